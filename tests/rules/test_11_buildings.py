"""R11.4 to R11.7: civilization buildings, and the order of things."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R11.4 Buildings


@pytest.mark.parametrize(
    ("tile", "letter", "building"),
    [("temple", "t", "library"), ("settlement", "s", "palace"), ("market", "m", "market-hall")],
)
def test_R11_4_a_line_of_three(tile: str, letter: str, building: str) -> None:
    """R11.4: the player may put the colour's building on any tile of the line, or decline."""
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
    """R11.4: without the option there is no decision."""
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
        ("Pl t  s+ .", "settlement J2", []),  # no seat gains
        ("Kl t  .  s+", "settlement I2", ["lion black 2 tile"]),  # in a region that it links
        ("Kl t  .  .  s+", "settlement I2", ["lion black 1 tile"]),  # not linked
    ],
)
def test_R11_6_two_points_in_a_kingdom_with_the_building(drawing: str, move: str, gains: list[str]) -> None:
    """R11.6: of its colour, for the seat that would gain one; the kingdom includes the tile."""
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
    """R11.7: whether it is placed or declined, the monument is offered after it."""
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
    assert game.events_of("building-back") == ["building-back library G3"]
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
    assert game.events_of("building-back") == []
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
    assert game.events_of("building-back") == ["building-back library H3"]
