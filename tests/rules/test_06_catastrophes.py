"""R6: catastrophes."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R6.1 Where


@pytest.mark.parametrize(
    ("space", "after"),
    [
        ("A5", "!  t  Kl | .  s  . | ~  ~  ~"),  # empty land
        ("A7", ".  t  Kl | .  s  . | !  ~  ~"),  # an empty river
        ("B6", ".  t  Kl | .  !  . | ~  ~  ~"),  # a tile
    ],
)
def test_R6_1_on_empty_spaces_and_on_tiles(space: str, after: str) -> None:
    """R6.1: land or river, empty or with a tile."""
    bank = """
        .  t  Kl
        .  s  .
        ~  ~  ~
        """
    game = play(bank, f"lion catastrophe {space}", at="A5")
    assert game.window() == drawn(after.replace("|", "\n"))
    assert game.turn == "lion 1"


def test_R6_1_the_tile_leaves_the_game() -> None:
    """R6.1: it goes neither into the bag nor into a hand."""
    before = play("s  t  Kl")
    after = play("s  t  Kl", "lion catastrophe G2")
    assert after.events_of("removed") == ["removed settlement G2 catastrophe"]
    assert after.bag() == before.bag()
    assert after.hand("lion") == before.hand("lion")
    assert after.gains == []


EVERYTHING = """
    t* Kl .  .  s+ !
    .  .  .  .  .  .
    x  x  .  .  w  .
    x  x  .  w  w  w
    .  .  .  .  w  .
    """


@pytest.mark.parametrize(
    ("space", "what"),
    [
        ("H2", "a leader"),
        ("G2", "a treasure's tile"),
        ("G4", "a monument"),
        ("H5", "the other end of the monument"),
        ("K5", "the wonder's centre"),
        ("J5", "the wonder's arm"),
        ("K2", "a tile under a building"),
        ("L2", "another catastrophe"),
    ],
)
def test_R6_1_not_on_any_of_these(space: str, what: str) -> None:
    """R6.1: leaders, treasures, monuments, the wonder, buildings and catastrophes are safe."""
    table = {"options": "buildings, wonder", "extra": "monument black-red G4; wonder K5"}
    rule = refused(EVERYTHING, f"lion catastrophe {space}", options=table["options"], extra=table["extra"])
    assert rule == "R6.1", what


def test_R6_1_a_leader_of_ones_own_is_safe_too() -> None:
    """R6.1: nor can the space be freed for it in the same action."""
    assert refused("t  Kb", "lion catastrophe H2") == "R6.1"
    assert play("t  Kl", "lion king off", "lion catastrophe H2").window() == drawn("t  !")


# R6.2 What it does


def test_R6_2_it_splits_a_kingdom() -> None:
    """R6.2: each part goes on for itself."""
    moves = ("bull catastrophe I2", "bull settlement J3")
    game = play(
        """
        Kl t  s  t  Pl
        .  .  .  .  .
        """,
        *moves,
        extra="turn bull 2",
    )
    assert game.window() == drawn(
        """
        Kl t  !  t  Pl
        .  .  .  s  .
        """
    )
    assert game.kingdoms() == ["G2 H2", "J2 K2 J3"]
    assert game.gains == []  # the king is no longer there


def test_R6_2_a_split_kingdom_can_take_a_second_leader_of_a_colour() -> None:
    """R6.2: the two parts are two kingdoms in every respect."""
    game = play("Kl t  s  t  .", "bull catastrophe I2", "bull king K2", extra="turn bull 2")
    assert game.events_of("revolt") == []
    assert game.window() == drawn("Kl t  !  t  Kb")


def test_R6_2_leaders_may_lose_their_temple() -> None:
    """R6.2: R4.5 applies."""
    game = play("Kl t  s  t  Pl", "bull catastrophe H2", extra="turn bull 2")
    assert game.window() == drawn(".  !  s  t  Pl")
    assert game.events_of("back") == ["back lion king G2 temple"]


@pytest.mark.parametrize(
    ("move", "rule"),
    [("lion temple I2", "R5.1"), ("lion priest I2", "R4.2"), ("lion catastrophe I2", "R6.1")],
)
def test_R6_2_nothing_can_be_put_there_any_more(move: str, rule: str) -> None:
    """R6.2: it stays for good."""
    moves = ("lion catastrophe I2", "lion pass", "bull pass", move)
    assert refused("Kl t  .  t", *moves) == rule


def test_R6_2_two_for_the_whole_game() -> None:
    """R6.2: there is no third, and the other player keeps two."""
    two = ("lion catastrophe I2", "lion catastrophe J2", "bull catastrophe K2", "bull pass")
    assert refused("t  .  .  .  .  .", *two, "lion catastrophe L2") == "R6.2"
    game = play("t  .  .  .  .  .", *two)
    assert game.position.catastrophes_left(0) == 0
    assert game.position.catastrophes_left(1) == 1
    assert game.choices("catastrophe") == []
