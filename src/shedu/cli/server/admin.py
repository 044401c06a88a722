"""`shedu admin`: administers a server through its database, also while it runs."""

import getpass
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shedu.cli.server.serve import Data, SettingsFile, load_settings

if TYPE_CHECKING:
    from shedu.server.admin import Admin
    from shedu.server.settings import Settings

admin = typer.Typer(
    help="Administer a server: tables, people, reports, backups. Changes take effect while the server runs.",
    no_args_is_help=True,
)
_chosen: dict[str, "Settings"] = {}
_chosen_file: dict[str, Path | None] = {}
_operator = {"name": "", "reason": ""}
TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its address.")
]
PersonId = Annotated[
    str, typer.Argument(metavar="PERSON", help="The id of a person, or the name of an account.")
]
Limit = Annotated[int, typer.Option("--limit", min=1, metavar="NUMBER", help="The maximum number of lines.")]


@admin.callback()
def settle(
    context: typer.Context,
    file: SettingsFile = None,
    data: Data = None,
    operator: Annotated[
        str | None,
        typer.Option(
            envvar="SHEDU_OPERATOR",
            metavar="NAME",
            help="Your name in the log of acts; by default the user of this machine.",
        ),
    ] = None,
    reason: Annotated[
        str, typer.Option(metavar="TEXT", help="Why you do it, for the log of acts.", show_default=False)
    ] = "",
) -> None:
    """Administer a server: tables, people, reports, backups. Changes take effect while the server runs."""
    _operator["name"], _operator["reason"] = operator or _user(), reason
    if context.invoked_subcommand != "new-key":  # which repairs settings with a weak key
        _chosen["settings"] = load_settings(file, data)
        _chosen_file["settings"] = file


def _user() -> str:
    """The user who runs the command, also by sudo."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a container's user may have no name
        return "unknown"


def chosen_settings() -> "Settings":
    return _chosen["settings"]


def chosen_file() -> Path | None:
    """The settings file of the command line."""
    return _chosen_file["settings"]


@contextmanager
def failing() -> Iterator[None]:
    """Print an error as one line and exit with 1."""
    from shedu.server.admin import AdminError  # noqa: PLC0415  # slow to import
    from shedu.server.backups import BackupError  # noqa: PLC0415
    from shedu.server.operations.setup import SetupError  # noqa: PLC0415

    try:
        yield
    except (AdminError, BackupError, SetupError, OSError) as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise typer.Exit(1) from None


@contextmanager
def open_admin() -> Iterator["Admin"]:
    """Open the database of the settings."""
    from shedu.server.admin import Admin, AdminError  # noqa: PLC0415
    from shedu.server.serve import check_data  # noqa: PLC0415
    from shedu.server.storage.database import Database  # noqa: PLC0415

    settings = _chosen["settings"]
    with failing():
        if not settings.database and not settings.file.is_file():
            raise AdminError(f"there is no database in {settings.data}: name the folder with --data")
        check_data(settings)
        database = Database(settings.url)
        try:
            yield Admin(database, _operator["name"], _operator["reason"], settings.address_days)
        finally:
            database.close()


def print_row(*columns: object) -> None:
    sys.stdout.write("\t".join(_plain(str(column)) for column in columns) + "\n")


def _plain(text: str) -> str:
    """Escape control characters, because users wrote the text."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


@admin.command()
def tables(
    status: Annotated[
        str | None,
        typer.Option(metavar="STATUS", help="Only tables that are waiting, playing, over or stopped."),
    ] = None,
    limit: Limit = 100,
) -> None:
    """List tables: id, status, players, number of moves, time of the last change."""
    if status not in (None, "waiting", "playing", "over", "stopped"):
        raise typer.BadParameter(f"there is no status {status!r}: choose waiting, playing, over or stopped")
    with open_admin() as found:
        for info in found.tables(status, limit):
            seats = ", ".join(place.name or place.level or "open" for place in info.seats)
            print_row(info.id, info.status, seats, info.ply, info.changed)


@admin.command()
def show(table: TableId) -> None:
    """Show what all players at a table may know."""
    with open_admin() as found:
        info = found.table(table).summary
        clock = info.terms.clock
        print_row("table", info.id)
        print_row("status", info.status)
        print_row("rules", info.preset, *info.options)
        print_row(
            "access", info.terms.access, "with spectators" if info.terms.spectators else "without spectators"
        )
        print_row("clock", "none" if clock is None else clock)
        for seat, place in enumerate(info.seats):
            who = place.name or place.level or "open"
            turn = "to decide" if seat == info.to_decide else ""
            print_row("seat", seat, place.dynasty, place.kind, who, place.person or "", turn)
        print_row("moves", info.ply)
        print_row("started", info.started)
        print_row("changed", info.changed)


@admin.command()
def export(
    table: TableId,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to write; by default standard output.")
    ] = None,
) -> None:
    """Export a finished or stopped game as a record."""
    with open_admin() as found:
        record = found.record(table)
        if out is None:
            sys.stdout.write(record)
        else:
            out.write_text(record, "utf-8")


@admin.command()
def close(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its address.")
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            "--host", metavar="PERSON", help="Close all tables of this host: an id or account name."
        ),
    ] = None,
) -> None:
    """Stop a game for good and reveal everything, or remove a table whose game has not begun."""
    if (table is None) == (host is None):
        raise typer.BadParameter("name either a table or a host")
    with open_admin() as found:
        if host is not None:
            for closed, action in found.close_hosted(host).items():
                print_row(action, closed)
        elif table is not None:
            print_row(found.close(table), table)


@admin.command()
def remove(table: TableId) -> None:
    """Delete a table with its game and chat."""
    with open_admin() as found:
        found.remove(table)
        print_row("removed", table)


@admin.command()
def people(
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only people with this name or id.")
    ] = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only banned people.")] = False,
    limit: Limit = 100,
) -> None:
    """List people: id, name, account or guest, number of games, last seen, banned since."""
    with open_admin() as found:
        for known in found.people(name, banned, limit):
            kind = "guest" if known.is_guest else "account"
            print_row(known.id, known.name, kind, known.games, known.seen, known.banned or "")


@admin.command()
def ban(person: PersonId) -> None:
    """Ban a person: end their sessions and let bots play for them."""
    with open_admin() as found:
        print_row("banned", found.ban(person))


@admin.command()
def unban(person: PersonId) -> None:
    """Lift a ban."""
    with open_admin() as found:
        print_row("unbanned", found.unban(person))


@admin.command()
def clean() -> None:
    """Delete unreachable data, as the server does regularly, and print the number of rows by kind."""
    with open_admin() as found:
        for kind, count in found.clean().items():
            print_row(kind, count)
