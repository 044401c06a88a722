"""Settings of a server: from a TOML file, then secret files, then environment variables `SHEDU_…`."""

import ipaddress
import os
import secrets
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal, Self, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs

from shedu.server.strength import MIN_KEY_CHARS, is_weak_key

VERSION = version("shedu")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
DATABASE = "tables.sqlite"
KEY = "secret.key"
MINIMA = {"bots": 0, "absence_seconds": 1, "reserved_name_days": 0, "address_days": 1}  # of settings
Admission = Literal["open", "invited", "closed"]


def default_data() -> Path:
    """The user's data folder, unless SHEDU_DATA names another."""
    data = os.environ.get("SHEDU_DATA")
    return Path(data) if data else platformdirs.user_data_path("shedu")


class SettingsError(ValueError):
    """A setting is invalid; the message names it, its value and what to do."""


@dataclass(frozen=True)
class Settings:
    """Each field is a key of the settings file and, as `SHEDU_HOST`, an environment variable."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)  # folder of the database and the key
    online: bool = False  # a server with accounts; otherwise it serves one machine
    database: str = ""  # postgresql+psycopg://…; empty: an SQLite file in the data folder
    redis: str = ""  # redis://…, connects several processes
    public: str = ""  # public URL, as https://play.example.org
    hosts: tuple[str, ...] = ()  # more host names that browsers may use
    origins: tuple[str, ...] = ()  # other sites whose pages may use the server, as http://localhost:5173
    proxies: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded-For is trusted
    key: str = ""  # signing key; empty: one is created in the data folder
    previous_keys: tuple[str, ...] = ()  # still accepted, no longer used to sign
    guests: Admission = "open"  # who may play without an account
    registration: Admission = "open"  # who may create an account
    address_days: int = 14  # for which addresses of clients are kept
    imprint: str = ""  # the operator and their contact, for the privacy page
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…; empty: no mail
    sender: str = ""  # From address of mail
    private_hooks: bool = False  # whether webhooks may have private addresses
    metrics: str = ""  # bearer token for /metrics; empty: only this machine may read it
    bots: int = 1  # worker processes for bots; 0: a thread of the server
    seconds: float = 1.0  # time of a bot for a decision
    limits: bool = True  # rate limits
    absence_seconds: int = 300  # of a player who must decide, before others may give the seat to a bot
    reserved_name_days: int = 180  # before others may take the name that an account has given up
    log: Literal["console", "json"] = "console"

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"port is {self.port}; set it to a number from 0 to 65535.")
        for name, least in MINIMA.items():
            if getattr(self, name) < least:
                raise SettingsError(f"{name} is {getattr(self, name)}; set it to {least} or more.")
        if self.seconds <= 0:
            raise SettingsError(f"seconds is {self.seconds}; bots need more than 0 seconds.")
        if self.public and urlsplit(self.public).scheme not in ("http", "https"):
            raise SettingsError(f"public is {self.public!r}; set it to a URL as https://play.example.org.")
        for proxy in self.proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise SettingsError(
                    f"proxies contains {proxy!r}; use addresses or networks as 10.0.0.0/8."
                ) from None
        if self.online and self.key and is_weak_key(self.key):
            raise SettingsError(
                f"key is too easy to guess: it needs {MIN_KEY_CHARS} random characters. Set it to the output "
                "of `shedu admin new-key`, and previous_keys to the old key, so that sessions continue."
            )
        if self.redis and not self.online:
            raise SettingsError("redis connects processes of an online server; set online as well as redis.")
        if self.redis and not self.database:
            raise SettingsError("Several processes need a database that they share; set database as well.")
        if self.database.startswith("sqlite") or (self.database and "://" not in self.database):
            raise SettingsError(
                "database must be a PostgreSQL URL; the SQLite file is always in the data folder."
            )

    @classmethod
    def load(cls, file: Path | None = None, environment: Mapping[str, str] = os.environ) -> Self:
        """Environment variables override secret files, which override the settings file; SettingsError."""
        path = file or (Path(environment["SHEDU_SETTINGS"]) if environment.get("SHEDU_SETTINGS") else None)
        values = {} if path is None else _read_file(path)
        types = get_type_hints(cls)
        for name in values:
            if name not in types:
                raise SettingsError(f"{path}: there is no setting {name!r}; docs/hosting.md lists all.")
        values |= _read_credentials(path, environment, types)
        values |= {name: value for name in types if (value := environment.get(f"SHEDU_{name.upper()}"))}
        return cls(**{name: _convert(name, types[name], value) for name, value in values.items()})

    @property
    def has_limits(self) -> bool:
        """Rate limits protect people from each other; a server for one machine has none."""
        return self.online and self.limits

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return self.data / DATABASE

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        return self.database or f"sqlite:///{self.file}"

    @property
    def place(self) -> str:
        """The database for logs and messages, without a password."""
        if not self.database:
            return str(self.file)
        parts = urlsplit(self.database)
        return f"{parts.hostname or 'localhost'}{parts.path}"

    @property
    def known_hosts(self) -> frozenset[str]:
        """Host names that browsers may use."""
        public = urlsplit(self.public).hostname if self.public else None
        return frozenset((*LOOPBACK, self.host, *self.hosts, *([public] if public else [])))

    @property
    def address(self) -> str:
        """The public URL without a trailing slash."""
        return self.public.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether browsers use https."""
        return self.public.startswith("https://")

    def signing_keys(self) -> list[bytes]:
        """The key that signs cookies and tokens, then those that are still accepted."""
        return [self.signing_key(), *(key.encode() for key in self.previous_keys)]

    def signing_key(self) -> bytes:
        """The key that signs cookies and tokens; created on first use, readable by the owner only."""
        if self.key:
            return self.key.encode()
        path = self.data / KEY
        if not path.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(f".{os.getpid()}")
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(secrets.token_hex(32))
            try:
                os.link(fresh, path)  # atomic: the first process wins
            except FileExistsError:
                pass
            finally:
                fresh.unlink()
        return path.read_bytes()


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not valid TOML: {error}.") from None


def _read_credentials(
    path: Path | None, environment: Mapping[str, str], names: Iterable[str]
) -> dict[str, str]:
    """Settings from files of their name: in `credentials` beside the settings file, or passed by systemd."""
    found: dict[str, str] = {}
    folders = [(path.parent / "credentials", "")] if path is not None else []
    if environment.get("CREDENTIALS_DIRECTORY"):
        folders.append((Path(environment["CREDENTIALS_DIRECTORY"]), "shedu_"))
    for folder, prefix in folders:
        for name in names:
            file = folder / f"{prefix}{name}"
            try:
                found[name] = file.read_text("utf-8").strip()
            except FileNotFoundError:
                continue
            except OSError as error:
                if not prefix and environment.get("CREDENTIALS_DIRECTORY"):
                    continue  # systemd passes it
                raise SettingsError(f"{file} cannot be read: {error.strerror}.") from None
    return found


_BOOLEANS = {"yes": True, "on": True, "no": False, "off": False}  # msgspec converts true, false, 1 and 0


def _convert(name: str, kind: Any, value: Any) -> Any:
    """A value of the file or the environment as its field's type; variables hold text, lists included."""
    if kind is Path:
        return Path(_convert(name, str, value))
    converted = value
    if isinstance(value, str) and kind is bool:
        converted = _BOOLEANS.get(value.lower(), value)
    elif isinstance(value, str) and kind == tuple[str, ...]:
        converted = value.replace(",", " ").split()
    try:
        return msgspec.convert(converted, kind, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{name} is {value!r}: {_EXPECTED.get(kind, error)}.") from None


_EXPECTED: dict[Any, str] = {
    bool: "set it to yes or no",
    int: "set it to a whole number",
    float: "set it to a number",
    str: "set it to a text in quotes",
    tuple[str, ...]: "set it to a list of texts",
    Literal["console", "json"]: "set it to console or json",
    Admission: "set it to open, invited or closed",
}
