"""Prints random games as the server sends them: for each viewer, the steps and the table after each."""

import random
import sys

import msgspec

from shedu.engine.moves import MOVES
from shedu.play.game import Game
from shedu.server.live.presenter import Presenter
from shedu.server.people.people import HERE
from shedu.server.tables.roster import new_roster
from shedu.server.tables.start import start_game
from shedu.server.wire import mapping
from shedu.server.wire import messages as m

OPTIONS: tuple[list[str], ...] = ([], ["board advanced", "buildings", "wonder"], ["open-scores", "open-bag"])
MOVES_AT_MOST = 150


def games() -> list[object]:
    """For each viewer of each game, the steps and the table after each of them."""
    found: list[object] = []
    for number, options in enumerate(OPTIONS):
        rng = random.Random(number)
        seats = [m.NewSeat(dynasty) for dynasty in m.DYNASTIES[: 2 + number]]
        wish = mapping.wish(m.NewGame(seats, options=options, seed=number))
        game = start_game(new_roster("game", wish, HERE), number)[1]
        presenter = Presenter(game)
        viewers: list[int | None] = [None, *range(len(seats))]
        steps: dict[int | None, list[msgspec.Raw]] = {viewer: [] for viewer in viewers}
        tables = {viewer: [presenter.show(viewer)] for viewer in viewers}
        while game.decider is not None and game.now.number < MOVES_AT_MOST:
            _move(game, rng)
            for viewer, data in presenter.tell_all(viewers, game.now).items():
                steps[viewer].append(msgspec.Raw(data))
                tables[viewer].append(presenter.show(viewer))
        found += [{"tables": tables[viewer], "steps": steps[viewer]} for viewer in viewers]
    return found


def _move(game: Game, rng: random.Random) -> None:
    seat = game.decider
    assert seat is not None
    moves = [MOVES[number] for number in game.view(seat).legal_moves().indices()]
    kinds = sorted({type(move).__name__ for move in moves} - {"Pass", "Swap"}) or ["Swap", "Pass"]
    kind = rng.choice(kinds)
    move = rng.choice([move for move in moves if type(move).__name__ == kind] or moves)
    game.accept(game.propose_move(game.now.number, seat, move))


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(games()).decode())
