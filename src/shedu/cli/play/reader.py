"""Reading lines: with completion on a terminal, without it from a pipe."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Protocol

from rich.console import Console


class Reader(Protocol):
    """Reads lines. The end of input raises EOFError or KeyboardInterrupt."""

    def read(self, prompt: str, lines: Sequence[str] = (), toolbar: str = "") -> str:
        """The next line; `lines` are completions, and the `toolbar` is shown below the prompt."""


class LineReader:
    """Reads lines from standard input; echoes them if it is not a terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def read(self, prompt: str, lines: Sequence[str] = (), toolbar: str = "") -> str:  # noqa: ARG002
        """The next line; EOFError if there is none."""
        self._console.print(prompt, end="", markup=False, soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self._console.print(line.rstrip("\n"), markup=False, soft_wrap=True)
        return line.strip()


def is_terminal() -> bool:
    """Whether standard input and output are both terminals."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def reader_for(console: Console) -> Reader:
    """The reader for this standard input."""
    if not is_terminal():
        return LineReader(console)
    from shedu.cli.play.terminal_reader import TerminalReader  # noqa: PLC0415  # slow to import

    return TerminalReader()
