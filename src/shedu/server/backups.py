"""Backups of the database and the keys: a folder with `tables.sqlite` or `tables.dump`, and the key files.

PostgreSQL's own `pg_dump` and `pg_restore` do the work there. A restore keeps the data that it replaces: the
files beside the new ones, the schema of PostgreSQL under another name.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import structlog
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import DBAPIError

from shedu.server.settings import DATABASE, Settings
from shedu.server.storage.database import Database, migrations, now
from shedu.server.storage.file_lock import LOCK_FILE, flock

DUMP = "tables.dump"
KEYS = "*.key"  # the server's keys, in the data folder
UPDATE_BACKUPS = "backups"  # folder in the data folder, of the backups before updates
KEPT_UPDATE_BACKUPS = 3
OLD_SCHEMAS = "before_"
_log = structlog.get_logger("backups")


class BackupError(Exception):
    """A backup or a restore was rejected; nothing was replaced."""


# Backup


def back_up(settings: Settings, folder: Path) -> int:
    """Copy database and keys into a new folder, also while the server runs; the number of games."""
    if not settings.database and not settings.file.is_file():
        raise BackupError(f"There is no database in {settings.data}.")
    if folder.exists() and any(folder.iterdir()):
        raise BackupError(f"The folder {folder} is not empty. Choose a new one.")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    if settings.database:
        count = _dump(settings, folder / DUMP)
    else:
        _copy_file(settings.file, folder / DATABASE)
        count = _check_file(folder / DATABASE)
    for key in settings.data.glob(KEYS):
        shutil.copy2(key, folder / key.name)
    return count


def back_up_and_rotate(settings: Settings, parent: Path, kept: int) -> tuple[Path, int]:
    """Back up into a new folder named by the time, and delete all but the newest ones."""
    folder = parent / _stamp()
    count = back_up(settings, folder)
    _keep_newest(parent, kept)
    return folder, count


def back_up_before_update(settings: Settings) -> Path | None:
    """Copy an SQLite database that this version is about to upgrade; None if it needs no upgrade.

    Also None if a newer version wrote it: this version does not start then, systemd repeats that, and each
    attempt would delete the oldest backup.
    """
    if settings.database or not settings.file.is_file():
        return None
    revision = _revision_of_file(settings.file)
    if revision not in _known_revisions() or revision == _head():
        return None
    needed, free = settings.file.stat().st_size, shutil.disk_usage(settings.data).free
    if free < 2 * needed:
        raise BackupError(
            f"This version upgrades the database and backs it up before. That needs {2 * needed >> 20} MB in"
            f" {settings.data}, and {free >> 20} MB are free. Free some space."
        )
    parent = settings.data / UPDATE_BACKUPS
    parent.mkdir(exist_ok=True)
    parent.chmod(0o700)
    folder = parent / f"{_stamp()}-{revision}"
    back_up(settings, folder)
    _keep_newest(parent, KEPT_UPDATE_BACKUPS)
    _log.info("backup before update", folder=str(folder), revision=revision)
    return folder


def _keep_newest(parent: Path, kept: int) -> None:
    """Delete the oldest backups; other folders stay."""
    known = [folder for folder in parent.iterdir() if folder.name[:2] == "20" and _is_backup(folder)]
    for folder in sorted(known)[: -kept or None]:
        shutil.rmtree(folder)


def _is_backup(folder: Path) -> bool:
    return (folder / DATABASE).is_file() or (folder / DUMP).is_file()


def _copy_file(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=2_000, sleep=0.01)
        new.execute("PRAGMA journal_mode=DELETE")
    target.chmod(0o600)


def _dump(settings: Settings, file: Path) -> int:
    file.touch(0o600)
    _run(settings, ["pg_dump", "--format=custom", f"--exclude-schema={OLD_SCHEMAS}*", f"--file={file}"])
    engine = create_engine(settings.url)
    with closing(engine.connect()) as connection:
        count = int(connection.execute(text("SELECT count(*) FROM games")).scalar_one())
    engine.dispose()
    return count


# Restore


def restore(settings: Settings, folder: Path) -> int:
    """Replace the database by a backup, upgrade it, and keep what it replaces; the number of games."""
    if not folder.is_dir():
        raise BackupError(f"There is no folder {folder}.")
    return _restore_dump(settings, folder) if settings.database else _restore_file(settings, folder)


def _restore_file(settings: Settings, folder: Path) -> int:
    if (folder / DUMP).is_file():
        raise BackupError(f"{folder} is a backup of PostgreSQL, and `database` is not set.")
    count = _check_file(folder / DATABASE)
    _check_revision(_revision_of_file(folder / DATABASE))
    settings.data.mkdir(parents=True, exist_ok=True)
    with (settings.data / LOCK_FILE).open("a") as held:
        try:
            flock(held, is_exclusive=True)
        except OSError:
            raise BackupError(f"A server is using {settings.data}. Stop it first.") from None
        stamp = _stamp()
        sides = [settings.file.with_name(DATABASE + side) for side in ("-wal", "-shm")]
        for old in [settings.file, *sides, *settings.data.glob(KEYS)]:
            if old.exists():
                suffix = next((side for side in ("-wal", "-shm") if old.name.endswith(side)), "")
                name = old.name.removesuffix(suffix)
                old.rename(old.with_name(f"{name}.before-{stamp}{suffix}"))
        for file in [folder / DATABASE, *folder.glob(KEYS)]:
            shutil.copy2(file, settings.data / file.name)
        Database(settings.url).close()  # upgrades a backup of an older version
    give_to_owner(settings.data)
    return count


def _restore_dump(settings: Settings, folder: Path) -> int:
    dump = folder / DUMP
    if not dump.is_file():
        raise BackupError(f"There is no file {dump}.")
    _check_revision(_revision_of_dump(settings, dump))
    engine = create_engine(settings.url)
    schema = f"{OLD_SCHEMAS}{_stamp().replace('-', '_').lower()}"
    try:
        with engine.begin() as connection:
            others = connection.execute(_OTHER_SESSIONS).scalar_one()
            if others:
                raise BackupError(f"{others} other sessions use {settings.place}. Stop all processes first.")
            connection.execute(text(f"ALTER SCHEMA public RENAME TO {schema}"))
            connection.execute(text("CREATE SCHEMA public"))
        try:
            _run(settings, [*_PG_RESTORE, str(dump)], is_named="--dbname")
        except BackupError:
            with engine.begin() as connection:
                connection.execute(text("DROP SCHEMA public CASCADE"))
                connection.execute(text(f"ALTER SCHEMA {schema} RENAME TO public"))
            raise
        Database(settings.url).close()  # upgrades a backup of an older version
        with engine.connect() as connection:
            count = int(connection.execute(text("SELECT count(*) FROM games")).scalar_one())
    except DBAPIError as error:
        raise BackupError(f"PostgreSQL rejected the restore: {str(error.orig).splitlines()[0]}") from None
    finally:
        engine.dispose()
    settings.data.mkdir(parents=True, exist_ok=True)
    for key in folder.glob(KEYS):
        shutil.copy2(key, settings.data / key.name)
    give_to_owner(settings.data)
    return count


_PG_RESTORE = (
    "pg_restore",
    "--schema=public",
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
)
_OTHER_SESSIONS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


def give_to_owner(folder: Path) -> None:
    """Give everything in a folder to the owner of the folder: root may have run the command."""
    if os.name != "posix" or os.geteuid() != 0:
        return
    owner = folder.stat()
    for path in folder.rglob("*"):
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


# Parts


def _check_file(file: Path) -> int:
    """The number of games in an intact database; BackupError if it is damaged."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
                raise BackupError(f"{file} is damaged: {verdict}.")
            (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{file} is not a database of games: {error}.") from None
    return int(count)


def _revision_of_file(file: Path) -> str | None:
    """The schema of an SQLite file; None if it has none."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.DatabaseError:
            return None
    return None if row is None else str(row[0])


def _revision_of_dump(settings: Settings, dump: Path) -> str | None:
    """The schema of a dump: its table `alembic_version` has one line."""
    wanted = ["pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(dump)]
    lines = _run(settings, wanted, is_named="").splitlines()
    start = next((number for number, line in enumerate(lines) if line.startswith("COPY ")), None)
    return None if start is None else lines[start + 1].strip()


def _head() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def _known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def _check_revision(revision: str | None) -> None:
    if revision not in _known_revisions():
        raise BackupError("The backup was written by a newer version of Shedu. Install that version first.")


def _run(settings: Settings, command: Sequence[str], is_named: str = "--dbname") -> str:
    """Run a program of PostgreSQL on the database; its password is not on the command line."""
    url = make_url(settings.url)
    environment = dict(os.environ)
    if url.password:
        environment["PGPASSWORD"] = str(url.password)
    where = url._replace(drivername="postgresql", password=None).render_as_string()
    arguments = [*command[:1], *([f"{is_named}={where}"] if is_named else []), *command[1:]]
    try:
        done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BackupError(
            f"{command[0]} is not installed. On Debian: apt install postgresql-client"
        ) from None
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[0]
        raise BackupError(f"{command[0]} failed: {reason}")
    return done.stdout


def _stamp() -> str:
    """The time as a part of a file name, which sorts by age."""
    return now().replace(":", "").replace("+0000", "").replace(".", "-")
