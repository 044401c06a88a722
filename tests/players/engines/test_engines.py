"""Players with parameters, bots of files, and the engine protocol from both sides."""

import io
import json
import random
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import shedu
from shedu.players.arena.match import Pairing, play_game
from shedu.players.bots import seated
from shedu.players.bots.base import Budget
from shedu.players.bots.expert import Expert
from shedu.players.bots.registry import UnknownPlayerError
from shedu.players.bots.seated import MAX_FAILURES
from shedu.players.bots.skilled import Skilled
from shedu.players.engines import client, process
from shedu.players.engines.check import GAMES, check_engine
from shedu.players.engines.client import EngineBot
from shedu.players.engines.loop import EngineLoop
from shedu.players.engines.messages import MessageError, read_event, read_view, write_event, write_view
from shedu.players.engines.specs import check_player, parse_player
from tests.engine.tables import TABLES

FILE = Path(__file__).with_name("bots_for_tests.py")
ROOT = Path(__file__).parents[3]


def test_views_and_events_pass_through_the_protocol_unchanged() -> None:
    """In every edition, for every seat, as the seat sees them."""
    rng = random.Random(2)
    for table in TABLES[::25]:
        position = table.start()
        while position.decision is not None:
            view = position.view(position.decision.seat)
            if rng.random() < 0.1:
                assert read_view(json.loads(json.dumps(write_view(view)))) == view
            for event in position.apply(rng.choice(view.legal_moves())):
                for seat in range(table.players):
                    seen = event.seen_by(seat)
                    assert read_event(json.loads(json.dumps(write_event(seen)))) == seen


def test_a_view_on_the_wire_contains_only_what_the_seat_knows() -> None:
    """Changing what is hidden changes no byte of it."""
    rng = random.Random(3)
    for table in TABLES[::20]:
        position = table.start()
        for _ in range(40):
            if position.decision is None:
                break
            position.apply(rng.choice(position.legal_moves()))
        for seat in range(table.players):
            view = position.view(seat)
            other = shedu.resample(view, rng)
            if not position.is_over:
                assert write_view(other.view(seat)) == write_view(view)


@pytest.mark.parametrize("broken", [{}, {"event": "nothing"}, {"event": "gained", "seat": 1}])
def test_malformed_events_are_errors(broken: dict[str, object]) -> None:
    with pytest.raises(MessageError):
        read_event(broken)
    with pytest.raises(MessageError):
        read_view(broken)


def test_parameters_of_players() -> None:
    """Limits belong to the budget, the others to the bot."""
    spec = parse_player("expert:simulations=200,width=20,weights=steady")
    budget = spec.budget(1.0)
    assert (budget.seconds, budget.simulations) == (None, 200)
    bot = spec.make(1)
    assert isinstance(bot, Expert)
    plain = parse_player("skilled")
    assert isinstance(plain.make(1), Skilled)
    assert plain.budget(0.5, 7).simulations == 7
    command = parse_player("exec:depth=3,seconds=0.5:./engine --fast a:b")
    assert (command.target, command.seconds, command.parameters) == (
        "./engine --fast a:b",
        0.5,
        {"depth": "3"},
    )
    assert parse_player("exec:./engine").target == "./engine"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("grandmaster", "there is no player 'grandmaster': choose from random"),
        (
            "expert:simulatons=3",
            "expert has no parameter 'simulatons': choose from seconds, simulations, seed",
        ),
        ("expert:width=wide", "width in 'expert:width=wide' is a whole number, not 'wide'"),
        ("expert:seconds=0", "seconds in 'expert:seconds=0' must be at least 0.001"),
        ("expert:width=3,width=4", "width is given twice"),
        ("expert:weights=none", "there is no set of weights 'none': choose from"),
        ("random:width=3", "random has no parameter 'width'"),
        ("exec:", "'exec:' has no command: write exec:COMMAND"),
        ("exec:./no-such-engine", "the engine ./no-such-engine cannot be started"),
        ("nowhere.py:Bot", "there is no file"),
        (f"{FILE}:Nobody", "has no class 'Nobody'"),
        (f"{FILE}:First:is_odd=3", "is true or false, not '3'"),
        (f"{FILE}:First:depth=3", "has no parameter 'depth': choose from seconds, simulations, seed, skip"),
    ],
)
def test_a_player_that_cannot_be_made_is_a_clear_error(text: str, message: str) -> None:
    with pytest.raises(UnknownPlayerError) as caught:
        check_player(text)
    assert message in str(caught.value)


def test_a_bot_of_a_file_plays_in_a_process_as_it_would_here() -> None:
    """Its class need not be named if the file has one bot; parameters have the types of the class."""
    near = parse_player(f"{FILE}:First:skip=2,is_odd=true").make_here(5)
    assert vars(near)["skip"] == 2
    assert vars(near)["is_odd"] is True
    far = parse_player(f"{FILE}:skip=2").make(5)
    assert isinstance(far, EngineBot)
    position = shedu.new_game(seed=4)
    for bot in (near, far):
        bot.begin(position.view(0))
    for _ in range(4):
        view = position.view(0)
        if position.decision is None or position.decision.seat != 0:
            break
        move = near.decide(view, Budget())
        assert far.decide(view, Budget()) == move
        for event in position.apply(move):
            for bot in (near, far):
                bot.watch(event.seen_by(0))
    far.end(None)
    client.close_engines()


@pytest.mark.parametrize(
    ("fault", "kind", "text"),
    [
        ("error", "error", "RuntimeError: my bug"),
        ("illegal", "illegal move", "trader off is not allowed"),
        ("exit", "error", "the engine ended with status 3"),
        ("hang", "overrun", "no move within"),
    ],
)
def test_a_bot_that_fails_loses_moves_and_the_match_goes_on(
    fault: str, kind: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it hangs or ends its process: the next decision has a new one."""
    monkeypatch.setattr(seated, "OVERRUN_MARGIN_S", 0.2)
    name = f"{FILE}:First:fault={fault},seconds=0.001"
    report = play_game(Pairing(0, (name, "novice"), 1, shedu.Rules(), 0.1))
    client.close_engines()
    assert shedu.parse_record(report.record).replay()[0].is_over
    assert len(report.failures) == MAX_FAILURES
    assert {failure.name for failure in report.failures} == {name}
    assert report.failures[-1].kind == kind
    assert text in report.failures[-1].text
    if fault == "error":
        assert "raise RuntimeError" in report.failures[0].trace


def test_an_engine_that_stops_listening_does_not_end_the_command() -> None:
    """A write to its closed pipe fails the engine, not the match."""
    deaf = (
        'import os, sys, time; input(); print(\'{"type":"hello","protocol":1}\', flush=True);'
        "os.close(0); time.sleep(0.1); sys.exit(3)"
    )
    arguments = [shlex.join(["exec:" + sys.executable, "-c", deaf]), "random", "--games", "2", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, "-c", "from shedu.cli.main import main; main()", "match", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "the engine ended with status 3" in done.stdout + done.stderr


def test_a_match_is_the_same_with_a_bot_in_a_process() -> None:
    """The protocol changes nothing in the play of a bundled bot."""
    there = f"exec:{sys.executable} -m shedu.players.engines novice"
    reports = [play_game(Pairing(0, (name, "random"), 3, shedu.Rules(), 0.1)) for name in ("novice", there)]
    client.close_engines()
    first, second = (shedu.parse_record(report.record).entries for report in reports)
    assert first == second
    assert not reports[1].failures


def test_a_forked_process_leaves_the_engines_of_its_parent_alone() -> None:
    """Two processes that wrote to one engine would disturb each other."""
    there = f"exec:{sys.executable} -m shedu.players.engines random"
    play_game(Pairing(0, (there, "random"), 3, shedu.Rules(), 0.1))
    (engine,) = client._idle[tuple(shlex.split(there.removeprefix("exec:")))]
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
        assert pool.submit(engines_here).result() == (0, 0)
    assert engine.exit_status is None
    client.close_engines()


def engines_here() -> tuple[int, int]:
    """How many engines wait for a game, and how many this process would kill."""
    return len(client._idle), len(process._running)


def test_our_engine_passes_the_check() -> None:
    findings = list(check_engine([sys.executable, "-m", "shedu.players.engines", "random"], GAMES[:1]))
    assert [finding for finding in findings if finding.problem] == []
    assert len(findings) == 5


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_example_in_javascript_passes_the_check() -> None:
    findings = list(check_engine(["node", str(ROOT / "examples" / "engine.mjs")], GAMES[:1]))
    assert [finding for finding in findings if finding.problem] == []


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("print('hello')", "is not JSON"),
        ('print(\'{"type":"hello","protocol":9}\')', "speaks protocol 9"),
        ("raise SystemExit(4)", "ended with status 4"),
        (
            "import json,sys\n"
            "for line in sys.stdin:\n"
            "  m=json.loads(line)\n"
            "  a={'hello':{'type':'hello','protocol':1},'game':{'type':'ready'},"
            "'decide':{'type':'move','id':m.get('id'),'move':'trader off'}}.get(m['type'])\n"
            "  if a: print(json.dumps(a),flush=True)\n",
            "'trader off' is not one of the moves",
        ),
    ],
)
def test_the_check_says_what_is_wrong(code: str, problem: str) -> None:
    findings = list(check_engine([sys.executable, "-c", code]))
    assert problem in findings[-1].problem


def test_an_engine_answers_nonsense_with_an_error_and_goes_on() -> None:
    out = io.StringIO()
    loop = EngineLoop("x", [], lambda seed, _options: Skilled(seed), out)
    lines = ["nonsense", "[1]", '{"type":"decide","id":3}', '{"type":"who"}', '{"type":"hello"}']
    loop.run(io.StringIO("\n".join([*lines, '{"type":"quit"}', "not read"])))
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["type"] for answer in answers] == ["error"] * 4 + ["hello"]
    assert answers[2]["id"] == 3
    assert "send game first" in answers[2]["text"]


def test_commands_are_quoted_like_in_a_shell() -> None:
    assert shlex.split(parse_player("exec:'my engine' -x").target) == ["my engine", "-x"]
