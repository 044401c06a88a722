"""R7: swapping."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import play, refused


def test_R7_1_as_many_are_drawn() -> None:
    """R7.1: the tiles leave the game, and as many come out of the bag."""
    game = play("t  .", "lion swap 2t 1s", extra="hand lion 2t 2s 1f 1m; bag 5t 5m 5f; draws m m f t")
    assert game.hand("lion") == "1s 2f 3m"
    assert game.bag() == "5t 4f 3m"
    assert game.events_of("draw") == ["draw lion 1f 2m"]
    assert game.turn == "lion 1"


def test_R7_1_the_new_tiles_can_be_used_at_once() -> None:
    """R7.1: in the second action."""
    extra = "hand lion 2t; draws m m f t"
    assert refused("t  .", "lion market H2", extra=extra) == "R5.1"
    game = play("t  .", "lion swap 2t", "lion market H2", extra=extra)
    assert game.window().split() == ["t", "m"]


def test_R7_1_any_choice_of_one_to_six() -> None:
    """R7.1: every combination of what the hand holds, once each, and never none."""
    game = play("t  .", extra="hand lion 2t 1f")
    assert game.choices("swap") == ["1f", "1t", "1t 1f", "2t", "2t 1f"]
    full = play("t  .", extra="hand lion 6t")
    assert full.choices("swap") == ["1t", "2t", "3t", "4t", "5t", "6t"]


@pytest.mark.parametrize("swap", ["3t", "1m", "2t 2f", "4t 3f"])
def test_R7_1_no_more_than_the_hand_holds(swap: str) -> None:
    """R7.1: nor more than six."""
    assert refused("t  .", f"lion swap {swap}", extra="hand lion 2t 1f") == "R7.1"


def test_R7_1_an_empty_hand_cannot_swap() -> None:
    """R7.1: there is nothing to swap."""
    assert play("t  .", extra="hand lion").choices("swap") == []


def test_R7_1_the_swapped_tiles_are_not_shown() -> None:
    """R7.1: others see how many tiles, not which."""
    game = play("t  .", "lion swap 2t 1s", extra="draws m m f")
    assert "move lion swap 3" in game.events_seen_by("bull")
    assert "draw lion 3" in game.events_seen_by("bull")
    assert "move lion swap 2t 1s" in game.events_seen_by("lion")


@pytest.mark.parametrize("bag", ["bag", "bag 1t", "bag 6t"])
def test_R7_2_a_swap_is_allowed_whatever_the_bag_holds(bag: str) -> None:
    """R7.2: what is legal gives away nothing about the bag."""
    game = play("t  .", extra=f"hand lion 3t 3s; {bag}")
    assert len(game.choices("swap")) == 4 * 4 - 1
    assert "3t 3s" in game.choices("swap")


def test_R7_2_he_gets_what_is_left() -> None:
    """R7.2: three swapped and two in the bag leave five tiles."""
    extra = "hand lion 6t; bag 2m; draws m m"
    game = play("t  .", "lion swap 3t", rules="pegasus-2007", extra=extra)
    assert game.hand("lion") == "3t 2m"
    assert game.bag() == ""
