"""Broken records, thousands of them in `make soak`: no traceback, and no exit status 0 for a wrong one."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import shedu as game
from tests.cli.command import Outcome, shedu
from tests.soak import IS_SOAK

FOLDER = Path(__file__).parents[2] / "games"
RECORDS = [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.te"))[::6]]
WORDS = [
    *{word for move in game.MOVES[::37] for word in str(move).split()},
    "position",
    "end",
    "moves",
    "result",
    "players",
    "rules",
    "option",
    "seed",
    "name",
    "shedu",
    "hand",
    "bag",
    "draws",
    "turn",
    "points",
    *game.DYNASTIES,
    *("Q5", "0", "-1", "9m", "999999999999999999999"),
    *("=", "*", "+", "!", "~", ".", "x", "w", "t*+", "Kl", "\u2028", "\x00", "é", "#"),
]
ROUNDS = (450 if IS_SOAK else 45) if game.IS_COMPILED else 15

Mutation = Callable[[str, random.Random], str]


def is_well_behaved(done: Outcome) -> bool:
    """Either output only, or one line with file, line and reason."""
    if done.status == 0:
        return done.err == "" and done.out != ""
    file, line, why = done.err.split(":", 2)
    is_one_line = done.err.count("\n") == 1 and done.err.endswith("\n")
    has_rule = done.status == 2 or "(R" in why
    return (
        done.out == ""
        and done.status in (1, 2)
        and file == "-"
        and line.isdigit()
        and is_one_line
        and has_rule
    )


def flip_a_character(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return (
        text[:at] + chr(rng.choice([rng.randrange(32, 127), 0, 10, 0x7F, 0x2028, 0x1F600])) + text[at + 1 :]
    )


def drop_a_piece(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + text[at + rng.randrange(1, 30) :]


def repeat_a_piece(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    end = at + rng.randrange(1, 200)
    return text[:end] + text[at:]


def cut_off(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def swap_two_lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def change_a_word(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    i = rng.randrange(len(lines))
    words = lines[i].split() or [""]
    words[rng.randrange(len(words))] = rng.choice(WORDS)
    lines[i] = " ".join(words)
    return "\n".join(lines)


def add_a_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    line = " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 5)))
    lines.insert(rng.randrange(len(lines)), line)
    return "\n".join(lines)


MUTATIONS: list[Mutation] = [
    flip_a_character,
    drop_a_piece,
    repeat_a_piece,
    cut_off,
    swap_two_lines,
    change_a_word,
    add_a_line,
]


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_mutated_records(mutate: Mutation) -> None:
    """Each is rejected in one line, or is a record that survives writing and reading."""
    rng = random.Random(mutate.__name__)
    seen = Counter[int]()
    for number in range(ROUNDS):
        text = RECORDS[number % len(RECORDS)]
        for _ in range(rng.choice([1, 1, 1, 3])):
            text = mutate(text, rng) or "\n"
        done = shedu("replay", "-", text=text)
        assert is_well_behaved(done), (text, done)
        seen[done.status] += 1
        if done.status == 0:
            again = game.format_record(game.parse_record(text))
            assert shedu("replay", "-", text=again) == done
    assert seen[0] < ROUNDS


@pytest.mark.parametrize("seed", range(ROUNDS // 5))
def test_an_illegal_move_is_always_rejected(seed: int) -> None:
    """An illegal move anywhere in a game gives exit status 1."""
    rng = random.Random(seed)
    record = game.parse_record(rng.choice(RECORDS))
    at = rng.randrange(len(record.entries))
    position = record.start()
    for entry in record.entries[:at]:
        assert isinstance(entry.move, game.Move)
        position.apply_unchecked(entry.move)
    legal = position.legal_moves()
    wrong = next(move for move in iter(lambda: rng.choice(game.MOVES), None) if move not in legal)
    lines = game.format_record(record).split("\n")
    line = next(i for i, text in enumerate(lines) if text == "moves") + 1 + at
    player = lines[line].split()[0]
    lines[line] = f"{player} {wrong}"
    done = shedu("replay", "-", text="\n".join(lines))
    assert done.status == 1
    assert done.err.startswith(f"-:{line + 1}: ")
    assert is_well_behaved(done)


@pytest.mark.parametrize("seed", range(ROUNDS // 5))
def test_a_move_by_the_wrong_player_is_always_rejected(seed: int) -> None:
    """A decision of another player gives exit status 1."""
    rng = random.Random(seed)
    record = game.parse_record(rng.choice(RECORDS))
    lines = game.format_record(record).split("\n")
    line = lines.index("moves") + 1 + rng.randrange(len(record.entries))
    player, _, move = lines[line].partition(" ")
    other = rng.choice([name for name in record.players if name != player])
    lines[line] = f"{other} {move}"
    done = shedu("replay", "-", text="\n".join(lines))
    assert done.status == 1
    assert done.err.startswith(f"-:{line + 1}: ")


@pytest.mark.parametrize("command", ["replay", "legal", "perft", "show"])
@pytest.mark.parametrize("text", ["\x00", "\ufeff", "shedu", "shedu 1\n" * 3, "#" * 10_000, "\n" * 10_000])
def test_arbitrary_text(command: str, text: str) -> None:
    """No command that reads records fails with a traceback."""
    done = shedu(command, "-", text=text)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("-:")
