"""The `shedu` command and its subcommands."""

import os
import signal
import sys
from typing import Annotated, NoReturn

import typer

from shedu.cli.bots.advise import advise_command
from shedu.cli.bots.engine import engine_command
from shedu.cli.bots.ladder import ladder_command
from shedu.cli.bots.leaderboard import leaderboard_command
from shedu.cli.bots.match import match_command
from shedu.cli.bots.selfplay import selfplay_command
from shedu.cli.bots.train import train_command
from shedu.cli.bots.tune import tune_command
from shedu.cli.play.command import play_command
from shedu.cli.records.commands import legal_command, perft_command, random_command, replay_command
from shedu.cli.records.rulebook import rules_command
from shedu.cli.records.show import show_command
from shedu.cli.server.moderation import admin
from shedu.cli.server.operations import COMMANDS as OPERATIONS
from shedu.cli.server.serve import serve_command
from shedu.cli.server.verify import verify_command
from shedu.cli.study.analyse import analyse_command
from shedu.cli.study.calibrate import calibrate_command
from shedu.cli.study.dataset import dataset_command
from shedu.cli.study.puzzles import puzzles
from shedu.cli.study.stats import stats_command
from shedu.extras import MissingExtraError
from shedu.players.bots.networks import NetworkError

app = typer.Typer(
    name="shedu",
    help="Play and study Tigris & Euphrates, and work with records of games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from shedu import IS_COMPILED, __version__  # noqa: PLC0415

        typer.echo(f"shedu {__version__} ({'compiled' if IS_COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback()
def root(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play and study Tigris & Euphrates, and work with records of games."""


app.command("replay")(replay_command)
app.command("legal")(legal_command)
app.command("random")(random_command)
app.command("perft")(perft_command)
app.command("match")(match_command)
app.command("ladder")(ladder_command)
app.command("leaderboard")(leaderboard_command)
app.command("advise")(advise_command)
app.command("analyse")(analyse_command)
app.command("stats")(stats_command)
app.command("calibrate")(calibrate_command)
app.command("engine")(engine_command)
app.command("tune")(tune_command)
app.command("train")(train_command)
app.command("selfplay")(selfplay_command)
app.command("dataset")(dataset_command)
app.command("rules")(rules_command)
app.command("show")(show_command)
app.command("play")(play_command)
app.command("serve")(serve_command)
app.command("verify")(verify_command)
for operation in OPERATIONS:
    admin.command()(operation)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command. Output that cannot be written is an error; a closed pipe ends it silently."""
    if sys.stdin is None or sys.stdout is None:
        raise SystemExit("shedu: standard input and output must be open")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            _end_as_by_a_closed_pipe()
        raise
    except (MissingExtraError, NetworkError) as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        _end_as_by_a_closed_pipe()
    except OSError as error:
        # Discard buffered output, so that the interpreter does not report it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.stderr.write(f"shedu: {error.strerror or error}\n")
        raise SystemExit(2) from None


def _end_as_by_a_closed_pipe() -> NoReturn:
    """End by the signal, like other commands; Click would exit with 1.

    The signal stays ignored until here: a write to an engine or a connection that has ended sends it too.
    """
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGPIPE)
    os._exit(1)
