"""Writes src/shedu/server/data/unicode.txt: what the check of names needs of the Unicode data files.

Needs PyICU, which brings the data of its ICU version. Stored keys of names depend on the prototypes: a newer
version needs a migration that computes the keys again.
"""

import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import icu

TARGET = Path(__file__).parents[1] / "src/shedu/server/data/unicode.txt"
HEADER = """\
# Extracts of the Unicode data files, written by scripts/write_unicode.py from ICU {icu}.
# Unicode {unicode}. Copyright (c) Unicode, Inc. SPDX-License-Identifier: Unicode-DFS-2016
# prototypes: UTS 39 confusables, as hexadecimal code points. ignorable: Default_Ignorable_Code_Point.
# scripts: Script_Extensions of letters and marks that belong to a script.
"""
CODE_POINTS = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
NO_SCRIPT = {"Zyyy", "Zinh", "Zzzz"}


def prototypes() -> Iterator[str]:
    checker = icu.SpoofChecker()
    for char in CODE_POINTS:
        if unicodedata.normalize("NFD", char) == char:
            found = checker.getSkeleton(0, char)
            if found != char:
                yield f"{ord(char):x} {' '.join(f'{ord(each):x}' for each in found)}"


def scripts_of(char: str) -> str:
    if unicodedata.category(char)[0] not in "LM":
        return ""
    found = {icu.Script(code).getShortName() for code in icu.Script.getScriptExtensions(char)}
    return " ".join(sorted(found - NO_SCRIPT))


def is_ignorable(char: str) -> str:
    return "-" if icu.Char.hasBinaryProperty(char, icu.UProperty.DEFAULT_IGNORABLE_CODE_POINT) else ""


def ranges(value: Callable[[str], str]) -> Iterator[str]:
    """Ranges of code points with the same value, unless it is empty."""
    first, last, said = 0, -1, ""
    for char in [*CODE_POINTS, ""]:
        found = value(char) if char else ""
        if found != said or (char and ord(char) != last + 1):
            if said:
                yield f"{first:x} {last:x} {said}"
            first, said = ord(char) if char else 0, found
        last = ord(char) if char else 0


def main() -> None:
    lines = [
        HEADER.format(icu=icu.ICU_VERSION, unicode=icu.UNICODE_VERSION).rstrip(),
        "[prototypes]",
        *prototypes(),
        "[ignorable]",
        *ranges(is_ignorable),
        "[scripts]",
        *ranges(scripts_of),
    ]
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
