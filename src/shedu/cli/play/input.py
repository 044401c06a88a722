"""Understanding what a person types: moves in the notation, and forgiving short forms of them."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from shedu.cli.table.prose import list_words
from shedu.engine.moves import ImpossibleMoveError, Move, MoveSyntaxError, format_tiles, parse_move
from shedu.engine.pieces import BUILDINGS, COLOURS, DYNASTIES, LEADERS, TILE_LETTERS, TILES
from shedu.engine.sight import Kind
from shedu.engine.view import View

# The words with which each kind of decision is answered.
ANSWERS: dict[Kind, tuple[str, ...]] = {
    Kind.ACTION: (*LEADERS, *TILES, "catastrophe", "swap", "pass"),
    Kind.WAR: ("war",),
    Kind.COMMIT: ("commit",),
    Kind.BUILDING: (*BUILDINGS, "decline"),
    Kind.MONUMENT: ("monument", "wonder", "decline"),
    Kind.TREASURE: ("leave", "decline"),
    Kind.WONDER_POINT: ("score",),
}
VERBS = tuple(dict.fromkeys(verb for verbs in ANSWERS.values() for verb in verbs))
_ALIASES = {"end": "pass", "done": "pass", "no": "decline"}
_SPACE = re.compile(r"([a-p])(\d{1,2})")
_SPLIT_SPACE = re.compile(r"\b([a-p]) (\d{1,2})\b")
_TILES = re.compile(r"(\d{0,3}) ?([a-z]+)")


class UnclearError(ValueError):
    """Something typed that is no move, or could be more than one; says what might help."""


def split_words(text: str) -> list[str]:
    """The words of a line, whatever its case, blanks and commas; `f 4` is one word."""
    plain = " ".join(text.lower().replace(",", " ").split())
    return _SPLIT_SPACE.sub(r"\1\2", plain).split()


def understand(text: str, view: View, others: Iterable[str] = ()) -> Move:
    """The move that a person means, legal or not.

    UnclearError says what is not clear, suggesting from the `others` words, too, that could
    have been meant; ImpossibleMoveError is the engine's.
    """
    decision = view.decision
    if decision is None:
        raise UnclearError("the game is over")
    first, *rest = _without_dynasty(text.lower().replace(",", " ").split(), view)
    words = split_words(" ".join(rest))
    if decision.kind == Kind.COMMIT and first.isdecimal() and not words:
        first, words = "commit", [first]
    verbs = _verbs_meant(first, decision.kind)
    moves = _parse_each(" ".join([verb, *_arguments(verb, words, view)]) for verb in verbs)
    if not moves and decision.kind != Kind.ACTION:
        typed = split_words(" ".join([first, *rest]))
        moves = [move for move in view.legal_moves() if _is_short_for(typed, str(move))]
    possible = [move for move in moves if move in view.legal_moves()]
    if len(moves) == 1 or len(possible) == 1:
        return (possible or moves)[0]
    if moves:
        raise UnclearError(f"that could be {list_words([str(move) for move in moves[:8]], 'or')}: say which")
    raise UnclearError(_hint([first, *words], verbs, (*ANSWERS[decision.kind], *others)))


def _without_dynasty(words: list[str], view: View) -> list[str]:
    """At least one word, without the player's own dynasty, with which a record's line begins."""
    if words and words[0] in DYNASTIES and view.seat is not None:
        mine = view.players[view.seat]
        if words[0] != mine:
            raise UnclearError(f"you play {mine}, not {words[0]}")
        words = words[1:]
    if not words:
        raise UnclearError("type a move, or ? for help")
    return words


def _verbs_meant(word: str, kind: Kind) -> list[str]:
    """The first words of a move that a word can stand for: itself, or those it begins that are asked for."""
    word = _ALIASES.get(word, word)
    if word in VERBS:
        return [word]
    return [verb for verb in ANSWERS[kind] if verb.startswith(word)]


def _arguments(verb: str, words: Sequence[str], view: View) -> list[str]:
    """The rest of a move's words as the notation writes them."""
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
    """The letters of the tiles that a word names, one by one or as a whole; none if it does not."""
    if set(name) <= set(TILE_LETTERS):
        return name
    named = [tile for tile in TILES if tile.startswith(name.removesuffix("s"))]
    return named[0][0] if len(named) == 1 else ""


def _parse_each(lines: Iterable[str]) -> list[Move]:
    """The moves among these lines; ImpossibleMoveError if one of them reads like a move that cannot be."""
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
    """Whether each word begins one of the line's, in the same order; a monument's colours are two words."""
    rest = iter(line.lower().replace("-", " ").split())
    wanted = " ".join(words).replace("-", " ").split()
    return all(any(candidate.startswith(word) for candidate in rest) for word in wanted)


def _hint(words: Sequence[str], verbs: Sequence[str], vocabulary: Sequence[str]) -> str:
    """What to say about words that are no move."""
    if len(verbs) == 1:
        try:
            parse_move(" ".join([verbs[0], *words[1:]]))
        except ValueError as error:
            return str(error)
    if verbs:
        return f"{words[0]!r} could be {list_words(verbs, 'or')}: write more of it"
    near = get_close_matches(words[0], vocabulary, n=3, cutoff=0.6)
    help_words = f"did you mean {list_words(near, 'or')}?" if near else "type ? for help"
    return f"{words[0]!r} is not understood: {help_words}"


def complete(text: str, lines: Iterable[str]) -> list[str]:
    """The words that can come next, or end the word begun, if one of these lines is being typed."""
    *typed, begun = re.split(r"[\s,]+", text.lower().lstrip())
    found: dict[str, None] = {}
    for line in lines:
        words = line.split()
        if len(words) <= len(typed) or not words[len(typed)].lower().startswith(begun):
            continue
        if all(word.lower().startswith(start) for start, word in zip(typed, words, strict=False)):
            found[words[len(typed)]] = None
    return list(found)
