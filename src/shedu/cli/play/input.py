"""Parses typed moves: the notation, and short forms of it that are unambiguous."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache

from shedu.cli.table.wording import Wording
from shedu.engine.moves import MOVES, ImpossibleMoveError, Move, MoveSyntaxError, format_tiles, parse_move
from shedu.engine.pieces import COLOURS, DYNASTIES, LEADERS, TILE_LETTERS, TILES
from shedu.engine.refusals import ANSWERS
from shedu.engine.sight import Kind
from shedu.engine.view import View

_ALIASES = {"end": "pass", "done": "pass", "no": "decline"}
_SPACE = re.compile(r"([a-p])(\d{1,2})")
_SPLIT_SPACE = re.compile(r"\b([a-p]) (\d{1,2})\b")
_TILES = re.compile(r"(\d{0,3}) ?([a-z]+)")
MAX_SUGGESTED_MOVES = 8


class UnclearError(ValueError):
    """The typed text is not a move, or could be several; the message says what to type instead."""


@cache
def verbs_of(kind: Kind) -> tuple[str, ...]:
    """The first words of the moves that answer a kind of decision."""
    moves = (move for move in MOVES if isinstance(move, ANSWERS[kind]))
    return tuple(dict.fromkeys(str(move).split()[0] for move in moves))


@cache
def _examples() -> dict[str, str]:
    """A move for each verb."""
    return {str(move).split()[0]: str(move) for move in reversed(MOVES)}


def split_words(text: str) -> list[str]:
    """The words of a line without regard to case, blanks and commas; `f 4` is one word."""
    plain = " ".join(text.lower().replace(",", " ").split())
    return _SPLIT_SPACE.sub(r"\1\2", plain).split()


def understand(text: str, view: View, words: Wording, others: Iterable[str] = ()) -> Move:
    """The move that a text means, legal or not.

    UnclearError says what to type instead, with suggestions from the moves and the `others`.
    ImpossibleMoveError is the engine's.
    """
    decision = view.decision
    if decision is None:
        raise UnclearError(words.say("prompt-over"))
    first, *rest = _without_dynasty(text.lower().replace(",", " ").split(), view, words)
    arguments = split_words(" ".join(rest))
    if decision.kind == Kind.COMMIT and first.isdecimal() and not arguments:
        first, arguments = "commit", [first]
    verbs = _verbs_meant(first, decision.kind)
    moves = _parse_each(" ".join([verb, *_arguments(verb, arguments, view)]) for verb in verbs)
    if not moves and decision.kind != Kind.ACTION:
        typed = split_words(" ".join([first, *rest]))
        moves = [move for move in view.legal_moves() if _is_short_for(typed, str(move))]
    possible = [move for move in moves if move in view.legal_moves()]
    if len(moves) == 1 or len(possible) == 1:
        return (possible or moves)[0]
    if moves:
        choices = words.one_of([str(move) for move in moves[:MAX_SUGGESTED_MOVES]])
        raise UnclearError(
            words.say("terminal-ambiguous", word=" ".join([first, *arguments]), choices=choices)
        )
    vocabulary = (*verbs_of(decision.kind), *others)
    raise UnclearError(_hint([first, *arguments], verbs, vocabulary, words))


def _without_dynasty(typed: list[str], view: View, words: Wording) -> list[str]:
    """At least one word, without the player's own dynasty, which a line of a record begins with."""
    if typed and typed[0] in DYNASTIES and view.seat is not None:
        mine = view.players[view.seat]
        if typed[0] != mine:
            raise UnclearError(words.say("terminal-other-dynasty", dynasty=mine, other=typed[0]))
        typed = typed[1:]
    if not typed:
        raise UnclearError(words.say("terminal-type-move"))
    return typed


def _verbs_meant(word: str, kind: Kind) -> list[str]:
    """The verbs that a word can stand for: itself, or those of the decision that begin with it."""
    word = _ALIASES.get(word, word)
    if word in _examples():
        return [word]
    return [verb for verb in verbs_of(kind) if verb.startswith(word)]


def _arguments(verb: str, words: Sequence[str], view: View) -> list[str]:
    """The arguments of a move as the notation writes them."""
    if verb == "swap":
        return _swap_arguments(words, view)
    return [_argument(verb, word) for word in words]


def _argument(verb: str, word: str) -> str:
    if (space := _SPACE.fullmatch(word)) is not None:
        return f"{space[1].upper()}{int(space[2])}"
    if verb in LEADERS and "off".startswith(word):
        return "off"
    choices = {"war": LEADERS, "score": COLOURS}.get(verb, ())
    fitting = [choice for choice in choices if choice.startswith(word)]
    return fitting[0] if len(fitting) == 1 else word


def _swap_arguments(words: Sequence[str], view: View) -> list[str]:
    """Tiles to swap from `2t 1f`, `t t f`, `ttf`, `2 temples 1 farm` or `all`."""
    if list(words) == ["all"] and view.seat is not None:
        return format_tiles(view.hand(view.seat) or (0, 0, 0, 0)).split()
    counts = dict.fromkeys(TILE_LETTERS, 0)
    rest = " ".join(words)
    for number, name in _TILES.findall(rest):
        for letter in _tile_letters(name):
            counts[letter] += int(number or 1)
    if not any(counts.values()) or _TILES.sub("", rest).strip():
        return list(words)
    return [f"{count}{letter}" for letter, count in counts.items() if count]


def _tile_letters(name: str) -> str:
    """The letters of the tiles that a word names: `tt`, `temples`; empty if it names none."""
    if set(name) <= set(TILE_LETTERS):
        return name
    named = [tile for tile in TILES if tile.startswith(name.removesuffix("s"))]
    return named[0][0] if len(named) == 1 else ""


def _parse_each(lines: Iterable[str]) -> list[Move]:
    """The moves among these lines; ImpossibleMoveError if the only one is impossible on any board."""
    moves = []
    impossible: ImpossibleMoveError | None = None
    for line in lines:
        try:
            moves.append(parse_move(line))
        except MoveSyntaxError:
            continue
        except ImpossibleMoveError as error:
            impossible = error
    if impossible is not None and not moves:
        raise impossible
    return moves


def _is_short_for(words: Sequence[str], line: str) -> bool:
    """Whether each word begins a word of the line, in order; a monument's colours count as two words."""
    rest = iter(line.lower().replace("-", " ").split())
    wanted = " ".join(words).replace("-", " ").split()
    return all(any(candidate.startswith(word) for candidate in rest) for word in wanted)


def _hint(typed: Sequence[str], verbs: Sequence[str], vocabulary: Sequence[str], words: Wording) -> str:
    """A remedy for words that are not a move."""
    if len(verbs) == 1:
        like = words.say("terminal-written-like", example=_examples()[verbs[0]])
        try:
            parse_move(" ".join([verbs[0], *typed[1:]]))
        except ValueError as error:
            return f"{words.detail(str(error))} {like}".strip()
        return like
    if verbs:
        return words.say("terminal-ambiguous", word=typed[0], choices=words.one_of(verbs))
    near = get_close_matches(typed[0], vocabulary, n=3, cutoff=0.6)
    if near:
        return words.say("terminal-did-you-mean", word=typed[0], choices=words.one_of(near))
    return words.say("terminal-unknown", word=typed[0])


def complete(text: str, lines: Iterable[str]) -> list[str]:
    """Completions for the last word of a text that begins one of these lines."""
    *typed, begun = re.split(r"[\s,]+", text.lower().lstrip())
    found: dict[str, None] = {}
    for line in lines:
        words = line.split()
        if len(words) <= len(typed) or not words[len(typed)].lower().startswith(begun):
            continue
        if all(word.lower().startswith(start) for start, word in zip(typed, words, strict=False)):
            found[words[len(typed)]] = None
    return list(found)
