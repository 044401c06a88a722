"""Maps analyses to messages."""

from typing import cast

from shedu.locales import Phrase, texts
from shedu.server.wire import messages as m
from shedu.server.wire.moves import move_message
from shedu.study.analysis.account import Label, Tally
from shedu.study.analysis.game import Analysis, Step


def analysis_message(analysis: Analysis, language: str) -> m.Analysis:
    """The analysis with its reasons in a language."""
    say = texts(language).say

    def words(reasons: tuple[Phrase, ...]) -> str:
        return "; ".join(map(say, reasons))

    return m.Analysis(
        analysis.level,
        analysis.deals,
        [_step(step) for step in analysis.steps],
        [_account(tally) for tally in analysis.tallies],
        [
            m.TurningPoint(each.number, words(each.reasons), words(each.played))
            for each in analysis.turning_points
        ],
    )


def _step(step: Step) -> m.AnalysedStep:
    change = step.change
    return m.AnalysedStep(
        step.seat,
        [m.AnalysedMove(cast(m.Move, move_message(each.move)), each.value) for each in step.choices],
        list(change.before),
        list(change.after),
        list(change.luck),
        [None if cause is None else cast(m.LuckCause, str(cause)) for cause in change.causes],
        change.cost,
        None if change.label is None else cast(m.AnalysisLabel, str(change.label)),
        [m.AnalysedGain(gain.seat, gain.source, gain.amount) for gain in step.gains],
    )


def _account(tally: Tally) -> m.Account:
    return m.Account(
        tally.start,
        tally.own,
        tally.others,
        tally.draws,
        tally.reveals,
        tally.end,
        tally.adjusted,
        tally.error,
        tally.labels[Label.INACCURACY],
        tally.labels[Label.MISTAKE],
        tally.labels[Label.BLUNDER],
    )
