"""R11.8 and R11.9: the wonder."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

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
    assert len(game.events_of("removed")) == 5
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
    """R11.8: without the option there is no decision."""
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
    assert game.events_of("war") == ["war king attacker lion 0 defender bull 0"]
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
    assert game.events_of("treasure") == ["treasure lion B2"]
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
    assert game.events_of("back") == ["back lion king G2 temple"]
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
    """R11.9: at the end of the player's turn, one point of any colour."""
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
