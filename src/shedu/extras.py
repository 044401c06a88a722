"""Optional dependencies, which `pip install 'shedu[EXTRA]'` adds to the installation."""

from collections.abc import Sequence
from importlib.util import find_spec

# The modules that each extra makes importable; `research` is asked for by interface, a library at a time.
MODULES = {
    "server": (
        "alembic",
        "argon2",
        "httptools",
        "httpx",
        "itsdangerous",
        "litestar",
        "msgspec",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
        "zxcvbn",
    ),
    "data": ("numpy", "pyarrow"),
    "ray": ("ray",),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "train": ("numpy", "torch"),
}
MAX_NAMES = 3  # in an error


class MissingExtraError(ImportError):
    """Optional dependencies are not installed; the message has the command that installs them."""

    def __init__(self, extra: str, missing: Sequence[str]) -> None:
        names = ", ".join(missing[:MAX_NAMES])
        if len(missing) > MAX_NAMES:
            names += f" and {len(missing) - MAX_NAMES} more"
        are = "is" if len(missing) == 1 else "are"
        super().__init__(f"{names} {are} not installed. Run: pip install 'shedu[{extra}]'")


def need(extra: str, *modules: str) -> None:
    """Raise MissingExtraError unless these modules are installed, by default all of the extra."""
    missing = [name for name in modules or MODULES[extra] if not _is_installed(name)]
    if missing:
        raise MissingExtraError(extra, missing)


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ImportError:
        return False
