"""Tables of positions, the folder of a self-play run, and the published corpus."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import shedu
from shedu import datasets
from shedu.cli.main import app
from shedu.datasets.corpora import CORPORA, digest_of
from shedu.datasets.sources import split_records
from shedu.datasets.store import Store
from shedu.datasets.tables import table_of
from shedu.engine.rules import Rules
from shedu.players.arena.match import play_game, schedule

np = pytest.importorskip("numpy")
pq = pytest.importorskip("pyarrow.parquet")
ROOT = Path(__file__).parents[2]
GAMES = ROOT / "games"
PAIRINGS = list(schedule(["random"], 2, 5, Rules(), None, first_seed=3))


def test_a_row_is_a_decision() -> None:
    """The columns agree with the engine about the position of the row."""
    game = next(iter(datasets.open(GAMES / "modern-03.te")))
    table = table_of(game, masks=True)
    spec = shedu.tensors.SPEC
    planes, scalars = np.zeros(spec.packed_plane_shape, np.uint8), np.zeros(spec.scalar_shape, np.float32)
    mask = np.zeros(spec.packed_mask_shape, np.uint8)
    assert game.result is not None
    returns = game.record.replay()[0].returns("margin")
    for row, (position, move) in enumerate(game.positions()):
        decision = position.decision
        assert decision is not None
        position.view(decision.seat).encode(planes, scalars, packed=True)
        legal = position.legal_mask(mask, packed=True)
        assert (table["planes"][row] == planes.reshape(-1)).all()
        assert (table["scalars"][row] == scalars).all()
        assert (table["mask"][row] == mask).all()
        expected = (row, decision.seat, move.index, legal, list(shedu.Kind).index(decision.kind))
        assert tuple(int(table[name][row]) for name in ("ply", "seat", "action", "legal", "kind")) == expected
        assert table["player"][row] == game.names[decision.seat]
        assert table["margin"][row] == returns[decision.seat]


@pytest.mark.compiled_only
def test_parquet_and_npz_hold_the_same(tmp_path: Path) -> None:
    games = datasets.open(GAMES).limit(4)
    rows = games.to_parquet(tmp_path / "p.parquet", masks=True)
    assert games.to_npz(tmp_path / "p.npz", masks=True) == rows
    table, arrays = pq.read_table(tmp_path / "p.parquet"), np.load(tmp_path / "p.npz")
    assert json.loads(table.schema.metadata[b"shedu"]) == {"schema": 1, "tensors": 1}
    assert table.schema.names == [column.name for column in datasets.COLUMNS]
    for column in datasets.COLUMNS:
        values = table[column.name].to_pylist()
        if column.kind == "bytes":
            values = [list(value) for value in values]
        assert np.array_equal(np.array(values, arrays[column.name].dtype), arrays[column.name])
    with pytest.raises(ValueError, match="no game"):
        datasets.open(GAMES).limit(0).to_npz(tmp_path / "none.npz")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


@pytest.mark.compiled_only
def test_an_interrupted_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    """At any point of the stop, and with games that end in any order."""
    reports = [play_game(pairing) for pairing in PAIRINGS]
    whole = Store(tmp_path / "whole", PAIRINGS, "npz", shard_games=2)
    for report in reports:
        whole.add(report)
    assert not list(whole.finish())
    assert not (tmp_path / "whole" / "pending").exists()
    for done in range(6):
        folder = tmp_path / str(done)
        store = Store(folder, PAIRINGS, "npz", shard_games=2)
        for report in reversed(reports[:done]):
            store.add(report)
        again = Store(folder, PAIRINGS, "npz", shard_games=2)
        assert again.done == set(range(done))
        for report in reports[done:]:
            again.add(report)
        list(again.finish())
        assert files(folder) == files(tmp_path / "whole")
    assert [game.text for game in datasets.open(tmp_path / "whole")] == [report.record for report in reports]
    with pytest.raises(datasets.DatasetError, match="another run \\(masks\\)"):
        Store(tmp_path / "whole", PAIRINGS, "npz", masks=True, shard_games=2)
    (tmp_path / "0" / "manifest.json").write_text("{")
    with pytest.raises(datasets.DatasetError, match="damaged"):
        Store(tmp_path / "0", PAIRINGS, "npz", shard_games=2)


def shedu_command(*words: object) -> Any:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.mark.compiled_only
def test_the_commands(tmp_path: Path) -> None:
    """`selfplay` writes what `dataset` reads; bad arguments are refused before anything is played."""
    out = tmp_path / "run"
    command = [
        "selfplay",
        "random",
        "--games",
        3,
        "--shard",
        2,
        "--jobs",
        1,
        "--simulations",
        1,
        "--out",
        out,
    ]
    assert shedu_command(*command).exit_code == 0
    first = files(out)
    assert set(first) == {
        "manifest.json",
        *(
            f"{kind}-0000{i}.{end}"
            for i in (0, 1)
            for kind, end in (("games", "te.gz"), ("games", "parquet"))
        ),
        *(f"positions-0000{i}.parquet" for i in (0, 1)),
    }
    assert shedu_command(*command).exit_code == 0
    assert files(out) == first
    games = pq.read_table(out / "games-00000.parquet").to_pylist()
    assert shedu.parse_record(games[1]["record"]).result == games[1]["result"]
    counted = shedu_command("dataset", out, "--json")
    assert json.loads(counted.stdout)["games"] == 3
    assert "random: 3 of 6 (50%)" in shedu_command("dataset", out).stdout
    assert shedu_command("dataset", out, "--out", tmp_path / "p.npz").exit_code == 0
    assert shedu_command("dataset", out, "--out", tmp_path / "p.csv").exit_code == 2
    assert shedu_command("selfplay", "--out", out, "--format", "csv").exit_code == 2
    assert shedu_command("selfplay", "--out", out, "--corpus", "weak").exit_code == 2
    assert shedu_command("selfplay", "nobody", "--out", out).exit_code == 2
    assert shedu_command("selfplay", "random", "--games", 4, "--simulations", 1, "--out", out).exit_code == 2


def test_the_published_corpus() -> None:
    """At least 20,000 games; the sample in the repository has the published digest."""
    corpus = CORPORA["strong-1"]
    pairings = list(corpus.pairings())
    assert [pairing.number for pairing in pairings] == list(range(corpus.games))
    assert corpus.games >= 20_000
    assert all(pairing.seconds is None for pairing in pairings)
    deals = {(pairing.seed, str(pairing.rules), len(pairing.names)) for pairing in pairings}
    assert len(deals) == corpus.games
    text = gzip.decompress((ROOT / "examples/data/strong-1-sample.te.gz").read_bytes()).decode()
    sample = [source.text for source in split_records("sample", text)]
    assert digest_of(sample) == corpus.digests()["sample"]
    assert len(sample) == len(corpus.sample()) == 4 * len(corpus.parts)


@pytest.mark.compiled_only
def test_a_game_of_the_corpus_can_be_played_again() -> None:
    """The same moves on every machine; if the bots change, the corpus needs a new name."""
    corpus = CORPORA["strong-1"]
    games = list(datasets.open(ROOT / "examples/data/strong-1-sample.te.gz"))
    for place in (0, 4):
        assert play_game(corpus.sample()[place]).record == games[place].text
