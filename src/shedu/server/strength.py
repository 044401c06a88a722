"""The strength of passwords and signing keys, by zxcvbn."""

import math
import re
from collections.abc import Iterable

MAX_RATED_CHARS = 72  # zxcvbn's time grows with the square of the length and more
MIN_PASSWORD_SCORE = 3  # of 4: at least 10^8 guesses, out of reach for slow hashes
MIN_KEY_CHARS = 32
# Powers of ten a character: 1 to 1.2 for random letters and digits, less for words.
MIN_KEY_DENSITY = 0.85
# For hexadecimal digits, which hardly spell words: 0.98 at random, but one key in thousands is at 0.82.
MIN_HEX_KEY_DENSITY = 0.65
# zxcvbn tries every way to read symbols as letters: more than 700 for a password of all symbols, in 1.5 s.
MAX_READINGS = 8
_NO_LETTER = "~"
_SITE_WORDS = ("shedu", "tigris", "euphrates")


def is_weak_password(password: str, words: Iterable[str] = ()) -> bool:
    """Whether a password is common, or derived from words such as the person's name."""
    from zxcvbn import zxcvbn  # noqa: PLC0415  # loads long lists of words

    parts = {part for word in words for part in (word, *re.split(r"\W+", word)) if part}
    rated = zxcvbn(rated_part(password), user_inputs=[*_SITE_WORDS, *sorted(parts)])
    return bool(rated["score"] < MIN_PASSWORD_SCORE)


def rated_part(password: str) -> str:
    """The beginning of a password, with few symbols that can be read as letters.

    Of several symbols for one letter zxcvbn reads one at a time, so one of them is enough.
    """
    from zxcvbn.matching import L33T_TABLE  # noqa: PLC0415

    text = password[:MAX_RATED_CHARS]
    found = [[symbol for symbol in symbols if symbol in text] for symbols in L33T_TABLE.values()]
    if math.prod(len(symbols) or 1 for symbols in found) <= MAX_READINGS:
        return text
    for symbols in found:
        digits_first = sorted(symbols, key=lambda symbol: not symbol.isdigit())
        for symbol in digits_first[1:]:
            if not symbol.isdigit():  # digits can be dates and sequences
                text = text.replace(symbol, _NO_LETTER)
    return text


def is_weak_key(key: str) -> bool:
    """Whether a key is short or was made up by a person instead of a random generator."""
    from zxcvbn import zxcvbn  # noqa: PLC0415

    if len(key) < MIN_KEY_CHARS or re.search(r"\s", key) or not re.search(r"\d", key):
        return True
    rated = key[:MAX_RATED_CHARS]
    is_hex = re.fullmatch("[0-9a-fA-F]+", key)
    least = MIN_HEX_KEY_DENSITY if is_hex else MIN_KEY_DENSITY
    return bool(zxcvbn(rated)["guesses_log10"] < least * len(rated))
