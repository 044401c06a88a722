"""Input and texts of `shedu play`: short forms of moves, completion, log and questions."""

import re
from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from shedu import MOVES, Kind, parse_move
from shedu.cli.play.game import SoloGame
from shedu.cli.play.input import UnclearError, complete, understand
from shedu.cli.play.terminal_reader import LineCompleter, TerminalReader
from shedu.cli.table.wording import Wording
from shedu.engine.events import HiddenSwap
from shedu.locales import languages, texts
from shedu.locales.narration import move_phrase, narrate, question_phrases
from tests.cli.solo import GEMS, LINE, PLUS, SQUARE, TABLES, TWO_WARS, begun, random_move, sit, typed


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
    """The engine decides whether they are legal."""
    assert understand(line, sit("t  .").view, Wording()) == parse_move(meant)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("t h2", "“t h2” could be temple H2 or trader H2."),
        ("f a1", "“f a1” could be farm A1 or farmer A1."),
        ("t", "“t” could be temple or trader. Type more of it."),
        ("c 2", "'2' is not a space of the board"),
        ("2", "“2” is not a move or a command. Type ? for help."),
        ("king", "A leader is written with a space, or off"),
        ("king z9", "'z9' is not a space of the board"),
        ("swap 3x", "'3x' is not a number of tiles"),
        ("swap", "A swap is written with its tiles"),
        ("tempel h2", "“tempel” is not a move or a command. Did you mean temple?"),
        ("undi", "“undi” is not a move or a command. Did you mean undo?"),
        ("bull king h2", "You play Lion, not Bull."),
        ("", "Type a move, or ? for help."),
    ],
)
def test_unclear_input_gets_a_hint(line: str, why: str) -> None:
    """The parser never guesses."""
    with pytest.raises(UnclearError) as caught:
        understand(line, sit("t  .").view, Wording(), ["undo", "moves"])
    assert str(caught.value).startswith(why)


def test_the_notation_of_every_legal_move_is_understood(tmp_path: Path) -> None:
    """At every decision of a person in a game, as written and in lower case."""
    words = Wording()
    game = begun(tmp_path / "game.te", *TABLES[1])
    while not game.view.is_over:
        move = game.bot_move()
        if move is None:
            moves = list(game.view.legal_moves())
            for legal in moves[:: max(1, len(moves) // 10)]:
                assert understand(str(legal), game.view, words) == legal
                assert understand(str(legal).lower(), game.view, words) == legal
            move = random_move(game.view, 100, len(game.record.entries))
        game.decide(move)


def test_completion_is_word_by_word() -> None:
    """Over legal moves and commands, without regard to case, with short words."""
    lines = ["king F4", "king off", "farm D4", "monument red-blue E4", "moves"]
    assert complete("", lines) == ["king", "farm", "monument", "moves"]
    assert complete("m", lines) == ["monument", "moves"]
    assert complete("K", lines) == ["king"]
    assert complete("k ", lines) == ["F4", "off"]
    assert complete("king f", lines) == ["F4"]
    assert complete("monument r", lines) == ["red-blue"]
    assert complete("king F4 ", lines) == []


def test_a_completion_replaces_the_last_word() -> None:
    """It leaves the words before it unchanged."""
    found = LineCompleter(["king off", "pass"]).get_completions(Document("king o"), CompleteEvent())
    assert [(completion.text, completion.start_position) for completion in found] == [("off", -1)]


def test_a_terminal_reads_lines() -> None:
    """Surrounding blanks are removed; Ctrl-D ends the input."""
    with create_pipe_input() as keys:
        reader = TerminalReader(PromptSession(input=keys, output=DummyOutput()))
        keys.send_text("  king F4 \n")
        assert reader.read("lion> ", ["king F4"], "a reminder") == "king F4"
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            reader.read("lion> ")


# Texts


def test_the_log_has_a_line_for_each_event() -> None:
    """Points stand at the end of the line of their cause."""
    game = sit(TWO_WARS, "settlement I2", "war trader", "commit 1", "commit 0")
    lines = narrate(game.players, game.history())
    said = ["; ".join(Wording().line(line, game.players)) for line in lines]
    assert said[:3] == [
        "Lion: settlement on I2",
        "Lion: two kingdoms unite on I2",
        "Lion: the traders fight first",
    ]
    assert "Lion: war of the traders, 1 to 0 against Bull" in said
    assert "Lion: wins 2 to 0; Lion gains 1 green point" in said
    assert said[-1] == "Lion: war of the kings, 0 to 0 against Bull"
    assert sum(line.startswith("Bull: trader on ") for line in said) == 1


@pytest.mark.parametrize(
    ("game", "asked", "choices"),
    [
        (sit("t  ."), ["prompt-action"], ""),
        (sit("t  .", "king H2"), ["prompt-action"], ""),
        (sit(TWO_WARS, "settlement I2"), ["prompt-war"], "war king or war trader"),
        (sit(TWO_WARS, "settlement I2", "war trader"), ["prompt-attack", "prompt-commit-up-to"], ""),
        (sit("t  Kl", "pass", "king G3", "commit 1"), ["prompt-defend", "prompt-commit-up-to"], ""),
        (
            sit("t  Kl", "pass", "king G3", "commit 1", options="english"),
            ["prompt-defend", "prompt-commit-up-to"],
            "commit 0 or commit 2",
        ),
        (
            sit("t  Kl", "pass", "king G3", "commit 1", extra="hand lion 2s"),
            ["prompt-defend", "prompt-commit-up-to"],
            "",
        ),
        (sit(GEMS, "temple H2"), ["prompt-treasure"], "leave G2 or leave I2"),
        (
            sit(GEMS, "temple H2", rules="mayfair-2004"),
            ["prompt-treasure"],
            "decline, leave G2 or leave I2",
        ),
        (sit(LINE, "settlement I2", options="buildings"), ["prompt-building"], "palace"),
        (sit(SQUARE, "temple H3"), ["prompt-monument"], "monument"),
        (sit(PLUS, "temple I3", options="wonder"), ["prompt-wonder"], "wonder I3"),
    ],
)
def test_a_question_names_its_choices(game: SoloGame, asked: list[str], choices: str) -> None:
    """Where there are few, or not all numbers are allowed."""
    phrases = question_phrases(game.view)
    assert [phrase.name for phrase in phrases] == asked
    question = Wording().question(game.view)
    assert question.startswith(Wording().sentences(phrases))
    assert choices in question
    assert ("Type " in question) == bool(choices)


def test_a_question_has_the_strengths_of_both_sides() -> None:
    """Tiles that the attacker committed are included."""
    attack = question_phrases(sit(TWO_WARS, "settlement I2", "war trader").view)
    assert attack[0].about == {"colour": "green", "mine": 1, "theirs": 0}
    assert attack[1].about == {"colour": "green", "count": 1}
    defend = question_phrases(sit("t  Kl", "pass", "king G3", "commit 1").view)
    assert defend[0].about == {"colour": "black", "mine": 1, "theirs": 3}
    assert defend[1].about == {"colour": "red", "count": 2}


@pytest.mark.parametrize("language", languages())
def test_every_language_plays(language: str, tmp_path: Path) -> None:
    """Help, tables, questions, refusals, the log and undo in each language; typed words are the same."""
    lines = ("?", "moves", "moves xyz", "hand", "facts", "strengths on", "farm H3", "t h2", "tempel", "undo")
    game = sit(TWO_WARS, "settlement I2", "war trader", "commit 1", "commit 0", "commit 0")
    _, out = typed(game, tmp_path / "game.te", *lines, "log", language=language)
    out += typed(sit("t  ."), tmp_path / "other.te", "king H2", "undo", "undo", language=language)[1]
    words = Wording(language)
    assert words.dynasty("bull") in out
    assert words.say("terminal-refused") in out
    assert words.say("terminal-undo-refused", why="nothing") in out
    assert words.say("terminal-undone") in out
    assert words.say("terminal-no-such-move") in out
    assert words.say("log-won", high=2, low=0) in out
    if language != "en":
        leftovers = r"\b(the|is|of|you|your|king off withdraws|Lion|Bull|none|tiles|leaders)\b"
        assert not re.search(leftovers, re.sub(r"/\S+|shedu play\S*|bull|lion", "", out)), language


def test_the_narrator_says_moves_in_every_language() -> None:
    for move in MOVES[::97]:
        for language in languages():
            assert texts(language).say(move_phrase(move, Kind.TREASURE))
    for language in languages():
        assert texts(language).say(move_phrase(HiddenSwap(2)))
