"""`shedu admin setup`: user, folders, settings, key and service files on a Linux machine with systemd.

Everything that is there already is left as it is, so that the command can be repeated after an update.
"""

import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from shedu.server.settings import KEY, Settings

ACCOUNT = "shedu"
PROGRAM = "/opt/shedu/bin/shedu"  # in the service files
UNITS = ("shedu.service", "shedu@.service", "shedu-backup.service", "shedu-backup.timer")


class SetupError(Exception):
    """The machine cannot be set up; the message says why."""


@dataclass(frozen=True)
class Wanted:
    """The options of the operator."""

    public: str
    database: str = ""
    redis: str = ""
    root: Path = Path("/")  # of the file system
    program: Path = Path(PROGRAM)


def set_up(wanted: Wanted) -> Iterator[str]:
    """Set up the machine; a line for each thing that was done or found."""
    # Invalid values are reported before anything is changed.
    Settings(online=True, public=wanted.public, database=wanted.database, redis=wanted.redis)
    is_system = wanted.root == Path("/")
    if is_system and (sys.platform != "linux" or os.geteuid() != 0):
        raise SetupError("Setting up a machine needs Linux and root. Run it with sudo.")
    if is_system:
        yield _add_user()
    yield from _add_folders(wanted)
    yield from _add_settings(wanted)
    yield from _add_key(wanted)
    yield from _add_units(wanted)
    if is_system and Path("/run/systemd/system").is_dir():
        subprocess.run(["systemctl", "daemon-reload"], check=True)
        yield "systemd knows the services"


def _add_user() -> str:
    if subprocess.run(["id", ACCOUNT], capture_output=True, check=False).returncode == 0:
        return f"found the user {ACCOUNT}"
    no_login = shutil.which("nologin", path="/usr/sbin:/sbin") or "/bin/false"
    command = ["useradd", "--system", "--user-group", "--home-dir", "/var/lib/shedu", "--no-create-home"]
    subprocess.run([*command, "--shell", no_login, ACCOUNT], check=True)
    return f"added the user {ACCOUNT}"


def _add_folders(wanted: Wanted) -> Iterator[str]:
    for name, mode, owner in (
        ("var/lib/shedu", 0o700, ACCOUNT),
        ("var/backups/shedu", 0o700, ACCOUNT),
        ("etc/shedu", 0o750, "root"),
        ("etc/shedu/credentials", 0o750, "root"),
    ):
        folder = wanted.root / name
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(mode)
        _own(folder, owner, wanted)
        yield f"{'added' if is_new else 'found'} the folder {folder}"


def _add_settings(wanted: Wanted) -> Iterator[str]:
    file = wanted.root / "etc/shedu/settings.toml"
    if file.exists():
        yield f"found the settings {file}"
    else:
        _write(file, _settings_text(wanted), 0o640, "root", wanted)
        yield f"added the settings {file}"
    for name, value in (("database", wanted.database), ("redis", wanted.redis)):
        credential = wanted.root / "etc/shedu/credentials" / name
        if value and not credential.exists():
            _write(credential, f"{value}\n", 0o640, "root", wanted)
            yield f"added the secret {credential}"


def _settings_text(wanted: Wanted) -> str:
    secrets_at = "# Secrets (database, redis, smtp, key, metrics): one file each in /etc/shedu/credentials\n"
    return (
        f'{secrets_at}online = true\npublic = "{wanted.public}"\nproxies = ["127.0.0.1", "::1"]\n'
        'data = "/var/lib/shedu"\nlog = "json"\n'
    )


def _add_key(wanted: Wanted) -> Iterator[str]:
    file = wanted.root / "var/lib/shedu" / KEY
    if file.exists():
        yield f"found the key {file}"
        return
    _write(file, secrets.token_hex(32), 0o600, ACCOUNT, wanted)
    yield f"added the key {file}"


def _add_units(wanted: Wanted) -> Iterator[str]:
    folder = wanted.root / "etc/systemd/system"
    folder.mkdir(parents=True, exist_ok=True)
    for name in UNITS:
        text = (resources.files("shedu.server.operations") / "systemd" / name).read_text("utf-8")
        text = text.replace(PROGRAM, str(wanted.program))
        file = folder / name
        if file.exists() and file.read_text("utf-8") == text:
            yield f"found the service file {file}"
            continue
        word = "updated" if file.exists() else "added"
        _write(file, text, 0o644, "root", wanted)
        yield f"{word} the service file {file}"


def _write(file: Path, text: str, mode: int, owner: str, wanted: Wanted) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(descriptor, "w") as opened:
        opened.write(text)
    file.chmod(mode)
    _own(file, owner, wanted)


def _own(path: Path, owner: str, wanted: Wanted) -> None:
    if wanted.root == Path("/"):
        shutil.chown(path, owner, "root" if mode_is_public(path) else ACCOUNT)


def mode_is_public(path: Path) -> bool:
    """Whether everyone may read a file, so that its group does not matter."""
    return bool(path.stat().st_mode & 0o004)
