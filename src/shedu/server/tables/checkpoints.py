"""The position after the last entry of a game, as it is stored beside the entries.

A game is restored by replaying its entries. If an update changed what they lead to, the game continues from
its checkpoint: the board, the hands, the bag and the points stay what the players saw.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from shedu.engine.position import Position
from shedu.engine.record import Record
from shedu.engine.rules import Rules
from shedu.engine.snapshot import Snapshot
from shedu.play.game import Checkpoint, Moment


@dataclass(frozen=True)
class StoredCheckpoint:
    """A row of the table of checkpoints."""

    number: int  # of entries
    ply: int
    turn: int
    position: str

    @classmethod
    def of(cls, moment: Moment) -> "StoredCheckpoint":
        return cls(moment.number, moment.ply, moment.turn, encode_position(moment.position))

    def is_at(self, moment: Moment) -> bool:
        """Whether a replay led to the stored moment; a field that a later version added is ignored."""
        if (self.number, self.ply) != (moment.number, moment.ply):
            return False
        found = json.loads(encode_position(moment.position))
        return all(found.get(name) == value for name, value in json.loads(self.position).items())

    def moment(self, rules: Rules, players: tuple[str, ...], seat: int, text: str) -> Moment:
        """The stored moment, after the entry of a seat."""
        position = decode_position(self.position, rules, players)
        return Moment(self.number, self.ply, self.turn, position, seat, text)

    def checkpoint(self, head: Record, entries: Sequence[tuple[int, str]]) -> Checkpoint:
        """The checkpoint of a game with these entries, of which later ones are left out."""
        past = entries[: self.number]
        seat, text = past[-1] if past else (-1, "")
        return Checkpoint(self.moment(head.rules, head.players, seat, text), past)


def encode_position(position: Position) -> str:
    values = position.snapshot._asdict()
    values["bag"] = values["bag"].hex()
    return msgspec.json.encode(values).decode()


def decode_position(text: str, rules: Rules, players: tuple[str, ...]) -> Position:
    """The position of these rules; fields that an earlier version did not store are as at the start."""
    stored: dict[str, Any] = json.loads(text)
    stored["bag"] = bytes.fromhex(stored["bag"])
    values = Position.new(rules, players).snapshot._asdict()
    for name in values.keys() & stored.keys():
        values[name] = tuple(stored[name]) if isinstance(stored[name], list) else stored[name]
    return Position.from_snapshot(rules, players, Snapshot(**values))
