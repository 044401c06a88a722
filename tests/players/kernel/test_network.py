"""The network: its inputs, its files, and the same numbers in every build."""

import json
import os
import random
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

import shedu
from shedu.cli.main import main
from shedu.engine.sight import kernel_state
from shedu.players.bots import master
from shedu.players.bots.master import Master
from shedu.players.bots.networks import Network, NetworkError, network_named, read_network, write_network
from shedu.players.bots.weights import weights_named
from shedu.players.kernel import codes
from shedu.players.kernel.net import Net
from shedu.players.kernel.network import NetworkEvaluation, weight_count
from shedu.study.analysis.judge import levels
from tests.cli.command import shedu as shedu_command

ROOT = Path(__file__).parents[3]


def random_network(seed: int = 1, hidden: int = 24, inner: int = 16) -> Network:
    rng = random.Random(seed)
    weights = array("f", [rng.gauss(0, 0.2) for _ in range(weight_count(hidden, inner))])
    return Network(hidden, inner, 0.5, weights_named("tuned"), weights, trained={"games": 7})


def positions(players: int, seed: int) -> list[shedu.Position]:
    rng = random.Random(seed)
    position, found = (
        shedu.new_game("custom", players=players, seed=seed, options=["wonder", "buildings"]),
        [],
    )
    for step in range(60):
        if step % 12 == 11:
            found.append(position.copy())
        position.apply_unchecked(rng.choice(position.legal_moves()))
    return found


def test_indices_of_inputs_are_dense() -> None:
    assert codes.NET_OWN == codes.NET_COLOURS + 4 * codes.PER_COLOUR
    assert codes.NET_POINTS == codes.NET_OWN + codes.PER_SEAT
    assert codes.NET_PER_SEAT == codes.NET_HOMES + 4 * codes.NET_PER_HOME
    assert codes.NET_HAND == codes.MAX_SEATS * codes.NET_PER_SEAT
    assert codes.NET_INPUTS == codes.NET_FINISH_TURN + 1
    homes = [value for name, value in vars(codes).items() if name.startswith("HOME_")]
    assert homes == list(range(codes.NET_PER_HOME))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_builds_compute_the_same_bits(players: int) -> None:
    """The interpreted forward pass gives the outputs of the one that this build uses."""
    network = random_network()
    evaluation = network.evaluation()
    plain = Net()
    plain.load(network.weights, codes.NET_INPUTS, network.hidden, network.inner, codes.NET_OUTPUTS)
    for position in positions(players, 5):
        for seat in range(players):
            state = kernel_state(position)
            plain.input = array("f", evaluation.inputs(state, seat, [1.5, 0, 2, 0.25]))
            plain.run()
            assert evaluation.outputs(state, seat, [1.5, 0, 2, 0.25]) == list(plain.output)


CHANCES_AND_MOVES = """
import hashlib, random, shedu
from shedu.engine.sight import kernel_state
from shedu.players.bots import planning
from shedu.players.bots.base import Budget
from shedu.players.bots.networks import network_named
from shedu.players.bots.registry import make_player
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.evaluation import WeightedEvaluation
planning.MIN_PLANNED_POSITIONS, planning.PLANNED_POSITIONS_PER_S = 300, 1
found = []
for players in (2, 3, 4):
    rng, position = random.Random(players), shedu.new_game(players=players, seed=7)
    for _ in range(6):
        for _ in range(9):
            position.apply_unchecked(rng.choice(position.legal_moves().indices()))
        evaluations = [WeightedEvaluation(list(weights_named("tuned")))]
        evaluations += [network_named(name).evaluation() for name in ("master-two", "master-more")]
        for evaluation in evaluations:
            for seat in range(players):
                found.append(list(evaluation.chances(kernel_state(position), seat, [1.5, 1, 2, 0.25])))
    for bot in (make_player("apprentice"), make_player("skilled", width=1)):
        thoughts = bot.think(position.view(position.decision.seat), Budget(None))
        found += [(str(each.move), each.value) for each in thoughts]
print(hashlib.sha256(repr(found).encode()).hexdigest())
"""


def test_all_builds_give_the_same_chances_and_moves() -> None:
    """Interpreted, and compiled for any processor: to the last bit."""

    def digest(**environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", CHANCES_AND_MOVES],
            env={**os.environ, "SHEDU_PURE": "0", **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert digest(SHEDU_BASELINE="1") == digest() == digest(SHEDU_PURE="1")


def test_an_evaluation_leaves_nothing_for_the_next() -> None:
    """Tables of different sizes, one after another, in one evaluation."""
    shared = random_network().evaluation()
    for players in (4, 2, 3, 2, 4):
        for position in positions(players, players):
            state = kernel_state(position)
            fresh = random_network().evaluation()
            assert shared.chances(state, 1, [1, 2, 3, 0]) == fresh.chances(state, 1, [1, 2, 3, 0])


def test_the_inputs_are_relative_to_the_seat() -> None:
    evaluation = random_network().evaluation()
    position = positions(3, 8)[-1]
    state = kernel_state(position)
    size = codes.NET_PER_SEAT
    seen = [evaluation.inputs(state, seat, [0.0] * 4) for seat in range(3)]
    for seat in range(3):
        for step in range(3):
            points = seen[seat][step * size + codes.NET_POINTS : step * size + codes.NET_POINTS + 4]
            assert points == pytest.approx([each / 10 for each in position.points((seat + step) % 3)])
            assert seen[seat][step * size + codes.NET_HELD] == pytest.approx(0.9)
        assert not any(seen[seat][3 * size : 4 * size])


def test_a_network_is_stored_and_read(tmp_path: Path) -> None:
    network = random_network()
    write_network(tmp_path / "a.net", network)
    assert read_network(tmp_path / "a.net") == network


def test_a_damaged_file_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    with pytest.raises(NetworkError, match=r"a\.net.*Install"):
        read_network(path)
    write_network(path, random_network())
    content = path.read_bytes()
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    with pytest.raises(NetworkError, match="checksum"):
        read_network(path)
    path.write_bytes(content[:-40])
    with pytest.raises(NetworkError, match="checksum"):
        read_network(path)
    path.write_bytes(b"hello")
    with pytest.raises(NetworkError, match="not a network"):
        read_network(path)
    line, _, data = content.partition(b"\n")
    header = json.loads(line)
    path.write_bytes(json.dumps({**header, "inputs": 99}).encode() + b"\n" + data)
    with pytest.raises(NetworkError, match="99"):
        read_network(path)
    for name in header:
        path.write_bytes(json.dumps({k: v for k, v in header.items() if k != name}).encode() + b"\n" + data)
        with pytest.raises(NetworkError):
            read_network(path)
    path.write_bytes(json.dumps({**header, "base": None}).encode() + b"\n" + data)
    with pytest.raises(NetworkError, match="header is not complete"):
        read_network(path)
    path.write_bytes(json.dumps({**header, "hidden": 32}).encode() + b"\n" + data)
    with pytest.raises(NetworkError, match="weights"):
        read_network(path)


def test_a_network_that_does_not_exist_is_named() -> None:
    with pytest.raises(NetworkError, match="'none' is missing"):
        network_named("none")


def test_the_master_plays_with_the_network_of_a_file(tmp_path: Path) -> None:
    """As `shedu train` writes it; a damaged one is an error before the game."""
    path = tmp_path / "own.net"
    write_network(path, network_named("master-more"))
    state = kernel_state(positions(2, 3)[-1])
    chances = [
        bot.make_evaluation(bot.evaluation_name(players)).chances(state, 0, [1, 1, 2, 2])
        for bot, players in ((Master(network=str(path)), 2), (Master(), 3), (Master(), 2))
    ]
    assert chances[0] == chances[1] != chances[2]
    path = tmp_path / "damaged.net"
    path.write_bytes(b"hello")
    done = shedu_command("match", f"master:network={path}", "random")
    assert (done.status, done.out) == (2, "")
    assert "is not a network" in " ".join(done.err.replace("│", " ").split())


def test_a_missing_network_leaves_the_other_levels(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> Network:
        raise NetworkError(f"the network {name!r} is missing. Install the package again.")

    monkeypatch.setattr(master, "network_at", missing)
    levels.cache_clear()
    assert levels() == ("novice", "apprentice", "skilled", "expert")
    levels.cache_clear()
    monkeypatch.setattr(
        sys, "argv", ["shedu", "analyse", str(ROOT / "games/modern-01.te"), "--level", "master"]
    )
    with pytest.raises(SystemExit, match="2"):
        main()
    found = capsys.readouterr().err.strip()
    assert found == "shedu: the network 'master-two' is missing. Install the package again."


def test_sizes_are_checked() -> None:
    with pytest.raises(ValueError, match="needs"):
        NetworkEvaluation(weights_named("tuned"), 8, 8, [0.0], 1.0)
    with pytest.raises(ValueError, match="multiple of 8"):
        NetworkEvaluation(weights_named("tuned"), 12, 8, [0.0] * weight_count(12, 8), 1.0)
