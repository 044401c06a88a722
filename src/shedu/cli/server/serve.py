"""`shedu serve`: the table in a browser."""

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from shedu.server.settings import Settings

SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="A TOML file of settings; docs/hosting.md has them all."),
]
Data = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where games are kept.", show_default=False)
]


def load_settings(file: Path | None, data: Path | None) -> "Settings":
    """The settings of a file and of the environment; a usage error says what is wrong with them."""
    from shedu.server.settings import Settings, SettingsError  # noqa: PLC0415  # slow to load

    try:
        settings = Settings.load(file)
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None
    return settings if data is None else replace(settings, data=data)


def serve_command(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="Where to listen; 127.0.0.1 is this machine alone.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="PORT", min=0, max=65535, help="Which port; else 8000 or one after it."),
    ] = None,
    data: Data = None,
    online: Annotated[
        bool | None,
        typer.Option(
            "--online/--local", help="For many people, each with a name; or for those at this machine."
        ),
    ] = None,
    file: SettingsFile = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser, if there is a display.")
    ] = True,
) -> None:
    """Play in a browser: start the server and open it.

    Every game is kept as it goes; stop the server whenever you like. Each setting of docs/hosting.md
    can stand in a file, in the environment as SHEDU_HOST, SHEDU_PORT and so on, which counts more, or
    here, which counts most.
    """
    from shedu.server.serve import StartError, serve  # noqa: PLC0415  # slow to load
    from shedu.server.settings import SettingsError  # noqa: PLC0415

    settings = load_settings(file, data)
    is_fixed = port is not None or settings.online or "SHEDU_PORT" in os.environ
    try:
        settings = replace(
            settings,
            host=host or settings.host,
            port=settings.port if port is None else port,
            online=settings.online if online is None else online,
        )
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None

    def greet(address: str) -> None:
        typer.echo(f"Shedu is at {address}")
        typer.echo(f"Games are kept in {settings.place}")
        typer.echo("Ctrl-C stops it.")
        sys.stdout.flush()
        if browser and not settings.online and has_display():
            webbrowser.open(address)

    try:
        serve(settings, is_fixed, greet)
    except StartError as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise typer.Exit(1) from None


def has_display() -> bool:
    """Whether a browser could be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
