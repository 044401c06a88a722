"""R10: the English variant."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import play, refused

# The lion attacks with one temple next to its king, the bull defends with three.
REVOLT = """
    .  t  .
    t  Kb t
    .  .  .
    """
# The lion's king has one settlement, the bull's three.
WAR = """
    Kl t  .  t  Kb
    s  .  .  s  s
    .  .  .  .  s
    """


@pytest.mark.parametrize(
    ("temples", "allowed"),
    [
        (0, "0"),
        (2, "0"),  # would only make it a tie, which is the defender's
        (3, "0 3"),
        (5, "0 3 4 5"),
    ],
)
def test_R10_1_the_attacker_must_get_above_the_defender(temples: int, allowed: str) -> None:
    """R10.1: with one against three, the attacker commits nothing, or three and more."""
    game = play(REVOLT, "lion king G4", options="english", extra=f"hand lion {temples}t")
    assert game.events_of("revolt") == ["revolt king attacker lion 1 defender bull 3"]
    assert game.choices("commit") == allowed.split()


@pytest.mark.parametrize(("settlements", "allowed"), [(1, "0"), (2, "0"), (3, "0 3"), (4, "0 3 4")])
def test_R10_1_in_wars_too(settlements: int, allowed: str) -> None:
    """R10.1: one supporter against three."""
    extra = f"hand lion 1m {settlements}s"
    game = play(WAR, "lion market I2", options="english", extra=extra)
    assert game.choices("commit") == allowed.split()


def test_R10_1_who_is_above_already_commits_what_he_likes() -> None:
    """R10.1: from two against one, any number keeps the attacker ahead."""
    game = play(
        """
        t  .  t  Kb
        .  .  .  .
        """,
        "lion king H2",
        options="english",
        extra="hand lion 4t",
    )
    assert game.events_of("revolt") == ["revolt king attacker lion 2 defender bull 1"]
    assert game.choices("commit") == ["0", "1", "2", "3", "4"]


def test_R10_1_from_equal_strength_one_is_enough() -> None:
    """R10.1: above means above: a tie on the board asks for one tile or more, or none."""
    game = play("Kb t  .", "lion king I2", options="english", extra="hand lion 2t")
    assert game.choices("commit") == ["0", "1", "2"]


def test_R10_1_too_few_are_refused() -> None:
    """R10.1: tiles cannot be thrown away in a fight that they do not win."""
    extra = "hand lion 5t"
    assert refused(REVOLT, "lion king G4", "lion commit 2", options="english", extra=extra) == "R10.1"
    assert play(REVOLT, "lion king G4", "lion commit 2", extra=extra).decision == "bull commit"


def test_R10_1_he_is_asked_even_if_nothing_is_all_he_can_commit() -> None:
    """R10.1: not asking would reveal how few the player holds."""
    game = play(REVOLT, "lion king G4", options="english", extra="hand lion 1t")
    assert game.decision == "lion commit"
    assert game.legal == ["lion commit 0"]


@pytest.mark.parametrize(
    ("attack", "temples", "allowed"),
    [
        (3, 3, "0 1"),  # four against three: exactly one
        (5, 3, "0 3"),  # six against three: exactly three
        (5, 2, "0"),  # not enough in hand for a tie
        (0, 3, "0"),  # one against three: the defender is not behind
    ],
)
def test_R10_2_the_defender_makes_it_a_tie_or_commits_nothing(
    attack: int, temples: int, allowed: str
) -> None:
    """R10.2: no more, no less."""
    extra = f"hand lion 5t; hand bull {temples}t"
    game = play(REVOLT, "lion king G4", f"lion commit {attack}", options="english", extra=extra)
    assert game.decision == "bull commit"
    assert game.choices("commit") == allowed.split()


@pytest.mark.parametrize(
    ("attack", "settlements", "allowed"), [(3, 4, "0 1"), (4, 4, "0 2"), (4, 1, "0"), (0, 4, "0")]
)
def test_R10_2_in_wars_too(attack: int, settlements: int, allowed: str) -> None:
    """R10.2: the bull has three supporters, the lion one and the committed tiles."""
    extra = f"hand lion 1m 4s; hand bull {settlements}s"
    game = play(WAR, "lion market I2", f"lion commit {attack}", options="english", extra=extra)
    assert game.choices("commit") == allowed.split()


def test_R10_2_a_tie_needs_nothing_more() -> None:
    """R10.2: a defender who is level is not behind."""
    game = play("Kb t  .", "lion king I2", "lion commit 0", options="english", extra="hand bull 4t")
    assert game.legal == ["bull commit 0"]


def test_R10_2_any_other_number_is_refused() -> None:
    """R10.2: neither too few nor too many; and with the tie the defender wins."""
    extra = "hand lion 5t; hand bull 6t"
    moves = ("lion king G4", "lion commit 4")
    assert refused(REVOLT, *moves, "bull commit 1", options="english", extra=extra) == "R10.2"
    assert refused(REVOLT, *moves, "bull commit 3", options="english", extra=extra) == "R10.2"
    game = play(REVOLT, *moves, "bull commit 2", options="english", extra=extra)
    assert game.events_of("won") == ["won bull attacker 5 defender 5"]
