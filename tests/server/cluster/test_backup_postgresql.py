"""Backup and restore of PostgreSQL, as docs/hosting.md describes it."""

import random
import signal
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from tests.cli.command import shedu
from tests.server.processes import Cluster, Player, begin, play, stored
from tests.server.services import Postgres

pytestmark = pytest.mark.compiled_only


def make_anew(database: Postgres) -> None:
    """Replace the database by an empty one."""
    url = database.url.replace("+psycopg", "").replace("/postgres", "/template1")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP DATABASE postgres WITH (FORCE)")
        connection.execute("CREATE DATABASE postgres")


def come_again(player: Player) -> None:
    """Reconnect with the same cookie, and without the table that was shown."""
    player.close()
    player.table = None
    player.come(player.game)
    player.until(lambda _: player.table is not None)


@pytest.mark.parametrize("is_lost", [False, True], ids=["over what is there", "into an empty database"])
def test_people_play_on_from_a_dump(cluster: Cluster, tmp_path: Path, is_lost: bool) -> None:
    """Made during a game: later moves are gone, sessions are still valid."""
    rng, dump = random.Random(is_lost), str(tmp_path / "backup")
    with ExitStack() as stack:
        players = begin(cluster, stack)
        made = play(players, rng, 10)
        admin = ("admin", "--settings", str(cluster.processes[0].settings))
        assert shedu(*admin, "backup", dump).status == 0
        play(players, rng, 5)
        for process in cluster.processes:
            process.kill(signal.SIGTERM)
        if is_lost:
            make_anew(cluster.database)
        assert shedu(*admin, "restore", dump).status == 0
        for process in cluster.processes:
            process.start()
        assert stored(cluster, players[0].game) == made
        for player in players:
            come_again(player)
            assert player.table is not None
            assert (player.table.entry, player.table.viewer) == (len(made), player.seat)
        made += play(players, rng, 10)
        assert stored(cluster, players[0].game) == made
