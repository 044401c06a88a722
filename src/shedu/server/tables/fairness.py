"""A shuffle that no single party chooses and anyone can verify.

The server draws a secret and publishes its SHA-256 (the commitment). Each player's browser draws a number
(the contribution) and publishes its SHA-256 (the seal). The seals are opened only after the seats are final.
The seed of the game is a hash of the secret, all contributions, the rules, the seating and the choice of the
first player, so server and players are bound before the first of these values is known. The secret is
published when the game is over. docs/fairness.md defines the hash; games of version 1 have no rules, seating
and first player in it.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from shedu.engine.record import Record
from shedu.engine.rules import Rules
from shedu.play.seats import rotate

CONTRIBUTION = re.compile(r"[0-9a-f]{16,64}")
SEAL = re.compile(r"[0-9a-f]{64}")
_PREFIX = "shuffle"
VERSION = 2  # of new shuffles


@dataclass(frozen=True)
class Shuffle:
    """The input of the order of the bag. It reveals the bag, so it is secret until the end."""

    secret: str  # 64 hexadecimal digits
    contributions: Mapping[str, str] = field(default_factory=dict)  # opened ones, by dynasty
    seals: Mapping[str, str] = field(default_factory=dict)  # by dynasty
    opening: float | None = None  # when the seats became final; None before that and after the start
    first: str = ""  # whether the first player was `drawn` or `chosen`
    version: int = 1
    table: tuple[str, ...] = ()  # the lines about rules, seating and first player, from the start on

    @classmethod
    def new(cls) -> "Shuffle":
        """A shuffle with a fresh secret."""
        return cls(secrets.token_hex(32), version=VERSION)

    def sealed(self, dynasty: str, seal: str) -> "Shuffle":
        """With a player's seal; an empty seal removes it. ValueError if it is malformed."""
        seals = {name: said for name, said in self.seals.items() if name != dynasty}
        return replace(self, seals=seals if not seal else {**seals, dynasty: check_seal(seal)})

    def moved(self, dynasty: str, to: str) -> "Shuffle":
        """With a seal moved to the player's new dynasty."""
        return self.sealed(dynasty, "").sealed(to, self.seals.get(dynasty, ""))

    def opened(self, dynasty: str, contribution: str) -> "Shuffle":
        """With a player's contribution; ValueError if it does not match the seal."""
        if seal_of(check_contribution(contribution)) != self.seals.get(dynasty):
            raise ValueError("The contribution does not match the seal.")
        return replace(self, contributions={**self.contributions, dynasty: contribution})

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, published before the game."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def bound(self, rules: Rules, dynasties: Sequence[str], chosen: str | None) -> "Shuffle":
        """With the table that is part of the hash: `dynasties` in the order of play, from any of them on."""
        circle = rotate(dynasties, dynasties.index(min(dynasties)))
        table = (
            f"rules {rules.preset}",
            *(f"option {option}" for option in rules.options),
            f"seats {' '.join(circle)}",
            f"first {chosen or 'drawn'}",
        )
        return replace(self, first="chosen" if chosen else "drawn", table=table)

    def seed(self) -> int:
        """The game's seed: the first 8 bytes of the digest."""
        return int.from_bytes(self._digest()[:8])

    def first_dynasty(self, dynasties: Iterable[str]) -> str:
        """The dynasty that begins unless the host chose one (R1.7): the next 8 bytes, modulo the count."""
        names = sorted(dynasties)
        return names[int.from_bytes(self._digest()[8:16]) % len(names)]

    def _digest(self) -> bytes:
        """SHA-256 over the secret, the table (since version 2), and the contributions by dynasty."""
        contributions = sorted(self.contributions.items())
        if self.version == 1:
            lines = [self.secret, *(f"{dynasty}={said}" for dynasty, said in contributions)]
        else:
            lines = [
                f"shedu shuffle {self.version}",
                f"secret {self.secret}",
                *self.table,
                *(f"from {dynasty} {said}" for dynasty, said in contributions),
            ]
        return hashlib.sha256("\n".join(lines).encode()).digest()

    def comments(self) -> list[str]:
        """Comment lines of a finished record, from which `shedu verify` recomputes the shuffle."""
        return [
            *([] if self.version == 1 else [f"{_PREFIX} version {self.version}"]),
            f"{_PREFIX} commitment {self.commitment}",
            f"{_PREFIX} secret {self.secret}",
            f"{_PREFIX} first {self.first}",
            *(f"{_PREFIX} seal {dynasty} {said}" for dynasty, said in sorted(self.seals.items())),
            *(f"{_PREFIX} from {dynasty} {said}" for dynasty, said in sorted(self.contributions.items())),
        ]


def check_contribution(said: str) -> str:
    """A browser's contribution, or ValueError."""
    if not CONTRIBUTION.fullmatch(said):
        raise ValueError("A contribution to the shuffle must have 16 to 64 hexadecimal digits.")
    return said


def seal_of(contribution: str) -> str:
    """SHA-256 of a contribution."""
    return hashlib.sha256(contribution.encode()).hexdigest()


def check_seal(said: str) -> str:
    """A browser's seal, or ValueError."""
    if not SEAL.fullmatch(said):
        raise ValueError("A seal must be a SHA-256 of 64 hexadecimal digits.")
    return said


class ProofError(ValueError):
    """A record's shuffle cannot be verified."""


def read_comments(text: str) -> tuple[str, Shuffle]:
    """The commitment and the shuffle of a record's comments; ProofError if they are not there."""
    found: dict[str, str] = {}
    by_word: dict[str, dict[str, str]] = {"from": {}, "seal": {}}
    for line in text.splitlines():
        words = line.lstrip().removeprefix("#").split()
        if not line.lstrip().startswith("#") or words[:1] != [_PREFIX]:
            continue
        if len(words) == 4 and words[1] in by_word:
            by_word[words[1]][words[2]] = words[3]
        elif len(words) == 3:
            found[words[1]] = words[2]
    if not {"commitment", "secret"} <= found.keys():
        raise ProofError("The record has no shuffle comments, so its shuffle cannot be verified.")
    if not re.fullmatch(r"[0-9a-f]{64}", found["secret"]):
        raise ProofError("The secret must have 64 hexadecimal digits.")
    version = found.get("version", "1")
    if version not in ("1", str(VERSION)):
        raise ProofError(f"This is a shuffle of version {version}. Use a newer version of shedu.")
    first = found.get("first", "")
    shuffle = Shuffle(found["secret"], by_word["from"], by_word["seal"], first=first, version=int(version))
    return found["commitment"], shuffle


def verify(text: str, record: Record) -> Shuffle:
    """Check that a record's seed follows from its secret, contributions and table; ProofError if not."""
    seed, dynasties = record.seed, record.players
    commitment, shuffle = read_comments(text)
    if shuffle.version > 1:
        chosen = dynasties[0] if shuffle.first == "chosen" else None
        shuffle = replace(shuffle.bound(record.rules, dynasties, chosen), first=shuffle.first)
    if shuffle.commitment != commitment:
        raise ProofError("The secret does not match the commitment.")
    for name, said in shuffle.contributions.items():
        if name not in dynasties:
            raise ProofError(f"{name} contributed but does not play.")
        if seal_of(said) != shuffle.seals.get(name):
            raise ProofError(f"The contribution of {name} does not match its seal.")
    if seed is None:
        raise ProofError("The record has no seed.")
    if not shuffle.contributions:
        raise ProofError("Only the server contributed to this shuffle, so it could have chosen it.")
    if shuffle.seed() != seed:
        if shuffle.version == 1:
            raise ProofError("The seed does not follow from the secret and the contributions.")
        raise ProofError(
            "The seed does not follow from the secret, the contributions, the rules, the seating and the "
            "first player."
        )
    if shuffle.first not in ("drawn", "chosen"):
        raise ProofError("The record does not say how the first player was determined.")
    if shuffle.first == "drawn" and shuffle.first_dynasty(dynasties) != dynasties[0]:
        raise ProofError(f"{dynasties[0]} begins, but {shuffle.first_dynasty(dynasties)} was drawn.")
    return shuffle
