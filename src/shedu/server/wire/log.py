"""Lines of the log as messages; the narrator of `shedu.locales` makes them."""

from collections.abc import Iterable, Sequence
from typing import cast

from shedu.engine.events import Event
from shedu.locales import Argument, Phrase
from shedu.locales.narration import Decided, Line, narrate_step
from shedu.server.wire import messages as m


def line_messages(players: Sequence[str], step: Decided, events: Iterable[Event]) -> list[m.Line]:
    """The lines of a decision, for a viewer who sees these events."""
    return [_line_message(line) for line in narrate_step(players, step, events)]


def _line_message(line: Line) -> m.Line:
    phrase = line.phrase
    gains = [m.Gain(gain.seat, m.COLOURS[gain.colour], gain.amount) for gain in line.gains]
    return m.Line(phrase.name, _arguments(phrase.about), line.seat, gains, line.is_heading)


def phrase_message(phrase: Phrase) -> m.Phrase:
    return m.Phrase(phrase.name, _arguments(phrase.about))


def _arguments(about: dict[str, Argument]) -> dict[str, m.Argument]:
    tiles = about.get("tiles")
    if tiles is not None:  # the one list of phrases that the narrator uses; its other arguments are plain
        return {"tiles": [phrase_message(cast(Phrase, each)) for each in cast(list[Argument], tiles)]}
    return cast(dict[str, m.Argument], about)
