"""R3: a turn."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

KINGDOM = """
    t  Kl .
    .  .  .
    """


def test_R3_1_two_actions_then_the_next_player() -> None:
    """R3.1: the turn passes by itself after the second action, and the hand is refilled."""
    game = play(KINGDOM, "lion settlement I2", "lion market G3", extra="draws t t f")
    assert game.decisions == ["lion action", "lion action", "bull action"]
    assert game.turn == "bull 2"
    assert game.events_of("draw", "turn") == ["turn lion", "draw lion 2t", "turn bull"]
    assert game.hand("lion") == "4t 1s 1f"


@pytest.mark.parametrize(
    "actions",
    [
        ("settlement I2", "settlement I3"),
        ("king off", "settlement I2"),
        ("settlement I2", "king off"),
        ("catastrophe G3", "catastrophe H3"),
        ("swap 1t", "swap 2s"),
        ("priest G3", "priest off"),
    ],
    ids=" ".join,
)
def test_R3_1_any_order_and_the_same_twice(actions: tuple[str, str]) -> None:
    """R3.1: two different actions in either order, or one kind twice."""
    game = play(KINGDOM, *(f"lion {action}" for action in actions))
    assert game.turn == "bull 2"


def test_R3_1_a_third_action_is_refused() -> None:
    """R3.1: after two actions it is the other player's turn."""
    three = ("lion settlement I2", "lion settlement I3", "lion king off")
    assert refused(KINGDOM, *three) == "R3.1"


INCOME = """
    Kl t  .
    .  x  x
    .  x  x
    """


@pytest.mark.parametrize("first", [(), ("lion settlement G3",)], ids=["none", "one"])
def test_R3_1_ending_early_keeps_income_and_draws(first: tuple[str, ...]) -> None:
    """R3.1: after no action or after one, monuments pay and the hand is refilled."""
    game = play(INCOME, *first, "lion pass", extra="monument black-red H3; hand lion 3s; draws m m m t")
    assert game.turn == "bull 2"
    assert "lion black 1 monument" in game.gains
    drawn_tiles = ["draw lion 1t 3m"] if first else ["draw lion 3m"]
    assert game.events_of("draw") == drawn_tiles


def test_R3_2_four_kinds_of_action_and_the_pass() -> None:
    """R3.2: leaders, tiles, catastrophes, swaps; nothing else, but the turn can be ended."""
    game = play(KINGDOM)
    words = {line.split()[1] for line in game.legal}
    leaders = {"king", "priest", "farmer", "trader"}
    tiles = {"temple", "settlement", "farm", "market"}
    assert words == leaders | tiles | {"catastrophe", "swap", "pass"}


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("war king", "R9.2"),
        ("commit 0", "R8.2"),
        ("library G2", "R11.4"),
        ("monument red-blue G2", "R11.1"),
        ("wonder H3", "R11.8"),
        ("leave G2", "R12.1"),
        ("score red", "R11.9"),
        ("decline", "R3.1"),
    ],
)
def test_R3_2_answers_are_no_actions(answer: str, rule: str) -> None:
    """R3.2: what answers a question cannot be played unasked."""
    assert refused(KINGDOM, f"lion {answer}", options="buildings, wonder") == rule


ALL_AT_ONCE = """
    t  .  .  .  .
    Tl t* .  t* Fb
    Fl t  t  .  .
    """
ALL_MOVES = (
    "lion temple I3",  # unites two kingdoms, makes a line, a square, and links two treasures
    "lion commit 0",
    "bull commit 0",
    "lion library I3",
    "lion monument red-green H3",
    "lion leave J3",
)


def test_R3_3_conflicts_then_buildings_then_monuments_then_treasures() -> None:
    """R3.3: one tile sets off everything, and it is settled in this order."""
    game = play(ALL_AT_ONCE, *ALL_MOVES, options="buildings")
    assert game.decisions == [
        "lion action",
        "lion commit",
        "bull commit",
        "lion building",
        "lion monument",
        "lion treasure",
        "lion action",
    ]
    assert game.events[1:] == [
        "move lion temple I3",
        "unification I3",
        "war farmer attacker lion 0 defender bull 0",
        "move lion commit 0",
        "move bull commit 0",
        "won bull attacker 0 defender 0",
        "back lion farmer G4 war",
        "gain bull blue 1 war",
        "move lion library I3",
        "move lion monument red-green H3",
        "building-back library I3",
        "move lion leave J3",
        "treasure lion H3",
    ]
    assert game.window() == drawn(
        """
        t  .  .  .  .
        Tl x  x  t* Fb
        .  x  x  .  .
        """
    )


@pytest.mark.parametrize("done", range(1, 6))
def test_R3_3_nothing_else_until_the_action_is_over(done: int) -> None:
    """R3.3: no second action and no end of the turn while something is open."""
    game = play(ALL_AT_ONCE, *ALL_MOVES[:done], options="buildings")
    player = game.decision.split()[0]
    assert not {"lion pass", "bull pass", "lion king G5"} & set(game.legal)
    refused(ALL_AT_ONCE, *ALL_MOVES[:done], f"{player} pass", options="buildings")
    refused(ALL_AT_ONCE, *ALL_MOVES[:done], f"{player} swap 1t", options="buildings")
    assert game.turn == "lion 1"
