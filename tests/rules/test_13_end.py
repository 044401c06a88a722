"""R13: the end of a turn and of the game."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import play, refused

# R13.1 The end of a turn


def test_R13_1_income_then_draws_then_the_next_turn() -> None:
    """R13.1: the monuments pay before tiles are drawn."""
    game = play(
        """
        Kl t  Pl
        .  x  x
        .  x  x
        """,
        "lion settlement G3",
        "lion pass",
        extra="monument black-red H3; hand lion 3s; draws m m f f",
    )
    assert game.events[-5:] == [
        "move lion pass",
        "gain lion black 1 monument",
        "gain lion red 1 monument",
        "draw lion 2f 2m",
        "turn bull",
    ]


@pytest.mark.parametrize(
    ("active", "draws"),
    [
        ("lion", ["draw lion 2t", "draw bull 1s", "draw pot 3m"]),
        ("bull", ["draw bull 1t", "draw pot 1t 2s", "draw lion 2m"]),
        ("archer", ["draw pot 2t 1s", "draw lion 2m", "draw bull 1m"]),
        ("pot", ["draw pot 2t 1s", "draw lion 2m", "draw bull 1m"]),
    ],
)
def test_R13_1_the_active_player_draws_first_then_clockwise(active: str, draws: list[str]) -> None:
    """R13.1: all who are short, up to six."""
    hands = "hand lion 4f; hand bull 5f; hand archer 6f; hand pot 3f"
    order = "t t s s m m" if active == "bull" else "t t s m m m"
    game = play(
        "",
        f"{active} pass",
        players="lion bull archer pot",
        extra=f"{hands}; turn {active} 2; draws {order}",
    )
    assert game.events_of("draw") == draws
    assert {game.position.hand_size(seat) for seat in range(4)} == {6}


def test_R13_1_who_committed_tiles_draws_at_the_end_of_the_turn() -> None:
    """R13.1: not before, and not only at the end of the own turn."""
    moves = ("lion king I2", "lion commit 0", "bull commit 2")
    during = play("Kb t  .", *moves)
    assert during.events_of("draw") == []
    assert during.hand("bull") == "2s 1f 1m"
    after = play("Kb t  .", *moves, "lion pass", extra="draws m m")
    assert after.events_of("draw") == ["draw bull 2m"]


# R13.2 The end of the game


@pytest.mark.parametrize(
    ("treasures", "decision"),
    [(3, "bull action"), (2, "over"), (1, "over"), (0, "over")],
)
def test_R13_2_two_treasures_or_fewer(treasures: int, decision: str) -> None:
    """R13.2: counted on the board at the end of a turn."""
    drawing = "  ".join(["t*"] * treasures + ["t "] * (3 - treasures))
    game = play(drawing, "lion pass", start_temples=False)
    assert game.decision == decision
    assert game.events_of("over") == (["over treasures"] if decision == "over" else [])


def test_R13_2_not_before_the_end_of_the_turn() -> None:
    """R13.2: the player who took the treasures still has the second action and the income."""
    drawing = """
        Tl t* .  t* t*
        .  x  x  .  .
        .  x  x  .  .
        """
    moves = ("lion settlement I2", "lion leave H2", "lion market G3")
    extra = "monument red-green H3"
    game = play(drawing, *moves[:2], start_temples=False, extra=extra)
    assert game.decision == "lion action"
    game = play(drawing, *moves, start_temples=False, extra=extra)
    assert game.gains == ["lion green 1 tile", "lion green 1 monument"]
    assert game.events_of("over") == ["over treasures"]


def test_R13_2_an_empty_bag_alone_ends_nothing() -> None:
    """R13.2: the last tile is drawn, no hand is short, and the game goes on while no player must draw."""
    extra = "hand lion 4t; hand bull 6t; bag 2s"
    game = play("", "lion pass", "bull pass", "lion pass", extra=extra)
    assert game.bag() == ""
    assert game.decision == "bull action"
    last = play("", "lion pass", "bull temple A11", "bull pass", extra=extra)
    assert last.events_of("over") == ["over bag"]


def test_R13_2_a_draw_from_an_empty_bag() -> None:
    """R13.2: the player draws what is left, and the game is over."""
    game = play("", "lion pass", extra="hand lion 3t; bag 2s")
    assert game.events_of("draw", "over") == ["draw lion 2s", "over bag"]
    assert game.decision == "over"
    assert game.legal == []


def test_R13_2_another_player_who_must_draw() -> None:
    """R13.2: it need not be the active one."""
    game = play("", "lion pass", extra="hand lion 5t; hand bull 5t; bag 1s")
    assert game.events_of("draw", "over") == ["draw lion 1s", "over bag"]


def test_R13_2_nothing_after_the_end() -> None:
    """R13.2: a move after the end is refused."""
    assert refused("", "lion pass", "bull pass", extra="hand lion 3t; bag 2s") == "R13.2"


INCOME = """
    Kl t  .
    .  x  x
    .  x  x
    """


def test_R13_2_income_comes_before_the_last_draw() -> None:
    """R13.2: the draw at the end of a turn comes after the monuments."""
    extra = "monument black-red H3; hand lion 3t; bag 2s"
    game = play(INCOME, "lion pass", extra=extra)
    assert game.events_of("gain", "over") == ["gain lion black 1 monument", "over bag"]


SHORT = "monument black-red H3; hand lion 6t; bag 2s"


@pytest.mark.parametrize("rules", ["modern", "modern-first", "classic-1997"])
@pytest.mark.parametrize("before", [(), ("lion priest I2",)], ids=["first action", "second action"])
def test_R13_2_a_swap_that_comes_up_short_ends_it_at_once(rules: str, before: tuple[str, ...]) -> None:
    """R13.2: no second action, no income."""
    game = play(INCOME, *before, "lion swap 3t", rules=rules, extra=SHORT)
    assert game.decision == "over"
    assert game.gains == []
    assert game.events_of("draw", "over") == ["draw lion 2s", "over bag"]


@pytest.mark.parametrize("rules", ["pegasus-2007", "mayfair-2004"])
def test_R13_2_or_the_turn_is_finished_first(rules: str) -> None:
    """R13.2: with its second action and its income; the draw at its end ends the game."""
    game = play(INCOME, "lion swap 3t", rules=rules, extra=SHORT)
    assert game.decision == "lion action"
    assert game.hand("lion") == "3t 2s"
    game = play(INCOME, "lion swap 3t", "lion settlement G3", rules=rules, extra=SHORT)
    assert game.gains == ["lion black 1 tile", "lion black 1 monument"]
    assert game.events_of("over") == ["over bag"]


@pytest.mark.parametrize("rules", ["pegasus-2007", "mayfair-2004"])
def test_R13_2_a_short_swap_as_the_second_action(rules: str) -> None:
    """R13.2: then there is only the income left."""
    game = play(INCOME, "lion priest I2", "lion swap 3t", rules=rules, extra=SHORT)
    assert game.gains == ["lion black 1 monument", "lion red 1 monument"]
    assert game.events_of("over") == ["over bag"]


def test_R13_2_at_once_as_an_option_of_mayfair() -> None:
    """R13.2: the summary's variant."""
    game = play(INCOME, "lion swap 3t", rules="mayfair-2004", options="bag at-once", extra=SHORT)
    assert game.decision == "over"
    assert game.gains == []


@pytest.mark.parametrize("rules", ["modern", "pegasus-2007"])
def test_R13_2_a_swap_that_just_empties_the_bag(rules: str) -> None:
    """R13.2: two tiles for two: nothing ends, and with six tiles in hand no player must draw."""
    game = play(INCOME, "lion swap 2t", "lion pass", rules=rules, extra=SHORT)
    assert game.bag() == ""
    assert game.turn == "bull 2"


# R13.3 Who wins


def final(lion: str, bull: str, archer: str = "0 0 0 0 0") -> str:
    """The result if the game ends with these points, black, red, blue, green, and treasures."""
    extra = []
    for player, said in (("lion", lion), ("bull", bull), ("archer", archer)):
        black, red, blue, green, treasures = said.split()
        extra.append(f"points {player} black {black} red {red} blue {blue} green {green}")
        extra.append(f"treasures {player} {treasures}")
    game = play(
        "t*",
        "lion pass",
        start_temples=False,
        players="lion bull archer",
        extra="; ".join(extra),
    )
    assert game.events[-1] == f"result {game.result}"
    return game.result


@pytest.mark.parametrize(
    ("lion", "bull", "result"),
    [
        ("5 5 5 5 0", "9 9 9 4 0", "lion 5 bull 4 archer 0"),  # the lowest, not the sum
        ("4 9 9 9 0", "9 9 9 5 0", "bull 5 lion 4 archer 0"),
        ("5 6 9 9 0", "5 7 7 7 0", "bull 5 lion 5 archer 0"),  # the second lowest
        ("9 5 6 7 0", "8 6 5 8 0", "bull 5 lion 5 archer 0"),  # the third
        ("5 6 7 8 0", "9 7 6 5 0", "bull 5 lion 5 archer 0"),  # the fourth
        ("5 6 7 8 0", "8 7 6 5 0", "lion 5 = bull 5 archer 0"),  # shared
    ],
)
def test_R13_3_the_best_lowest_colour_wins(lion: str, bull: str, result: str) -> None:
    """R13.3: ties go to the second lowest, the third, the fourth; who is still tied shares."""
    assert final(lion, bull) == result


@pytest.mark.parametrize(
    ("lion", "bull", "result"),
    [
        ("3 5 5 9 2", "5 5 5 5 0", "lion 5 bull 5 archer 0"),  # 5 5 5 9
        ("3 5 5 5 3", "5 5 5 6 0", "lion 5 = bull 5 archer 0"),  # the third has to go somewhere
        ("2 3 9 9 4", "4 4 9 9 0", "lion 4 bull 4 archer 0"),  # 4 5 9 9, not 6 3 9 9
        ("0 0 0 0 9", "2 2 2 2 0", "lion 2 bull 2 archer 0"),  # 3 2 2 2
    ],
)
def test_R13_3_treasures_go_where_they_help_most(lion: str, bull: str, result: str) -> None:
    """R13.3: to the lowest colour first, and then on for the ties."""
    assert final(lion, bull) == result


def test_R13_3_a_shared_place_below_the_first() -> None:
    """R13.3: equal players share any place, named in the order of their seats."""
    assert final("5 5 5 5 0", "6 6 6 6 0", "5 5 5 4 1") == "bull 6 lion 5 = archer 5"


def test_R13_3_three_may_share_the_victory() -> None:
    """R13.3: all who are tied in all four colours."""
    assert final("1 2 3 4 0", "4 3 2 1 0", "2 1 4 3 0") == "lion 1 = bull 1 = archer 1"
