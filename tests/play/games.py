"""Games in progress for tests, without a server."""

import random
from typing import Unpack

from shedu.engine.moves import parse_move
from shedu.engine.record import Record, full_record
from shedu.engine.rules import Rules
from shedu.play.game import Game
from shedu.play.seats import Seat
from tests.rules import drawing

PEOPLE = (Seat("lion", name="Ann"), Seat("bull", name="Bob"))
AGAINST_BOT = (Seat("lion", name="Ann"), Seat("bull", "bot", "novice"))


def new_game(seats: tuple[Seat, ...] = PEOPLE, seed: int = 5) -> Game:
    """A game by the modern rules in which the first seat begins."""
    return Game(
        "game", Record(Rules.of("modern", []), tuple(seat.dynasty for seat in seats), seed=seed), seats
    )


def drawn_game(picture: str, *moves: str, **table: Unpack[drawing.Table]) -> Game:
    """A game of lion and bull from a drawn position, after these moves of the deciding seats."""
    start = drawing.play(picture, **table).position
    game = Game("game", full_record(start, 0), tuple(Seat(dynasty) for dynasty in start.players))
    for move in moves:
        act(game, move)
    return game


def act(game: Game, text: str) -> None:
    """Play a move of the deciding seat."""
    game.accept(game.propose_move(game.now.number, game.decider, parse_move(text)))


def moves(game: Game) -> list[str]:
    """The legal moves of the deciding seat."""
    return [str(move) for move in game.view(game.decider).legal_moves()]


def play_on(game: Game, count: int, seed: int = 0) -> None:
    """Play this many random moves, or to the end of the game."""
    rng = random.Random(seed)
    for _ in range(count):
        if game.decider is None:
            return
        legal = moves(game)
        kind = rng.choice(sorted({move.split()[0] for move in legal} - {"pass"}) or ["pass"])
        act(game, rng.choice([move for move in legal if move.split()[0] == kind]))
