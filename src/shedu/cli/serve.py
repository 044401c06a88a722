"""`shedu serve`: the table in a browser."""

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer


def serve_command(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="Where to listen; 127.0.0.1 is this machine alone.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="PORT", min=0, max=65535, help="Which port; else 8000 or one after it."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where games are kept.", show_default=False)
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser, if there is a display.")
    ] = True,
) -> None:
    """Play in a browser: start the server and open it.

    Every game is kept as it goes; stop the server whenever you like. The environment's
    SHEDU_HOST, SHEDU_PORT, SHEDU_DATA, SHEDU_HOSTS, SHEDU_LOG (console or json), SHEDU_BOTS and
    SHEDU_SECONDS set it up, too.
    """
    from shedu.server.serve import StartError, serve  # noqa: PLC0415  # slow to load
    from shedu.server.settings import Settings, SettingsError  # noqa: PLC0415

    try:
        settings = Settings.from_environment()
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None
    is_fixed = port is not None or "SHEDU_PORT" in os.environ
    settings = replace(
        settings,
        host=host or settings.host,
        port=settings.port if port is None else port,
        data=data or settings.data,
    )

    def greet(address: str) -> None:
        typer.echo(f"Shedu is at {address}")
        typer.echo(f"Games are kept in {settings.database}")
        typer.echo("Ctrl-C stops it.")
        sys.stdout.flush()
        if browser and has_display():
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
