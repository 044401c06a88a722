"""The client's generated types."""

import runpy
from pathlib import Path

import msgspec

from shedu.server.wire import messages as m

ROOT = Path(__file__).parents[3]


def test_generated_types_are_up_to_date() -> None:
    """`make types` would write the same file."""
    generated = runpy.run_path(str(ROOT / "scripts" / "write_types.py"))["generate"]()
    assert (ROOT / "web" / "src" / "net" / "messages.ts").read_text("utf-8") == generated


def test_the_messages_of_moves_and_events_are_up_to_date() -> None:
    """`make types` would write the same file from the engine's classes."""
    script = runpy.run_path(str(ROOT / "scripts" / "write_game_messages.py"))
    assert script["TARGET"].read_text("utf-8") == script["generate"]()


def test_every_message_has_its_own_tag() -> None:
    """In each direction."""
    for union in (m.FromServer, m.FromBrowser, m.Event, m.Move | m.HiddenSwap):
        msgspec.json.Decoder(union)  # raises for a repeated tag
