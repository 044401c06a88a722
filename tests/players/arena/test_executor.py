"""Executors: local processes and a Ray cluster give the same results."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from shedu import extras
from shedu.extras import MissingExtraError
from shedu.players.arena import executor
from shedu.players.arena.executor import ExecutorError, LocalExecutor, RayExecutor, executor_for
from shedu.players.engines.process import EngineProcess
from tests.cli.command import Outcome, shedu

# The first keeps Ray on the loopback interface, the second turns usage statistics off.
QUIET = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
CLUSTER = """
import os, sys
os.makedirs(os.environ["RAY_TMPDIR"] + "/ray")  # Ray writes its address there and expects the folder
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={
    "num_cpus": 2, "include_dashboard": False, "node_ip_address": "127.0.0.1",
    "object_store_memory": 100_000_000,
})
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""
DRIVER = """
import dataclasses, json, sys
from shedu.players.arena.executor import RayExecutor
from tests.cli.command import shedu
address, *commands = json.loads(sys.argv[1])
done = [dataclasses.astuple(shedu(*command, "--ray", address)) for command in commands]
try: list(RayExecutor(address).results(json.loads, ["1", "?"]))
except json.JSONDecodeError as error: print(json.dumps([*done, str(error)]))
"""  # all in one process, because importing Ray takes seconds


def double(number: int) -> int:
    """Double an even number; ValueError for an odd one."""
    if number % 2:
        raise ValueError(f"{number} is odd")
    return 2 * number


@contextmanager
def ray_cluster() -> Iterator[str]:
    """The address of a local Ray cluster with two cores, in a separate process."""
    with TemporaryDirectory(prefix="ray") as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            env=os.environ | QUIET | {"RAY_TMPDIR": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.stdin.close()
            process.wait()
            process.stdout.close()


def python(code: str, *arguments: str) -> Outcome:
    """Run code in a separate process, so that Ray leaves no state in this one."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=os.environ | QUIET,
        capture_output=True,
        text=True,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_item_comes_back_with_its_result(jobs: int) -> None:
    """Each once, in any order."""
    items = list(range(0, 40, 2))
    assert sorted(LocalExecutor(jobs).results(double, items)) == [(item, 2 * item) for item in items]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_in_a_process_is_told(jobs: int) -> None:
    """The original error is raised."""
    with pytest.raises(ValueError, match="3 is odd"):
        list(LocalExecutor(jobs).results(double, [2, 3]))


def test_processes_that_ignore_the_end_are_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those do that have not yet begun to listen."""
    monkeypatch.setattr(executor, "END_TIMEOUT_S", 0.1)
    monkeypatch.setattr(executor, "_obey_only_the_parent", ignore_the_end)
    with pytest.raises(ValueError, match="3 is odd"):
        list(LocalExecutor(2).results(double, [2, 3]))


def ignore_the_end() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


INTERRUPTED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it in the background
from contextlib import closing
from shedu.players.arena.executor import LocalExecutor
from tests.players.arena.test_executor import play_for_ever
with closing(LocalExecutor(2).results(play_for_ever, [0, 1, 1, 1, 1, 1])) as results:
    for _, pid in results:
        print(pid, flush=True)
"""


def play_for_ever(number: int) -> int:
    """The id of an engine that this process started; it and all later work do not end by themselves."""
    if number:
        time.sleep(600)
    _engines.append(EngineProcess([sys.executable, "-c", ENGINE]))
    return _engines[-1]._process.pid


_engines: list[EngineProcess] = []
ENGINE = 'import time; print(\'{"type":"hello","protocol":1,"name":"deaf"}\', flush=True); time.sleep(600)'


@pytest.mark.parametrize("interrupts", [1, 3])
def test_ctrl_c_ends_all_processes(interrupts: int) -> None:
    """At once, also if it is pressed again, with the engines that games started."""
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=Path(__file__).parents[3],
    )
    assert process.stdout is not None
    engine = int(process.stdout.readline())
    for _ in range(interrupts):
        os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(engine, 0)


def test_without_an_address_the_work_is_done_here() -> None:
    """In one process per core, or as many as given."""
    assert isinstance(executor_for(None), LocalExecutor)
    assert LocalExecutor().jobs == os.cpu_count()
    assert LocalExecutor(3).jobs == 3


@pytest.mark.parametrize(
    "address", ["", "nonsense", "6379", ":6379", "host:", "host:port", "host:99999", "ray://host:10001"]
)
def test_what_is_no_address(address: str) -> None:
    """The error shows the format of an address."""
    with pytest.raises(
        ExecutorError, match=r"is not the address of a Ray cluster: start one with `ray start --head`"
    ):
        executor_for(address)


def test_an_address_without_a_cluster() -> None:
    """Reported at once, in one line, with exit status 2."""
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))  # without listening
        address = f"127.0.0.1:{unheard.getsockname()[1]}"
        with pytest.raises(ExecutorError, match=f"no Ray cluster at {address}: start one"):
            RayExecutor(address)
        for command in ("match", "ladder"):
            done = shedu(command, "random", "novice", "--games", "2", "--ray", address)
            assert (done.status, done.out) == (2, "")
            assert "--ray" in done.err


def test_ray_is_not_needed_until_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it is missing, the error says how to install it."""
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtraError, match=r"pip install 'shedu\[ray\]'"):
        RayExecutor("127.0.0.1:6379")
    code = "import sys, shedu.cli.main; sys.exit('ray' in sys.modules)"
    assert python(code).status == 0


@pytest.mark.compiled_only
def test_a_match_a_ladder_and_self_play_on_a_ray_cluster(tmp_path: Path) -> None:
    """The same games and results as locally; errors are one line."""
    match = ["match", "novice", "random", "--games", "4", "--players", "3", "--json"]
    ladder = ["ladder", "novice", "random", "--games", "2", "--docs", str(tmp_path), "--json"]
    selfplay = ["selfplay", "novice", "random", "--games", "4", "--format", "npz", "--out"]
    with ray_cluster() as address:
        assert address.startswith("127.0.0.1:")
        elsewhere = [*match, "--out", str(tmp_path / "there")]
        driver = python(DRIVER, json.dumps([address, elsewhere, ladder, [*selfplay, str(tmp_path / "far")]]))
    assert driver.status == 0, driver.err  # Ray itself may log the failed task there
    *done, failed = json.loads(driver.out)
    there, rungs, data = (Outcome(*each) for each in done)
    here = shedu(*match, "--jobs", "1", "--out", str(tmp_path / "here"))
    assert (there.status, there.err.strip()) == (0, "")
    assert untimed(there.out) == untimed(here.out)
    for number in range(4):
        name = f"{number:05}.te"
        assert (tmp_path / "there" / name).read_text() == (tmp_path / "here" / name).read_text()
    assert (rungs.status, rungs.err.strip()) == (0, "")
    assert rungs.out == shedu(*ladder, "--jobs", "1").out
    assert data.status == shedu(*selfplay, str(tmp_path / "near"), "--jobs", "1").status == 0
    for file in ("manifest.json", "games-00000.te.gz", "positions-00000.npz"):
        assert (tmp_path / "far" / file).read_bytes() == (tmp_path / "near" / file).read_bytes()
    assert failed == "Expecting value: line 1 column 1 (char 0)"  # of the work, not of the cluster


def untimed(text: str) -> object:
    """The JSON output of a match without times."""
    data = json.loads(text)
    for player in data["players"]:
        assert player.pop("ms_per_decision") >= 0
    return data
