"""Prints logs of random games as JSON: the server's lines, and the sentences of the terminal."""

import random
import sys

import msgspec

from shedu.cli.table.wording import Wording
from shedu.engine.pieces import DYNASTIES
from shedu.engine.position import Position
from shedu.engine.record import full_record
from shedu.engine.rules import EDITIONS, Rules
from shedu.locales import languages
from shedu.locales.narration import narrate_step
from shedu.play.game import Game
from shedu.play.seats import Seat
from shedu.server.wire import messages as m
from shedu.server.wire.line_log import LineLog


def log_of(preset: str, seed: int) -> dict[str, object]:
    """The log of a random game as its first seat sees it."""
    rng = random.Random(seed)
    players = DYNASTIES[: 2 + seed % 3]
    start = Position.new(Rules.of(preset), players, seed)
    game = Game("", full_record(start, seed, {}), [Seat(player, "human") for player in players])
    while game.decider is not None:
        move = rng.choice(list(game.view(game.decider).legal_moves()))
        game.accept(game.propose_move(game.now.number, game.decider, move))
    lines = [
        line
        for moment in game.current_line()[1:]
        for line in narrate_step(players, moment, [event.seen_by(0) for event in moment.events])
        if not line.is_heading
    ]
    said = {language: [Wording(language).line(line, players) for line in lines] for language in languages()}
    past = msgspec.json.decode(LineLog(game).encoded(0), type=m.Log).past
    return {"players": players, "past": past, "said": said}


if __name__ == "__main__":
    logs = [log_of(preset, seed) for seed, preset in enumerate(EDITIONS)]
    sys.stdout.buffer.write(msgspec.json.encode(logs))
