"""Reading lines on a terminal, with completion, history and a toolbar."""

from collections.abc import Iterable, Iterator, Sequence
from shutil import get_terminal_size

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from shedu.cli.play.input import complete
from shedu.cli.play.screen import LOW_LINES

MENU_LINES = 4  # reserved for completions


class LineCompleter(Completer):
    """Completes the given lines word by word."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = tuple(lines)

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        """The words that fit at the cursor."""
        begun = document.get_word_before_cursor(WORD=True)
        for word in complete(document.text_before_cursor, self._lines):
            yield Completion(word, start_position=-len(begun))


class TerminalReader:
    """Reads lines with completion, history and a toolbar."""

    def __init__(self, session: PromptSession[str] | None = None) -> None:
        self._session: PromptSession[str] = session or PromptSession()

    def read(self, prompt: str, lines: Sequence[str] = (), toolbar: str = "") -> str:
        """The next line; KeyboardInterrupt or EOFError at the end of input."""
        line = self._session.prompt(
            prompt,
            completer=LineCompleter(lines),
            bottom_toolbar=toolbar or None,
            complete_while_typing=True,
            reserve_space_for_menu=MENU_LINES if get_terminal_size().lines >= LOW_LINES else 0,
        )
        return line.strip()
