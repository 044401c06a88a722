"""Observations, masks, afterstates, chance and returns as numbers (docs/tensors.md)."""

import pickle
import random
from array import array
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import shedu
from shedu import tensors
from shedu.engine.events import Drew
from shedu.engine.sight import KINDS
from tests.engine.tables import SHARE, TABLES, Table, walk

SPEC = tensors.SPEC
# Interpreted, a quarter of the tables: the builds are compared in test_builds.py.
EVERY_TABLE = pytest.mark.parametrize("table", TABLES if shedu.IS_COMPILED else TABLES[::5], ids=str)


def encoded(view: shedu.View) -> tuple[bytes, bytes]:
    """The observation as bytes."""
    planes, scalars = tensors.new_planes(), tensors.new_scalars()
    view.encode(planes, scalars)
    return bytes(planes), bytes(scalars)


def seats(position: shedu.Position) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(len(position.players)), None]


def sampled(table: Table, share: float) -> Iterator[tuple[shedu.Position, random.Random]]:
    """Some positions of a game, the last among them."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        if position.is_over or rng.random() < share * SHARE:
            yield position, rng


def spaces(mask: int) -> np.ndarray[Any, Any]:
    """A set of spaces as an array."""
    return np.array([mask >> cell & 1 for cell in range(176)], np.uint8).reshape(11, 16)


def planes_of(view: shedu.View) -> np.ndarray[Any, Any]:
    """The planes from the specification and the snapshot alone."""
    snap, me, count = view.snapshot, view.seat or 0, len(view.players)
    out = np.zeros(SPEC.plane_shape, np.uint8)

    def put(name: str, *masks: int) -> None:
        for number, mask in enumerate(masks):
            out[SPEC.plane(name).first + number] |= spaces(mask)

    def one(cell: int) -> int:
        return 1 << cell if cell >= 0 else 0

    put("tiles", *snap.tiles)
    for name in ("face_down", "wonder", "catastrophes", "treasures", "special", "river", "before"):
        put(name, getattr(snap, name))
    for number in range(count):
        for colour in range(4):
            cell = snap.place[(me + number) % count * 4 + colour]
            out[SPEC.plane("leaders").first + number * 4 + colour] = spaces(one(cell))
    for monument, cell in zip(shedu.Monument, snap.monument, strict=True):
        square = one(cell) * (1 | 1 << 1 | 1 << 16 | 1 << 17)
        for colour in monument.colours:
            out[SPEC.plane("monuments").first + colour] |= spaces(square)
    put("buildings", *map(one, snap.building))
    put("placed", one(snap.placed))
    put("unification", one(snap.unification))
    return out


def scalars_of(view: shedu.View) -> np.ndarray[Any, Any]:
    """The scalars from the specification and the snapshot alone."""
    snap, me, count = view.snapshot, view.seat or 0, len(view.players)
    order = [(me + number) % count for number in range(count)]
    out = np.zeros(SPEC.scalar_shape, np.float64)

    def put(name: str, values: Any) -> None:
        field = SPEC.scalar(name)
        values = np.atleast_1d(np.array(values, np.float64))
        out[field.first : field.first + len(values)] = values / field.scale

    def hot(name: str, number: int) -> None:
        if number >= 0:
            out[SPEC.scalar(name).first + number] = 1

    put("hand", snap.hand[me * 4 : me * 4 + 4])
    put("held", [snap.held[seat] for seat in order])
    put("points", [snap.points[seat * 4 + colour] for seat in order for colour in range(4)])
    put("treasures", [snap.chest[seat] for seat in order])
    put("catastrophes", [snap.disasters[seat] for seat in order])
    put("swaps", [snap.swaps[seat] for seat in order])
    put("unseen", snap.lost)
    put("bag", len(snap.bag))
    put("bag_short", snap.bag_short)
    put("rules", [snap.rules >> number & 1 for number in range(SPEC.scalar("rules").count)])
    hot("seats", count - 2)
    hot("active", order.index(snap.active))
    hot("decider", order.index(snap.seat) if snap.seat >= 0 else -1)
    put("actions", snap.actions)
    hot("kind", len(KINDS) if view.decision is None else KINDS.index(view.decision.kind))
    hot("colour", snap.colour)
    hot("conflict", snap.conflict)
    hot("attacker", order.index(snap.attacker) if snap.attacker >= 0 else -1)
    hot("defender", order.index(snap.defender) if snap.defender >= 0 else -1)
    put("attack", snap.attack)
    put("defence", snap.defence)
    put("committed", snap.committed)
    hot("ended", snap.ended - 1)
    return out.astype(np.float32)


@EVERY_TABLE
def test_an_observation_is_what_the_specification_says(table: Table) -> None:
    """In every form of planes, for every seat and a spectator."""
    planes = np.ones(SPEC.plane_shape, np.uint8)
    wide = np.ones(SPEC.plane_shape, np.float32)
    packed = np.ones(SPEC.packed_plane_shape, np.uint8)
    scalars = np.ones(SPEC.scalar_shape, np.float32)
    for position, rng in sampled(table, 0.1):
        for seat in rng.sample(seats(position), 2):
            view = position.view(seat)
            view.encode(planes, scalars)
            assert (planes == planes_of(view)).all()
            assert (scalars == scalars_of(view)).all()
            view.encode(wide)
            assert (wide == planes).all()
            view.encode(packed, packed=True)
            assert (np.unpackbits(packed, axis=1, bitorder="little").reshape(planes.shape) == planes).all()


@EVERY_TABLE
def test_what_is_hidden_changes_no_tensor(table: Table) -> None:
    """Neither an observation nor a mask nor an afterstate."""
    for position, rng in sampled(table, 0.15):
        for seat in rng.sample(seats(position), 2):
            view = position.view(seat)
            other = shedu.resample(view, rng)
            assert encoded(view) == encoded(other.view(seat))
        if position.decision is not None and rng.random() < 0.3:
            view = position.view(position.decision.seat)
            other = shedu.resample(view, rng)
            count = len(position.legal_moves())
            seen = []
            for start in (position, other, view):
                planes, scalars = tensors.new_planes(count), tensors.new_scalars(count)
                mask = tensors.new_mask()
                assert start.afterstates(planes, scalars) == count
                assert start.legal_mask(mask) == count
                seen.append((bytes(planes), bytes(scalars), bytes(mask)))
            assert seen[0] == seen[1] == seen[2]


def test_hidden_points_of_a_written_position_change_no_afterstate() -> None:
    """Also where the game ends and its result would reveal them."""
    text = shedu.format_record(shedu.full_record(shedu.new_game(players=["lion", "bull"], seed=2)))
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("draws", "bag")))
    rich = text.replace(
        "points bull black 0 red 0 blue 0 green 0", "points bull black 9 red 1 blue 0 green 4"
    )
    assert rich != text
    seen = []
    for each in (text, rich):
        position = shedu.parse_record(each).start()
        empty = shedu.Position.from_snapshot(
            position.rules, position.players, position.snapshot._replace(bag=b"", lost=(29, 42, 30, 30))
        )
        ending = empty.copy()
        ending.apply(shedu.parse_move(next(str(m) for m in empty.legal_moves() if isinstance(m, shedu.Swap))))
        assert ending.is_over
        scalars = tensors.new_scalars(len(empty.legal_moves()))
        empty.afterstates(scalars=scalars)
        seen.append(bytes(scalars))
    assert seen[0] == seen[1]


@EVERY_TABLE
def test_masks_and_arrays_are_the_legal_moves(table: Table) -> None:
    """As bytes, as bits, as a list and as an array."""
    mask = np.ones(SPEC.action_count, np.bool_)
    packed = bytearray(b"\1" * SPEC.packed_mask_shape[0])
    for position, _ in sampled(table, 0.1):
        moves = position.legal_moves()
        numbers = [move.index for move in moves]
        assert position.legal_mask(mask) == len(moves) == position.legal_mask(packed, packed=True)
        assert np.flatnonzero(mask).tolist() == numbers == moves.indices() == moves.array().tolist()
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")[: SPEC.action_count]
        assert (bits.astype(bool) == mask).all()


@EVERY_TABLE
def test_an_afterstate_is_the_next_observation_without_the_draw(table: Table) -> None:
    """Exactly the next observation where a move draws nothing; else with the tiles not yet drawn."""
    for position, rng in sampled(table, 0.05):
        if position.decision is None:
            continue
        seat = position.decision.seat
        moves = position.legal_moves()
        planes = np.zeros((len(moves) + 1, *SPEC.plane_shape), np.float32)
        scalars = np.zeros((len(moves) + 1, *SPEC.scalar_shape), np.float32)
        position.afterstates(planes, scalars)
        assert not planes[-1].any()
        assert not scalars[-1].any()
        row = rng.randrange(len(moves))
        after = position.copy()
        events = after.apply(moves[row])
        if after.is_over:
            continue
        view = after.view(seat)
        assert (planes[row] == planes_of(view)).all()
        wanted = scalars_of(view)
        drawn = [event for event in events if isinstance(event, Drew)]
        for event in drawn:
            assert event.tiles is not None
            relative = (event.seat - seat) % len(position.players)
            wanted[SPEC.scalar("held").first + relative] -= np.float32(sum(event.tiles) / 6)
            for colour in range(4) if event.seat == seat else ():
                wanted[SPEC.scalar("hand").first + colour] -= np.float32(event.tiles[colour] / 6)
                wanted[SPEC.scalar("unseen").first + colour] += np.float32(event.tiles[colour] / 30)
        if position.rules.open_bag:
            wanted[SPEC.scalar("bag").first] += sum(event.count for event in drawn) / 100
        assert np.allclose(scalars[row], wanted, atol=1e-6)


def test_the_specification_is_complete() -> None:
    """Fields lie side by side and have names, meanings and the shapes of the buffers."""
    for fields, total in ((SPEC.planes, 37), (SPEC.scalars, 90), (SPEC.actions, len(shedu.MOVES))):
        assert [field.first for field in fields] == [0, *(field.stop for field in fields[:-1])]
        assert fields[-1].stop == total
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.meaning for field in fields)
    assert SPEC.version == 1, "a change of shape or meaning raises TENSOR_VERSION"
    kinds = {field.name: {type(move).__name__ for move in shedu.MOVES[field.slice]} for field in SPEC.actions}
    assert all(len(names) == 1 for names in kinds.values())
    assert len({name for names in kinds.values() for name in names}) == len(SPEC.actions)
    with pytest.raises(KeyError, match="hand"):
        SPEC.scalar("hands")


SCALAR_BYTES = 4 * SPEC.scalar_shape[0]


@pytest.mark.parametrize(
    ("planes", "scalars", "packed", "reason"),
    [
        (bytes(6512), None, False, "planes needs a writable, C-contiguous buffer, not bytes"),
        (7, None, False, "planes needs a writable, C-contiguous buffer, not int"),
        (np.zeros((16, 11, 37), np.uint8).T[:, ::2], None, False, "C-contiguous"),
        (np.zeros(6512, np.float64), None, False, "planes needs items of uint8 or float32, not of 8 bytes"),
        (np.zeros(6512, np.int32), None, False, "planes needs items of uint8 or float32"),
        (np.zeros(814, np.float32), None, True, "planes needs items of uint8"),
        (bytearray(6511), None, False, "planes needs 6512 bytes for each position, not 6511"),
        (bytearray(), None, False, "planes needs 6512 bytes"),
        (bytearray(13024), None, False, "planes has room for 2 positions, not for one"),
        (None, bytearray(SCALAR_BYTES), False, "scalars needs items of float32"),
        (None, array("f", bytes(SCALAR_BYTES - 4)), False, f"scalars needs {SCALAR_BYTES} bytes"),
    ],
)
def test_unsuitable_buffers_are_refused(planes: Any, scalars: Any, packed: bool, reason: str) -> None:
    view = shedu.new_game().view(0)
    with pytest.raises((TypeError, ValueError), match=reason):
        view.encode(planes, scalars, packed=packed)


def test_too_few_rows_for_the_afterstates_are_refused() -> None:
    position = shedu.new_game()
    count = len(position.legal_moves())
    with pytest.raises(
        ValueError, match=f"room for {count - 1} positions, but there are {count} legal moves"
    ):
        position.afterstates(tensors.new_planes(count - 1))
    with pytest.raises(ValueError, match="only the deciding seat"):
        position.view(1).afterstates(tensors.new_planes(count))
    with pytest.raises(ValueError, match="only the deciding seat"):
        position.view(1).legal_mask(tensors.new_mask())


def test_integers_of_any_kind() -> None:
    """NumPy's integers do wherever an integer does."""
    position = shedu.new_game(players=np.int64(3), seed=np.uint64(7))
    assert position == shedu.new_game(players=3, seed=7)
    one, other = position.copy(), position.copy()
    one.apply_index(np.int16(position.legal_moves().array()[5]))
    other.apply_unchecked(np.int64(position.legal_moves().indices()[5]))
    assert one == other != position
    for wrong in (-1, 3720, 2**40, np.int64(5000)):
        for call in (position.apply_index, position.chance):
            with pytest.raises(ValueError, match=r"moves are numbered from 0 to 3719, not"):
                call(wrong)
    with pytest.raises(shedu.IllegalMoveError):
        position.apply_index(shedu.parse_move("commit 2").index)
    with pytest.raises(ValueError, match="a seed is a whole number"):
        shedu.new_game(seed="7")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="two to four players"):
        shedu.new_game(players=np.int64(-2))


class Number:
    """A number without arithmetic, as the integers of some libraries are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_seats_and_counts_of_any_kind() -> None:
    position = shedu.new_game(players=Number(3), seed=Number(7))
    assert position == shedu.new_game(players=3, seed=7)
    view = position.view(Number(1))
    assert type(view.seat) is type(position.view(np.int64(1)).seat) is int
    assert view == position.view(1)
    for sight in (position, view):
        for name in ("hand", "points", "treasures", "hand_size", "catastrophes_left"):
            assert getattr(sight, name)(Number(1)) == getattr(sight, name)(1), name
    assert view.gained(Number(0)) == view.gained(0)
    assert view.treasures_seen(Number(0)) == view.treasures_seen(0)
    assert position.income(Number(2), shedu.Colour.RED) == 0
    assert position.leader_of(Number(0), shedu.Colour.RED) is None
    with pytest.raises(ValueError, match="seats are numbered 0 to 2, not 3"):
        position.leader_of(Number(3), shedu.Colour.RED)
    moves = position.legal_moves()
    assert position.perft(Number(1)) == len(moves)
    assert (moves[Number(3)], moves[np.int64(-1)]) == (moves[3], moves[-1])
    assert shedu.full_record(position, Number(7)) == shedu.full_record(position, 7)
    one, other = (shedu.Position.undealt(players=2) for _ in range(2))
    one.deal([Number(0), Number(1)] * 6)
    other.deal([0, 1] * 6)
    assert one == other
    assert position.copy().play_randomly(random.Random(1), limit=Number(4)) == 4
    for new in (tensors.new_planes, tensors.new_scalars, tensors.new_mask):
        assert len(new(Number(2))) == 2
    swap = next(move for move in position.legal_moves() if str(move).startswith("swap"))
    chance = position.chance(Number(swap.index))
    drawn: list[Any] = []
    while odds := chance.odds(drawn):
        drawn.append(Number(int(max(odds, key=odds.__getitem__))))
    one, other = position.copy(), position.copy()
    one.apply(swap, draws=drawn)
    other.apply_index(Number(swap.index), draws=[tile.value for tile in drawn])
    assert one == other


def test_decisions_are_counted() -> None:
    """By every way to make one; the count is not part of the position's value."""
    position = shedu.new_game(seed=3)
    start = position.copy()
    position.apply(position.legal_moves()[0])
    position.apply_index(position.legal_moves().indices()[0])
    position.apply_unchecked(position.legal_moves()[-1])
    assert position.ply == 3
    assert (position.copy().ply, position.view(0).ply, pickle.loads(pickle.dumps(position)).ply) == (3, 3, 3)
    assert pickle.loads(pickle.dumps(position.view(1))).ply == 3
    assert shedu.resample(position.view(0), random.Random(1)).ply == 3
    assert position.play_randomly(random.Random(1), limit=10) == 7
    assert position.ply == 10
    assert position.play_randomly(random.Random(1), limit=5) == 0
    assert position.play_randomly(random.Random(1)) == position.ply - 10
    assert position.is_over
    assert start.ply == 0


def test_random_generators_of_any_kind() -> None:
    """`random.Random` and NumPy's generators; the same stream gives the same deals."""
    view = shedu.new_game(players=4, seed=3).view(2)
    sources: list[Any] = [random.Random, np.random.default_rng, np.random.RandomState]
    for source in sources:
        deals = shedu.resample(view, source(5), 4)
        assert deals == shedu.resample(view, source(5), np.int64(4))
        assert len(set(deals)) == 4
        assert all(each.view(2) == view and each.check() == [] for each in deals)
        assert shedu.resample(view, source(5)) == deals[0]
    assert shedu.resample(view, random.Random(5), 0) == []
    with pytest.raises(TypeError, match="random generator is needed"):
        shedu.resample(view, 5)  # type: ignore[call-overload]


@EVERY_TABLE
def test_chosen_draws_happen(table: Table) -> None:
    """The tiles given to `apply` are drawn in this order, with the odds of `chance`."""
    for position, rng in sampled(table, 0.06):
        if position.is_over:
            continue
        move = rng.choice(position.legal_moves())
        chance = position.chance(move)
        assert chance.bag == tuple(position.bag.count(colour) for colour in shedu.Colour)
        chosen: list[shedu.Colour] = []
        while odds := chance.odds(chosen):
            assert sum(odds.values()) == pytest.approx(1)
            chosen.append(rng.choice(list(odds)))
        after = position.copy()
        events = after.apply(move, draws=chosen)
        drawn = [event for event in events if isinstance(event, Drew)]
        assert chance.draws == tuple((event.seat, event.count) for event in drawn)
        expected = iter(chosen)
        for event in drawn:
            tiles = [next(expected) for _ in range(event.count)]
            assert event.tiles == tuple(tiles.count(colour) for colour in shedu.Colour)
        assert after.check() == []
        natural = position.copy()
        natural.apply_index(move.index, draws=position.bag[: chance.count])
        plain = position.copy()
        plain.apply(move)
        assert natural == plain


def test_impossible_draws_are_refused() -> None:
    """Nothing changes."""
    position = shedu.new_game(seed=1)
    before = position.copy()
    swap = next(move for move in position.legal_moves() if str(move) in ("swap 1t", "swap 1s", "swap 1f"))
    with pytest.raises(ValueError, match="draws 1 tiles, not 2"):
        position.apply(swap, draws=[0, 0])
    with pytest.raises(ValueError, match="is not a valid Colour"):
        position.apply(swap, draws=[4])
    poor = shedu.Position.from_snapshot(
        position.rules, position.players, position.snapshot._replace(bag=b"\0\0")
    )
    with pytest.raises(ValueError, match="the bag does not hold 1t"):
        poor.apply(swap, draws=[shedu.Colour.RED])
    with pytest.raises(ValueError, match="more tiles of a colour were drawn"):
        shedu.Chance(((0, 3),), (1, 0, 0, 0)).odds([0, 0])
    with pytest.raises(shedu.IllegalMoveError):
        position.chance(shedu.Commit(2))
    assert position == before


@EVERY_TABLE
def test_returns_follow_the_result(table: Table) -> None:
    for position, _ in sampled(table, 0.02):
        result, count = position.result, len(position.players)
        places = {score.seat: score.place for score in result.scores}
        lowest = {score.seat: score.lowest for score in result.scores}
        assert position.returns("win") == tuple(float(places[seat] == 1) for seat in range(count))
        assert sum(position.returns("share")) == pytest.approx(1)
        assert sum(position.returns("place")) == pytest.approx(0)
        for seat in range(count):
            best = max(lowest[other] for other in range(count) if other != seat)
            assert position.returns("margin")[seat] == lowest[seat] - best
            assert (position.returns()[seat] > 0) == (places[seat] == 1)
        order = sorted(range(count), key=lambda seat: -position.returns("place")[seat])
        assert [places[seat] for seat in order] == sorted(places.values())
    with pytest.raises(ValueError, match="choose from win, share, margin, place"):
        shedu.new_game().returns("points")
