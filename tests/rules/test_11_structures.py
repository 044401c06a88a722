"""R11: monuments, buildings and the wonder."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R11.1 Building a monument

SQUARE = """
    .  {0}  {0}  .
    .  {0}  .    .
    .  .    .    .
    """
TEMPLES = SQUARE.format("t")


@pytest.mark.parametrize(
    ("tile", "letter", "monuments"),
    [
        ("settlement", "s", ["black-blue", "black-green", "black-red"]),
        ("temple", "t", ["black-red", "red-blue", "red-green"]),
        ("market", "m", ["black-green", "blue-green", "red-green"]),
    ],
)
def test_R11_1_a_square_of_one_colour(tile: str, letter: str, monuments: list[str]) -> None:
    """R11.1: he may build any monument that has the colour, or none; no leader is needed for it."""
    game = play(SQUARE.format(letter), f"lion {tile} I3")
    assert game.legal == ["lion decline", *(f"lion monument {name} H2" for name in monuments)]


def test_R11_1_a_square_of_farms() -> None:
    """R11.1: also on the river, where there is room for it."""
    game = play(
        """
        f  f
        f  ~
        """,
        "lion farm P5",
        at="O4",
    )
    assert game.choices("monument") == ["black-blue O4", "blue-green O4", "red-blue O4"]


def test_R11_1_the_four_are_turned_face_down() -> None:
    """R11.1: and the monument stands on them."""
    game = play(TEMPLES, "lion temple I3", "lion monument red-blue H2")
    assert game.window() == drawn(
        """
        .  x  x  .
        .  x  x  .
        .  .  .  .
        """
    )
    assert game.monuments() == ["red-blue H2"]
    assert game.turn == "lion 1"


def test_R11_1_three_of_a_colour_are_not_enough() -> None:
    """R11.1: nor four tiles of two colours, nor four in another shape."""
    assert play(TEMPLES, "lion market I3").decision == "lion action"
    assert play(".  t  t  .\n .  .  t  .", "lion temple J3").decision == "lion action"


def test_R11_1_one_of_several_squares() -> None:
    """R11.1: the tile completes two squares, and he picks one of them."""
    game = play(
        """
        t  t  t
        t  .  t
        """,
        "lion temple H3",
    )
    assert game.choices("monument") == [
        f"{monument} {space}" for monument in ("black-red", "red-blue", "red-green") for space in ("G2", "H2")
    ]
    built = play("t  t  t\n t  .  t", "lion temple H3", "lion monument red-green H2")
    assert built.window() == drawn("t  x  x\n t  x  x")


def test_R11_1_only_now_and_never_later() -> None:
    """R11.1: a square that was left is not offered again, to anybody."""
    game = play(TEMPLES, "lion temple I3", "lion decline", "lion market A11", "bull temple H4")
    assert game.decisions[1:] == ["lion monument", "lion action", "bull action", "bull action"]
    assert game.window() == drawn(
        """
        .  t  t  .
        .  t  t  .
        .  t  .  .
        """
    )


def test_R11_1_a_new_square_may_use_old_tiles() -> None:
    """R11.1: only the squares that the new tile is part of are offered."""
    moves = ("lion temple I3", "lion decline", "lion market A11", "bull temple H4", "bull temple I4")
    game = play(TEMPLES, *moves)
    assert game.choices("monument") == ["black-red H3", "red-blue H3", "red-green H3"]


def test_R11_1_the_placed_tile_must_be_part_of_it() -> None:
    """R11.1: a square that lies there already does not concern a tile placed elsewhere."""
    drawing = """
        t  t  .  .
        t  t  .  .
        """
    assert play(drawing, "lion temple I2").decision == "lion action"
    assert play(drawing, "lion temple J3").decision == "lion action"


def test_R11_1_face_down_tiles_make_no_square() -> None:
    """R11.1: they have no colour any more."""
    drawing = """
        x  x  t
        x  x  .
        """
    game = play(drawing, "lion temple I3", extra="monument black-red G2")
    assert game.decision == "lion action"


def test_R11_1_no_monument_of_the_colour_left() -> None:
    """R11.1: then there is nothing to ask, and the tiles stay as they are."""
    drawing = """
        x  x  .  x  x  .
        x  x  .  x  x  .
        .  .  .  .  .  .
        x  x  .  t  t  .
        x  x  .  t  .  .
        """
    three = "monument black-red G2; monument red-blue J2; monument red-green G5"
    game = play(drawing, "lion temple K6", extra=three)
    assert game.decision == "lion action"
    assert game.window().splitlines()[4] == drawn("x  x  .  t  t  .")
    two = "monument black-red G2; monument black-blue J2; monument red-green G5"
    game = play(drawing, "lion temple K6", extra=two)
    assert game.legal == ["lion decline", "lion monument red-blue J5"]
    assert refused(drawing, "lion temple K6", "lion monument red-green J5", extra=two) == "R11.1"


WAR_AND_SQUARE = """
    Pl t  t  .  .
    .  t  .  t  Pb
    .  .  .  t  t
    """


def test_R11_1_after_the_wars() -> None:
    """R11.1: whether there is a square is seen when the wars are over."""
    lost = play(WAR_AND_SQUARE, "lion temple I3", "lion commit 0", "bull commit 0")
    assert lost.decision == "lion action"
    assert lost.window().splitlines()[1] == drawn(".  .  t  t  Pb")
    won = play(WAR_AND_SQUARE, "lion temple I3", "lion commit 1", "bull commit 0")
    assert won.decision == "lion monument"
    assert won.choices("monument")[0] == "black-red H2"


# R11.2 Under a monument


def test_R11_2_turned_tiles_count_for_nothing_but_linking() -> None:
    """R11.2: four settlements support the king no more, but hold his kingdom together."""
    game = play(
        """
        Kl t  .  .  .
        s  s  .  t  Kb
        s  .  .  .  .
        """,
        "lion settlement H4",
        "lion monument black-red G3",
        "lion market I3",
    )
    assert game.told("unification", "war") == [
        "unification I3",
        "war king attacker lion 0 defender bull 0",
    ]


def test_R11_2_they_cannot_be_destroyed() -> None:
    """R11.2: neither by a catastrophe nor in a war."""
    moves = ("lion temple I3", "lion monument red-blue H2")
    for space in ("H2", "I2", "H3", "I3"):
        assert refused(TEMPLES, *moves, f"lion catastrophe {space}") == "R6.1"


def test_R11_2_a_treasure_stays_on_its_tile() -> None:
    """R11.2: face down, it still bears the treasure, for a trader to take."""
    drawing = """
        .  t* t  .
        .  t  .  .
        """
    built = play(drawing, "lion temple I3", "lion monument red-blue H2")
    assert built.window() == drawn(
        """
        .  x* x  .
        .  x  x  .
        """
    )
    taken = play(
        """
        Tl t  .  .  .
        .  x* x  .  t*
        .  x  x  .  .
        """,
        "lion market J3",
        "lion leave K3",
        extra="monument red-blue H3",
    )
    assert taken.told("treasure") == ["treasure lion H3"]


def test_R11_2_leaders_lose_their_temples() -> None:
    """R11.2: R4.5 applies to all leaders around it, also to the builder's."""
    game = play(
        """
        Kl t  t  Fb
        .  t  .  t
        """,
        "lion temple I3",
        "lion monument black-red H2",
    )
    assert game.told("back") == ["back lion king G2 temple"]
    assert game.kingdoms() == ["H2 I2 J2 H3 I3 J3"]


# R11.3 Income

MONUMENT = """
    {} t  {}
    .  x  x
    .  x  x
    """


@pytest.mark.parametrize(
    ("left", "right", "monument", "gains"),
    [
        ("Kl", "Fl", "black-blue", ["lion black 1 monument", "lion blue 1 monument"]),
        ("Kl", "Tl", "black-red", ["lion black 1 monument"]),
        ("Pl", "Tl", "red-green", ["lion red 1 monument", "lion green 1 monument"]),
        ("Pb", "Tl", "red-green", ["lion green 1 monument"]),  # the bull waits for his own turn
        ("Kl", ".", "red-green", []),  # a king scores black only
        ("Kl", ".", "red-blue", []),
        ("Kb", "Pb", "black-red", []),
    ],
)
def test_R11_3_a_point_for_each_leader_of_a_colour(
    left: str, right: str, monument: str, gains: list[str]
) -> None:
    """R11.3: at the end of the active player's turn, for his own leaders."""
    drawing = MONUMENT.format(left, right)
    assert play(drawing, "lion pass", extra=f"monument {monument} H3").gains == gains


@pytest.mark.parametrize(
    ("leader", "first", "second", "gains"),
    [
        ("Kl", "black-red", "black-green", ["lion black 2 monument"]),
        ("Pl", "black-red", "red-green", ["lion red 2 monument"]),
        ("Pl", "black-red", "black-green", ["lion red 1 monument"]),
    ],
)
@pytest.mark.parametrize("rules", ["modern", "modern-first", "pegasus-2007", "mayfair-2004", "classic-1997"])
def test_R11_3_a_leader_scores_for_every_monument_of_its_colour(
    leader: str, first: str, second: str, gains: list[str], rules: str
) -> None:
    """R11.3: each pair of leader and monument counts, in every edition."""
    drawing = f"""
        x  x  t  x  x
        x  x  {leader} x  x
        """
    game = play(drawing, "lion pass", rules=rules, extra=f"monument {first} G2; monument {second} J2")
    assert game.gains == gains


def test_R11_3_only_in_the_same_kingdom() -> None:
    """R11.3: a leader elsewhere has nothing of it."""
    game = play(
        """
        x  x  .  t  Kl
        x  x  .  .  .
        """,
        "lion pass",
        extra="monument black-red G2",
    )
    assert game.gains == []


def test_R11_3_at_the_end_of_each_of_his_turns() -> None:
    """R11.3: the king's owner gains on his turns, the priest's owner on his."""
    game = play(
        MONUMENT.format("Kl", "Pb"),
        "lion pass",
        "bull pass",
        "lion pass",
        extra="monument black-red H3",
    )
    assert game.gains == ["lion black 1 monument", "bull red 1 monument", "lion black 1 monument"]


def test_R11_3_in_the_turn_in_which_it_is_built() -> None:
    """R11.3: the kingdom at the end of the turn counts."""
    game = play(
        """
        .  t  t  Pl
        .  t  .  t
        """,
        "lion temple I3",
        "lion monument red-green H2",
        "lion pass",
    )
    assert game.gains == ["lion red 1 tile", "lion red 1 monument"]


# R11.4 Buildings


@pytest.mark.parametrize(
    ("tile", "letter", "building"),
    [("temple", "t", "library"), ("settlement", "s", "palace"), ("market", "m", "market-hall")],
)
def test_R11_4_a_line_of_three(tile: str, letter: str, building: str) -> None:
    """R11.4: he may put the colour's building on any tile of the line, or leave it."""
    drawing = f"{letter}  {letter}  ."
    game = play(drawing, f"lion {tile} I2", options="buildings")
    assert game.decision == "lion building"
    assert game.legal == ["lion decline", *(f"lion {building} {space}" for space in ("G2", "H2", "I2"))]
    built = play(drawing, f"lion {tile} I2", f"lion {building} G2", options="buildings")
    assert built.window() == drawn(f"{letter}+ {letter} {letter}")


def test_R11_4_a_line_of_farms() -> None:
    """R11.4: the granary, on the river."""
    game = play("f  ~  f", "lion farm I9", "lion granary H9", at="H9", options="buildings")
    assert game.window() == drawn("f+ f  f")


def test_R11_4_the_line_is_the_whole_run() -> None:
    """R11.4: the tile in the middle makes it five, and each of them will do."""
    game = play("t  t  .  t  t", "lion temple I2", options="buildings")
    assert game.choices("library") == ["G2", "H2", "I2", "J2", "K2"]


def test_R11_4_lines_go_down_as_well() -> None:
    """R11.4: across and down are judged each by itself."""
    game = play(
        """
        .  t  .
        .  t  .
        t  .  .
        """,
        "lion temple H4",
        options="buildings",
    )
    assert game.choices("library") == ["H2", "H3", "H4"]  # and not G4, with only two across


def test_R11_4_a_second_line_too_short_does_not_count() -> None:
    """R11.4: three across, two down: only the three will do."""
    game = play(
        """
        .  t  .
        t  .  t
        """,
        "lion temple H3",
        options="buildings",
    )
    assert game.choices("library") == ["G3", "H3", "I3"]


def test_R11_4_both_lines() -> None:
    """R11.4: where both are long enough, any tile of either."""
    game = play(
        """
        .  t  .
        t  .  t
        .  t  .
        """,
        "lion temple H3",
        options="buildings",
    )
    assert game.choices("library") == ["G3", "H2", "H3", "H4", "I3"]


@pytest.mark.parametrize(
    ("drawing", "space"),
    [
        ("t  .  .\n.  .  .", "H2"),  # two
        ("t  .  .\nt  .  .", "H2"),  # a corner
        ("t  .  .  t\n.  .  .  .", "H2"),  # a gap
        ("t  m  .\n.  .  .", "I2"),  # a line of two colours
        ("t  t  t\n.  .  .", "H3"),  # beside a line, not in it
    ],
)
def test_R11_4_no_line_no_building(drawing: str, space: str) -> None:
    """R11.4: three in an unbroken straight line, the placed tile among them."""
    assert play(drawing, f"lion temple {space}", options="buildings").decision == "lion action"


def test_R11_4_face_down_tiles_make_no_line() -> None:
    """R11.4: two temples beside a monument are two."""
    game = play(
        """
        x  x  t  .
        x  x  .  .
        """,
        "lion temple J2",
        options="buildings",
        extra="monument red-blue G2",
    )
    assert game.decision == "lion action"


def test_R11_4_an_option() -> None:
    """R11.4: without it nobody is asked."""
    assert play("t  t  .", "lion temple I2").decision == "lion action"


def test_R11_4_after_the_wars() -> None:
    """R11.4: a line that a war has broken is none."""
    drawing = "Pl t  t  .  t  Pb"
    lost = play(drawing, "lion temple J2", "lion commit 0", "bull commit 1", options="buildings")
    assert lost.window() == drawn(".  .  .  t  t  Pb")
    assert lost.decision == "lion action"
    won = play(drawing, "lion temple J2", "lion commit 0", "bull commit 0", options="buildings")
    assert won.window() == drawn("Pl t  t  t  .  .")
    assert won.choices("library") == ["H2", "I2", "J2"]


# R11.5 Taking a building away

LIBRARY = """
    t+ t  t  .  .  .
    .  .  .  .  .  .
    {}
    """


def test_R11_5_a_longer_line_may_take_it() -> None:
    """R11.5: four beat three."""
    drawing = LIBRARY.format("t  t  t  .  .  .")
    game = play(drawing, "lion temple J4", options="buildings")
    assert game.choices("library") == ["G4", "H4", "I4", "J4"]
    moved = play(drawing, "lion temple J4", "lion library I4", options="buildings")
    assert moved.window() == drawn(
        """
        t  t  t  .  .  .
        .  .  .  .  .  .
        t  t  t+ t  .  .
        """
    )
    left = play(drawing, "lion temple J4", "lion decline", options="buildings")
    assert left.window().split()[0] == "t+"


def test_R11_5_an_equal_line_may_not() -> None:
    """R11.5: three do not beat three."""
    drawing = LIBRARY.format("t  t  .  .  .  .")
    assert play(drawing, "lion temple I4", options="buildings").decision == "lion action"
    refused(drawing, "lion temple I4", "lion library I4", options="buildings")


def test_R11_5_not_within_its_own_run() -> None:
    """R11.5: a line that grows under the building is its own line."""
    assert play("t+ t  t  .", "lion temple J2", options="buildings").decision == "lion action"


def test_R11_5_longer_than_both_lines_through_it() -> None:
    """R11.5: across three, down four: another four are not enough, five are."""
    drawing = """
        t+ t  t  .  t  .
        t  .  .  .  t  .
        t  .  .  .  t  .
        t  .  .  .  .  .
        .  .  .  .  {}  .
        """
    four = play(drawing.format(". "), "lion temple K5", options="buildings")
    assert four.decision == "lion action"
    five = play(drawing.format("t "), "lion temple K5", options="buildings")
    assert five.choices("library") == ["K2", "K3", "K4", "K5", "K6"]


def test_R11_5_a_longer_line_across_its_run_may_take_it() -> None:
    """R11.5: the new line shares a tile with the old one, but not the building's."""
    drawing = """
        t+ t  t  .
        .  .  t  .
        .  .  t  .
        .  .  .  .
        """
    game = play(drawing, "lion temple I5", options="buildings")
    assert game.choices("library") == ["I2", "I3", "I4", "I5"]


def test_R11_5_a_line_through_the_building_is_its_own() -> None:
    """R11.5: however long it gets, it is not longer than itself."""
    drawing = """
        t+ t  t
        t  .  .
        t  .  .
        .  .  .
        """
    assert play(drawing, "lion temple G5", options="buildings").decision == "lion action"


def test_R11_5_a_broken_line_counts_with_what_is_left() -> None:
    """R11.5: the building stays on two of five, and three take it away."""
    drawing = LIBRARY.replace("t+ t  t  .  .", "t+ t  !  t  t").format("t  t  .  .  .  .")
    game = play(drawing, "lion temple I4", options="buildings")
    assert game.choices("library") == ["G4", "H4", "I4"]


def test_R11_5_only_the_line_that_is_longer() -> None:
    """R11.5: the tile lies in a line of three and in one of four, and the building stands on three."""
    drawing = """
        t+ t  t  .  .  .
        .  .  .  .  t  .
        .  .  .  t  .  t
        .  .  .  .  t  .
        .  .  .  .  t  .
        """
    game = play(drawing, "lion temple K4", options="buildings")
    assert game.choices("library") == ["K3", "K4", "K5", "K6"]
    assert refused(drawing, "lion temple K4", "lion library J4", options="buildings") == "R11.5"


def test_R11_5_each_building_for_itself() -> None:
    """R11.5: the library on five temples is no matter to the palace."""
    drawing = """
        t+ t  t  t  t
        .  .  .  .  .
        s  s  .  .  .
        """
    assert play(drawing, "lion settlement I4", options="buildings").choices("palace") == ["G4", "H4", "I4"]


# R11.6 Points from buildings


@pytest.mark.parametrize(
    ("drawing", "move", "gains"),
    [
        ("Kl t  s+ .", "settlement J2", ["lion black 2 tile"]),
        ("Kb t  s+ .", "settlement J2", ["bull black 2 tile"]),
        ("Kl t+ .  .", "temple I2", ["lion red 2 tile"]),  # the king for the priest
        ("Tb t  m+ .", "market J2", ["bull green 2 tile"]),
        ("Kl t  s+ .", "market J2", ["lion green 1 tile"]),  # another colour's building
        ("Pl t  s+ .", "settlement J2", []),  # nobody to gain
        ("Kl t  .  s+", "settlement I2", ["lion black 2 tile"]),  # in a region that it links
        ("Kl t  .  .  s+", "settlement I2", ["lion black 1 tile"]),  # not linked
    ],
)
def test_R11_6_two_points_in_a_kingdom_with_the_building(drawing: str, move: str, gains: list[str]) -> None:
    """R11.6: of its colour, for whoever would gain one; the kingdom is taken with the tile in it."""
    assert play(drawing, f"lion {move}", options="buildings").gains == gains


def test_R11_6_a_region_linked_through_other_tiles_counts() -> None:
    """R11.6: the palace stands at the far end of a region, and the tile links all of it."""
    game = play("Kl t  .  m  t  s+", "lion settlement I2", options="buildings")
    assert game.gains == ["lion black 2 tile"]


def test_R11_6_the_tile_that_brings_it_does_not_profit() -> None:
    """R11.6: but the next one does."""
    moves = ("lion temple J2", "lion library J2", "lion temple K2")
    game = play("Pl t  t  .  .", *moves, options="buildings")
    assert game.gains == ["lion red 1 tile", "lion red 2 tile"]


def test_R11_6_uniting_still_scores_nothing() -> None:
    """R11.6: twice nothing is nothing."""
    assert play("Kl t  s+ .  t  Pb", "lion settlement J2", options="buildings").gains == []


def test_R11_6_conflicts_and_monuments_score_as_before() -> None:
    """R11.6: one red point for a revolt, one for a monument, library or not."""
    revolt = play("Kb t+ .", "lion king I2", "lion commit 1", "bull commit 0", options="buildings")
    assert revolt.gains == ["lion red 1 revolt"]
    income = play(
        """
        Pl t+ .
        .  x  x
        .  x  x
        """,
        "lion pass",
        options="buildings",
        extra="monument red-blue H3",
    )
    assert income.gains == ["lion red 1 monument"]


# R11.7 Order

LINE_AND_SQUARE = """
    t  t  .
    t  .  t
    """


def test_R11_7_the_building_before_the_monument() -> None:
    """R11.7: whether he takes it or not, the monument is offered after it."""
    placed = play(LINE_AND_SQUARE, "lion temple H3", "lion library I3", options="buildings")
    assert placed.decisions[1:] == ["lion building", "lion monument"]
    declined = play(LINE_AND_SQUARE, "lion temple H3", "lion decline", options="buildings")
    assert declined.decision == "lion monument"
    built = ("lion temple H3", "lion decline", "lion monument red-blue G2")
    assert play(LINE_AND_SQUARE, *built, options="buildings").monuments() == ["red-blue G2"]


def test_R11_7_both_can_be_declined() -> None:
    """R11.7: two questions, two answers."""
    moves = ("lion temple H3", "lion decline", "lion decline")
    game = play(LINE_AND_SQUARE, *moves, options="buildings")
    assert game.decision == "lion action"
    assert game.window() == drawn(
        """
        t  t  .
        t  t  t
        """
    )


def test_R11_7_a_building_on_a_turned_tile_goes_back() -> None:
    """R11.7: beside the board, ready for the next line."""
    moves = ("lion temple H3", "lion library G3", "lion monument red-blue G2")
    game = play(LINE_AND_SQUARE, *moves, options="buildings")
    assert game.told("building-back") == ["building-back library G3"]
    assert game.window() == drawn(
        """
        x  x  .
        x  x  t
        """
    )


def test_R11_7_a_building_elsewhere_stays() -> None:
    """R11.7: on a tile of the line that is not turned."""
    moves = ("lion temple H3", "lion library I3", "lion monument red-blue G2")
    game = play(LINE_AND_SQUARE, *moves, options="buildings")
    assert game.told("building-back") == []
    assert game.window() == drawn(
        """
        x  x  .
        x  x  t+
        """
    )


def test_R11_7_a_building_that_went_back_can_be_placed_again() -> None:
    """R11.7: on any line of three, for it has none to compare with."""
    drawing = """
        t  t  .  t  t  .
        t  .  t  .  .  .
        """
    moves = ("lion temple H3", "lion library G3", "lion monument red-blue G2", "lion temple L2")
    game = play(drawing, *moves, options="buildings")
    assert game.choices("library") == ["J2", "K2", "L2"]


def test_R11_7_the_wonder_sends_a_building_back_too() -> None:
    """R11.7: when the tile below it is replaced."""
    moves = ("lion temple H3", "lion library H3", "lion wonder H3")
    game = play(".  t  .\n t  .  t\n .  t  .", *moves, options="buildings, wonder")
    assert game.told("building-back") == ["building-back library H3"]


# R11.8 The wonder

PLUS = """
    .  t  .
    t  .  t
    .  t  .
    """


def test_R11_8_a_plus_becomes_the_wonder() -> None:
    """R11.8: the five tiles leave the game, and the wonder lies in their place."""
    before = play(PLUS, options="wonder")
    offered = play(PLUS, "lion temple H3", options="wonder")
    assert offered.decision == "lion monument"
    assert offered.legal == ["lion decline", "lion wonder H3"]
    game = play(PLUS, "lion temple H3", "lion wonder H3", options="wonder")
    assert game.window() == drawn(
        """
        .  w  .
        w  w  w
        .  w  .
        """
    )
    assert len(game.told("removed")) == 5
    assert game.bag() == before.bag()


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (".  .  .\n t  t  t\n .  t  .", "temple H2"),
        (".  s  .\n .  s  s\n .  s  .", "settlement G3"),
        (".  m  .\n m  m  m\n .  .  .", "market H4"),
    ],
)
def test_R11_8_the_tile_may_be_any_of_the_five(drawing: str, move: str) -> None:
    """R11.8: the centre or an arm, and of any colour."""
    assert play(drawing, f"lion {move}", options="wonder").legal == ["lion decline", "lion wonder H3"]


def test_R11_8_an_option() -> None:
    """R11.8: without it nobody is asked."""
    assert play(PLUS, "lion temple H3").decision == "lion action"


def test_R11_8_four_arms_of_one_colour_and_another_centre_are_no_plus() -> None:
    """R11.8: five of one colour."""
    assert play(PLUS, "lion market H3", options="wonder").decision == "lion action"


def test_R11_8_monument_or_wonder_or_none() -> None:
    """R11.8: one of the two, if the tile makes both possible."""
    drawing = """
        t  t  .
        t  .  t
        .  t  .
        """
    assert play(drawing, "lion temple H3", options="wonder").legal == [
        "lion decline",
        "lion monument black-red G2",
        "lion monument red-blue G2",
        "lion monument red-green G2",
        "lion wonder H3",
    ]
    wonder = play(drawing, "lion temple H3", "lion wonder H3", options="wonder")
    assert wonder.window() == drawn("t  w  .\n w  w  w\n .  w  .")
    assert wonder.decision == "lion action"
    monument = play(drawing, "lion temple H3", "lion monument red-blue G2", options="wonder")
    assert monument.window() == drawn("x  x  .\n x  x  t\n .  t  .")
    assert monument.decision == "lion action"
    neither = play(drawing, "lion temple H3", "lion decline", options="wonder")
    assert neither.window() == drawn("t  t  .\n t  t  t\n .  t  .")


def test_R11_8_one_of_several_pluses() -> None:
    """R11.8: a tile that is part of two may be the reason for either."""
    drawing = """
        .  t  t  .
        t  .  t  t
        .  t  t  .
        """
    assert play(drawing, "lion temple H3", options="wonder").choices("wonder") == ["H3", "I3"]


def test_R11_8_once_a_game() -> None:
    """R11.8: a second plus is a plus and nothing more."""
    drawing = """
        .  w  .  .  t  .
        w  w  w  t  .  t
        .  w  .  .  t  .
        """
    game = play(drawing, "lion temple K3", options="wonder", extra="wonder H3")
    assert game.decision == "lion action"


def test_R11_8_it_counts_for_nothing_but_linking() -> None:
    """R11.8: five settlements support the king no more; a catastrophe cannot break it."""
    drawing = """
        .  s  .  .  .  .
        s  .  s  .  t  Kb
        t  s  .  .  .  .
        Kl .  .  .  .  .
        """
    moves = ("lion settlement H3", "lion wonder H3", "lion market J3")
    game = play(drawing, *moves, options="wonder")
    assert game.told("war") == ["war king attacker lion 0 defender bull 0"]
    assert refused(drawing, *moves[:2], "lion catastrophe I3", options="wonder") == "R6.1"


CORNER = """
    .  t  .  t*
    t  t* .  {}
    .  t  .  ~
    """


def test_R11_8_a_treasure_stays_on_its_space() -> None:
    """R11.8: on the wonder, until a trader takes it."""
    game = play(CORNER.format("Fl"), "lion temple C2", "lion wonder B2", at="A1", options="wonder")
    assert game.window() == drawn(
        """
        .  w  .  t*
        w  w* w  Fl
        .  w  .  ~
        """
    )


def test_R11_8_special_border_and_all() -> None:
    """R11.8: B2 has a special border, so its treasure is the first to be taken, from the wonder."""
    game = play(CORNER.format("Tl"), "lion temple C2", "lion wonder B2", at="A1", options="wonder")
    assert game.told("treasure") == ["treasure lion B2"]
    assert game.decision == "lion action"
    assert game.window() == drawn(
        """
        .  w  .  t*
        w  w  w  Tl
        .  w  .  ~
        """
    )


def test_R11_8_leaders_lose_their_temples() -> None:
    """R11.8: R4.5 applies."""
    drawing = """
        Kl t  .  .
        t  .  t  Fb
        .  t  .  t
        """
    game = play(drawing, "lion temple H3", "lion wonder H3", options="wonder")
    assert game.told("back") == ["back lion king G2 temple"]
    assert game.window() == drawn(
        """
        .  w  .  .
        w  w  w  Fb
        .  w  .  t
        """
    )


# R11.9 The wonder's point

WONDER = """
    .  w  .  .
    w  w  w  {}
    .  w  .  t
    """


@pytest.mark.parametrize("colour", ["black", "red", "blue", "green"])
def test_R11_9_the_king_chooses_a_colour(colour: str) -> None:
    """R11.9: at the end of his turn, one point of any colour."""
    asked = play(WONDER.format("Kl"), "lion pass", options="wonder", extra="wonder H3")
    assert asked.decision == "lion wonder-point"
    assert asked.legal == [f"lion score {name}" for name in ("black", "blue", "green", "red")]
    game = play(WONDER.format("Kl"), "lion pass", f"lion score {colour}", options="wonder", extra="wonder H3")
    assert game.gains == [f"lion {colour} 1 wonder"]
    assert game.turn == "bull 2"


@pytest.mark.parametrize("leader", ["Pl", "Fl", "Tl", "Kb"])
def test_R11_9_nobody_else(leader: str) -> None:
    """R11.9: no other leader, and not another player's king."""
    game = play(WONDER.format(leader), "lion pass", options="wonder", extra="wonder H3")
    assert game.turn == "bull 2"
    assert game.gains == []


def test_R11_9_on_his_own_turns() -> None:
    """R11.9: the bull's king brings the bull a point, at the end of the bull's turn."""
    moves = ("lion pass", "bull pass", "bull score blue", "lion pass")
    game = play(WONDER.format("Kb"), *moves, options="wonder", extra="wonder H3")
    assert game.gains == ["bull blue 1 wonder"]


def test_R11_9_only_in_the_wonders_kingdom() -> None:
    """R11.9: a king elsewhere gains nothing."""
    drawing = """
        .  w  .  .  .
        w  w  w  .  Kl
        .  w  .  .  t
        """
    game = play(drawing, "lion pass", options="wonder", extra="wonder H3")
    assert game.turn == "bull 2"


def test_R11_9_after_the_monuments_and_before_the_draw() -> None:
    """R11.9: it is part of the income, asked once both actions are done."""
    drawing = """
        x  x  .  w  .  .
        x  x  w  w  w  Kl
        .  .  .  w  .  t
        """
    game = play(
        drawing,
        "lion settlement G4",
        "lion settlement H4",
        "lion score red",
        options="wonder",
        extra="monument black-red G2; wonder J3; draws t t",
    )
    assert game.events[-6:] == [
        "gain lion black 1 tile",
        "gain lion black 1 monument",
        "move lion score red",
        "gain lion red 1 wonder",
        "draw lion 2t",
        "turn bull",
    ]
