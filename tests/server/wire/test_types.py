"""The browser's types of messages."""

import runpy
from pathlib import Path

import msgspec

from shedu.server.wire import messages as m

ROOT = Path(__file__).parents[3]


def test_the_browsers_types_are_up_to_date() -> None:
    """`make types` writes them."""
    generated = runpy.run_path(str(ROOT / "scripts" / "write_types.py"))["generate"]()
    assert (ROOT / "web" / "src" / "net" / "messages.ts").read_text("utf-8") == generated


def test_every_message_has_its_own_tag() -> None:
    """In each direction."""
    for union in (m.FromServer, m.FromBrowser, m.Event):
        msgspec.json.Decoder(union)  # refuses two of the same
