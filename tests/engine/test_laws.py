"""Invariants of every game, for all editions, options and numbers of players."""

import pickle
import random
from collections import Counter

import pytest

import shedu
from shedu.engine.notation import describe
from shedu.engine.pieces import TILE_COUNTS
from tests.engine.tables import PLAYED, TABLES, Table, eventful, eventful_game, walk

EVERY_TABLE = pytest.mark.parametrize("table", PLAYED, ids=str)


@EVERY_TABLE
def test_no_position_has_a_defect(table: Table) -> None:
    """Tiles on their terrain, leaders next to temples (R4.5), one of a colour in a kingdom (R8, R9)."""
    for position in walk(table.start(), table.seed):
        assert position.check() == []


@EVERY_TABLE
def test_153_tiles_are_always_somewhere(table: Table) -> None:
    """R1.2: on the board, in hands, in the bag, or out of the game."""
    for position in walk(table.start(), table.seed):
        snap = position.snapshot
        for colour in shedu.Colour:
            on_board = snap.tiles[colour].bit_count()
            in_hands = sum(snap.hand[colour::4])
            out = snap.spent[colour] + sum(snap.swapped[colour::4])
            assert on_board + in_hands + snap.bag.count(colour) + out == TILE_COUNTS[colour]


@EVERY_TABLE
def test_no_score_ever_falls(table: Table) -> None:
    """Points and treasures are only ever gained."""
    before = table.start().snapshot
    for position in walk(table.start(), table.seed):
        now = position.snapshot
        assert all(new >= old for new, old in zip(now.points, before.points, strict=True))
        assert all(new >= old for new, old in zip(now.chest, before.chest, strict=True))
        before = now


@EVERY_TABLE
def test_one_colour_once_in_a_kingdom_between_actions(table: Table) -> None:
    """After an action no kingdom has two leaders of a colour."""
    for position in walk(table.start(), table.seed):
        if position.decision is not None and position.decision.kind == shedu.Kind.ACTION:
            for kingdom in position.kingdoms():
                colours = [leader.colour for leader in kingdom.leaders]
                assert len(set(colours)) == len(colours)


@EVERY_TABLE
def test_kingdoms_are_kept_as_they_are_found(table: Table) -> None:
    """R2.2: updated move by move, they are those of the same position built anew, in the same order."""
    for position in walk(table.start(), table.seed):
        again = shedu.Position.from_snapshot(position.rules, position.players, position.snapshot)
        assert position.kingdom_masks() == again.kingdom_masks()


@EVERY_TABLE
def test_a_decision_that_is_asked_can_be_answered(table: Table) -> None:
    """Every decision has a legal move; only the turn and a commit are asked if there is just one."""
    always_asked = {shedu.Kind.ACTION, shedu.Kind.COMMIT}
    for position in walk(table.start(), table.seed):
        decision = position.decision
        assert (decision is None) == position.is_over
        if decision is not None:
            assert len(position.legal_moves()) >= (1 if decision.kind in always_asked else 2)
    assert len(position.legal_moves()) == 0


@EVERY_TABLE
def test_legal_moves_are_ascending_and_apply(table: Table) -> None:
    """Each legal move applies, with events that begin with the move itself."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        indices = position.legal_moves().indices()
        assert indices == sorted(set(indices))
        for index in rng.sample(indices, min(3 if shedu.IS_COMPILED else 1, len(indices))):
            copy = position.copy()
            events = copy.apply(shedu.MOVES[index])
            assert shedu.format_event(events[0], copy.players).endswith(f" {shedu.MOVES[index]}")
            assert copy.check() == []


@EVERY_TABLE
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table) -> None:
    """The error names a rule, and the position is unchanged."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        legal = position.legal_moves()
        before = position.snapshot
        for move in rng.sample(shedu.MOVES, 4 if shedu.IS_COMPILED else 2):
            if move not in legal:
                with pytest.raises(shedu.IllegalMoveError) as refusal:
                    position.apply(move)
                assert refusal.value.rule.startswith("R")
        assert position.snapshot == before


def one_of_each_kind() -> list[shedu.Position]:
    """For every kind of decision two positions in which it is open."""
    found: dict[shedu.Kind, list[shedu.Position]] = {kind: [] for kind in shedu.Kind}
    for table in TABLES:
        for position in walk(table.start(), table.seed):
            decision = position.decision
            if decision is not None and len(found[decision.kind]) < 2 and position.active > 0:
                found[decision.kind].append(position.copy())
    assert all(len(positions) == 2 for positions in found.values())
    return [position for positions in found.values() for position in positions]


def test_a_move_is_legal_exactly_if_it_applies() -> None:
    """All 3,720 moves, in positions of every kind of decision; every error has a specific reason."""
    reasons = Counter[str]()
    for position in one_of_each_kind():
        legal = set(position.legal_moves())
        for move in shedu.MOVES:
            copy = position.copy()
            if move in legal:
                copy.apply(move)
                continue
            with pytest.raises(shedu.IllegalMoveError) as refusal:
                copy.apply(move)
            assert copy == position
            assert "not possible now" not in refusal.value.reason
            reasons[refusal.value.rule] += 1
    assert len(reasons) >= 12


@EVERY_TABLE
def test_copies_are_independent(table: Table) -> None:
    """Changing a copy does not change the original."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        before = position.snapshot
        copy = position.copy()
        assert copy == position
        assert hash(copy) == hash(position)
        if not copy.is_over:
            copy.apply_unchecked(eventful(copy, rng))
            assert copy != position
        assert position.snapshot == before


@EVERY_TABLE
def test_fast_and_checked_application_agree(table: Table) -> None:
    """`apply` and `apply_unchecked` lead to the same position."""
    position = table.start()
    for move in eventful_game(table.start(), table.seed):
        other = position.copy()
        position.apply(move)
        other.apply_unchecked(move.index)
        assert other == position
    assert position.is_over


@EVERY_TABLE
def test_positions_survive_text_and_pickle(table: Table) -> None:
    """At any decision and at the end: the same position is read, with all that each seat knows."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        assert pickle.loads(pickle.dumps(position)) == position
        decision = position.decision
        if decision is None or rng.random() < (0.1 if decision.kind == shedu.Kind.ACTION else 0.5):
            text = shedu.format_record(shedu.full_record(position))
            again = shedu.parse_record(text).start()
            assert again == position
            assert again.check() == []
            assert [again.view(seat) for seat in range(table.players)] == [
                position.view(seat) for seat in range(table.players)
            ]
            assert list(again.legal_moves()) == list(position.legal_moves())
            assert shedu.format_record(shedu.full_record(again)) == text


@EVERY_TABLE
def test_records_survive_text(table: Table) -> None:
    """A formatted record is parsed, replayed and formatted to the same result."""
    position = table.start()
    entries = []
    record = shedu.full_record(position, seed=table.seed, names={position.players[0]: "Ann of Ur"})
    for move in eventful_game(table.start(), table.seed):
        decision = position.decision
        assert decision is not None
        entries.append(shedu.Entry(position.players[decision.seat], move, str(move)))
        position.apply(move)
    result = position.result.format(position.players)
    record = shedu.Record(
        record.rules, record.players, record.names, record.seed, record.position, tuple(entries), result
    )
    text = shedu.format_record(record)
    again = shedu.parse_record(text)
    assert again == record
    assert shedu.format_record(again) == text
    end, events = again.replay()
    assert describe(end, 999) == describe(position, 999)
    assert shedu.format_event(events[-1], end.players) == f"result {result}"
