"""The texts of records in folders, files of one or many games, and archives."""

import gzip
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = (".te", ".te.gz")
MAX_MEMBER_BYTES = 1 << 30  # of a file in an archive, unpacked
_HEAD = re.compile(r"^[ \t]*shedu[ \t]+\d+[ \t\r]*(#.*)?$", re.MULTILINE)


class DatasetError(Exception):
    """A file cannot be read as records; the message names the file and the line."""


@dataclass(frozen=True)
class Source:
    """The text of one record, and where it is."""

    path: str  # of the file; within an archive, `archive.zip/member.te`
    line: int  # of the file, on which the record begins
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


def sources_in(path: Path) -> Iterator[Source]:
    """Every record of a folder, a file or a zip archive, in the order of names."""
    if path.is_dir():
        for each in sorted(path.rglob("*")):
            if each.is_file() and each.name.endswith((*SUFFIXES, ".zip")):
                yield from sources_in(each)
    elif path.suffix == ".zip":
        yield from _members(path)
    else:
        yield from split_records(str(path), _decoded(str(path), _read(path)))


def _read(path: Path) -> bytes:
    try:
        data = path.read_bytes()
        return gzip.decompress(data) if path.suffix == ".gz" else data
    except (OSError, EOFError) as error:
        raise DatasetError(f"{path} cannot be read: {error}") from None


def _members(path: Path) -> Iterator[Source]:
    try:
        with zipfile.ZipFile(path) as archive:
            for member in sorted(archive.namelist()):
                name = f"{path}/{member}"
                if not member.endswith(SUFFIXES):
                    continue
                if archive.getinfo(member).file_size > MAX_MEMBER_BYTES:
                    raise DatasetError(f"{name} is larger than {MAX_MEMBER_BYTES >> 20} MiB")
                data = archive.read(member)
                text = gzip.decompress(data) if member.endswith(".gz") else data
                yield from split_records(name, _decoded(name, text))
    except (OSError, EOFError, zipfile.BadZipFile, RuntimeError) as error:
        raise DatasetError(f"{path} cannot be read: {error}") from None


def _decoded(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise DatasetError(f"{name}:{line}: this is not UTF-8 text") from None


def split_records(path: str, text: str) -> Iterator[Source]:
    """The records of a file: each begins with its version, `shedu 1`."""
    starts = [found.start() for found in _HEAD.finditer(text)]
    if not starts:
        if text.strip():
            raise DatasetError(f"{path}:1: this is not a record, which begins with `shedu 1`")
        return
    starts[0] = 0  # comments above the first record belong to it
    line = 1
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield Source(path, line, text[start:end])
        line += text.count("\n", start, end)
