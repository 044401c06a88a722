"""R2: regions and kingdoms."""

# Tests are named after rule ids.
# ruff: noqa: N802

from tests.rules.drawing import drawn, play


def test_R2_1_an_edge_links() -> None:
    """R2.1: a chain of pieces that share edges is one group, tiles and leaders alike."""
    game = play(
        """
        t  Kl s  .
        .  .  m  .
        """
    )
    assert game.kingdoms() == ["G2 H2 I2 I3"]


def test_R2_1_a_corner_does_not() -> None:
    """R2.1: a tile that only meets a kingdom at a corner is not in it."""
    game = play(
        """
        t  Kl .
        .  .  .
        """,
        "lion settlement I3",
    )
    assert game.kingdoms() == ["G2 H2"]
    assert game.gains == []


def test_R2_1_a_leader_links_like_a_tile() -> None:
    """R2.1: a tile whose only neighbour is a leader lies in that leader's kingdom."""
    game = play("t  Kl .", "lion settlement I2")
    assert game.kingdoms() == ["G2 H2 I2"]
    assert game.gains == ["lion black 1 tile"]


def test_R2_1_face_down_tiles_link() -> None:
    """R2.1: a kingdom reaches across a monument."""
    game = play(
        """
        Kl t  .  .  .
        .  x  x  .  .
        .  x  x  s  .
        """,
        "lion settlement K4",
        extra="monument black-red H3",
    )
    assert game.kingdoms() == ["G2 H2 H3 I3 H4 I4 J4 K4"]
    assert game.gains == ["lion black 1 tile"]


def test_R2_1_the_wonder_links() -> None:
    """R2.1: a kingdom reaches across the wonder."""
    game = play(
        """
        .  .  t  Kl
        .  .  w  .
        .  w  w  w
        .  .  w  .
        .  .  s  .
        """,
        "lion settlement J6",
        options="wonder",
        extra="wonder I4",
    )
    assert game.kingdoms() == ["I2 J2 I3 H4 I4 J4 I5 I6 J6"]
    assert game.gains == ["lion black 1 tile"]


def test_R2_1_a_catastrophe_does_not_link() -> None:
    """R2.1: what lies behind a catastrophe lies outside."""
    game = play("Kl t  !  s  .", "lion settlement K2")
    assert game.window() == drawn("Kl t  !  s  s")
    assert game.kingdoms() == ["G2 H2"]
    assert game.gains == []


def test_R2_1_an_empty_space_does_not_link() -> None:
    """R2.1: until a tile closes the gap."""
    apart = play("Kl t  .  s")
    assert apart.kingdoms() == ["G2 H2"]
    joined = play("Kl t  .  s", "lion market I2")
    assert joined.kingdoms() == ["G2 H2 I2 J2"]


def test_R2_2_a_group_with_a_leader_is_a_kingdom() -> None:
    """R2.2: a kingdom may have several leaders, of several players; a group without any is a region."""
    game = play(
        """
        t  Kl .  s  m
        Pb .  .  .  .
        .  .  .  t  t
        .  .  .  Fl .
        """
    )
    assert game.kingdoms() == ["G2 H2 G3", "J4 K4 J5"]


def test_R2_2_a_region_becomes_a_kingdom_with_its_first_leader() -> None:
    """R2.2: and it is a region again when the last leader leaves."""
    region = """
        t  s  .
        .  .  .
        """
    founded = play(region, "lion king G3", "lion settlement I2")
    assert founded.kingdoms() == ["G2 H2 I2 G3"]
    assert founded.gains == ["lion black 1 tile"]
    left = play(region, "lion king G3", "lion king off", "bull settlement I2")
    assert left.kingdoms() == []
    assert left.gains == []
