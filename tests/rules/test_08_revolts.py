"""R8: revolts."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# The bull's king has two temples. The lion's king can come to H2, beside one of them, or to I3,
# beside both and a third.
REVOLT = """
    .  .  .  .  .
    .  t  .  t  .
    .  Kb t  .  .
    """


def test_R8_1_who_comes_attacks_who_is_there_defends() -> None:
    """R8.1: and the attacker is asked first."""
    game = play(REVOLT, "lion king H2")
    assert game.events_of("revolt") == ["revolt king attacker lion 1 defender bull 2"]
    assert game.decisions[1:] == ["lion commit"]
    after = play(REVOLT, "lion king H2", "lion commit 0")
    assert after.decision == "bull commit"


@pytest.mark.parametrize("committed", [(), ("lion commit 0",)], ids=["attacker", "defender"])
def test_R8_1_no_leader_can_be_withdrawn_from_it(committed: tuple[str, ...]) -> None:
    """R8.1: both can commit, and nothing else."""
    game = play(REVOLT, "lion king H2", *committed)
    player = game.decision.split()[0]
    assert {line.split()[1] for line in game.legal} == {"commit"}
    refused(REVOLT, "lion king H2", *committed, f"{player} king off")


def test_R8_2_a_temple_may_count_for_both() -> None:
    """R8.2: H3 and I4 stand by both kings, and each king counts them."""
    game = play(REVOLT, "lion king I3")
    assert game.events_of("revolt") == ["revolt king attacker lion 3 defender bull 2"]
    shared = play("Kb t  .", "lion king I2")
    assert shared.events_of("revolt") == ["revolt king attacker lion 1 defender bull 1"]


def test_R8_2_only_adjacent_temples_count() -> None:
    """R8.2: other temples of the kingdom, and other tiles, are of no use."""
    game = play(
        """
        s  s  .  .  t
        Kb t  s  t  .
        s  s  s  t  .
        """,
        "lion king K3",
    )
    assert game.events_of("revolt") == ["revolt king attacker lion 2 defender bull 1"]


def test_R8_2_face_down_temples_do_not_count() -> None:
    """R8.2: a monument beside a leader gives no strength, neither to the defender nor to the attacker."""
    monument = """
        .  .  x  x  {}
        .  t  x  x  {}
        .  .  .  .  t
        """
    beside = play(monument.format(".", "Kb"), "lion king H2", extra="monument black-red I2")
    assert beside.events_of("revolt") == ["revolt king attacker lion 1 defender bull 1"]
    above = play(monument.format("t", "Kb"), "lion king H2", extra="monument black-red I2")
    assert above.events_of("revolt") == ["revolt king attacker lion 1 defender bull 2"]


def test_R8_2_any_number_of_temples_from_the_hand() -> None:
    """R8.2: none to all of them, temples only, the attacker first and openly."""
    extra = "hand lion 4t 2s; hand bull 2t 3s 1m"
    attack = play(REVOLT, "lion king H2", extra=extra)
    assert attack.legal == [f"lion commit {n}" for n in range(5)]
    defence = play(REVOLT, "lion king H2", "lion commit 3", extra=extra)
    assert defence.legal == [f"bull commit {n}" for n in range(3)]
    conflict = defence.view("bull").conflict
    assert conflict is not None
    assert conflict.attacker.committed == 3
    assert refused(REVOLT, "lion king H2", "lion commit 5", extra=extra) == "R8.2"


def test_R8_2_temples_are_committed_in_a_revolt_of_any_colour() -> None:
    """R8.2: traders revolt with temples, not with markets."""
    game = play("Tb t  .", "lion trader I2", extra="hand lion 1t 4m")
    assert game.legal == ["lion commit 0", "lion commit 1"]


def test_R8_2_each_is_asked_even_without_a_temple_in_hand() -> None:
    """R8.2: not to ask would tell what is in the hand."""
    extra = "hand lion 6s; hand bull 6m"
    game = play("Kb t  .", "lion king I2", "lion commit 0", "bull commit 0", extra=extra)
    assert game.decisions == ["lion action", "lion commit", "bull commit", "lion action"]


def test_R8_2_each_commits_once() -> None:
    """R8.2: the attacker cannot commit more afterwards."""
    moves = ("lion king H2", "lion commit 1", "lion commit 1")
    assert refused(REVOLT, *moves, extra="hand lion 4t") == "R8.2"
    assert play(REVOLT, *moves[:2], "bull commit 0", extra="hand lion 4t").decision == "lion action"


@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [(0, 0, "bull"), (1, 0, "bull"), (2, 0, "lion"), (2, 1, "bull"), (3, 1, "lion"), (0, 2, "bull")],
)
def test_R8_3_the_higher_total_wins_a_tie_is_the_defenders(attack: int, defence: int, winner: str) -> None:
    """R8.3: one temple against two on the board, and what is committed."""
    game = play(
        REVOLT,
        "lion king H2",
        f"lion commit {attack}",
        f"bull commit {defence}",
        extra="hand lion 4t; hand bull 4t",
    )
    assert game.events_of("won") == [f"won {winner} attacker {1 + attack} defender {2 + defence}"]


def test_R8_4_the_attacker_wins() -> None:
    """R8.4: one red point, the loser's leader goes back, nothing on the board is removed."""
    game = play(
        REVOLT,
        "lion king H2",
        "lion commit 3",
        "bull commit 1",
        extra="hand lion 4t 2s; hand bull 2t 4s",
    )
    assert game.window() == drawn(
        """
        .  Kl .  .  .
        .  t  .  t  .
        .  .  t  .  .
        """
    )
    assert game.events_of("back", "gain", "removed") == ["back bull king H4 revolt", "gain lion red 1 revolt"]
    assert "king" in game.supply("bull")


def test_R8_4_the_defender_wins() -> None:
    """R8.4: the point is red for leaders of every colour, and only one."""
    game = play("Tb t  .", "lion trader I2", "lion commit 0", "bull commit 2")
    assert game.window() == drawn("Tb t  .")
    assert game.events_of("back") == ["back lion trader I2 revolt"]
    assert game.points("bull") == {"red": 1}
    assert game.points("lion") == {}


def test_R8_4_committed_temples_leave_the_game() -> None:
    """R8.4: from both hands, and not into the bag."""
    extra = "hand lion 4t 2s; hand bull 2t 4s"
    before = play(REVOLT, extra=extra)
    game = play(REVOLT, "lion king H2", "lion commit 3", "bull commit 2", extra=extra)
    assert game.hand("lion") == "1t 2s"
    assert game.hand("bull") == "4s"
    assert game.bag() == before.bag()


def test_R8_4_a_moved_leader_that_loses_goes_to_the_supply() -> None:
    """R8.4: not back to the space from which it came."""
    game = play("Kb t  .  .  t  Kl", "lion king I2", "lion commit 0", "bull commit 0")
    assert game.window() == drawn("Kb t  .  .  t  .")
    assert "king" in game.supply("lion")


def test_R8_4_a_losing_leader_no_longer_links() -> None:
    """R8.4: the regions that the attacker had linked to the kingdom fall off again."""
    game = play("Kb t  .  s  s", "lion king I2", "lion commit 0", "bull commit 0")
    assert game.kingdoms() == ["G2 H2"]
