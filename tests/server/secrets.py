"""Searches messages for hidden information."""

import json
from collections.abc import Collection
from typing import Any


def leaks(text: str, own: Collection[int], hidden: Collection[str]) -> list[str]:
    """The hidden information in a text that the owner of these seats may not have."""
    found = [f"a word: {word}" for word in hidden if word and word in text]
    try:
        said = json.loads(text)
    except ValueError:
        return found
    _walk(said, own, found)
    return found


def _walk(value: Any, own: Collection[int], found: list[str]) -> None:
    """Search hands, points, draws, swaps, offered moves and the shuffle secret."""
    if isinstance(value, list):
        for each in value:
            _walk(each, own, found)
        return
    if not isinstance(value, dict):
        return
    for place, info in enumerate(value.get("seats") or []):
        if place not in own and isinstance(info, dict):
            found += [
                f"{name} of seat {place}"
                for name in ("hand", "points", "treasures")
                if info.get(name) is not None
            ]
    seat = value.get("seat")
    if "hand" in value and isinstance(seat, int) and seat not in own:
        found += [
            f"{name} of seat {seat}" for name in ("hand", "points", "treasures") if value[name] is not None
        ]
    if value.get("type") == "drew" and value.get("tiles") is not None and seat not in own:
        found.append(f"what seat {seat} drew")
    move = value.get("move")
    if value.get("type") == "moved" and seat not in own and isinstance(move, dict) and move["type"] == "swap":
        found.append(f"what seat {seat} swapped")
    if value.get("text") in ("log-draw-own", "log-swap-own") and isinstance(seat, int) and seat not in own:
        found.append(f"tiles of seat {seat} in the log")
    if "actions_left" in value and value["choices"] is not None and seat not in own:
        found.append(f"what seat {seat} may do")
    if "commitment" in value and value.get("secret") is not None:
        found.append("the secret of the shuffle")
    for each in value.values():
        _walk(each, own, found)
