"""The policy of undo, the same for the terminal, the server and study."""

from dataclasses import replace

import pytest

from shedu.cli.play.game import SoloGame
from shedu.engine.moves import parse_move
from shedu.engine.record import full_record
from shedu.play.errors import UndoError, UndoReason
from shedu.play.game import Game
from shedu.server.tables.seats import Seat as ServerSeat
from tests.play.games import AGAINST_BOT, act, drawn_game, moves, new_game
from tests.rules import drawing

# The market on I3 joins bull's trader to two treasures, so that bull decides within lion's turn.
BULL_TAKES = """
    t* .  t*
    Tb .  .
"""


def test_a_seat_undoes_its_own_decisions_of_the_turn() -> None:
    """An undo is an entry of its own and can be repeated like a move."""
    game = new_game()
    act(game, "king B1")
    assert game.undo_to(0) == [0]
    assert game.undo_to(1) == []
    assert game.undo_to(None) == []
    moment = game.propose_undo(1, 0, 0)
    game.accept(moment)
    assert (game.now.number, game.now.ply) == (2, 0)
    assert game.propose_undo(1, 0, 0) is moment
    assert "king B1" in moves(game)
    act(game, "king C2")
    assert [text for _, text in game.entries] == ["king B1", "undo 0", "king C2"]
    assert [moment.text for moment in game.current_line()[1:]] == ["king C2"]


def test_undo_stops_at_a_draw_a_turn_and_an_answer() -> None:
    game = new_game()
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.DREW)
    act(game, "king B1")
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.NOT_YOUR_TURN)
    assert game.why_no_undo(1) == UndoReason.NOTHING
    with pytest.raises(UndoError):
        game.propose_undo(game.now.number, 0, 0)
    act(game, "king C2")  # bull's king beside the same temple: a revolt
    assert game.undo_to(1) == [2]
    act(game, "commit 0")
    assert game.undo_to(1) == [3, 2]
    assert game.undo_to(0) == []
    act(game, "commit 0")
    assert (game.undo_to(1), game.why_no_undo(1)) == ([], UndoReason.ANSWERED)
    assert game.undo_to(0) == []


def test_undo_stops_at_another_players_treasures() -> None:
    """Lion cannot undo the tile after bull decided which treasure stays, at the server or in the terminal."""
    game = drawn_game(BULL_TAKES, "temple H2", "leave I2")
    assert game.now.position.active == 0
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.ANSWERED)


def test_against_bots_a_seat_returns_to_its_last_turn_alone() -> None:
    """After a draw and after the bots' answers, at the server and in the terminal."""
    game = new_game(AGAINST_BOT)
    assert game.why_no_undo(0) == UndoReason.NOTHING
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    act(game, "king B1")
    assert game.undo_to(0) == [1, 0]
    hand = game.now.position.hand(0)
    act(game, "king C2")
    assert game.undo_to(0) == [1, 0]
    game.accept(game.propose_undo(game.now.number, 0, 1))
    act(game, "king B1")
    assert game.now.position.hand(0) == hand  # the same tiles are drawn again
    start = drawing.play(BULL_TAKES).position
    solo = SoloGame(full_record(start, 0, {"lion": "You", "bull": "Random"}), 0)
    for move in ("temple H2", "leave I2"):
        solo.decide(parse_move(move))
    solo.undo()
    assert solo.view.decision is not None
    assert solo.view.decision.seat == 0


def test_a_seat_that_a_person_may_take_back_is_not_only_a_bots() -> None:
    """The other players' rights last while they are away."""
    game = new_game(AGAINST_BOT)
    bot = game.seats[1]
    game.seats = (game.seats[0], ServerSeat(bot.dynasty, "bot", bot.level, left="somebody"))
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.DREW)


def test_where_clocks_run_undo_stops_while_another_person_decides() -> None:
    """Otherwise an attack, taken back again and again, would run down the defender's clock."""
    game = new_game()
    game.is_timed = True
    act(game, "king B1")
    assert game.undo_to(0) == [0]
    act(game, "pass")
    act(game, "king C2")  # bull's king beside the same temple: a revolt
    assert game.undo_to(1) == [2]  # bull itself decides
    act(game, "commit 0")
    assert (game.decider, game.undo_to(1), game.why_no_undo(1)) == (0, [], UndoReason.DECIDING)
    assert game.undo_by_consent(1) == [3, 2]
    game.seats = [replace(game.seats[0], kind="bot"), game.seats[1]]
    assert game.undo_to(1) == [3, 2]  # a bot has no clock


def test_a_player_who_returns_undoes_no_decision_of_the_bot() -> None:
    """Alone or by consent: the bot's move would be advice."""
    game = new_game()
    human = game.seats
    act(game, "king B1")
    game.seats = [replace(human[0], kind="bot"), human[1]]
    act(game, next(move for move in moves(game) if move.startswith("trader")))
    assert game.by_bots == {2}
    game.seats = human
    assert game.now.position.active == 1
    assert game.undo_by_consent(0) == []
    game = new_game()
    game.seats = [replace(human[0], kind="bot"), human[1]]
    act(game, "king B1")
    game.seats = human
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.BY_BOT)
    act(game, next(move for move in moves(game) if move.startswith("trader")))
    assert game.undo_by_consent(0) == [1]
    again = Game(game.id, game.head, game.seats)
    again.restore(game.entries, game.by_bots)
    assert again.undo_by_consent(0) == [1]


def test_a_bot_undoes_nothing() -> None:
    game = new_game(AGAINST_BOT)
    act(game, "pass")
    assert game.bot_to_move == 1
    act(game, "king B1")
    assert game.undo_to(1) == []


def test_with_consent_a_seat_returns_to_its_last_turn() -> None:
    """Also across a draw and another player's decisions, to its own decisions only."""
    game = new_game()
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    act(game, "king B1")
    act(game, "king C2")
    assert game.undo_to(0) == []
    assert game.undo_by_consent(0) == [1, 0]
    with pytest.raises(UndoError):
        game.propose_undo(game.now.number, 0, 0)
    game.accept(game.propose_undo(game.now.number, 0, 0, is_agreed=True))
    assert game.now.ply == 0


def test_a_finished_or_stopped_game_is_not_undone() -> None:
    game = new_game()
    act(game, "king B1")
    game.is_stopped = True
    assert game.undo_to(0) == []
    assert game.undo_by_consent(0) == []


def test_a_restored_game_offers_the_same_undo() -> None:
    game = new_game()
    for _ in range(20):
        act(game, "pass")
    act(game, "king B1")
    again = Game(game.id, game.head, game.seats)
    again.restore(game.entries)
    assert again.undo_to(0) == game.undo_to(0) == [20]
