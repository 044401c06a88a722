"""A game in progress: proposals, repeated entries, restore, records and variations."""

import random

import pytest

from shedu.engine.moves import Move, parse_move
from shedu.engine.record import format_record, parse_record
from shedu.engine.refusals import IllegalMoveError
from shedu.engine.view import resample
from shedu.play import game as games
from shedu.play.errors import GameOverError, NotYourDecisionError, ReadOnlyError, StaleEntryError
from shedu.play.game import Game
from tests.play.games import AGAINST_BOT, act, moves, new_game, play_on


def test_a_proposed_move_changes_nothing_until_it_is_accepted() -> None:
    game = new_game()
    moment = game.propose_move(0, 0, parse_move("king B1"))
    assert (game.now.number, game.entries) == (0, [])
    game.accept(moment)
    assert (game.now.number, game.now.ply) == (1, 1)
    assert [str(leader.space) for leader in game.now.position.leaders()] == ["B1"]
    game.accept(moment)
    assert game.entries == [(0, "king B1")]


@pytest.mark.parametrize(
    ("entry", "seat", "move", "error"),
    [
        (0, 0, "king A1", IllegalMoveError),
        (0, 1, "pass", NotYourDecisionError),
        (0, None, "pass", NotYourDecisionError),
        (3, 0, "pass", StaleEntryError),
        (-1, 0, "pass", StaleEntryError),
    ],
)
def test_a_rejected_move_names_its_reason(
    entry: int, seat: int | None, move: str, error: type[Exception]
) -> None:
    game = new_game()
    with pytest.raises(error):
        game.propose_move(entry, seat, parse_move(move))
    assert game.now.number == 0


def test_a_finished_game_accepts_no_move() -> None:
    game = new_game()
    while game.decider is not None:
        play_on(game, 50)
    with pytest.raises(GameOverError):
        game.propose_move(game.now.number, 0, parse_move("pass"))


def test_a_repeated_move_counts_once() -> None:
    """A client that is not sure whether its move arrived sends it again."""
    game = new_game()
    act(game, "king B1")
    act(game, "pass")
    again = game.propose_move(0, 0, parse_move("king B1"))
    assert again is game.current_line()[1]
    game.accept(again)
    assert game.now.number == 2
    for seat, move in ((0, "king C2"), (1, "king B1")):
        with pytest.raises(StaleEntryError):
            game.propose_move(0, seat, parse_move(move))


def test_missed_moments_include_undone_moves() -> None:
    """All since an entry; nothing when too many entries have been added since."""
    game = new_game()
    act(game, "king B1")
    game.accept(game.propose_undo(1, 0, 0))
    act(game, "king C2")
    assert [moment.text for moment in game.missed(0)] == ["king B1", "undo 0", "king C2"]
    assert [moment.number for moment in game.missed(2)] == [3]
    for since in (None, 3, 7, -1, -2):
        assert game.missed(since) == []
    for _ in range(games.KEPT_MOMENTS - 3):
        act(game, "pass")
    assert len(game.missed(0)) == games.KEPT_MOMENTS
    act(game, "pass")
    assert game.missed(0) == []
    assert len(game.missed(1)) == games.KEPT_MOMENTS


def test_no_request_recomputes_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for missed moments nor for a repeated old entry."""
    game = new_game()
    act(game, "king B1")
    for _ in range(2 * games.KEPT_MOMENTS):
        act(game, "pass")
    monkeypatch.setattr(Game, "current_line", None)
    for since in range(-2, game.now.number + 2):
        assert len(game.missed(since)) <= games.KEPT_MOMENTS
    with pytest.raises(StaleEntryError):
        game.propose_move(0, 0, parse_move("king B1"))


def test_alternating_moves_and_undos_do_not_recompute_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regardless of how many entries ago the turn began."""
    game = new_game()
    for _ in range(2 * games.KEPT_MOMENTS):
        act(game, "pass")
    ply = game.now.ply
    monkeypatch.setattr(Game, "current_line", None)
    for _ in range(2 * games.KEPT_MOMENTS):
        act(game, "king B1")
        assert game.undo_to(0) == [ply]
        assert game.undo_by_consent(0)[0] == ply
        game.accept(game.propose_undo(game.now.number, 0, ply))
        assert game.undo_to(0) == []
    assert len(game._kept) <= 2 * games.KEPT_MOMENTS


def test_recomputed_moments_are_kept() -> None:
    """While they are on the current line."""
    game = new_game()
    for _ in range(2 * games.KEPT_MOMENTS):
        act(game, "pass")
    game.accept(game.next_moment(0, "undo 4"))
    assert (game.now.number, game.now.ply) == (2 * games.KEPT_MOMENTS + 1, 4)
    assert [moment.ply for moment in game.current_line()] == [0, 1, 2, 3, 4]
    game.undo_by_consent(0)
    assert set(game.line) <= set(game._kept)


def test_stored_entries_restore_the_game() -> None:
    """Undo included; only the last moments are kept."""
    game = new_game()
    play_on(game, 40)
    if game.undo_to(game.decider):
        game.accept(game.propose_undo(game.now.number, game.decider, game.undo_to(game.decider)[-1]))
    act(game, "pass" if "pass" in moves(game) else moves(game)[0])
    again = Game(game.id, parse_record(format_record(game.head)), game.seats)
    again.restore(game.entries)
    assert again.now == game.now
    assert again.line == game.line
    assert again.missed(game.now.number - 20) == []
    since = game.now.number - games.RESTORED_MOMENTS
    assert again.missed(since) == game.missed(since)
    assert len(again.missed(since)) == games.RESTORED_MOMENTS
    assert again.current_line() == game.current_line()


@pytest.mark.parametrize("seed", range(8))
def test_games_with_many_undos_are_restored(seed: int) -> None:
    """From any number of entries, and without playing what was undone long ago."""
    rng, game = random.Random(seed), new_game()
    for _ in range(120):
        seat = game.decider
        if seat is None:
            break
        back = game.undo_by_consent(seat)
        if back and rng.random() < 0.4:
            game.accept(game.propose_undo(game.now.number, seat, rng.choice(back), is_agreed=True))
        else:
            act(game, rng.choice(moves(game)))
    line = game.current_line()
    for count in (1, 5, 13, 40, len(game.entries)):
        stored = game.entries[:count]
        again, whole = (Game(game.id, game.head, game.seats) for _ in range(2))
        again.restore(stored)
        for entry in stored:
            whole.accept(whole.next_moment(*entry))
        assert (again.now.position, again.now.ply, again.now.turn) == (
            whole.now.position,
            whole.now.ply,
            whole.now.turn,
        )
        assert again.line == whole.line
        assert again.current_line() == whole.current_line()
        since = again.now.number - min(count, games.RESTORED_MOMENTS)
        assert again.missed(since) == whole.missed(since)
    assert again.current_line() == line


def test_undone_moves_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game()
    for _ in range(100):
        act(game, "king B1")
        game.accept(game.propose_undo(game.now.number, 0, 0))
    for _ in range(20):
        act(game, "pass")
    again = Game(game.id, game.head, game.seats)
    played: list[str] = []

    def parse(text: str) -> Move:
        played.append(text)
        return parse_move(text)

    monkeypatch.setattr(games, "parse_move", parse)
    again.restore(game.entries)
    assert played == ["pass"] * 20
    assert again.now == game.now


def test_a_game_survives_its_record() -> None:
    """Names, moves and result; undone moves are not in a record."""
    game = new_game(AGAINST_BOT)
    act(game, "king B1")
    game.accept(game.propose_undo(1, 0, 0))
    play_on(game, 60)
    record = parse_record(format_record(game.record()))
    assert record.names == {"lion": "Ann", "bull": "Novice"}
    again = Game.of_record("again", record, game.seats)
    assert again.now.position == game.now.position
    assert [moment.events for moment in again.current_line()] == [
        moment.events for moment in game.current_line()
    ]
    assert again.now.ply == again.now.number == game.now.ply
    assert again.record() == game.record()


def test_an_opened_record_is_read_only() -> None:
    game = new_game()
    play_on(game, 30)
    opened = Game.of_record("opened", game.record(), game.seats, is_replay=True)
    assert opened.is_open
    assert opened.decider is None
    with pytest.raises(ReadOnlyError):
        opened.propose_move(opened.now.number, 0, parse_move("pass"))
    with pytest.raises(ReadOnlyError):
        opened.propose_undo(opened.now.number, 0, 0)


@pytest.mark.parametrize("ply", [0, 7, 40])
def test_a_branch_continues_from_any_ply(ply: int) -> None:
    """The variation shares the moves up to there; the game itself stays as it is."""
    game = new_game()
    play_on(game, 40)
    entries = list(game.entries)
    branch = game.branch(ply)
    assert branch.now.position == game.at_ply(ply).position
    play_on(branch, 5, seed=8)
    assert branch.now.ply == ply + 5
    assert branch.entries[:ply] == entries[:ply]
    assert game.entries == entries


def test_a_branch_of_a_record_can_be_played() -> None:
    game = new_game()
    play_on(game, 20)
    opened = Game.of_record("opened", game.record(), game.seats, is_replay=True)
    branch = opened.branch(10)
    assert branch.decider is not None
    act(branch, moves(branch)[0])
    assert branch.now.ply == 11


def test_bot_seeds_depend_on_the_moment_and_not_on_hidden_tiles() -> None:
    """The same game asks the same bot the same way again; the bag has no influence."""
    game, again = new_game(AGAINST_BOT), new_game(AGAINST_BOT)
    seeds = []
    for _ in range(6):
        assert game.bot_seed() == again.bot_seed()
        seeds.append(game.bot_seed())
        act(game, "pass")
        act(again, "pass")
    assert len(set(seeds)) == len(seeds)


def test_a_view_holds_nothing_hidden() -> None:
    """It is the same for any deal that the seat cannot tell apart."""
    game = new_game()
    play_on(game, 30)
    view = game.view(0)
    assert resample(view, random.Random(1)).view(0) == view
    assert game.view(0).hand(1) is None
