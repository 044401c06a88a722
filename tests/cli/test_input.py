"""What a person types and is told: forgiving forms of moves, completion, events and questions in words."""

from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from shedu import parse_move
from shedu.cli.game import Game, random_move
from shedu.cli.input import UnclearError, complete, understand
from shedu.cli.prose import narrate, question
from shedu.cli.terminal import LineCompleter, TerminalReader
from tests.cli.tables import GEMS, TABLES, TWO_WARS, begun, sit


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("king h2", "king H2"),
        ("  KING ,  H2 ", "king H2"),
        ("k h 2", "king H2"),
        ("lion king H2", "king H2"),
        ("k off", "king off"),
        ("p h2", "priest H2"),
        ("p", "pass"),
        ("pass", "pass"),
        ("end", "pass"),
        ("te h2", "temple H2"),
        ("tr h2", "trader H2"),
        ("farm d4", "farm D4"),
        ("farmer d4", "farmer D4"),
        ("c h6", "catastrophe H6"),
        ("m h2", "market H2"),
        ("s h2", "settlement H2"),
        ("s 2t", "swap 2t"),
        ("swap t t f", "swap 2t 1f"),
        ("swap ttf", "swap 2t 1f"),
        ("swap 2 temples, 1 farm", "swap 2t 1f"),
        ("swap all", "swap 2t 2s 1f 1m"),
        ("library f5", "library F5"),
        ("commit 2", "commit 2"),
    ],
)
def test_moves_are_understood_in_many_forms(line: str, meant: str) -> None:
    """Whether they are allowed is the engine's to say."""
    assert understand(line, sit("t  .").view) == parse_move(meant)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("t h2", "that could be trader H2 or temple H2: say which"),
        ("f a1", "that could be farmer A1 or farm A1: say which"),
        ("t", "'t' could be trader or temple: write more of it"),
        ("c 2", "'2' is not a space of the board"),
        ("2", "'2' is not understood: type ? for help"),
        ("king", "a leader is written with a space, or off"),
        ("king z9", "'z9' is not a space of the board"),
        ("swap 3x", "'3x' is not a number of tiles"),
        ("swap", "a swap is written with its tiles"),
        ("tempel h2", "'tempel' is not understood: did you mean temple?"),
        ("undi", "'undi' is not understood: did you mean undo?"),
        ("bull king h2", "you play lion, not bull"),
        ("", "type a move, or ? for help"),
    ],
)
def test_what_is_not_clear_is_asked_back(line: str, why: str) -> None:
    """Never guessed."""
    with pytest.raises(UnclearError) as caught:
        understand(line, sit("t  .").view, ["undo", "moves"])
    assert str(caught.value).startswith(why)


def test_the_notation_of_every_legal_move_is_understood(tmp_path: Path) -> None:
    """At every decision of the person in a game, exactly and in lower case."""
    game = begun(tmp_path / "game.te", *TABLES[1])
    while not game.view.is_over:
        move = game.opponent_move()
        if move is None:
            moves = list(game.view.legal_moves())
            for legal in moves[:: max(1, len(moves) // 10)]:
                assert understand(str(legal), game.view) == legal
                assert understand(str(legal).lower(), game.view) == legal
            move = random_move(game.view, 99, len(game.record.entries))
        game.decide(move)


def test_completion_is_word_by_word() -> None:
    """Over legal moves and commands, forgiving case and short words."""
    lines = ["king F4", "king off", "farm D4", "monument red-blue E4", "moves"]
    assert complete("", lines) == ["king", "farm", "monument", "moves"]
    assert complete("m", lines) == ["monument", "moves"]
    assert complete("K", lines) == ["king"]
    assert complete("k ", lines) == ["F4", "off"]
    assert complete("king f", lines) == ["F4"]
    assert complete("monument r", lines) == ["red-blue"]
    assert complete("king F4 ", lines) == []


def test_a_completion_replaces_the_word_begun() -> None:
    """And nothing before it."""
    found = LineCompleter(["king off", "pass"]).get_completions(Document("king o"), CompleteEvent())
    assert [(completion.text, completion.start_position) for completion in found] == [("off", -1)]


def test_a_terminal_reads_lines() -> None:
    """Without blanks around them; Ctrl-D leaves."""
    with create_pipe_input() as keys:
        reader = TerminalReader(PromptSession(input=keys, output=DummyOutput()))
        keys.send_text("  king F4 \n")
        assert reader.read("lion> ", ["king F4"], "a reminder") == "king F4"
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            reader.read("lion> ")


# Words


def test_events_are_told_in_short_lines() -> None:
    """A decision and what it led to on one line; the attacker's commit names its tiles."""
    game = sit(TWO_WARS, "settlement I2", "war trader", "commit 1", "commit 0")
    assert narrate(game.record.players, game.history()) == [
        "Lion places a settlement on I2; two kingdoms unite on I2",
        "Lion lets the traders fight next",
        "War of the traders: Lion attacks with 1, Bull defends with 0",
        "Lion commits 1 market",
        "Bull commits no markets; Lion wins 2 to 0; Bull's trader goes back; Lion gains 1 green",
        "War of the kings: Lion attacks with 0, Bull defends with 0",
    ]
    resumed = sit(TWO_WARS, "settlement I2", "war trader", "commit 1")
    past = resumed.history()[: -len(resumed.news())]
    assert narrate(resumed.record.players, resumed.news(), past) == ["Lion commits 1 market"]


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        (sit("t  ."), "Lion: two actions left"),
        (sit("t  .", "king H2"), "Lion: one action left"),
        (sit(TWO_WARS, "settlement I2"), "Which war is fought next, that of the kings or traders?"),
        (
            sit(TWO_WARS, "settlement I2", "war trader"),
            "Attack with your trader: 1 against 0, you may commit up to 1 market",
        ),
        (
            sit("t  Kl", "pass", "king G3", "commit 1"),
            "Defend your king: 1 against 2+1, you may commit up to 2 temples",
        ),
        (
            sit("t  Kl", "pass", "king G3", "commit 1", options="english"),
            "Defend your king: 1 against 2+1, you may commit 0 or 2 temples",
        ),
        (
            sit("t  Kl", "pass", "king G3", "commit 1", extra="hand lion 2s"),
            "Defend your king: 1 against 2+1, you can commit no temples",
        ),
        (
            sit(GEMS, "temple H2"),
            "You take all treasures of the kingdom but one. Which one stays? leave G2 or leave I2",
        ),
        (
            sit(GEMS, "temple H2", rules="mayfair-2004"),
            "You may take all treasures of the kingdom but one. Which one stays? "
            "decline, leave G2 or leave I2",
        ),
    ],
)
def test_one_sentence_says_what_is_asked(game: Game, asked: str) -> None:
    """With strengths and what can be committed."""
    assert question(game.view) == asked
