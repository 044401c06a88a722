"""Names of people: which ones are allowed, and which ones look alike.

Two names look alike if their skeletons are equal (UTS 39, section 4). A skeleton depends on the case: I looks
like l, i does not. Therefore a name has a key for its own case, one for lower and one for upper case; names
that share a key may not belong to two people. Letters must come from one script, or from a combination that
real names use (UTS 39, restriction level "highly restrictive").

scripts/write_unicode.py writes the data.
"""

import hashlib
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import groupby, pairwise

from shedu.server.errors import Code, PersonError

MAX_NAME_CHARS = 24
BOT_PREFIX = "BOT "  # of the names of bot accounts, and of no others
MAX_LOGIN_CHARS = 40  # of a folded name, as its database column has
MAX_MARKS = 4  # above each other on a letter
MAX_COMMON_MARKS = 2  # of those that belong to no script
# Marks that underline, overline or cross out a letter: they decorate a name of another person.
_DECORATIONS = frozenset(
    map(chr, (0x305, 0x332, 0x333, *range(0x334, 0x339), 0x33F, 0x347, *range(0x20D0, 0x2100)))
)
# Letters that look like others although UTS 39 does not list them so.
_MORE_PROTOTYPES = str.maketrans("\u04cf", "l")
_EMOJI_STYLE = "\ufe0f"  # phones add it to symbols
_BLANKS = frozenset("\u2800\ufffc\ufffd\U0001d159")  # printable, but empty or a placeholder
# Scripts that are written together, by a name for the combination.
_TOGETHER = {
    "Hani": {"Hani", "japanese", "korean", "chinese"},
    "Hira": {"Hira", "japanese"},
    "Kana": {"Kana", "japanese"},
    "Hang": {"Hang", "korean"},
    "Bopo": {"Bopo", "chinese"},
}
_WITH_LATIN = {"japanese", "korean", "chinese"}


@dataclass(frozen=True)
class _Data:
    prototypes: dict[int, str]  # for str.translate
    ignorable: "_Ranges"
    scripts: "_Ranges"


class _Ranges:
    """Values of ranges of characters."""

    def __init__(self, lines: Iterable[str]) -> None:
        parts = [line.split(" ", 2) for line in lines]
        self._firsts = [int(first, 16) for first, _, _ in parts]
        self._lasts = [int(last, 16) for _, last, _ in parts]
        self._values = [frozenset(value.split()) for _, _, value in parts]

    def __getitem__(self, char: str) -> frozenset[str]:
        at = bisect_right(self._firsts, ord(char)) - 1
        return self._values[at] if at >= 0 and ord(char) <= self._lasts[at] else frozenset()


@cache
def _data() -> _Data:
    text = resources.files("shedu.server").joinpath("data/unicode.txt").read_text("utf-8")
    sections: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("["):
            section = sections.setdefault(line, [])
        elif not line.startswith("#"):
            section.append(line)
    prototypes = {}
    for line in sections["[prototypes]"]:
        code, *target = (int(word, 16) for word in line.split())
        prototypes[code] = "".join(map(chr, target))
    return _Data(prototypes, _Ranges(sections["[ignorable]"]), _Ranges(sections["[scripts]"]))


# Allowed names


def tidy_name(name: str) -> str:
    """A person's name with its whitespace normalised; PersonError."""
    tidy = _tidy(name)
    if _looks_like_bot(tidy):
        raise PersonError(Code.NAME, f"Names that begin with {BOT_PREFIX}belong to bot accounts.")
    return tidy


def tidy_bot_name(name: str) -> str:
    """The name of a bot account, which says that it is one; PersonError."""
    tidy = _tidy(name)
    return tidy if tidy.startswith(BOT_PREFIX) else _tidy(BOT_PREFIX + tidy)


def _looks_like_bot(tidy: str) -> bool:
    word = unicodedata.normalize("NFKC", tidy).split(" ", 1)[0]
    cases = {skeleton(each) for each in (word, word.lower(), word.upper())}
    return bool(cases & {skeleton(BOT_PREFIX.strip()), skeleton(BOT_PREFIX.strip().lower())})


def _tidy(name: str) -> str:
    tidy = _normalised(name)
    if not 0 < len(tidy) <= MAX_NAME_CHARS or "#" in tidy or not is_visible(tidy):
        raise PersonError(
            Code.NAME, f"A name has 1 to {MAX_NAME_CHARS} printable characters, none of them #."
        )
    if not any(unicodedata.category(char) in ("So", "Sm") or char.isalnum() for char in tidy):
        raise PersonError(Code.NAME, "A name needs a letter, a digit or a symbol.")
    if _has_stacked_marks(tidy):
        raise PersonError(Code.NAME, "A name has no signs above or below each other on one letter.")
    if not _is_of_one_script(tidy):
        raise PersonError(Code.NAME, "The letters of a name come from one script.")
    if len(folded(tidy)) > MAX_LOGIN_CHARS:
        raise PersonError(Code.NAME, "This name is too long.")
    return tidy


def is_visible(text: str) -> bool:
    """Whether all characters can be seen: no control, bidirectional, filler or blank characters."""
    ignorable = _data().ignorable
    return text.isprintable() and not any(char in _BLANKS or ignorable[char] for char in text)


def _normalised(name: str) -> str:
    text = unicodedata.normalize("NFC", name)
    plain = text[:1] + "".join(
        char
        for before, char in pairwise(text)
        if char != _EMOJI_STYLE or unicodedata.category(before) != "So"
    )
    return " ".join(plain.split())


def _has_stacked_marks(name: str) -> bool:
    """Whether a name begins with a mark, decorates letters, or piles up more marks than any language does."""
    kinds = [(char, unicodedata.category(char)) for char in unicodedata.normalize("NFD", name)]
    base = " "
    for is_mark, group in groupby(kinds, lambda each: each[1] in ("Mn", "Me")):
        run = list(group)
        if not is_mark:
            base = run[-1][1]
            continue
        common = sum(not _data().scripts[char] for char, _ in run)
        is_repeated = any(one == other for one, other in pairwise(run))
        is_enclosing = any(kind == "Me" for _, kind in run)
        is_decoration = any(char in _DECORATIONS for char, _ in run)
        if base[0] not in "LM" or is_repeated or is_enclosing or is_decoration:
            return True
        if len(run) > MAX_MARKS or common > MAX_COMMON_MARKS:
            return True
    return False


def _is_of_one_script(name: str) -> bool:
    scripts = [found for char in name if (found := _data().scripts[char])]
    digits = {ord(char) - unicodedata.decimal(char) for char in name if char.isdecimal()}
    if len(digits) > 1:
        return False
    return bool(_common(scripts)) or bool(
        _common([each for each in scripts if each != {"Latn"}]) & _WITH_LATIN
    )


def _common(scripts: Iterable[frozenset[str]]) -> frozenset[str]:
    """The scripts, and combinations of scripts, that all characters can belong to."""
    sets = [
        frozenset(word for script in each for word in _TOGETHER.get(script, {script})) for each in scripts
    ]
    return frozenset.intersection(*sets) if sets else frozenset({""})


# Names that look alike


def folded(name: str) -> str:
    """The login of an account: a name without differences of case and of compatible characters."""
    return unicodedata.normalize("NFKC", _normalised(name)).casefold()


def skeleton(text: str) -> str:
    """Equal for texts that look alike (UTS 39)."""
    mapped = unicodedata.normalize("NFD", text).translate(_data().prototypes)
    return unicodedata.normalize("NFD", mapped)


def look_keys(name: str) -> set[str]:
    """Hashes that a name shares with every name that looks like it, in any case."""
    plain = unicodedata.normalize("NFKC", _normalised(name))
    other = plain.translate(_MORE_PROTOTYPES)
    cases = {plain, plain.lower(), plain.upper(), other, other.lower()}
    return {hashlib.sha256(skeleton(each).encode()).hexdigest() for each in cases}
