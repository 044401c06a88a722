"""R14: hidden information."""

# Tests are named after rule ids.
# ruff: noqa: N802

import random

import pytest

import shedu
from tests.rules.drawing import play

KINGDOM = "Kl t  .  t*"
HOLDINGS = (
    "hand lion 3t 2s; hand bull 1t 5m; points lion black 3 red 1; points bull blue 4;"
    " treasures lion 1; treasures bull 2"
)


def test_R14_1_a_player_sees_his_own_things_only() -> None:
    """R14.1: the others' hands, points and treasures are secret, as is the bag."""
    shown = play(KINGDOM, extra=HOLDINGS).shown_to("bull").splitlines()
    lines = [line for line in shown if line.split()[0] in ("hand", "points", "treasures", "bag", "draws")]
    assert lines == [
        "hand bull 1t 5m",
        "points bull black 0 red 0 blue 4 green 0",
        "treasures bull 2",
    ]


def test_R14_1_the_board_and_the_catastrophes_are_open() -> None:
    """R14.1: what lies on the table is not secret."""
    game = play(KINGDOM, "lion catastrophe I2", extra=HOLDINGS)
    shown = game.shown_to("bull").splitlines()
    assert "catastrophes lion 1" in shown
    assert "catastrophes bull 2" in shown
    assert "turn lion 1" in shown
    view = game.view("bull")
    assert view.hand_size(0) == 5
    assert [str(leader.space) for leader in view.leaders()] == ["G2"]


def test_R14_1_a_view_answers_nothing_about_others() -> None:
    """R14.1: not to players, and nothing at all to spectators."""
    position = play(KINGDOM, extra=HOLDINGS).position
    for view, others in ((position.view(0), [1]), (position.view(1), [0]), (position.view(None), [0, 1])):
        for seat in others:
            assert (view.hand(seat), view.points(seat), view.treasures(seat)) == (None, None, None)
        assert view.bag_count is None


@pytest.mark.parametrize(
    "other",
    [
        HOLDINGS.replace("3t 2s", "1f 4m"),
        HOLDINGS.replace("black 3 red 1", "green 9"),
        HOLDINGS.replace("treasures lion 1", "treasures lion 7"),
        f"{HOLDINGS}; bag 5t 3m",
        f"{HOLDINGS}; bag",
        f"{HOLDINGS}; draws m m m m f",
    ],
)
def test_R14_1_what_is_hidden_does_not_show(other: str) -> None:
    """R14.1: positions that differ only in what the bull cannot know give the same view."""
    one, two = play(KINGDOM, extra=HOLDINGS), play(KINGDOM, extra=other)
    assert one.position != two.position
    assert one.view("bull") == two.view("bull")
    assert one.shown_to("bull") == two.shown_to("bull")


def test_R14_1_what_another_can_do_is_not_told() -> None:
    """R14.1: legal moves depend on the hand, so only the deciding player receives them."""
    game = play(KINGDOM, extra=HOLDINGS)
    assert len(game.view("lion").legal_moves()) == len(game.legal)
    with pytest.raises(ValueError, match="only the deciding seat"):
        game.view("bull").legal_moves()


def test_R14_1_draws_and_swaps_show_their_number() -> None:
    """R14.1: which tiles they are only their owner sees."""
    moves = ("lion swap 2t", "lion pass", "bull market I2", "bull pass")
    game = play(KINGDOM, *moves, extra=f"{HOLDINGS}; draws s f t m")
    hidden = ("move lion swap", "draw")
    assert [line for line in game.events_seen_by("lion") if line.startswith(hidden)] == [
        "move lion swap 2t",
        "draw lion 1s 1f",
        "draw lion 1t",
        "draw bull 1",
    ]
    assert [line for line in game.events_seen_by("bull") if line.startswith(hidden)] == [
        "move lion swap 2",
        "draw lion 2",
        "draw lion 1",
        "draw bull 1m",
    ]


def test_R14_1_everything_else_was_seen_by_all() -> None:
    """R14.1: points gained, tiles committed and treasures taken were public when it happened."""
    game = play(
        """
        Tb t* .  t*
        .  .  .  .
        """,
        "lion settlement I2",
        "bull leave H2",
        "lion trader H3",
        "lion commit 2",
        "bull commit 1",
    )
    for player in ("lion", "bull"):
        seen = [line for line in game.events_seen_by(player) if not line.startswith("draw")]
        assert seen == [
            "turn lion",
            "move lion settlement I2",
            "move bull leave H2",
            "treasure bull J2",
            "move lion trader H3",
            "revolt trader attacker lion 1 defender bull 1",
            "move lion commit 2",
            "move bull commit 1",
            "won lion attacker 3 defender 2",
            "back bull trader G2 revolt",
            "gain lion red 1 revolt",
            "turn bull",
        ]


def test_R14_1_totals_are_secret_though_gains_were_seen() -> None:
    """R14.1: the points themselves are not shown, but a good memory can add up what was gained."""
    game = play("Kl t  .", "lion settlement I2", extra="points lion black 3")
    view = game.view("bull")
    assert "gain lion black 1 tile" in game.events_seen_by("bull")
    assert view.points(0) is None
    assert view.gained(0) == (1, 0, 0, 0)


def test_R14_1_committed_tiles_are_known_to_be_gone() -> None:
    """R14.1: they were shown; swapped tiles were not."""
    before = play("Kb t  .", extra="hand lion 3t 3s").view("bull").unseen
    committed = play("Kb t  .", "lion king I2", "lion commit 2", extra="hand lion 3t 3s").view("bull").unseen
    assert before[shedu.Colour.RED] - committed[shedu.Colour.RED] == 2
    swapped = play("Kb t  .", "lion swap 2t", extra="hand lion 3t 3s").view("bull").unseen
    assert swapped == before


def test_R14_1_a_possible_position_agrees_with_what_is_known() -> None:
    """R14.1: a position sampled from the bull's view gives the same view."""
    game = play(KINGDOM, "lion swap 2t", extra=HOLDINGS)
    view = game.view("bull")
    dealt = [shedu.resample(view, random.Random(seed)) for seed in range(10)]
    assert all(position.view(1) == view for position in dealt)
    assert len({position.hand(0) for position in dealt}) > 3


def test_R14_1_at_the_end_all_is_shown() -> None:
    """R14.1: secret until the end, and no longer."""
    game = play("t*", "lion pass", start_temples=False, extra=HOLDINGS)
    assert game.decision == "over"
    shown = game.shown_to("bull").splitlines()
    assert "points lion black 3 red 1 blue 0 green 0" in shown
    assert "treasures lion 1" in shown
    assert any(line.startswith("hand lion 3t") for line in shown)
    assert game.view("bull").points(0) == (3, 1, 0, 0)


def test_R14_2_open_scores() -> None:
    """R14.2: points and treasures are shown to all, hands and bag are not."""
    game = play(KINGDOM, options="open-scores", extra=HOLDINGS)
    shown = game.shown_to("bull").splitlines()
    assert "points lion black 3 red 1 blue 0 green 0" in shown
    assert "treasures lion 1" in shown
    assert not any(line.startswith(("hand lion", "bag")) for line in shown)


def test_R14_2_open_bag() -> None:
    """R14.2: how many tiles are in the bag is shown, not which."""
    game = play(KINGDOM, options="open-bag", extra=f"{HOLDINGS}; bag 5t 3m")
    shown = game.shown_to("bull").splitlines()
    assert "bag 8" in shown
    assert not any(line.startswith(("points lion", "treasures lion", "hand lion")) for line in shown)
    assert game.view("bull").bag_count == 8
    other = play(KINGDOM, options="open-bag", extra=f"{HOLDINGS}; bag 1t 7s")
    assert other.view("bull") == game.view("bull")
