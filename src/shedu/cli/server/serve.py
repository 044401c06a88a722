"""`shedu serve`: starts the server."""

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
    typer.Option("--settings", metavar="FILE", help="A TOML file of settings; see docs/hosting.md."),
]
Data = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="The folder of the database.", show_default=False)
]


def load_settings(file: Path | None, data: Path | None) -> "Settings":
    """Load the settings from a file and the environment; a usage error if they are invalid."""
    from shedu.server.settings import Settings, SettingsError  # noqa: PLC0415  # slow to import

    try:
        settings = Settings.load(file)
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None
    return settings if data is None else replace(settings, data=data)


def serve_command(
    host: Annotated[
        str | None,
        typer.Option(metavar="HOST", help="The address to listen on; 127.0.0.1 is this machine only."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", min=0, max=65535, help="The port; by default the first free one from 8000 on."
        ),
    ] = None,
    data: Data = None,
    online: Annotated[
        bool | None,
        typer.Option("--online/--local", help="Run for players with accounts, or for this machine only."),
    ] = None,
    file: SettingsFile = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser if there is a display.")
    ] = True,
) -> None:
    """Start the server and open it in a browser.

    Every move is stored at once, so you can stop the server at any time. Command-line options override
    environment variables (SHEDU_HOST, SHEDU_PORT, ...), which override the settings file (docs/hosting.md).
    """
    from shedu.server.http import static  # noqa: PLC0415  # slow to import
    from shedu.server.serve import StartError, serve  # noqa: PLC0415
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
        typer.echo(f"Games are stored in {settings.place}")
        if sys.stdout.isatty():  # not in the log of a service
            typer.echo("Press Ctrl-C to stop the server.")
        if not static.has_client():
            typer.echo(f"shedu: {static.MISSING}", err=True)
        sys.stdout.flush()
        if browser and not settings.online and has_display():
            webbrowser.open(address)

    try:
        serve(settings, is_fixed, greet)
    except StartError as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise typer.Exit(1) from None


def has_display() -> bool:
    """Whether this system can show a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
