"""Seats and the seat that begins (R1.7)."""

from shedu.cli.play.setup import GameSetup
from shedu.play.seats import Seat, draw_first, rotate
from tests.cli.command import shedu


def test_every_seat_can_begin() -> None:
    """The seed decides."""
    for count in (2, 3, 4):
        assert {draw_first(seed, count) for seed in range(40)} == set(range(count))
        assert draw_first(7, count) == draw_first(7, count)


def test_rotation_keeps_the_circle() -> None:
    assert rotate("abcd", 0) == ("a", "b", "c", "d")
    assert rotate("abcd", 3) == ("d", "a", "b", "c")


def test_terminal_and_random_games_draw_the_same_way() -> None:
    """`shedu play` and `shedu random` rotate their circle of seats by the same draw."""
    for seed in range(6):
        first = draw_first(seed, 4)
        circle = GameSetup(players="4", first="lion").seats(seed)
        assert GameSetup(players="4").seats(seed) == rotate(circle, first)
        out = shedu("random", "--seed", str(seed), "--players", "4").out
        players = next(line for line in out.splitlines() if line.startswith("players ")).split()[1:]
        assert tuple(players) == rotate(("archer", "bull", "lion", "pot"), first)


def test_a_seat_is_a_bots_if_it_says_so() -> None:
    assert Seat("lion", "bot", "novice").is_bot
    assert not Seat("lion").is_bot
    assert not Seat("lion", "open").is_bot
