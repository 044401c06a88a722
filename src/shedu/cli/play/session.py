"""A person's sitting at a game: taking moves and commands, and keeping the record."""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from shedu.cli.play.game import SoloGame, Step
from shedu.cli.play.input import UnclearError, split_words, understand
from shedu.cli.play.reader import Reader
from shedu.cli.play.saves import SaveFile, write_atomically
from shedu.cli.play.screen import Screen
from shedu.cli.records.rulebook import print_about, print_overview
from shedu.cli.table.panels import facts_table, screen_lines
from shedu.cli.table.prose import narrate, question
from shedu.engine.events import Event
from shedu.engine.moves import ImpossibleMoveError, Move
from shedu.engine.record import format_record
from shedu.engine.refusals import IllegalMoveError
from shedu.locales import rule_text
from shedu.play.errors import UndoError

LOG_LINES = 30
LONG_LIST = 20
HELP = """\
Type a move as in a record, or as much of it as is clear:
  king F4      (k f4)      position a leader: king, priest, farmer, trader
  king off                 withdraw it
  temple F5    (te f5)     place a tile: temple, settlement, farm, market
  catastrophe H6           play a catastrophe
  swap 2t 1f   (swap all)  swap tiles
  pass         (p, end)    end the turn
Where it is asked for: commit 2 (or just 2), war king, monument red-blue E4,
wonder G6, library F5, leave F5, score red, decline.

Commands:
  moves [filter]           what is allowed, for example: moves king, moves f4
  board                    draw the table again
  hand                     what is behind your screen, in words
  facts                    treasures, monuments and what else is on the board
  log [lines]              what happened
  strengths on|off         every leader's strengths below the board
  kingdoms on|off          kingdoms outlined, or a smaller board
  rules [R4.3]             the rules, or one of them
  undo [number]            undo decisions of your turn, until something
                           hidden was shown
  save [FILE]              where the game is kept, or a copy of it in FILE
  quit                     leave; go on later with: shedu play --resume

On the board: t temple, s settlement, f farm, m market; K king, P priest,
F farmer, T trader with the dynasty's letter; ! catastrophe, w wonder; the
letters on a monument (x) are its two colours'."""
TOOLBAR = " Tab completes   ? help   moves   undo   strengths   rules   quit "
ALIASES = {"?": "help", "h": "help", "show": "board", "u": "undo", "q": "quit", "exit": "quit"}

Command = Callable[[str], bool]  # given the rest of the line, does it; whether the table is drawn anew


class LeaveError(Exception):
    """The person leaves the table."""


class Session:
    """A game, the file it is kept in, and the person who plays it."""

    def __init__(self, game: SoloGame, save: SaveFile, screen: Screen, reader: Reader) -> None:
        self.game = game
        self._file = save
        self._screen = screen
        self._reader = reader
        self._kept = game.record  # as it is in the file
        self._has_failed = False  # to keep it
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
            self._tell_news()
            while not self.game.view.is_over:
                if (move := self.game.bot_move()) is not None:
                    self._decide(move)
                else:
                    self._ask()
            self._screen.show_end(self.game.view, self.game.names, _events(self.game.history()))
        except (LeaveError, EOFError, KeyboardInterrupt):
            self._screen.say()
        self._save()
        self._say_where()

    def _tell_news(self) -> None:
        """Say what happened before a game was resumed."""
        news = self.game.news()
        past = self.game.history()[: -len(news) or None]
        self._screen.tell(self.game.view, _events(news), _events(past))

    def _decide(self, move: Move) -> None:
        """Play a move of whoever decides, say what happened and keep it; IllegalMoveError."""
        past = self.game.history()
        step = self.game.decide(move)
        self._screen.tell(self.game.view, step.events, _events(past))
        self._save()

    # Asking

    def _ask(self) -> None:
        """Show the table and take lines until the person has decided, or wants to see it again."""
        view = self.game.view
        self._screen.draw_table(view, self.game.names, _events(self.game.news()))
        self._screen.say(question(view), "bold")
        lines = [*map(str, view.legal_moves()), *self._commands]
        while not self._take(self._reader.read(f"{self.game.dynasty}> ", lines, TOOLBAR)):
            pass

    def _take(self, line: str) -> bool:
        """Do what a line says; whether the table is to be shown anew."""
        word, _, rest = line.strip().partition(" ")
        command = self._commands.get(ALIASES.get(word.lower(), word.lower()))
        return command(rest.strip()) if command else self._take_move(line)

    def _take_move(self, line: str) -> bool:
        try:
            self._decide(understand(line, self.game.view, self._commands))
        except UnclearError as error:
            self._screen.say(f"{str(error)[:1].upper()}{str(error)[1:]}")
            return False
        except (IllegalMoveError, ImpossibleMoveError) as error:
            self._screen.explain(error.reason, rule_text(error.rule))
            return False
        return True

    # Commands

    def _help(self, _rest: str) -> bool:
        self._screen.say(HELP)
        return False

    def _list_moves(self, rest: str) -> bool:
        """Print the legal moves by their first words; long lists only if asked for."""
        wanted = split_words(rest)
        groups: dict[str, list[str]] = {}
        for move in self.game.view.legal_moves():
            words = str(move).split()
            if all(any(word.lower().startswith(want) for word in words) for want in wanted):
                groups.setdefault(words[0], []).append(" ".join(words[1:]))
        for first, others in groups.items():
            if len(others) > LONG_LIST and not wanted:
                groups[first] = [f"{len(others)} ways; see: moves {first}"]
        self._screen.list_rows((first, ", ".join(others)) for first, others in groups.items())
        if not groups:
            self._screen.say("No move that is allowed now fits that.")
        return False

    def _show_hand(self, _rest: str) -> bool:
        for line in screen_lines(self.game.view, self.game.seat):
            self._screen.say(line)
        return False

    def _show_facts(self, _rest: str) -> bool:
        self._screen.show(facts_table(self.game.view))
        return False

    def _show_log(self, rest: str) -> bool:
        lines = narrate(self.game.players, _events(self.game.history()))
        for line in lines[-max(1, _number(rest, LOG_LINES)) :]:
            self._screen.say(line)
        return False

    def _switch_strengths(self, rest: str) -> bool:
        self._screen.has_strengths = _switched(rest, self._screen.has_strengths)
        return True

    def _switch_kingdoms(self, rest: str) -> bool:
        self._screen.has_kingdoms = _switched(rest, self._screen.has_kingdoms)
        return True

    def _show_rules(self, rest: str) -> bool:
        """Print a rule, a section, or every rule that a word occurs in; without a word, what there is."""
        if not rest:
            print_overview(self._screen.console)
            return False
        if not print_about(self._screen.console, rest):
            self._screen.say(f"{rest!r} is no rule, preset or option, nor in any rule's text.")
        return False

    def _undo(self, rest: str) -> bool:
        try:
            self.game.undo(_number(rest, 1))
        except UndoError as error:
            self._screen.say(str(error))
            return False
        self._screen.say("Undone.")
        self._save()
        return True

    def _leave(self, _rest: str) -> bool:
        raise LeaveError

    # Keeping

    def _save(self) -> None:
        """Keep the game as it is now; the person is told the first time that this fails."""
        if self._kept == self.game.record:
            return
        try:
            if not self._file.write(format_record(self.game.record)):
                self._screen.say(f"The file was changed meanwhile; the game is now kept in {self._file.path}")
            self._kept = self.game.record
        except OSError as error:
            if not self._has_failed:
                self._screen.say(f"The game cannot be saved: {error.strerror or error}", "bold")
            self._has_failed = True

    def _save_copy(self, rest: str) -> bool:
        if not rest:
            self._save()
            self._say_where()
            return False
        path = Path(rest).expanduser()
        if path.exists():
            self._screen.say(f"{path} exists already: choose another name.")
            return False
        try:
            write_atomically(path, format_record(self.game.record))
            self._screen.say(f"A copy of the game is in {path}")
        except (OSError, ValueError) as error:  # a ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or error
            self._screen.say(f"The game cannot be saved in {path}: {reason}")
        return False

    def _say_where(self) -> None:
        if self._kept != self.game.record:
            self._screen.say("The last decisions are not saved.", "bold")
        self._screen.say(f"The game is kept in {self._file.path}")
        if not self.game.view.is_over:
            # As it was called, which may be by a path: the command need not be on the person's own.
            command = sys.argv[0] if Path(sys.argv[0]).name == "shedu" else "shedu"
            self._screen.say(f"Go on with: {command} play --resume {self._file.path}")


def _events(steps: Iterable[Step]) -> list[Event]:
    return [event for step in steps for event in step.events]


def _number(word: str, default: int) -> int:
    """A count that a person typed, at least one; the default if it is none."""
    return max(1, int(word)) if re.fullmatch(r"[0-9]{1,6}", word) else default


def _switched(word: str, is_on: bool) -> bool:
    """What a switch is set to by `on`, `off` or nothing."""
    return {"on": True, "off": False}.get(word.lower(), not is_on)
