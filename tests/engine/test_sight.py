"""Questions to positions about the board, compared with what then happens."""

import random
from collections.abc import Iterator

import pytest

import shedu
from shedu.engine.events import Event, Gained, United
from shedu.engine.masks import bit, dilate, mask_of, spaces_of
from shedu.engine.sight import Kind, kernel_state
from tests.engine.tables import TABLES, Table, eventful

SOME_TABLES = pytest.mark.parametrize("table", TABLES[::7], ids=str)


def random_steps(
    table: Table,
) -> Iterator[tuple[shedu.Position, shedu.Move, tuple[Event, ...], shedu.Position]]:
    """A random game: the position before each decision, the move, its events, and the position after it."""
    position, rng = table.start(), random.Random(table.seed)
    for _ in range(150):
        if position.is_over:
            return
        before, move = position.copy(), eventful(position, rng)
        yield before, move, position.apply(move), position


def gained(events: tuple[Event, ...], source: str) -> dict[tuple[int, shedu.Colour], int]:
    return {(e.seat, e.colour): e.amount for e in events if isinstance(e, Gained) and e.source == source}


@SOME_TABLES
def test_scorer_at_names_the_seat_that_gains_for_a_tile(table: Table) -> None:
    for _, move, events, after in random_steps(table):
        if isinstance(move, shedu.PlaceTile) and not any(isinstance(event, United) for event in events):
            scorer = after.scorer_at(move.space, move.colour)
            seats = {seat for seat, _ in gained(events, "tile")}
            assert seats == (set() if scorer is None else {scorer})


@SOME_TABLES
def test_income_is_what_monuments_bring_at_the_end_of_a_turn(table: Table) -> None:
    for before, move, events, _ in random_steps(table):
        if isinstance(move, shedu.Pass):
            income = {colour: before.income(before.active, colour) for colour in shedu.Colour}
            expected = {(before.active, colour): points for colour, points in income.items() if points}
            assert gained(events, "monument") == expected


@SOME_TABLES
def test_every_space_is_linked_empty_or_a_catastrophe(table: Table) -> None:
    for before, _, _, _ in random_steps(table):
        assert before.linked ^ before.empty ^ before.snapshot.catastrophes == mask_of(shedu.SPACES)
        river, land = before.empty_for(shedu.Colour.BLUE), before.empty_for(shedu.Colour.RED)
        assert river | land == before.empty
        assert not river & land


@SOME_TABLES
def test_leaders_and_kingdoms_are_found_by_what_they_are(table: Table) -> None:
    for before, _, _, _ in random_steps(table):
        for leader in before.leaders():
            assert before.leader_of(leader.seat, leader.colour) == leader
            kingdom = before.kingdom_at(leader.space)
            assert kingdom is not None
            assert leader in kingdom.leaders
        nowhere = spaces_of(before.empty)[0]
        assert before.kingdom_at(nowhere) is None
        assert not before.linked & bit(nowhere)


@SOME_TABLES
def test_neighbours_are_the_kingdoms_that_a_tile_unites(table: Table) -> None:
    for before, _, _, _ in random_steps(table):
        decision = before.decision
        if decision is None or decision.kind != Kind.ACTION:
            continue
        held, first = [*before.snapshot.hand], decision.seat * 4
        held[first : first + 4] = [1, 1, 1, 1]
        able = shedu.Position.from_snapshot(
            before.rules, before.players, before.snapshot._replace(hand=tuple(held))
        )
        kingdoms = before.kingdoms()
        united = set()
        for move in able.legal_moves():
            if isinstance(move, shedu.PlaceTile):
                after = able.copy()
                events = after.apply(move)
                if any(isinstance(event, United) for event in events):
                    near = dilate(bit(move.space))
                    united.add(tuple(i for i, each in enumerate(kingdoms) if near & mask_of(each.spaces)))
        assert before.neighbours() == tuple((kingdoms[one], kingdoms[two]) for one, two in sorted(united))


def test_the_state_for_compiled_code_is_a_copy() -> None:
    position = shedu.new_game(seed=1)
    state = kernel_state(position)
    assert state.snapshot() == position.snapshot
    position.apply(shedu.Pass())
    assert state.snapshot() != position.snapshot
