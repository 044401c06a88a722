"""R12: treasures."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R12.1 Taking treasures

GAP = "Tl t* .  t*"


def test_R12_1_all_but_one_go_to_the_trader() -> None:
    """R12.1: two treasures in a kingdom with a trader: one of them is taken."""
    asked = play(GAP, "lion settlement I2")
    assert asked.decision == "lion treasure"
    assert asked.legal == ["lion leave H2", "lion leave J2"]
    game = play(GAP, "lion settlement I2", "lion leave J2")
    assert game.window() == drawn("Tl t  s  t*")
    assert game.events_of("treasure") == ["treasure lion H2"]
    assert game.treasures("lion") == 1
    assert game.turn == "lion 1"


def test_R12_1_of_four_he_takes_three() -> None:
    """R12.1: all but one, in one go."""
    game = play("Tl t* t* .  t* t*", "lion settlement J2", "lion leave I2")
    assert game.window() == drawn("Tl t  t* s  t  t")
    assert game.treasures("lion") == 3


def test_R12_1_he_must_take_them() -> None:
    """R12.1: to decline is not allowed."""
    assert refused(GAP, "lion settlement I2", "lion decline") == "R12.1"


def test_R12_1_a_single_treasure_stays() -> None:
    """R12.1: there must be more than one."""
    game = play("Tl t* .", "lion settlement I2")
    assert game.events_of("treasure") == []
    assert game.window() == drawn("Tl t* s")


def test_R12_1_the_traders_owner_need_not_be_active() -> None:
    """R12.1: the lion links the treasures, the bull takes one, and the lion continues the turn."""
    game = play("Tb t* .  t*", "lion settlement I2")
    assert game.decision == "bull treasure"
    game = play("Tb t* .  t*", "lion settlement I2", "bull leave H2", "lion pass")
    assert game.decisions[2:] == ["lion action", "bull action"]
    assert game.treasures("bull") == 1


def test_R12_1_a_leader_can_link_treasures() -> None:
    """R12.1: at the end of every action, of any kind."""
    assert play("t* .  t*", "lion trader H2").legal == ["lion leave G2", "lion leave I2"]
    assert play("Tl t* .  t*", "lion priest I2").legal == ["lion leave H2", "lion leave J2"]


def test_R12_1_after_the_wars() -> None:
    """R12.1: the trader who is left when the wars are over takes them."""
    moves = ("lion settlement I2", "lion commit 0", "bull commit 0")
    game = play("Tl t* .  t* Tb", *moves)
    assert game.events_of("won") == ["won bull attacker 0 defender 0"]
    assert game.decision == "bull treasure"


def test_R12_1_not_if_a_war_parted_them_again() -> None:
    """R12.1: what counts is the kingdom at the end of the action."""
    drawing = "Tl t* .  m  m  t* Tb"
    moves = ("lion settlement H2", "lion commit 3", "bull commit 0")
    game = play(drawing, *moves, at="F2", extra="hand lion 1s 3m; hand bull")
    assert game.window() == drawn("Tl t* s  .  .  t* .")
    assert game.events_of("treasure") == []
    assert game.decision == "lion action"


@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("lion", ["lion treasure", "bull treasure"]),
        ("bull", ["bull treasure", "lion treasure"]),
        ("archer", ["lion treasure", "bull treasure"]),
    ],
)
def test_R12_1_several_kingdoms_at_once(active: str, order: list[str]) -> None:
    """R12.1: the active player first, then clockwise."""
    drawing = """
        Tl t* t* .
        .  .  .  .
        Tb t* t* .
        """
    answers = {"lion treasure": "lion leave H2", "bull treasure": "bull leave H4"}
    moves = [f"{active} swap 1t", *(answers[decision] for decision in order)]
    game = play(drawing, *moves, players="lion bull archer", extra=f"turn {active} 2")
    assert game.decisions[1:] == [*order, f"{active} action"]
    assert (game.treasures("lion"), game.treasures("bull")) == (1, 1)


# R12.2 Special borders first: on the standard board B2, P2, B8 and O9 have one.


def test_R12_2_the_special_border_first() -> None:
    """R12.2: with one such treasure and one other there is no choice and no decision."""
    game = play(
        """
        .  t* .  .
        .  .  t* ~
        """,
        "lion trader C2",
        at="A2",
    )
    assert game.events_of("treasure") == ["treasure lion B2"]
    assert game.window() == drawn(
        """
        .  t  Tl .
        .  .  t* ~
        """
    )
    assert game.decision == "lion action"


# From B2 to B8, both with a special border, by way of two rivers; B5 is missing.
NORTH_SOUTH = """
    .  t* Tl
    .  s  .
    ~  f  ~
    .  .  .
    {} s  {}
    ~  f  ~
    .  t* .
    """


def test_R12_2_where_only_special_ones_are_left_he_picks() -> None:
    """R12.2: two treasures, both special."""
    game = play(NORTH_SOUTH.format(".", "."), "lion settlement B5", at="A2")
    assert game.legal == ["lion leave B2", "lion leave B8"]


def test_R12_2_among_the_rest_he_picks() -> None:
    """R12.2: two special ones and two others: both special ones, and one of the others."""
    drawing = NORTH_SOUTH.format("t*", "t*")
    moves = ("lion settlement B5", "lion leave A6")
    written = play(drawing, moves[0], at="A2")
    assert written.legal == ["lion leave A6", "lion leave C6"]
    game = play(drawing, *moves, at="A2")
    assert game.events_of("treasure") == ["treasure lion B2", "treasure lion C6", "treasure lion B8"]
    assert refused(drawing, moves[0], "lion leave B2", at="A2") == "R12.2"


def test_R12_2_both_special_ones_before_a_single_other() -> None:
    """R12.2: two special ones and one other: the other stays, without a question."""
    game = play(NORTH_SOUTH.format("t*", "."), "lion settlement B5", at="A2")
    assert game.events_of("treasure") == ["treasure lion B2", "treasure lion B8"]
    assert game.decision == "lion action"


def test_R12_2_the_advanced_boards_borders() -> None:
    """R12.2: there, B3 is special and E1 is not."""
    game = play(
        """
        .  .  ~  ~  t* .
        .  .  f  f  s  .
        .  t* f  ~  .  .
        .  .  ~  .  .  .
        """,
        "lion trader F1",
        at="A1",
        options="board advanced",
    )
    assert game.events_of("treasure") == ["treasure lion B3"]


# R12.3 Waiting for a trader


def test_R12_3_without_a_trader_they_wait() -> None:
    """R12.3: the king does not take them."""
    game = play("Kl t* .  t*", "lion settlement I2")
    assert game.events_of("treasure") == []
    assert game.decision == "lion action"


def test_R12_3_until_there_is_one() -> None:
    """R12.3: the first trader in the kingdom takes them, at the end of that action."""
    drawing = """
        Kl t* .  t*
        .  .  .  .
        """
    moves = ("lion settlement I2", "lion pass", "bull trader H3")
    game = play(drawing, *moves)
    assert game.decision == "bull treasure"
    assert game.legal == ["bull leave H2", "bull leave J2"]


def test_R12_3_a_trader_who_loses_his_revolt_takes_nothing() -> None:
    """R12.3: the one who is there when the action is over takes them."""
    drawing = "Tb t* .  .  t  ."
    moves = ("lion trader I2", "lion commit 0", "bull commit 0")
    game = play(drawing, *moves)
    assert game.events_of("treasure") == []


# R12.3 in mayfair-2004: the player may, and only when the action joined them


def test_R12_3_mayfair_he_may_decline() -> None:
    """R12.3: all but one, or none."""
    asked = play(GAP, "lion settlement I2", rules="mayfair-2004")
    assert asked.legal == ["lion decline", "lion leave H2", "lion leave J2"]
    game = play(GAP, "lion settlement I2", "lion decline", rules="mayfair-2004")
    assert game.window() == drawn("Tl t* s  t*")
    assert game.treasures("lion") == 0
    assert game.turn == "lion 1"


def test_R12_3_mayfair_the_chance_does_not_come_again() -> None:
    """R12.3: treasures that were linked before the action cannot be claimed."""
    moves = ("lion settlement I2", "lion decline", "lion settlement K2", "bull pass", "lion swap 1t")
    game = play("Tl t* .  t* .", *moves, rules="mayfair-2004")
    assert "lion treasure" not in game.decisions[3:]
    assert game.events_of("treasure") == []


def test_R12_3_mayfair_a_trader_who_comes_later_gets_nothing() -> None:
    """R12.3: the treasures were linked before the trader came."""
    game = play("t* s  t* .", "lion trader J2", rules="mayfair-2004")
    assert game.decision == "lion action"
    assert game.events_of("treasure") == []


def test_R12_3_mayfair_a_trader_who_links_them_himself_may() -> None:
    """R12.3: a leader joins as well as a tile does."""
    game = play("t* .  t*", "lion trader H2", rules="mayfair-2004")
    assert game.legal == ["lion decline", "lion leave G2", "lion leave I2"]


def test_R12_3_mayfair_a_trader_who_moved_does_not_join_what_he_had_joined() -> None:
    """R12.3: the trader alone links the two treasures, before its move as after it."""
    drawing = """
        t* Tl t*
        t  .  t
        """
    game = play(drawing, "lion trader H3", rules="mayfair-2004")
    assert game.window() == drawn(
        """
        t* .  t*
        t  Tl t
        """
    )
    assert game.decision == "lion action"


def test_R12_3_mayfair_a_third_treasure_is_a_new_chance() -> None:
    """R12.3: then all but one of the three, also those that were declined."""
    moves = ("lion settlement I2", "lion decline", "lion settlement K2")
    game = play("Tl t* .  t* .  t*", *moves, rules="mayfair-2004")
    assert game.legal == ["lion decline", "lion leave H2", "lion leave J2", "lion leave L2"]


def test_R12_3_mayfair_special_borders_still_come_first() -> None:
    """R12.3: the player may decline, but not choose the other one."""
    game = play(
        """
        .  t* .  .
        .  .  t* ~
        """,
        "lion trader C2",
        at="A2",
        rules="mayfair-2004",
    )
    assert game.legal == ["lion decline", "lion leave C3"]


def test_R12_3_mayfair_off_turn_too() -> None:
    """R12.3: the trader's owner is asked, not the active player."""
    game = play("Tb t* .  t*", "lion settlement I2", "bull decline", rules="mayfair-2004")
    assert game.decisions == ["lion action", "bull treasure", "lion action"]


# R12.4 Wild points


@pytest.mark.parametrize(
    ("treasures", "lowest"),
    [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5)],
)
def test_R12_4_a_treasure_is_a_point_of_any_colour(treasures: int, lowest: int) -> None:
    """R12.4: each is put to a colour by itself, when the game is over."""
    points = "points lion black 1 red 3 blue 4 green 9"
    extra = f"{points}; treasures lion {treasures}; points bull black 0"
    game = play("t*", "lion pass", start_temples=False, extra=extra)
    assert game.result == f"lion {lowest} bull 0"
    assert game.points("lion") == {"black": 1, "red": 3, "blue": 4, "green": 9}


def test_R12_4_treasures_are_no_points_before_the_end() -> None:
    """R12.4: taking one adds to no colour yet."""
    game = play(GAP, "lion settlement I2", "lion leave J2")
    assert game.gains == []
    assert game.points("lion") == {}
