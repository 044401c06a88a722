"""A record with the analysis as comments, which every version of Shedu reads as the plain record."""

from __future__ import annotations

from shedu.engine.record import Record, format_record
from shedu.locales import Phrase, texts
from shedu.study.analysis.game import Analysis, Step

MIN_COMMENTED = 0.03  # the cost or luck from which a decision has a comment


def points(share: float, is_signed: bool = False) -> str:
    """A share of a victory as percentage points: `4.2`, or `+4.2`."""
    sign = "\N{MINUS SIGN}" if share < 0 else "+" if is_signed else ""
    return f"{sign}{abs(share) * 100:.1f}"


def annotated(record: Record, analysis: Analysis, language: str = "en") -> str:
    """The record as text, with a comment below each decision that matters."""
    text = format_record(record)
    head, _, rest = text.partition("moves\n")
    lines = rest.splitlines()
    reasons = {point.number: point for point in analysis.turning_points}
    say = texts(language).say
    written = [*_heading(analysis, language)]
    for step, line in zip(analysis.steps, lines, strict=False):
        written.append(line)
        written += [f"#   {said}" for said in comments(step, analysis.players, language)]
        if step.number in reasons:
            point = reasons[step.number]
            why = "; ".join(map(say, point.reasons))
            name = "analysis-better" if point.best != step.move else "analysis-played"
            written.append("#   " + say(Phrase(name, {"move": str(point.best), "reason": why})))
    written += lines[len(analysis.steps) :]
    return f"{head}moves\n" + "".join(f"{line}\n" for line in written)


def _heading(analysis: Analysis, language: str) -> list[str]:
    say = texts(language).say
    lines = []
    for dynasty, row in zip(analysis.players, analysis.tallies, strict=True):
        about = {
            "dynasty": dynasty,
            "error": points(row.error),
            "luck": points(row.luck, is_signed=True),
            "adjusted": points(row.adjusted),
        }
        lines.append("# " + say(Phrase("analysis-summary", dict(about))))
    return lines


def comments(step: Step, players: tuple[str, ...], language: str) -> list[str]:
    """What one decision changed, in words; empty for most decisions."""
    say = texts(language).say
    change = step.change
    found = []
    if change.label is not None:
        about = {"label": str(change.label), "cost": points(change.cost), "best": str(step.best)}
        found.append(say(Phrase("analysis-comment", dict(about))))
    for seat, dynasty in enumerate(players):
        if abs(change.luck[seat]) >= MIN_COMMENTED and change.causes[seat] is not None:
            shown = points(change.luck[seat], is_signed=True)
            about = {"dynasty": dynasty, "points": shown, "cause": str(change.causes[seat])}
            found.append(say(Phrase("analysis-luck", dict(about))))
    return found
