"""Tables of positions: a row for each decision, as NumPy arrays, NPZ or Parquet files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from shedu.datasets.games import Game
from shedu.datasets.schema import COLUMNS, SCHEMA_VERSION, Column
from shedu.engine.position import RETURNS
from shedu.engine.sight import KINDS
from shedu.engine.tensors import SPEC
from shedu.extras import need

ROWS_IN_GROUP = 20_000  # of a Parquet file, so that memory stays bounded
Table = dict[str, Any]  # of NumPy arrays
_RETURNS = ("share", "margin", "place")
assert set(_RETURNS) <= set(RETURNS)


def chosen_columns(masks: bool) -> tuple[Column, ...]:
    """The columns of a table with or without masks."""
    return tuple(column for column in COLUMNS if masks or column.name != "mask")


def table_of(game: Game, masks: bool = False) -> Table:
    """The rows of a game."""
    need("data", "numpy")
    import numpy as np  # noqa: PLC0415

    count = len(game.record.entries)
    table: Table = {
        column.name: np.zeros(
            (count, column.size) if column.size > 1 else count,
            {"str": object, "bytes": np.uint8}.get(column.kind, column.kind),
        )
        for column in chosen_columns(masks)
    }
    position = game.record.start()
    for ply, (position, move) in enumerate(game.positions()):
        decision = position.decision
        assert decision is not None
        table["seat"][ply] = decision.seat
        table["kind"][ply] = KINDS.index(decision.kind)
        table["action"][ply] = move.index
        table["player"][ply] = game.names[decision.seat]
        position.view(decision.seat).encode(table["planes"][ply], table["scalars"][ply], packed=True)
        table["legal"][ply] = (
            position.legal_mask(table["mask"][ply], packed=True) if masks else len(position.legal_moves())
        )
    table["game"][:] = game.number
    table["ply"][:] = range(count)
    table["players"][:] = len(game.record.players)
    rules = game.record.rules
    table["rules"][:] = " ".join([rules.preset, *rules.options])
    if count:
        position.apply_unchecked(game.record.entries[-1].legal_move)
    for kind in _RETURNS:
        values = np.array(position.returns(kind) if game.result else [np.nan] * 4, np.float32)
        table[kind][:] = values[table["seat"]]
    return table


def tables_of(games: Iterable[Game], masks: bool) -> Iterator[Table]:
    """The rows of all games, in groups of bounded size."""
    parts: list[Table] = []
    rows = 0
    for game in games:
        parts.append(table_of(game, masks))
        rows += len(parts[-1]["game"])
        if rows >= ROWS_IN_GROUP:
            yield _joined(parts)
            parts, rows = [], 0
    if parts:
        yield _joined(parts)


def _joined(parts: list[Table]) -> Table:
    import numpy as np  # noqa: PLC0415

    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def write_npz(games: Iterable[Game], path: Path, masks: bool) -> int:
    """Write the columns to a compressed NPZ file; the number of rows. Texts are NumPy texts."""
    need("data", "numpy")
    import numpy as np  # noqa: PLC0415

    tables = list(tables_of(games, masks))
    if not tables:
        raise ValueError("there is no game to write")
    table = _joined(tables)
    texts = {column.name: table[column.name].astype(str) for column in COLUMNS if column.kind == "str"}
    whole = {**table, **texts, "schema": np.array(SCHEMA_VERSION), "tensors": np.array(SPEC.version)}
    partial = path.with_name(path.name + ".part")
    with partial.open("wb") as file:
        np.savez_compressed(file, **whole)
    partial.replace(path)
    return len(table["game"])


def write_parquet(games: Iterable[Game], path: Path, masks: bool) -> int:
    """Write the rows to a Parquet file with zstd; their number."""
    need("data")
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = arrow_schema(masks)
    rows = 0
    partial = path.with_name(path.name + ".part")
    with pq.ParquetWriter(partial, schema, compression="zstd", compression_level=9) as writer:
        for table in tables_of(games, masks):
            writer.write_table(_arrow_table(table, masks))
            rows += len(table["game"])
    if not rows:
        partial.unlink()
        raise ValueError("there is no game to write")
    partial.replace(path)
    return rows


def arrow_schema(masks: bool) -> Any:
    """The schema of a Parquet file, with the versions of columns and tensors as metadata."""
    import pyarrow as pa  # noqa: PLC0415

    versions = {"shedu": json.dumps({"schema": SCHEMA_VERSION, "tensors": SPEC.version})}
    fields = [pa.field(column.name, _arrow_type(column), nullable=False) for column in chosen_columns(masks)]
    return pa.schema(fields, versions)


def _arrow_type(column: Column) -> Any:
    import pyarrow as pa  # noqa: PLC0415

    if column.kind == "str":
        return pa.dictionary(pa.int16(), pa.string())
    if column.kind == "bytes":
        return pa.binary(column.size)
    return pa.list_(pa.float32(), column.size) if column.size > 1 else getattr(pa, column.kind)()


def _arrow_table(table: Table, masks: bool) -> Any:
    import pyarrow as pa  # noqa: PLC0415

    arrays = []
    for column in chosen_columns(masks):
        values, kind = table[column.name], _arrow_type(column)
        if column.kind == "bytes":
            arrays.append(
                pa.FixedSizeBinaryArray.from_buffers(kind, len(values), [None, pa.py_buffer(values)])
            )
        elif column.size > 1:
            arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), type=kind))
        else:
            arrays.append(pa.array(values, kind))
    return pa.Table.from_arrays(arrays, schema=arrow_schema(masks))


def write_games(games: Iterable[Game], path: Path) -> None:
    """Write a row for each game, with its record, to a Parquet file."""
    need("data")
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = pa.schema(
        {
            "game": pa.int32(),
            "rules": pa.string(),
            "seed": pa.uint64(),
            "players": pa.list_(pa.string()),
            "names": pa.list_(pa.string()),
            "decisions": pa.int32(),
            "ended": pa.string(),
            "result": pa.string(),
            "record": pa.string(),
        }
    )
    rows = [
        {
            "game": game.number,
            "rules": " ".join([game.record.rules.preset, *game.record.rules.options]),
            "seed": game.record.seed,
            "players": list(game.record.players),
            "names": list(game.names),
            "decisions": len(game.record.entries),
            "ended": game.ended,
            "result": game.record.result,
            "record": game.text,
        }
        for game in games
    ]
    pq.write_table(pa.Table.from_pylist(rows, schema), path, compression="zstd")
