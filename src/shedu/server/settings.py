"""How a server is set up: from a file, the environment, or as a program says."""

import ipaddress
import os
import secrets
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

import platformdirs

VERSION = version("shedu")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
DATABASE = "tables.sqlite"
KEY = "secret.key"


def default_data() -> Path:
    """Where this system keeps a person's data, unless SHEDU_DATA says otherwise."""
    data = os.environ.get("SHEDU_DATA")
    return Path(data) if data else platformdirs.user_data_path("shedu")


class SettingsError(ValueError):
    """A setting that cannot be."""


@dataclass(frozen=True)
class Settings:
    """What can be chosen about a server; each has a variable SHEDU_… of its name, and a line in a file."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)  # the folder in which games are kept
    online: bool = False  # for many people, each with a name; else for those at this machine
    database: str = ""  # postgresql+psycopg://…; empty: a file in the data folder
    redis: str = ""  # redis://…, between several processes
    public: str = ""  # the address that people use, as https://play.example.org
    hosts: tuple[str, ...] = ()  # other names under which browsers may reach it
    origins: tuple[str, ...] = ()  # other sites whose pages may use it, as http://localhost:5173
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word is taken for who asks
    key: str = ""  # by which cookies are signed; empty: one that is kept in the data folder
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…; empty: no mail is sent
    sender: str = ""  # from whom mail comes
    private_hooks: bool = False  # whether notices may be sent to addresses inside this network
    metrics: str = ""  # a word that must be given to read /metrics; empty: only this machine may
    bots: int = 1  # processes in which bots think; none: they think in a thread of the server
    seconds: float = 1.0  # that a bot may think
    limits: bool = True  # how often somebody may ask
    log: Literal["console", "json"] = "console"

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"there is no port {self.port}")
        if self.bots < 0 or self.seconds <= 0:
            raise SettingsError("bots need some time to think")
        if self.log not in ("console", "json"):
            raise SettingsError(f"log is console or json, not {self.log!r}")
        if self.public and urlsplit(self.public).scheme not in ("http", "https"):
            raise SettingsError(f"public is an address as https://play.example.org, not {self.public!r}")
        for proxy in self.proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise SettingsError(
                    f"proxies are addresses or networks as 10.0.0.0/8, not {proxy!r}"
                ) from None
        if self.redis and not self.online:
            raise SettingsError(
                "several processes are for a server that is online: set online as well as redis"
            )
        if self.redis and not self.database:
            raise SettingsError("several processes need a database that they share: set it as well as redis")
        if self.database.startswith("sqlite") or (self.database and "://" not in self.database):
            raise SettingsError("database is for PostgreSQL; SQLite's file is in the data folder")

    @classmethod
    def load(cls, file: Path | None = None, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings of a file, then of the variables SHEDU_HOST, SHEDU_PORT, …; SettingsError."""
        said: dict[str, Any] = {}
        path = file or (Path(environment["SHEDU_SETTINGS"]) if environment.get("SHEDU_SETTINGS") else None)
        if path is not None:
            said = _read_file(path)
        known = {each.name for each in fields(cls)}
        for name in said:
            if name not in known:
                raise SettingsError(f"{path}: there is no setting {name!r}")
        for name in known:
            value = environment.get(f"SHEDU_{name.upper()}")
            if value:
                said[name] = value
        try:
            return cls(**{name: _MAKE.get(name, str)(value) for name, value in said.items()})
        except SettingsError:
            raise
        except (ValueError, TypeError) as error:
            raise SettingsError(f"the settings are not understood: {error}") from None

    @property
    def file(self) -> Path:
        """The file that holds all games, if no database does."""
        return self.data / DATABASE

    @property
    def url(self) -> str:
        """Where games are kept, as SQLAlchemy writes it."""
        return self.database or f"sqlite:///{self.file}"

    @property
    def place(self) -> str:
        """The same for people, without a password."""
        if not self.database:
            return str(self.file)
        parts = urlsplit(self.database)
        return f"{parts.hostname or 'localhost'}{parts.path}"

    @property
    def known_hosts(self) -> frozenset[str]:
        """Every name under which a browser may reach this server."""
        public = urlsplit(self.public).hostname if self.public else None
        return frozenset((*LOOPBACK, self.host, *self.hosts, *([public] if public else [])))

    @property
    def address(self) -> str:
        """The address that people use, without a slash at its end."""
        return self.public.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https."""
        return self.public.startswith("https://")

    def signing_key(self) -> bytes:
        """The key by which cookies are signed; made once and kept where nobody else reads it."""
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
                os.link(fresh, path)  # whoever is first
            except FileExistsError:
                pass
            finally:
                fresh.unlink()
        return path.read_bytes()


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not understood: {error}") from None


def _words(value: str | list[str]) -> tuple[str, ...]:
    if isinstance(value, list):
        return tuple(str(word) for word in value)
    return tuple(word for word in value.replace(",", " ").split() if word)


def _truth(value: str | bool) -> bool:
    if isinstance(value, bool):
        return value
    if value.lower() in ("1", "yes", "true", "on"):
        return True
    if value.lower() in ("0", "no", "false", "off"):
        return False
    raise ValueError(f"{value!r} is neither yes nor no")


_MAKE: dict[str, Callable[[Any], Any]] = {
    "port": int,
    "data": Path,
    "online": _truth,
    "hosts": _words,
    "origins": _words,
    "proxies": _words,
    "bots": int,
    "seconds": float,
    "limits": _truth,
    "private_hooks": _truth,
}
