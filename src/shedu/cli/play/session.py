"""The loop of `shedu play`: asks for moves and commands, and saves the game after every decision."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

from shedu.cli.play.game import SoloGame
from shedu.cli.play.help import show_help
from shedu.cli.play.input import UnclearError, split_words, understand
from shedu.cli.play.reader import Reader
from shedu.cli.play.saves import SaveFile, write_atomically
from shedu.cli.play.screen import Screen
from shedu.cli.records.rulebook import print_about, print_overview
from shedu.cli.table.panels import facts_table, own_lines
from shedu.engine.moves import ImpossibleMoveError, Move
from shedu.engine.record import format_record
from shedu.engine.refusals import IllegalMoveError
from shedu.locales import rule_text
from shedu.locales.narration import narrate
from shedu.play.errors import UndoError

DEFAULT_LOG_LINES = 30
MAX_LISTED_MOVES = 20  # of one kind, unless the person asks for that kind
ALIASES = {"?": "help", "h": "help", "show": "board", "u": "undo", "q": "quit", "exit": "quit"}

Command = Callable[[str], bool]  # takes the rest of the line; True if the table is to be drawn again


class LeaveError(Exception):
    """The person leaves the game."""


class Session:
    """A game, its file, and the person who plays it."""

    def __init__(self, game: SoloGame, save: SaveFile, screen: Screen, reader: Reader) -> None:
        self.game = game
        self._file = save
        self._screen = screen
        self._words = screen.words
        self._reader = reader
        self._saved = game.record  # as in the file
        self._has_failed = False  # to save
        self._commands: dict[str, Command] = {
            "help": self._help,
            "moves": self._list_moves,
            "board": lambda _: True,
            "hand": self._show_hand,
            "facts": self._show_facts,
            "log": self._show_log,
            "strengths": self._switch_strengths,
            "kingdoms": self._switch_kingdoms,
            "rules": self._show_rules,
            "undo": self._undo,
            "save": self._save_copy,
            "quit": self._leave,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._screen.print_log(self.game.view, self.game.news())
            while not self.game.view.is_over:
                failed = len(self.game.failures)
                if (move := self.game.bot_move()) is not None:
                    for failure in self.game.failures[failed:]:
                        self._screen.say(
                            self._words.say("terminal-bot-failed", bot=failure.name, why=failure.text)
                        )
                    self._decide(move)
                else:
                    self._ask()
            self._screen.show_end(self.game.view, self.game.names, self.game.history())
        except (LeaveError, EOFError, KeyboardInterrupt):
            self._screen.say()
        finally:
            self.game.close()
        self._save()
        self._say_where()

    def _decide(self, move: Move) -> None:
        """Play a move of the deciding seat, print what happened and save; IllegalMoveError."""
        step = self.game.decide(move)
        self._screen.print_log(self.game.view, [step])
        self._save()

    # Asking

    def _ask(self) -> None:
        """Show the table and read lines until one of them requires it to be drawn again."""
        view = self.game.view
        self._screen.draw_table(view, self.game.names, self.game.news())
        self._screen.say(self._words.question(view), "bold")
        lines = [*map(str, view.legal_moves()), *self._commands]
        toolbar = f" {self._words.say('terminal-toolbar')} "
        while not self._take(self._reader.read(f"{self.game.dynasty}> ", lines, toolbar)):
            pass

    def _take(self, line: str) -> bool:
        """Carry out a line; True if the table is to be drawn again."""
        word, _, rest = line.strip().partition(" ")
        command = self._commands.get(ALIASES.get(word.lower(), word.lower()))
        return command(rest.strip()) if command else self._take_move(line)

    def _take_move(self, line: str) -> bool:
        try:
            self._decide(understand(line, self.game.view, self._words, self._commands))
        except UnclearError as error:
            self._screen.say(str(error))
            return False
        except (IllegalMoveError, ImpossibleMoveError) as error:
            self._screen.explain(error.reason, rule_text(error.rule, self._words.language))
            return False
        return True

    # Commands

    def _help(self, _rest: str) -> bool:
        show_help(self._screen)
        return False

    def _list_moves(self, rest: str) -> bool:
        """Print the legal moves by their first words; long lists only on request."""
        wanted = split_words(rest)
        groups: dict[str, list[str]] = {}
        for move in self.game.view.legal_moves():
            words = str(move).split()
            if all(any(word.lower().startswith(want) for word in words) for want in wanted):
                groups.setdefault(words[0], []).append(" ".join(words[1:]))
        for first, others in groups.items():
            if len(others) > MAX_LISTED_MOVES and not wanted:
                groups[first] = [self._words.say("terminal-many-moves", count=len(others), word=first)]
        self._screen.list_rows((first, ", ".join(others)) for first, others in groups.items())
        if not groups:
            self._screen.say(self._words.say("terminal-no-such-move"))
        return False

    def _show_hand(self, _rest: str) -> bool:
        for line in own_lines(self._words, self.game.view, self.game.seat):
            self._screen.say(line)
        return False

    def _show_facts(self, _rest: str) -> bool:
        self._screen.show(facts_table(self._words, self.game.view))
        return False

    def _show_log(self, rest: str) -> bool:
        lines = narrate(self.game.players, self.game.history())
        for line in lines[-_number(rest, DEFAULT_LOG_LINES) :]:
            self._screen.say("; ".join(self._words.line(line, self.game.players)))
        return False

    def _switch_strengths(self, rest: str) -> bool:
        self._screen.has_strengths = _switched(rest, self._screen.has_strengths)
        return True

    def _switch_kingdoms(self, rest: str) -> bool:
        self._screen.has_kingdoms = _switched(rest, self._screen.has_kingdoms)
        return True

    def _show_rules(self, rest: str) -> bool:
        """Print a rule, a section, or every rule that mentions a word; without a word, an overview."""
        language = self._words.language
        if not rest:
            print_overview(self._screen.console, language)
        elif not print_about(self._screen.console, rest, language):
            self._screen.say(self._words.say("terminal-no-such-rule", word=rest))
        return False

    def _undo(self, rest: str) -> bool:
        try:
            self.game.undo(_number(rest, 1))
        except UndoError as error:
            self._screen.say(self._words.say("terminal-undo-refused", why=str(error.reason)))
            return False
        self._screen.say(self._words.say("terminal-undone"))
        self._save()
        return True

    def _leave(self, _rest: str) -> bool:
        raise LeaveError

    # Saving

    def _save(self) -> None:
        """Save the game; a failure is reported the first time."""
        record = self.game.record
        if self._saved == record:
            return
        try:
            if not self._file.write(format_record(record)):
                self._screen.say(self._words.say("terminal-file-changed", path=str(self._file.path)))
            self._saved = record
        except OSError as error:
            if not self._has_failed:
                reason = error.strerror or str(error)
                self._screen.say(self._words.say("terminal-save-failed", reason=reason), "bold")
            self._has_failed = True

    def _save_copy(self, rest: str) -> bool:
        if not rest:
            self._save()
            self._say_where()
            return False
        path = Path(rest).expanduser()
        if path.exists():
            self._screen.say(self._words.say("terminal-copy-exists", path=str(path)))
            return False
        try:
            write_atomically(path, format_record(self.game.record))
            self._screen.say(self._words.say("terminal-copy-saved", path=str(path)))
        except (OSError, ValueError) as error:  # ValueError: no file can have this name
            reason = str(getattr(error, "strerror", None) or error)
            self._screen.say(self._words.say("terminal-copy-failed", path=str(path), reason=reason))
        return False

    def _say_where(self) -> None:
        if self._saved != self.game.record:
            self._screen.say(self._words.say("terminal-not-saved"), "bold")
        self._screen.say(self._words.say("terminal-saved-in", path=str(self._file.path)))
        if not self.game.view.is_over:
            # The path by which this command was called, because `shedu` may not be on the search path.
            command = sys.argv[0] if Path(sys.argv[0]).name == "shedu" else "shedu"
            resume = f"{command} play --resume {self._file.path}"
            self._screen.say(self._words.say("terminal-resume-with", command=resume))


def _number(word: str, default: int) -> int:
    """A typed count, at least one; the default if the word is not a number."""
    return max(1, int(word)) if re.fullmatch(r"[0-9]{1,6}", word) else default


def _switched(word: str, is_on: bool) -> bool:
    """The new value of a switch after `on`, `off` or neither."""
    return {"on": True, "off": False}.get(word.lower(), not is_on)
