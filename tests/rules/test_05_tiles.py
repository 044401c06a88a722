"""R5: tiles."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R5.1 Where

BANK = """
    .  t  .
    !  Kl .
    ~  ~  ~
    """


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("temple A5", "t  t  ."),
        ("settlement C5", ".  t  s"),
        ("market A5", "m  t  ."),
    ],
)
def test_R5_1_temples_settlements_and_markets_on_land(move: str, after: str) -> None:
    """R5.1: three of the four kinds lie on land."""
    game = play(BANK, f"lion {move}", at="A5")
    assert game.window().splitlines()[0] == drawn(after)
    assert game.turn == "lion 1"


def test_R5_1_farms_on_rivers() -> None:
    """R5.1: the fourth lies on rivers."""
    game = play(BANK, "lion farm C7", at="A5")
    assert game.window().splitlines()[2] == drawn("~  ~  f")


@pytest.mark.parametrize(
    "move",
    [
        "farm A5",
        "temple A7",
        "settlement B7",
        "market C7",
        "temple B5",  # a tile lies there
        "settlement B6",  # a leader stands there
        "market A6",  # a catastrophe
    ],
)
def test_R5_1_not_on_other_ground_and_not_on_anything(move: str) -> None:
    """R5.1: the space must be empty and of the right kind."""
    assert refused(BANK, f"lion {move}", at="A5") == "R5.1"


def test_R5_1_from_the_hand() -> None:
    """R5.1: what one does not hold one cannot place; what is placed has left the hand."""
    assert refused(BANK, "lion market C5", at="A5", extra="hand lion 3t 3s") == "R5.1"
    assert play(BANK, "lion market C5", at="A5", extra="hand lion 1s 2m").hand("lion") == "1s 1m"


def test_R5_1_next_to_nothing() -> None:
    """R5.1: a tile may lie alone."""
    game = play(
        """
        Kl t  .  .
        .  .  .  .
        """,
        "lion settlement J3",
    )
    assert game.window() == drawn(
        """
        Kl t  .  .
        .  .  .  s
        """
    )
    assert game.gains == []


# R5.2 At most two kingdoms

THREE_SIDES = """
    Pl t  .  t  Pb
    .  .  t  .  .
    .  .  {}  .  .
    """


def test_R5_2_a_tile_never_unites_three_kingdoms() -> None:
    """R5.2: with kingdoms on three sides, the space is closed to tiles."""
    assert refused(THREE_SIDES.format("Kl"), "lion settlement I2") == "R5.2"
    assert "I2" not in play(THREE_SIDES.format("Kl")).choices("market")


def test_R5_2_two_kingdoms_and_a_region_are_allowed() -> None:
    """R5.2: a group without a leader does not count."""
    game = play(THREE_SIDES.format(". "), "lion settlement I2")
    assert game.events_of("unification") == ["unification I2"]


def test_R5_2_one_kingdom_on_three_sides_is_one() -> None:
    """R5.2: a tile may touch a kingdom on several sides."""
    game = play(
        """
        t  .  t
        t  t  t
        .  Kl .
        """,
        "lion settlement H2",
    )
    assert game.events_of("unification") == []
    assert game.gains == ["lion black 1 tile"]


def test_R5_2_two_kingdoms_on_four_sides_are_two() -> None:
    """R5.2: here each of them touches the tile twice."""
    game = play(
        """
        .  t  s  .
        Pl t  .  t
        .  .  t  t
        .  .  .  Kb
        """,
        "lion market I3",
    )
    assert game.events_of("unification") == ["unification I3"]


# R5.3 Who gains


@pytest.mark.parametrize(
    ("leaders", "tile", "gains"),
    [
        ("Kl .", "settlement", ["lion black 1 tile"]),
        ("Pl .", "temple", ["lion red 1 tile"]),
        ("Tl .", "market", ["lion green 1 tile"]),
        ("Kl .", "temple", ["lion red 1 tile"]),  # the king stands in for the priest
        ("Kl .", "market", ["lion green 1 tile"]),
        ("Kl Tb", "market", ["bull green 1 tile"]),  # the trader comes before the king
        ("Tb Kl", "market", ["bull green 1 tile"]),
        ("Kl Tb", "settlement", ["lion black 1 tile"]),
        ("Kb .", "market", ["bull green 1 tile"]),  # the lion places, the bull gains
        ("Pb Tl", "temple", ["bull red 1 tile"]),
        ("Pl .", "market", []),  # no trader, no king
        ("Tl Fl", "settlement", []),  # a black tile and no king
        ("Fl Tl", "temple", []),
    ],
)
def test_R5_3_the_leader_of_the_colour_or_else_the_king(leaders: str, tile: str, gains: list[str]) -> None:
    """R5.3: the leader of the colour gains, else the king, else no player, whichever seat placed the tile."""
    left, right = leaders.split()
    drawing = f"""
        {left}  t  {right}
        .   .  .
        """
    assert play(drawing, f"lion {tile} H3").gains == gains


def test_R5_3_a_farm_for_the_farmer() -> None:
    """R5.3: blue is no different."""
    bank = """
        .  t  .
        .  {}  .
        ~  ~  ~
        """
    assert play(bank.format("Fb"), "lion farm B7", at="A5").gains == ["bull blue 1 tile"]
    assert play(bank.format("Kb"), "lion farm B7", at="A5").gains == ["bull blue 1 tile"]
    assert play(bank.format("Pb"), "lion farm B7", at="A5").gains == []


def test_R5_3_outside_a_kingdom_nobody_gains() -> None:
    """R5.3: a tile added to a region scores nothing."""
    assert play("t  .", "lion temple H2").gains == []


def test_R5_3_linking_regions_in_the_same_move_does_not_matter() -> None:
    """R5.3: the tile scores one point, however much it links to the kingdom."""
    game = play(
        """
        .  .  s  .
        Kl t  .  s
        .  .  s  .
        """,
        "lion settlement I3",
    )
    assert game.gains == ["lion black 1 tile"]
    assert game.events_of("unification") == []


# R5.4 Uniting scores nothing


def test_R5_4_uniting_in_peace_scores_nothing() -> None:
    """R5.4: not even the king in the new kingdom gains anything."""
    game = play("Kl t  .  t  Pb", "lion settlement I2")
    assert game.events == ["turn lion", "move lion settlement I2", "unification I2"]
    assert game.decision == "lion action"
    assert game.turn == "lion 1"
    assert game.kingdoms() == ["G2 H2 I2 J2 K2"]


def test_R5_4_uniting_in_war_scores_nothing_for_the_tile() -> None:
    """R5.4: and the tile lies under the unification tile until the wars are over."""
    drawing = "Kl t  .  t  Kb"
    moves = ("lion settlement I2", "lion commit 0", "bull commit 0")
    during = play(drawing, *moves[:2])
    assert str(during.position.unification) == "I2"
    after = play(drawing, *moves)
    assert after.position.unification is None
    assert after.gains == ["bull black 1 war"]
    assert after.window() == drawn(".  t  s  t  Kb")


def test_R5_4_the_next_tile_scores_again() -> None:
    """R5.4: in the united kingdom everything is as usual."""
    game = play("Kl t  .  t  Pb", "lion settlement I2", "lion settlement I3")
    assert game.gains == ["lion black 1 tile"]


# R5.5 At once


def test_R5_5_points_are_gained_before_anything_else_happens() -> None:
    """R5.5: the point is there while its action is still going on."""
    game = play("Pl t  t  .", "lion temple J2", options="buildings")
    assert game.decision == "lion building"
    assert game.points("lion") == {"red": 1}
    assert game.events[-2:] == ["move lion temple J2", "gain lion red 1 tile"]


def test_R5_5_a_war_pays_before_the_next_begins() -> None:
    """R5.5: points of the first war are there during the second."""
    game = play(
        """
        Kl t  .  t  Kb
        Tl t  .  t  Tb
        """,
        "lion settlement I2",
        "lion war king",
        "lion commit 0",
        "bull commit 0",
    )
    assert game.decision == "lion commit"
    assert game.points("bull") == {"black": 1}
