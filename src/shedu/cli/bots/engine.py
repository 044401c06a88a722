"""`shedu engine`: a bot behind the engine protocol, and a check of other engines."""

import shlex
from typing import Annotated

import typer

from shedu.players.bots.registry import UnknownPlayerError, player_names
from shedu.players.engines.check import check_engine
from shedu.players.engines.specs import check_player, serve_player


def engine_command(
    player: Annotated[
        str | None,
        typer.Argument(metavar="PLAYER", help=f"The bot: {', '.join(player_names())}, or FILE.py:CLASS."),
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(
            metavar="COMMAND", help="Check that this command follows the protocol, by playing games."
        ),
    ] = None,
) -> None:
    """Run a bot behind the engine protocol: JSON lines on standard input and output.

    Exit status of a check: 0 if the engine follows the protocol, 1 if not.
    """
    if (player is None) == (check is None):
        raise typer.BadParameter("name a PLAYER to run, or give --check COMMAND")
    if check is not None:
        _check(check)
        return
    assert player is not None
    try:
        check_player(player)
        serve_player(player)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error)) from None


def _check(command: str) -> None:
    failed = False
    for finding in check_engine(shlex.split(command)):
        typer.echo(f"{'FAILED' if finding.problem else 'ok'}  {finding.what}")
        if finding.problem:
            failed = True
            typer.echo("\n".join(f"    {line}" for line in finding.problem.splitlines()))
    if failed:
        raise typer.Exit(1)
