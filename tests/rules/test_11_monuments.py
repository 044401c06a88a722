"""R11.1 to R11.3: monuments."""

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
    """R11.1: the player may build any monument with the colour, or none; no leader is needed."""
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
    """R11.1: the tile completes two squares, and the player picks one of them."""
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
    """R11.1: a square that was declined is not offered again to any player."""
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
    """R11.2: four settlements support the king no more, but hold its kingdom together."""
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
    assert game.events_of("unification", "war") == [
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
    assert taken.events_of("treasure") == ["treasure lion H3"]


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
    assert game.events_of("back") == ["back lion king G2 temple"]
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
        ("Pb", "Tl", "red-green", ["lion green 1 monument"]),  # the bull gains on its own turn
        ("Kl", ".", "red-green", []),  # a king scores black only
        ("Kl", ".", "red-blue", []),
        ("Kb", "Pb", "black-red", []),
    ],
)
def test_R11_3_a_point_for_each_leader_of_a_colour(
    left: str, right: str, monument: str, gains: list[str]
) -> None:
    """R11.3: at the end of the active player's turn, for that player's leaders."""
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
    """R11.3: each leader's owner gains on that player's own turns."""
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
