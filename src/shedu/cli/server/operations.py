"""`shedu admin setup`, `check`, `backup` and `restore`: the operator's work on the machine."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.server.admin import chosen_file, chosen_settings, failing, print_row

Folder = Annotated[Path, typer.Argument(metavar="FOLDER")]


def setup(
    public: Annotated[
        str, typer.Option(metavar="URL", help="The address for players, as https://play.example.org.")
    ],
    database: Annotated[
        str, typer.Option(metavar="URL", help="postgresql+psycopg://…; without it, an SQLite file.")
    ] = "",
    redis: Annotated[str, typer.Option(metavar="URL", help="redis://…, for several processes.")] = "",
    root: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Write the files below this folder, and add no user.")
    ] = Path("/"),
) -> None:
    """Set up this machine: user, folders, settings, key and service files. Keeps what is there."""
    from shedu.server.operations.setup import SetupError, Wanted, set_up  # noqa: PLC0415  # slow to import
    from shedu.server.settings import SettingsError  # noqa: PLC0415

    program = Path(sys.argv[0]).absolute()
    with failing():
        try:
            for line in set_up(Wanted(public, database, redis, root, program)):
                print_row(line)
        except SettingsError as error:
            raise SetupError(str(error)) from None


def check(
    mail: Annotated[str, typer.Option(metavar="ADDRESS", help="Send a test mail to this address.")] = "",
) -> None:
    """Check clock, disk, files, key, database, Redis, proxy, TLS, mail and bots, with advice.

    The exit status is 1 if something fails.
    """
    from shedu.server.operations.check import check as check_all  # noqa: PLC0415

    has_failed = False
    for found in check_all(chosen_settings(), chosen_file(), mail):
        has_failed |= found.level == "failure"
        print_row(
            found.level, found.subject, " ".join(filter(None, (found.text.rstrip(".") + ".", found.advice)))
        )
    if has_failed:
        raise typer.Exit(1)


def backup(
    folder: Folder,
    keep: Annotated[
        int,
        typer.Option(
            min=0, metavar="NUMBER", help="Make a new folder inside FOLDER, and delete all but the newest."
        ),
    ] = 0,
) -> None:
    """Back up database and keys into a new folder, also while the server runs."""
    from shedu.server.backups import back_up, back_up_and_rotate  # noqa: PLC0415

    with failing():
        if keep:
            made, count = back_up_and_rotate(chosen_settings(), folder, keep)
            print_row("copied", count, "games", made)
        else:
            print_row("copied", back_up(chosen_settings(), folder), "games")


def restore(folder: Folder) -> None:
    """Restore a backup, also of an earlier version, and keep the replaced data. No server may run."""
    from shedu.server.backups import restore as put_back  # noqa: PLC0415

    with failing():
        print_row("restored", put_back(chosen_settings(), folder), "games")


COMMANDS = (setup, check, backup, restore)
