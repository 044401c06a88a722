"""Backup and restore on both databases, into the same and into a newer version."""

import gzip
import os
import sqlite3
import uuid
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from shedu.server import backups
from shedu.server.backups import BackupError, back_up, back_up_and_rotate, back_up_before_update, restore
from shedu.server.serve import check_data
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from tests.server.services import fresh_database

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A database of version 0.1.0, which has 14 games."""
    data = tmp_path / "data"
    data.mkdir()
    if request.param == "sqlite":
        settings = Settings(data=data)
        settings.file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    else:
        url = fresh_database(request.getfixturevalue("postgres"), f"old_{uuid.uuid4().hex}")
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute((DATA / "0.1.0.sql").read_bytes())
        settings = Settings(data=data, database=url)
    (data / "secret.key").write_text("the old key")
    return settings


def games(settings: Settings) -> int:
    with closing(Database(settings.url)) as database, database.engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM games")).scalar_one())


def test_a_backup_of_an_older_version_is_restored_over_a_newer_database(
    old: Settings, tmp_path: Path
) -> None:
    """Tables that only the newer database has are kept."""
    count = back_up(old, tmp_path / "backup")
    assert count > 0
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o700
    with closing(Database(old.url)) as database, database.engine.begin() as connection:  # the update
        connection.execute(text("DELETE FROM games"))
    (old.data / "secret.key").write_text("another key")
    assert games(old) == 0
    assert restore(old, tmp_path / "backup") == count == games(old)
    assert (old.data / "secret.key").read_text() == "the old key"
    assert restore(old, tmp_path / "backup") == count == games(old)  # a second time
    if old.database:
        with closing(Database(old.url)) as database, database.engine.connect() as connection:
            kept = text("SELECT count(*) FROM information_schema.schemata WHERE schema_name LIKE 'before_%'")
            assert connection.execute(kept).scalar_one() == 2
    else:
        assert len(list(old.data.glob("tables.sqlite.before-*"))) >= 2
    assert back_up(old, tmp_path / "again") == count


def test_a_backup_of_a_newer_version_is_refused(old: Settings, tmp_path: Path) -> None:
    """The database stays as it is."""
    count = games(old)
    with closing(Database(old.url)) as database, database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    back_up(old, tmp_path / "backup")
    with closing(_unmigrated(old)) as database, database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": backups._head()})
    with pytest.raises(BackupError, match="newer version"):
        restore(old, tmp_path / "backup")
    assert games(old) == count


def _unmigrated(settings: Settings) -> Database:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "_migrate", lambda _: None)
        return Database(settings.url)


def test_a_failed_restore_puts_the_old_schema_back(
    old: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dump that is cut off."""
    count = games(old)
    back_up(old, tmp_path / "backup")
    if not old.database:
        file = tmp_path / "backup" / "tables.sqlite"
        file.write_bytes(file.read_bytes()[:50_000])
    else:
        monkeypatch.setattr(backups, "_PG_RESTORE", ("pg_restore", "--no-such-option"))
    with pytest.raises(BackupError):
        restore(old, tmp_path / "backup")
    assert games(old) == count


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give files away")
def test_a_restore_by_root_leaves_the_owner_of_the_folder(old: Settings, tmp_path: Path) -> None:
    """The service runs as its own user, and must be able to write."""
    back_up(old, tmp_path / "backup")
    os.chown(old.data, 65534, 65534)
    restore(old, tmp_path / "backup")
    assert {path.stat().st_uid for path in old.data.iterdir()} == {65534}


def test_an_update_backs_up_before_it_upgrades(tmp_path: Path) -> None:
    """Once for an upgrade; the newest three are kept, and one of them can be restored."""
    settings = Settings(data=tmp_path)
    old = gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes())
    assert back_up_before_update(settings) is None
    for _ in range(4):
        settings.file.write_bytes(old)
        made = back_up_before_update(settings)
        assert made is not None
        check_data(settings)
        assert back_up_before_update(settings) is None
    assert len(list((tmp_path / "backups").iterdir())) == 3
    assert made is not None
    with closing(sqlite3.connect(made / "tables.sqlite")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() != (backups._head(),)
    assert restore(settings, made) > 0


def test_the_backups_before_updates_outlive_a_rollback(tmp_path: Path) -> None:
    """systemd starts an old version on a newer database again and again; no attempt makes a backup."""
    settings = Settings(data=tmp_path)
    settings.file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    made = back_up_before_update(settings)
    check_data(settings)
    with closing(sqlite3.connect(settings.file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert [back_up_before_update(settings) for _ in range(4)] == [None] * 4
    assert list((tmp_path / "backups").iterdir()) == [made]


def test_an_update_without_room_for_its_backup_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is changed."""
    settings = Settings(data=tmp_path)
    settings.file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    monkeypatch.setattr("shutil.disk_usage", lambda _: _Full)
    with pytest.raises(BackupError, match="Free some space"):
        back_up_before_update(settings)


class _Full:
    free = 100


def test_daily_backups_are_rotated(tmp_path: Path) -> None:
    """Only folders that are backups are deleted."""
    settings = Settings(data=tmp_path / "data")
    check_data(settings)
    parent = tmp_path / "all"
    (parent / "2020-notes").mkdir(parents=True)
    made = [back_up_and_rotate(settings, parent, 2)[0] for _ in range(4)]
    assert sorted(parent.iterdir()) == sorted([*made[2:], parent / "2020-notes"])


def test_a_new_database_is_private(tmp_path: Path) -> None:
    """Without systemd, file permissions alone keep hands and password hashes from other users."""
    settings = Settings(data=tmp_path)
    check_data(settings)
    assert settings.file.stat().st_mode & 0o777 == 0o600


def test_the_password_is_passed_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on the command line, which other users can read, and not masked."""
    seen: list[tuple[list[str], dict[str, str]]] = []

    def run(arguments: list[str], env: dict[str, str], **_: object) -> None:
        seen.append((arguments, env))
        raise FileNotFoundError

    monkeypatch.setattr("subprocess.run", run)
    settings = Settings(data=tmp_path, database="postgresql+psycopg://shedu:a%40word@10.0.0.5:5433/games")
    with pytest.raises(BackupError, match="postgresql-client"):
        back_up(settings, tmp_path / "backup")
    ((arguments, environment),) = seen
    assert arguments[:2] == ["pg_dump", "--dbname=postgresql://shedu@10.0.0.5:5433/games"]
    assert environment["PGPASSWORD"] == "a@word"
