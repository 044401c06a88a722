"""What is fuzzed: each target takes bytes and raises only if the engine is wrong."""

import contextlib
import random
from collections.abc import Callable, Iterator

import shedu
from shedu.engine.preview import previews
from shedu.engine.rules import OPTIONS, PRESETS

MAX_PLIES = 400
MAX_TEXT_BYTES = 20_000
MAX_EXAMINED = 4  # positions of a game; the rest of the time goes into moves


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
    """A game whose rules and moves are chosen by the input, legal and illegal ones."""
    source = iter(data)
    position = _new_game(source)
    rng = random.Random(next(source, 0))
    examined = 0
    for _ in range(MAX_PLIES):
        choice = next(source, None)
        if choice is None or position.is_over:
            break
        if choice == 255 and examined < MAX_EXAMINED:
            examine(position, rng, has_previews=False)
            examined += 1
        elif choice == 254:
            _try_any_move(position, next(source, 0) << 8 | next(source, 0))
        else:
            legal = position.legal_moves()
            position.apply(legal[(choice << 8 | next(source, 0)) % len(legal)])
    examine(position, rng)


def _new_game(source: Iterator[int]) -> shedu.Position:
    preset = list(PRESETS)[next(source, 0) % len(PRESETS)]
    players = 2 + next(source, 0) % 3
    wanted = next(source, 0)
    options = [option for number, option in enumerate(OPTIONS) if wanted >> number & 1]
    seed = next(source, 0) << 8 | next(source, 0)
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
        position.apply(move)
    except shedu.IllegalMoveError as error:
        if is_legal or not error.rule or position.snapshot != before:
            raise AssertionError(f"{move} was rejected wrongly: {error}") from error
    else:
        assert is_legal


def examine(position: shedu.Position, rng: random.Random, has_previews: bool = True) -> None:
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
            if has_previews:
                previews(view)
    position.copy().play_randomly(rng)


TARGETS: dict[str, Callable[[bytes], None]] = {"notation": fuzz_notation, "kernel": fuzz_kernel}
