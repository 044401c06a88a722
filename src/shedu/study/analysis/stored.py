"""Analyses as JSON: what `shedu analyse --json` prints and games are stored with."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from shedu.engine.moves import parse_move
from shedu.engine.sight import Kind
from shedu.locales import Phrase
from shedu.study.analysis.account import Cause, Change, Label, Tally
from shedu.study.analysis.game import Analysis, Clash, Gain, Step, TurningPoint
from shedu.study.analysis.judge import Choice

VERSION = 1
DIGITS = 5  # of chances


class StoredAnalysisError(ValueError):
    """This is not an analysis, or one of another version."""


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def as_data(analysis: Analysis) -> dict[str, Any]:
    """The analysis as lists, dictionaries, texts and numbers."""
    return {
        "version": VERSION,
        "players": list(analysis.players),
        "level": analysis.level,
        "evaluation": analysis.evaluation,
        "deals": analysis.deals,
        "over": analysis.is_over,
        "steps": [step_data(step) for step in analysis.steps],
        "tallies": [_tally_data(each) for each in analysis.tallies],
        "turning_points": [
            {
                "number": point.number,
                "best": str(point.best),
                "reasons": [_phrase_data(phrase) for phrase in point.reasons],
                "played": [_phrase_data(phrase) for phrase in point.played],
            }
            for point in analysis.turning_points
        ],
    }


def _tally_data(tally: Tally) -> dict[str, Any]:
    data: dict[str, Any] = {
        key: round(each, DIGITS) if isinstance(each, float) else each for key, each in asdict(tally).items()
    }
    stored = Tally(**data)
    derived = {"luck": stored.luck, "adjusted": stored.adjusted, "error": stored.error}
    return data | {key: round(value, DIGITS) for key, value in derived.items()}


def step_data(step: Step) -> dict[str, Any]:
    change = step.change
    return {
        "number": step.number,
        "seat": step.seat,
        "kind": str(step.kind),
        "move": str(step.move),
        "choices": [
            {"move": str(each.move), "value": round(each.value, DIGITS), "chances": _rounded(each.chances)}
            for each in step.choices
        ],
        "before": _rounded(change.before),
        "after": _rounded(change.after),
        "effect": _rounded(change.effect),
        "luck": _rounded(change.luck),
        "causes": [None if cause is None else str(cause) for cause in change.causes],
        "cost": round(change.cost, DIGITS),
        "label": None if change.label is None else str(change.label),
        "gains": [asdict(gain) for gain in step.gains],
        "clashes": [asdict(clash) for clash in step.clashes],
    }


def _phrase_data(phrase: Phrase) -> dict[str, Any]:
    return {"name": phrase.name, "about": {key: _argument_data(value) for key, value in phrase.about.items()}}


def _argument_data(value: Any) -> Any:
    if isinstance(value, Phrase):
        return _phrase_data(value)
    if isinstance(value, str | int | float):
        return value
    return [each if isinstance(each, str) else _phrase_data(each) for each in value]


def from_data(data: Any) -> Analysis:
    """Read what `as_data` wrote; StoredAnalysisError."""
    try:
        if data["version"] != VERSION:
            raise StoredAnalysisError(f"The analysis has version {data['version']}, not {VERSION}.")
        return Analysis(
            tuple(data["players"]),
            data["level"],
            data["evaluation"],
            data["deals"],
            data["over"],
            tuple(map(_step, data["steps"])),
            tuple(Tally(**{key: row[key] for key in Tally.__dataclass_fields__}) for row in data["tallies"]),
            tuple(
                TurningPoint(
                    point["number"],
                    parse_move(point["best"]),
                    tuple(map(_phrase, point["reasons"])),
                    tuple(map(_phrase, point["played"])),
                )
                for point in data["turning_points"]
            ),
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise StoredAnalysisError(f"This is not an analysis of Shedu: {error!r}.") from None


def _step(row: Any) -> Step:
    change = Change(
        tuple(row["before"]),
        tuple(row["after"]),
        tuple(row["effect"]),
        tuple(row["luck"]),
        tuple(None if cause is None else Cause(cause) for cause in row["causes"]),
        row["cost"],
        None if row["label"] is None else Label(row["label"]),
    )
    choices = tuple(
        Choice(parse_move(each["move"]), each["value"], tuple(each["chances"])) for each in row["choices"]
    )
    return Step(
        row["number"],
        row["seat"],
        Kind(row["kind"]),
        parse_move(row["move"]),
        choices,
        change,
        tuple(Gain(**gain) for gain in row["gains"]),
        tuple(Clash(**clash) for clash in row["clashes"]),
    )


def _phrase(row: Any) -> Phrase:
    return Phrase(row["name"], {key: _argument(value) for key, value in row["about"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _phrase(value)
    if isinstance(value, list):
        return [each if isinstance(each, str) else _phrase(each) for each in value]
    return value


def format_analysis(analysis: Analysis) -> str:
    """One line of JSON."""
    return json.dumps(as_data(analysis), ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_analysis(text: str) -> Analysis:
    """Read `format_analysis`; StoredAnalysisError."""
    try:
        return from_data(json.loads(text))
    except ValueError as error:
        raise StoredAnalysisError(f"This is not an analysis of Shedu: {error}.") from None
