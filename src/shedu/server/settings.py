"""How a server is set up: from the environment, or as a program says."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Literal, Self

import platformdirs

VERSION = version("shedu")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
DATABASE = "tables.sqlite"


def default_data() -> Path:
    """Where this system keeps a person's data, unless SHEDU_DATA says otherwise."""
    data = os.environ.get("SHEDU_DATA")
    return Path(data) if data else platformdirs.user_data_path("shedu")


class SettingsError(ValueError):
    """A setting that cannot be."""


@dataclass(frozen=True)
class Settings:
    """What can be chosen about a server; each has a variable SHEDU_… of its name."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)  # the folder in which games are kept
    hosts: tuple[str, ...] = ()  # other names under which browsers may reach it
    origins: tuple[str, ...] = ()  # other sites whose pages may use it, as http://localhost:5173
    bots: int = 1  # processes in which bots think; none: they think in a thread of the server
    seconds: float = 1.0  # that a bot may think
    log: Literal["console", "json"] = "console"

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"there is no port {self.port}")
        if self.bots < 0 or self.seconds <= 0:
            raise SettingsError("bots need some time to think")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings of the variables SHEDU_HOST, SHEDU_PORT, …; SettingsError."""
        said = {
            name: environment[f"SHEDU_{name.upper()}"]
            for name in cls.__dataclass_fields__
            if environment.get(f"SHEDU_{name.upper()}")
        }
        try:
            return cls(
                host=said.get("host", cls.host),
                port=int(said.get("port", cls.port)),
                data=Path(said["data"]) if "data" in said else default_data(),
                hosts=_words(said.get("hosts", "")),
                origins=_words(said.get("origins", "")),
                bots=int(said.get("bots", cls.bots)),
                seconds=float(said.get("seconds", cls.seconds)),
                log=_log(said.get("log", cls.log)),
            )
        except ValueError as error:
            raise SettingsError(f"the environment's settings are not understood: {error}") from None

    @property
    def database(self) -> Path:
        """The file that holds all games."""
        return self.data / DATABASE

    @property
    def url(self) -> str:
        """The same, as SQLAlchemy writes it."""
        return f"sqlite:///{self.database}"

    @property
    def known_hosts(self) -> frozenset[str]:
        """Every name under which a browser may reach this server."""
        return frozenset((*LOOPBACK, self.host, *self.hosts))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _log(text: str) -> Literal["console", "json"]:
    if text == "console":
        return "console"
    if text == "json":
        return "json"
    raise ValueError(f"SHEDU_LOG is console or json, not {text!r}")
