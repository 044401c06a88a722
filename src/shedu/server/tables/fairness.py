"""A shuffle that nobody chooses alone and anybody can verify.

The server draws a secret and tells its hash to all who sit down. Each player's browser draws a
number of its own and tells its hash, too: the seal. Only when nobody can sit down any more are the
seals opened. The seed of the game is a hash of the secret and of all numbers: when the first of
them became known, server and players were bound, even one who is both. The secret is told when the
game is over.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from shedu.engine.position import SEED_LIMIT
from shedu.server.wire import messages as m

CONTRIBUTION = re.compile(r"[0-9a-f]{16,64}")
SEAL = re.compile(r"[0-9a-f]{64}")
_PREFIX = "shuffle"


class Shuffle(Struct, frozen=True):
    """What the order of a bag is made from. It tells the bag: whole, it leaves the server at the end."""

    secret: str  # 64 hexadecimal digits
    contributions: dict[str, str] = {}  # by dynasty: those that were opened
    seals: dict[str, str] = {}  # by dynasty
    opening: float | None = None  # since when nobody can sit down any more, until the game begins
    first: str = ""  # whether who begins was `drawn` or `chosen`

    @classmethod
    def new(cls) -> "Shuffle":
        """With a secret of its own."""
        return cls(secrets.token_hex(32))

    def sealed(self, dynasty: str, seal: str) -> "Shuffle":
        """With a player's seal, or without if he adds nothing; ValueError."""
        seals = {name: said for name, said in self.seals.items() if name != dynasty}
        return replace(self, seals=seals if not seal else {**seals, dynasty: check_seal(seal)})

    def moved(self, dynasty: str, to: str) -> "Shuffle":
        """A player has another dynasty, and takes his seal along."""
        return self.sealed(dynasty, "").sealed(to, self.seals.get(dynasty, ""))

    def opened(self, dynasty: str, contribution: str) -> "Shuffle":
        """With what was under a player's seal; ValueError if it was something else."""
        if seal_of(check_contribution(contribution)) != self.seals.get(dynasty):
            raise ValueError("this is not what was sealed")
        return replace(self, contributions={**self.contributions, dynasty: contribution})

    @property
    def commitment(self) -> str:
        """What is told before the game."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def seed(self) -> int:
        """The game's seed: the first 8 bytes of the digest, less the highest bit."""
        return int.from_bytes(self._digest()[:8]) & SEED_LIMIT

    def beginner(self, dynasties: Iterable[str]) -> str:
        """Who begins if nobody chose: by the next 8 bytes, of the dynasties by name."""
        names = sorted(dynasties)
        return names[int.from_bytes(self._digest()[8:16]) % len(names)]

    def _digest(self) -> bytes:
        """SHA-256 over the secret and the contributions by dynasty."""
        said = [
            self.secret,
            *(f"{dynasty}={self.contributions[dynasty]}" for dynasty in sorted(self.contributions)),
        ]
        return hashlib.sha256("\n".join(said).encode()).digest()

    def told(self, is_open: bool) -> m.Shuffle:
        """As it is told; with the secret once nothing is hidden any more."""
        said = [
            m.Contribution(dynasty, self.seals[dynasty], self.contributions.get(dynasty))
            for dynasty in m.DYNASTIES
            if dynasty in self.seals
        ]
        return m.Shuffle(self.commitment, said, self.secret if is_open else None, self.opening is not None)

    def encode(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    def comments(self) -> list[str]:
        """Lines for a finished record, by which `shedu verify` can do it all again."""
        return [
            f"{_PREFIX} commitment {self.commitment}",
            f"{_PREFIX} secret {self.secret}",
            f"{_PREFIX} first {self.first}",
            *(f"{_PREFIX} seal {dynasty} {said}" for dynasty, said in sorted(self.seals.items())),
            *(f"{_PREFIX} from {dynasty} {said}" for dynasty, said in sorted(self.contributions.items())),
        ]


def decode(stored: str) -> Shuffle | None:
    """As it was stored; None if the game has a seed that somebody gave."""
    return msgspec.json.decode(stored, type=Shuffle) if stored else None


def check_contribution(said: str) -> str:
    """A browser's contribution, or ValueError."""
    if not CONTRIBUTION.fullmatch(said):
        raise ValueError("a contribution to the shuffle is 16 to 64 hexadecimal digits")
    return said


def seal_of(contribution: str) -> str:
    """What a browser tells of its contribution at first."""
    return hashlib.sha256(contribution.encode()).hexdigest()


def check_seal(said: str) -> str:
    """A browser's seal, or ValueError."""
    if not SEAL.fullmatch(said):
        raise ValueError("a seal is a SHA-256: 64 hexadecimal digits")
    return said


class ProofError(ValueError):
    """Why a record's shuffle cannot be verified."""


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
        raise ProofError("the record does not tell where its shuffle comes from")
    if not re.fullmatch(r"[0-9a-f]{64}", found["secret"]):
        raise ProofError("the secret is not 64 hexadecimal digits")
    shuffle = Shuffle(found["secret"], by_word["from"], by_word["seal"], first=found.get("first", ""))
    return found["commitment"], shuffle


def verify(text: str, seed: int | None, dynasties: Sequence[str]) -> Shuffle:
    """See that a record's seed is what its secret and contributions make; ProofError says what is wrong.

    The dynasties are in the order of play.
    """
    commitment, shuffle = read_comments(text)
    if shuffle.commitment != commitment:
        raise ProofError("the secret is not the one that was promised: its hash is another")
    for name, said in shuffle.contributions.items():
        if name not in dynasties:
            raise ProofError(f"{name} contributed and does not play")
        if seal_of(said) != shuffle.seals.get(name):
            raise ProofError(f"what {name} added is not what was sealed before")
    if seed is None:
        raise ProofError("the record has no seed: its bag is not shuffled by one")
    if not shuffle.contributions:
        raise ProofError("nobody but the server had a part in this shuffle: it could choose it")
    if shuffle.seed() != seed:
        raise ProofError("the seed is not what the secret and the contributions make")
    if shuffle.first not in ("drawn", "chosen"):
        raise ProofError("the record does not tell how it came who begins")
    if shuffle.first == "drawn" and shuffle.beginner(dynasties) != dynasties[0]:
        raise ProofError(f"{dynasties[0]} begins, but {shuffle.beginner(dynasties)} was drawn")
    return shuffle
