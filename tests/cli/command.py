"""Runs the `shedu` command inside the test's own process."""

from dataclasses import dataclass

from typer.testing import CliRunner

from shedu.cli.main import app

RUNNER = CliRunner()


@dataclass(frozen=True)
class Outcome:
    """The outcome of a command."""

    status: int
    out: str
    err: str


def shedu(*arguments: str, text: str | bytes = "") -> Outcome:
    """Run `shedu` with these arguments and this standard input. A traceback fails the test."""
    result = RUNNER.invoke(app, list(arguments), input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)
