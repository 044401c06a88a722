"""The targets of fuzzing: each takes bytes and raises only if the engine is wrong."""

import contextlib
import random
from array import array
from collections.abc import Callable, Iterator
from typing import Any

import shedu
from shedu.engine.kernel import codes
from shedu.engine.preview import previews
from shedu.engine.rules import OPTIONS, PRESETS
from shedu.engine.snapshot import Snapshot
from shedu.players.bots.base import Budget
from shedu.players.bots.novice import Novice

MAX_CALLS = 60
MAX_TEXT_BYTES = 20_000


def fuzz_notation(data: bytes) -> None:
    """A record is read and played, or rejected with an error of the engine; what is read can be written."""
    text = data[:MAX_TEXT_BYTES].decode("utf-8", "replace")
    try:
        record = shedu.parse_record(text)
    except shedu.SheduError:
        return
    written = shedu.format_record(record)
    assert shedu.format_record(shedu.parse_record(written)) == written
    position = record.start()
    with contextlib.suppress(shedu.SheduError):
        for after, _, _ in record.play():
            position = after
    examine(position, random.Random(0))


def fuzz_kernel(data: bytes) -> None:
    """A few calls of the kernel, chosen by the input, somewhere in a game.

    Inputs are short, so that many are tried: the way to the position is played by the kernel itself.
    """
    source = iter(data)
    position = _new_game(source)
    position.play_randomly(random.Random(_number(source)), limit=_number(source) % 400)
    for _ in range(MAX_CALLS):
        choice = next(source, None)
        if choice is None:
            break
        if choice < len(_CALLS):
            _CALLS[choice](position, _number(source))
        elif legal := position.legal_moves().indices():
            position.apply(shedu.MOVES[legal[_number(source) % len(legal)]])
    assert position.check() == []
    assert shedu.Position.from_snapshot(position.rules, position.players, position.snapshot) == position
    position.play_randomly(random.Random(0))
    assert position.is_over
    assert position.check() == []


def _number(source: Iterator[int]) -> int:
    return next(source, 0) << 8 | next(source, 0)


def _new_game(source: Iterator[int]) -> shedu.Position:
    preset = list(PRESETS)[next(source, 0) % len(PRESETS)]
    players = 2 + next(source, 0) % 3
    wanted = next(source, 0)
    options = [option for number, option in enumerate(OPTIONS) if wanted >> number & 1]
    seed = _number(source)
    try:
        return shedu.new_game(preset, players, seed, options)
    except shedu.RulesError:  # options that exclude each other
        return shedu.new_game(preset, players, seed)


def _try_any_move(position: shedu.Position, number: int) -> None:
    """Any move: a rejected one changes nothing and names its rule."""
    move = shedu.MOVES[number % len(shedu.MOVES)]
    before = position.snapshot
    is_legal = move in position.legal_moves()
    try:
        position.apply_index(move.index)
    except shedu.IllegalMoveError as error:
        if is_legal or not error.rule or position.snapshot != before:
            raise AssertionError(f"{move} was rejected wrongly: {error}") from error
    else:
        assert is_legal


def _choose_draws(position: shedu.Position, number: int) -> None:
    """A move whose draws the input chooses: those of the bag are drawn, others change nothing."""
    legal = position.legal_moves().indices()
    if not legal:
        return
    move = legal[number % len(legal)]
    chance = position.chance(move)
    draws = [number >> 2 * i & 3 for i in range(sum(count for _, count in chance.draws))]
    has_them = all(draws.count(colour) <= chance.bag[colour] for colour in range(4))
    before = position.snapshot
    try:
        position.apply_index(move, draws)
    except ValueError as error:
        if has_them or position.snapshot != before:
            raise AssertionError(f"draws {draws} of {shedu.MOVES[move]} were rejected wrongly") from error
    else:
        assert has_them


def _see(position: shedu.Position, number: int) -> None:
    """The view of a seat or a spectator, and a position that it allows."""
    view = position.view(_seat(position, number))
    again = shedu.resample(view, random.Random(number))
    assert again.view(view.seat) == view
    assert again.check() == []


def _write_tensors(position: shedu.Position, number: int) -> None:
    """Observation, mask and afterstates, packed or not: packed ones have the same bits."""
    view = position.view(_seat(position, number))
    scalars = array("f", bytes(4 * codes.SCALARS))
    squares = codes.ROWS * codes.COLUMNS
    plain, packed = bytearray(codes.PLANES * squares), bytearray(codes.PLANES * codes.PLANE_BYTES)
    view.encode(plain, scalars)
    view.encode(packed, packed=True)
    assert _bits(plain) == int.from_bytes(packed, "little")
    mask, packed_mask = bytearray(codes.ACTION_COUNT), bytearray(codes.MASK_BYTES)
    count = position.legal_mask(mask)
    assert count == position.legal_mask(packed_mask, packed=True) == len(position.legal_moves())
    assert _bits(mask) == int.from_bytes(packed_mask, "little")
    rows = bytearray(count * len(packed))
    assert position.afterstates(rows, packed=True) == count


def _bits(flags: bytes | bytearray) -> int:
    return int(flags[::-1].translate(_DIGITS), 2)


def _seat(position: shedu.Position, number: int) -> int | None:
    seat = number % (len(position.players) + 1)
    return None if seat == len(position.players) else seat


def _count_ahead(position: shedu.Position, _number: int) -> None:
    assert position.perft(1) == len(position.legal_moves())


def _read_back(position: shedu.Position, number: int) -> None:
    """A position with one number changed: its defects are listed, or the game goes on from it."""
    values: list[Any] = list(position.snapshot)
    place = (number >> 8) % len(values)
    value = values[place]
    if isinstance(value, int):
        values[place] = value ^ 1 << number % 8
    elif value:
        items = list(value)
        items[number % len(items)] = number & 7
        values[place] = type(value)(items)
    changed = Snapshot(*values)
    try:
        again = shedu.Position.from_snapshot(position.rules, position.players, changed)
    except ValueError:
        return
    if again.check() == []:
        again.play_randomly(random.Random(number))


def _decide(position: shedu.Position, number: int) -> None:
    """A bot that plans decides."""
    if position.decision is not None:
        bot = Novice(number)
        position.apply(bot.decide(position.view(position.decision.seat), Budget(None)))


_CALLS = (_try_any_move, _choose_draws, _see, _write_tensors, _count_ahead, _read_back, _decide)
_DIGITS = bytes([48, 49]) + bytes(254)


def examine(position: shedu.Position, rng: random.Random) -> None:
    """Everything that is computed from a position; previews take most of the time."""
    text = shedu.format_record(shedu.full_record(position))
    assert shedu.parse_record(text).start() == position
    for seat in (None, *range(len(position.players))):
        view = position.view(seat)
        again = shedu.resample(view, rng)
        assert again.view(seat) == view
        decision = view.decision
        if decision is not None and decision.seat == seat:
            assert view.legal_moves() == position.legal_moves()
            previews(view)
    position.copy().play_randomly(rng)


TARGETS: dict[str, Callable[[bytes], None]] = {"notation": fuzz_notation, "kernel": fuzz_kernel}
