"""A record with the analysis as comments, and the better moves as variations."""

from __future__ import annotations

from dataclasses import replace

from shedu.engine.notes import Note
from shedu.engine.record import Entry, Record, format_record
from shedu.locales import Phrase, decimal, texts
from shedu.study.analysis.game import Analysis, Step, TurningPoint

MIN_COMMENTED = 0.03  # the cost or luck from which a decision has a comment


def points(share: float, is_signed: bool = False, language: str = "en") -> str:
    """A share of a victory as percentage points: `4.2`, or `+4.2`."""
    sign = "\N{MINUS SIGN}" if share < 0 else "+" if is_signed else ""
    return sign + decimal(abs(share) * 100, language)


def annotated(record: Record, analysis: Analysis, language: str = "en") -> str:
    """The record as text, with a comment on each decision that matters and the better moves as variations."""
    points = {point.number: point for point in analysis.turning_points}
    steps = dict(zip(range(len(analysis.steps)), analysis.steps, strict=True))
    entries = tuple(
        _annotated(entry, steps[number], points.get(number + 1), analysis.players, language)
        if number in steps
        else entry
        for number, entry in enumerate(record.entries)
    )
    heading = "\n".join([*filter(None, [record.note.comment]), *_heading(analysis, language)])
    return format_record(replace(record, entries=entries, note=replace(record.note, comment=heading)))


def _annotated(
    entry: Entry, step: Step, point: TurningPoint | None, players: tuple[str, ...], language: str
) -> Entry:
    said = comments(step, players, language)
    variations = entry.variations
    if point is not None:
        why = "; ".join(map(texts(language).say, point.reasons))
        if point.best == step.move:
            said.append(_reason("analysis-played", point, why, language))
        else:
            better = Note(_reason("analysis-better", point, why, language))
            variations += ((Entry(entry.player, point.best, str(point.best), note=better),),)
    comment = "\n".join([*filter(None, [entry.note.comment]), *said])
    return replace(entry, note=replace(entry.note, comment=comment), variations=variations)


def _reason(name: str, point: TurningPoint, why: str, language: str) -> str:
    return texts(language).say(Phrase(name, {"move": str(point.best), "reason": why}))


def _heading(analysis: Analysis, language: str) -> list[str]:
    say = texts(language).say
    lines = []
    for dynasty, row in zip(analysis.players, analysis.tallies, strict=True):
        about = {
            "dynasty": dynasty,
            "error": points(row.error, language=language),
            "luck": points(row.luck, is_signed=True, language=language),
            "adjusted": points(row.adjusted, language=language),
        }
        lines.append(say(Phrase("analysis-summary", dict(about))))
    return lines


def comments(step: Step, players: tuple[str, ...], language: str) -> list[str]:
    """The effects of one decision, in words; empty for most decisions."""
    say = texts(language).say
    change = step.change
    found = []
    if change.label is not None:
        about = {
            "label": str(change.label),
            "cost": points(change.cost, language=language),
            "best": str(step.best),
        }
        found.append(say(Phrase("analysis-comment", dict(about))))
    for seat, dynasty in enumerate(players):
        if abs(change.luck[seat]) >= MIN_COMMENTED and change.causes[seat] is not None:
            shown = points(change.luck[seat], is_signed=True, language=language)
            about = {"dynasty": dynasty, "points": shown, "cause": str(change.causes[seat])}
            found.append(say(Phrase("analysis-luck", dict(about))))
    return found
