"""Training: the loss falls, the kernel computes what PyTorch does, and a run continues where it stopped."""

import json
import random
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

import shedu
from shedu.engine.sight import kernel_state
from shedu.players.bots.networks import Network, read_network, write_network
from shedu.players.kernel.codes import NET_INPUTS
from shedu.research.samples import WEIGHTS, Samples, Task, base_weights, evaluation_of, generate
from tests.cli.command import shedu as shedu_command

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'shedu[train]'")
np = pytest.importorskip("numpy")

from shedu.research.duels import duels, outcome, play_duel  # noqa: E402
from shedu.research.learning import Learner, Plan, Prepared  # noqa: E402
from shedu.research.model import Model, from_network, to_network  # noqa: E402
from shedu.research.training import Run, Settings, TrainingError  # noqa: E402

pytestmark = pytest.mark.compiled_only
TINY = Settings(
    iterations=1,
    games=2,
    window=4,
    games_per_task=2,
    widths=(0,),
    hidden=16,
    inner=8,
    plan=Plan(sweeps=1, epochs=1),
    match_games=2,
    match_width=0,
    device="cpu",
)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)  # threads that wait for each other are slow beside other tests


@pytest.fixture(scope="module")
def samples() -> Samples:
    return generate(Task(players=2, seed=5, games=12, width=0))


def test_samples_are_of_every_seat_at_each_turn(samples: Samples) -> None:
    assert samples.games == 12
    assert samples.inputs.shape == (len(samples.game), NET_INPUTS)
    assert set(samples.seat.tolist()) == {0, 1}
    assert np.allclose(samples.won.sum(1), 1)
    assert np.allclose(samples.won[:, 2:], 0)
    for game in range(12):
        rows = samples.game == game
        first = samples.won[rows][samples.seat[rows] == 0][:, 0]
        second = samples.won[rows][samples.seat[rows] == 1][:, 1]
        assert len(set(first.tolist()) | set(second.tolist())) == 1  # the same result from either seat


def test_the_same_task_gives_the_same_samples(samples: Samples) -> None:
    again = generate(Task(players=2, seed=5, games=12, width=0))
    assert (again.inputs == samples.inputs).all()
    assert (again.won == samples.won).all()


def test_guests_play_some_seats_of_their_share_of_games(tmp_path: Path) -> None:
    torch.manual_seed(7)
    model = Model(16, 8)
    model.last.weight.data.normal_(0, 5)
    write_network(tmp_path / "guest.net", to_network(model, base_weights(2), {}))
    guest = (tmp_path / "guest.net").read_bytes()
    task = Task(players=2, seed=5, games=4, width=0, guests=(guest,), guest_share=0.0)
    assert generate(replace(task, guest_share=1.0)).turns != generate(task).turns


def test_a_sequence_is_one_seat_of_one_game(samples: Samples) -> None:
    part = Prepared(samples, "cpu")
    learner = Learner([part, part])
    assert sorted(learner.rows[learner.rows >= 0].tolist()) == list(range(2 * len(samples.game)))
    assert len(learner.rows) == 2 * 12 * 2


def test_targets_run_from_the_next_value_to_the_result(samples: Samples) -> None:
    """With lambda 1 every sample has the result; with 0 the value of the next one."""
    learner = Learner([Prepared(samples, "cpu")])
    model = Model(16, 8)
    model.normalise(learner.inputs)
    torch.testing.assert_close(learner.targets(model, 1.0), learner.won)
    values, targets = learner.values(model), learner.targets(model, 0.0)
    line = learner.rows[0]
    line = line[line >= 0]
    torch.testing.assert_close(targets[line[:-1]], values[line[1:]])
    torch.testing.assert_close(targets[line[-1]], learner.won[line[-1]])


def test_the_loss_falls(samples: Samples) -> None:
    """On the samples themselves, without dropout: the network can learn."""
    torch.manual_seed(1)
    everything = replace(samples, game=samples.game * 25)  # held-out games are the training games
    learner = Learner([Prepared(everything, "cpu")])
    model = Model(32, 16)
    model.normalise(learner.inputs)
    fit = learner.fit(model, Plan(trace=1.0, sweeps=2, epochs=8, rate=3e-3))
    assert fit.held_out < 0.8 * fit.before
    assert fit.held_out < fit.by_strength


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_computes_what_pytorch_does(players: int) -> None:
    torch.manual_seed(players)
    model = Model(24, 8)  # sizes that do not fill a block
    model.last.weight.data.normal_(0, 0.5)
    model.mean.normal_(0, 0.3)
    model.scale.uniform_(0.5, 2)
    network = to_network(model.eval(), base_weights(players), {})
    evaluation = network.evaluation()
    rng = random.Random(players)
    position = shedu.new_game(players=players, seed=players)
    for _ in range(20):
        for _ in range(8):
            if not position.is_over:
                position.apply_unchecked(rng.choice(position.legal_moves()))
        hand = [rng.random() * 3 for _ in range(4)]
        for seat in range(players):
            inputs = torch.tensor([evaluation.inputs(kernel_state(position), seat, hand)])
            said = torch.softmax(model(inputs)[0], 1)[0]
            chances = evaluation.chances(kernel_state(position), seat, hand)
            turned = [chances[(seat + step) % players] for step in range(players)]
            assert turned == pytest.approx(said[:players].tolist(), abs=1e-4)


def test_a_network_is_trained_further_from_what_it_computes(samples: Samples, tmp_path: Path) -> None:
    torch.manual_seed(7)
    model = Model(16, 8)
    model.last.weight.data.normal_(0, 0.5)
    model.scale.uniform_(0.5, 2)
    inputs = torch.from_numpy(samples.inputs).float()
    before = model.eval()(inputs)[0]
    network = to_network(model, base_weights(2), {}, prices=0.3)
    again = from_network(network).eval()
    torch.testing.assert_close(again(inputs)[0], before, atol=1e-3, rtol=1e-3)
    again.renormalise(inputs)
    torch.testing.assert_close(again(inputs)[0], before, atol=1e-3, rtol=1e-3)
    assert float(again.mean.abs().max()) > 0
    run = Run(tmp_path / "run", TINY, 1, start=network)
    assert read_network(tmp_path / "run" / run.state.best) == network
    assert run.run().iteration == 1
    assert read_network(tmp_path / "run" / "network-000.net").prices == 0.3
    with pytest.raises(TrainingError, match="--hidden 16"):
        Run(tmp_path / "other", replace(TINY, hidden=32), 1, start=network)


def test_a_network_without_weights_plays_like_the_base_weights() -> None:
    nothing = Network(8, 8, 1.0, base_weights(2), array("f", [0.0] * ((NET_INPUTS + 1) * 8 + 9 * 8 + 9 * 8)))
    position = shedu.new_game(players=2, seed=3)
    state = kernel_state(position)
    weighted = evaluation_of(WEIGHTS, 2)
    assert nothing.evaluation().chances(state, 0, [1, 1, 2, 2]) == pytest.approx(
        weighted.chances(state, 0, [1, 1, 2, 2]), abs=1e-6
    )


def test_a_run_continues_where_it_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    first = Run(tmp_path, TINY, 1, said.append).run()
    assert first.iteration == 1
    assert any(line.startswith("iteration 0") for line in said)
    (tmp_path / "samples-001.npz").write_bytes(b"written when the run was killed")
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"iteration": 1, "seconds"')
    again = Run(tmp_path, replace(TINY, iterations=2), 1)
    assert again.state.games == first.games
    assert again.state.tasks == first.tasks
    assert sum(part.games for part in again.window) == 2
    state = again.run()
    assert state.iteration == 2
    log_lines = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["iteration"] for line in log_lines] == [0, 1]
    trained = read_network(tmp_path / "network-001.net")
    assert (trained.hidden, trained.inner) == (16, 8)
    with pytest.raises(TrainingError, match="other"):
        Run(tmp_path, replace(TINY, hidden=32), 1)


def test_a_missing_cluster_is_reported_at_once(tmp_path: Path) -> None:
    """With exit status 2; Ray itself would wait for minutes."""
    done = shedu_command("train", "--out", str(tmp_path), "--ray", "127.0.0.1:1")
    assert (done.status, done.out) == (2, "")
    assert "there is no Ray cluster at 127.0.0.1:1" in " ".join(done.err.replace("│", " ").split())


def test_every_game_of_a_comparison_has_the_network_in_another_seat() -> None:
    games = duels(WEIGHTS, WEIGHTS, 3, 6, 0)
    assert [(game.seed - games[0].seed, game.seat) for game in games] == [(n // 3, n % 3) for n in range(6)]
    played = [play_duel(game) for game in games[:3]]
    assert sum(won for won, _ in played) == pytest.approx(1)  # equal players: each deal has one winner
    assert outcome(played).share == pytest.approx(1 / 3)
