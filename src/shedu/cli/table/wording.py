"""The terminal's texts in one language."""

from collections.abc import Iterable, Sequence

from shedu.engine.pieces import Colour, Monument
from shedu.engine.sight import Kind, Sight
from shedu.engine.view import View
from shedu.locales import Argument, Phrase, texts
from shedu.locales.narration import Line, decision_phrases, question_phrases
from shedu.players.bots.registry import LEVELS

PERSON = "You"  # the name of the person at the keyboard in a saved game


class Wording:
    """Says phrases in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._texts = texts(language)

    def say(self, name: str, **about: Argument) -> str:
        """A message with its arguments."""
        return self._texts.say(Phrase(name, about))

    def sentences(self, phrases: Iterable[Phrase]) -> str:
        """Phrases one after the other."""
        return " ".join(map(self._texts.say, phrases))

    def dynasty(self, dynasty: str) -> str:
        return self.say("dynasty-name", dynasty=dynasty)

    def colour(self, colour: Colour) -> str:
        return self.say("colour-name", colour=str(colour))

    def leader(self, colour: Colour) -> str:
        return self.say("leader-name", colour=str(colour))

    def monument(self, monument: Monument) -> str:
        """A monument by its two colours: `red-blue`."""
        return "-".join(self.colour(colour) for colour in monument.colours)

    def player(self, name: str) -> str:
        """A player's name in a saved game; that of the person and those of bots are translated."""
        if name == PERSON:
            return self.say("terminal-you")
        level = name.lower()
        return self.say("level-name", level=level).capitalize() if level in LEVELS else name

    def all_of(self, words: Sequence[str]) -> str:
        """`F4, F5 and F6`; the word for none if there are none."""
        return self._joined("list-and", words) or self.say("terminal-none")

    def one_of(self, words: Sequence[str]) -> str:
        """`F4, F5 or F6`"""
        return self._joined("list-or", words)

    def _joined(self, name: str, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say(name, first=", ".join(words[:-1]), last=words[-1])

    def line(self, line: Line, players: Sequence[str]) -> list[str]:
        """A line of the log, and then each of its gains."""
        return [self._texts.say(phrase) for phrase in line.said(players)]

    def detail(self, reason: str) -> str:
        """An explanation by the engine as a sentence. The engine speaks English, so it is empty otherwise."""
        return f"{reason[:1].upper()}{reason[1:].rstrip('.')}." if self.language == "en" and reason else ""

    def decision(self, sight: Sight) -> str:
        """The open decision, for a spectator."""
        return self.sentences(decision_phrases(sight))

    def question(self, view: View) -> str:
        """The question to the deciding viewer, with what to type where there are few answers."""
        asked = self.sentences(question_phrases(view))
        answers = _answers(view)
        return f"{asked} {self.say('terminal-choices', choices=self.one_of(answers))}" if answers else asked


def _answers(view: View) -> list[str]:
    """The answers to list: not those of a turn, nor a range of tiles to commit."""
    decision = view.decision
    if decision is None or decision.kind == Kind.ACTION:
        return []
    moves = [str(move) for move in view.legal_moves()]
    if decision.kind == Kind.COMMIT and moves == [f"commit {count}" for count in range(len(moves))]:
        return []  # only the English variant leaves counts out (R10)
    return moves
