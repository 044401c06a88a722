"""R4: leaders."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R4.1 Whose, from where, to where


def test_R4_1_from_the_supply_onto_the_board() -> None:
    """R4.1: placing a leader is an action."""
    game = play(".  t  .", "lion trader I2")
    assert game.window() == drawn(".  t  Tl")
    assert game.supply("lion") == ["king", "priest", "farmer"]
    assert game.turn == "lion 1"


def test_R4_1_a_move_is_one_action() -> None:
    """R4.1: from one space to another, however far, in one action."""
    game = play("Kl t  .  .  t  .", "lion king L2")
    assert game.window() == drawn(".  t  .  .  t  Kl")
    assert game.turn == "lion 1"


def test_R4_1_off_the_board() -> None:
    """R4.1: a leader taken off is in the supply, and can come back with the next action."""
    game = play("Kl t  .", "lion king off")
    assert game.window() == drawn(".  t  .")
    assert "king" in game.supply("lion")
    assert game.turn == "lion 1"
    assert play("Kl t  .", "lion king off", "lion king I2").window() == drawn(".  t  Kl")


def test_R4_1_a_leader_in_the_supply_cannot_be_taken_off() -> None:
    """R4.1: not even when others have one of that colour on the board."""
    assert refused("Kb t  .", "lion king off") == "R4.1"


def test_R4_1_only_ones_own_leaders() -> None:
    """R4.1: a player moves only the own king."""
    game = play("Kb t  .  .  t  .", "lion king J2")
    assert game.window() == drawn("Kb t  .  Kl t  .")
    assert game.supply("bull") == ["priest", "farmer", "trader"]


# R4.2 Where

BANK = """
    .  .  .  .
    !  t  s  .
    ~  ~  ~  ~
    """


def test_R4_2_next_to_a_temple() -> None:
    """R4.2: an empty land space beside a temple will do."""
    game = play(BANK, "lion king B5", at="A5")
    assert game.window() == drawn(
        """
        .  Kl .  .
        !  t  s  .
        ~  ~  ~  ~
        """
    )


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("A6", "a catastrophe"),
        ("B6", "a tile"),
        ("B7", "a river"),
        ("C6", "another tile"),
        ("C5", "a corner of the temple only"),
        ("D5", "no temple"),
        ("D6", "another tile's side"),
    ],
)
def test_R4_2_nowhere_else(space: str, why: str) -> None:
    """R4.2: only on empty land, and only beside a temple."""
    assert refused(BANK, f"lion king {space}", at="A5") == "R4.2", why


def test_R4_2_not_onto_another_leader() -> None:
    """R4.2: a space with a leader is not empty."""
    assert refused("Kb t  .", "lion priest G2") == "R4.2"


def test_R4_2_a_face_down_temple_is_no_temple() -> None:
    """R4.2: beside a monument there is no place for a leader unless a temple lies there too."""
    monument = """
        .  x  x  .
        .  x  x  .
        .  .  .  t
        """
    game = play(monument, extra="monument black-red H2")
    assert refused(monument, "lion king G2", extra="monument black-red H2") == "R4.2"
    assert {"J3", "I4"} <= set(game.choices("king"))


# R4.3 Never uniting kingdoms

TWO_KINGDOMS = "Kl t  .  t  Pb"


def test_R4_3_a_leader_never_unites_two_kingdoms() -> None:
    """R4.3: for leaders of all colours and kingdoms of any players."""
    assert refused(TWO_KINGDOMS, "lion trader I2") == "R4.3"
    assert refused(TWO_KINGDOMS, "bull trader I2", extra="turn bull 2") == "R4.3"


def test_R4_3_it_may_link_many_regions_to_a_kingdom() -> None:
    """R4.3: regions without a leader do not count."""
    game = play(
        """
        .  .  t  .  .
        .  s  .  m  .
        .  .  t  .  .
        .  .  Pb .  .
        """,
        "lion king I3",
    )
    assert game.kingdoms() == ["I2 H3 I3 J3 I4 I5"]


def test_R4_3_it_may_link_regions_to_each_other() -> None:
    """R4.3: four regions become one kingdom."""
    game = play(
        """
        .  t  .
        s  .  m
        .  s  .
        """,
        "lion farmer H3",
    )
    assert game.kingdoms() == ["H2 G3 H3 I3 H4"]


def test_R4_3_a_moving_leader_is_lifted_first() -> None:
    """R4.3: the former kingdom of the king has no leader left, so the king does not unite it."""
    game = play(TWO_KINGDOMS, "lion king I2")
    assert game.window() == drawn(".  t  Kl t  Pb")
    assert game.kingdoms() == ["H2 I2 J2 K2"]


def test_R4_3_another_leader_left_behind_keeps_the_kingdom() -> None:
    """R4.3: with a farmer next to it, the king still leaves a kingdom behind."""
    two = """
        Kl t  .  t  Pb
        .  Fl .  .  .
        """
    assert refused(two, "lion king I2") == "R4.3"


def test_R4_3_lifting_may_split_a_kingdom() -> None:
    """R4.3: a king who alone holds two kingdoms together cannot do so from another space."""
    bridge = """
        .  t  .  t  .
        Tb t  Kl t  Fb
        .  t  .  .  .
        """
    assert len(play(bridge).kingdoms()) == 1
    assert refused(bridge, "lion king I2") == "R4.3"
    moved = play(bridge, "lion king I4")
    assert moved.kingdoms() == ["H2 G3 H3 H4 I4", "J2 J3 K3"]


def test_R4_3_back_onto_its_own_space_is_no_move() -> None:
    """R4.3: a leader that moves must go somewhere else."""
    assert refused(TWO_KINGDOMS, "lion king G2") == "R4.3"


def test_R4_3_moving_within_its_kingdom_is_no_revolt() -> None:
    """R4.3: a lifted leader does not meet itself."""
    game = play("Kl t  .", "lion king I2")
    assert game.window() == drawn(".  t  Kl")
    assert game.events_of("revolt") == []


# R4.4 Revolt


def test_R4_4_a_leader_of_that_colour_means_revolt() -> None:
    """R4.4: anywhere in the kingdom, not only next door."""
    game = play("Kb t  s  t  .", "lion king K2")
    assert game.events_of("revolt") == ["revolt king attacker lion 1 defender bull 1"]
    assert game.decision == "lion commit"


def test_R4_4_leaders_of_other_colours_live_in_peace() -> None:
    """R4.4: a priest beside a king starts nothing."""
    game = play("Kb t  s  t  .", "lion priest K2")
    assert game.events_of("revolt") == []
    assert game.decision == "lion action"


def test_R4_4_a_leader_that_moves_in_revolts_too() -> None:
    """R4.4: coming from another space is no different."""
    game = play("Kb t  .  .  t  Kl", "lion king I2")
    assert game.events_of("revolt") == ["revolt king attacker lion 1 defender bull 1"]


# R4.5 Without a temple


def test_R4_5_a_catastrophe_sends_leaders_back() -> None:
    """R4.5: all leaders that lose their last temple by it, of every player, at once."""
    game = play(
        """
        .  Kl .
        Fb t  Pl
        .  .  t
        """,
        "lion catastrophe H3",
    )
    assert game.window() == drawn(
        """
        .  .  .
        .  !  Pl
        .  .  t
        """
    )
    assert game.events_of("back") == ["back lion king H2 temple", "back bull farmer G3 temple"]
    assert "king" in game.supply("lion")
    assert "farmer" in game.supply("bull")


def test_R4_5_a_leader_sent_back_can_be_placed_again() -> None:
    """R4.5: the owner can use it in the next action."""
    game = play("Kl t  .  t  .", "lion catastrophe H2", "lion king K2")
    assert game.window() == drawn(".  !  .  t  Kl")


def test_R4_5_a_monument_sends_leaders_back() -> None:
    """R4.5: turning the temples face down takes them from the leaders beside them."""
    game = play(
        """
        Kb t  t  Fl
        .  t  .  t
        """,
        "lion temple I3",
        "lion monument red-green H2",
    )
    assert game.window() == drawn(
        """
        .  x  x  Fl
        .  x  x  t
        """
    )
    assert game.events_of("back") == ["back bull king G2 temple"]


def test_R4_5_the_wonder_sends_leaders_back() -> None:
    """R4.5: the wonder is no temple either."""
    game = play(
        """
        .  t  Kb .
        t  .  t  .
        Fl t  .  .
        t  .  .  .
        """,
        "lion temple H3",
        "lion wonder H3",
        options="wonder",
    )
    assert game.window() == drawn(
        """
        .  w  .  .
        w  w  w  .
        Fl w  .  .
        t  .  .  .
        """
    )
    assert game.events_of("back") == ["back bull king I2 temple"]


def test_R4_5_losing_one_of_two_temples_is_no_harm() -> None:
    """R4.5: it is the last temple that matters."""
    game = play("t  Kl t  .", "bull catastrophe G2", extra="turn bull 2")
    assert game.window() == drawn("!  Kl t  .")
    assert game.events_of("back") == []


# R4.6 No points


@pytest.mark.parametrize("move", ["trader I2", "king off", "king I2"])
def test_R4_6_positioning_scores_nothing(move: str) -> None:
    """R4.6: no points for placing, moving or withdrawing."""
    assert play("Kl t  .", f"lion {move}").gains == []
