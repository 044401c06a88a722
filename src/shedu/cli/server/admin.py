"""`shedu admin`: administers a server through its database, also while it runs."""

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
TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its address.")
]
PersonId = Annotated[
    str, typer.Argument(metavar="PERSON", help="The id of a person, or the name of an account.")
]
Limit = Annotated[int, typer.Option("--limit", min=1, metavar="NUMBER", help="The maximum number of lines.")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER")]


@admin.callback()
def settle(file: SettingsFile = None, data: Data = None) -> None:
    """Administer a server: tables, people, reports, backups. Changes take effect while the server runs."""
    _chosen["settings"] = load_settings(file, data)


@contextmanager
def _failing() -> Iterator[None]:
    """Print an error as one line and exit with 1."""
    from shedu.server.admin import AdminError  # noqa: PLC0415  # slow to import

    try:
        yield
    except (AdminError, OSError) as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise typer.Exit(1) from None


@contextmanager
def _database() -> Iterator["Admin"]:
    """Open the database of the settings."""
    from shedu.server.admin import Admin, AdminError  # noqa: PLC0415
    from shedu.server.serve import check_data  # noqa: PLC0415
    from shedu.server.storage.database import Database  # noqa: PLC0415

    settings = _chosen["settings"]
    with _failing():
        if not settings.database and not settings.file.is_file():
            raise AdminError(f"there is no database in {settings.data}: name the folder with --data")
        check_data(settings)
        database = Database(settings.url)
        try:
            yield Admin(database)
        finally:
            database.close()


def _print(*columns: object) -> None:
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
    with _database() as found:
        for info in found.tables(status, limit):
            seats = ", ".join(place.name or place.level or "open" for place in info.seats)
            _print(info.id, info.status, seats, info.ply, info.changed)


@admin.command()
def show(table: TableId) -> None:
    """Show what all players at a table may know."""
    with _database() as found:
        info = found.table(table).summary
        clock = info.terms.clock
        _print("table", info.id)
        _print("status", info.status)
        _print("rules", info.preset, *info.options)
        _print(
            "access", info.terms.access, "with spectators" if info.terms.spectators else "without spectators"
        )
        _print("clock", "none" if clock is None else clock)
        for seat, place in enumerate(info.seats):
            who = place.name or place.level or "open"
            turn = "to decide" if seat == info.to_decide else ""
            _print("seat", seat, place.dynasty, place.kind, who, place.person or "", turn)
        _print("moves", info.ply)
        _print("started", info.started)
        _print("changed", info.changed)


@admin.command()
def export(
    table: TableId,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to write; by default standard output.")
    ] = None,
) -> None:
    """Export a finished or stopped game as a record."""
    with _database() as found:
        record = found.record(table)
        if out is None:
            sys.stdout.write(record)
        else:
            out.write_text(record, "utf-8")


@admin.command()
def close(table: TableId) -> None:
    """Stop a game for good and reveal everything, or remove a table whose game has not begun."""
    with _database() as found:
        _print(found.close(table), table)


@admin.command()
def remove(table: TableId) -> None:
    """Delete a table with its game and chat."""
    with _database() as found:
        found.remove(table)
        _print("removed", table)


@admin.command()
def people(
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only people with this name or id.")
    ] = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only banned people.")] = False,
    limit: Limit = 100,
) -> None:
    """List people: id, name, account or guest, number of games, last seen, banned since."""
    with _database() as found:
        for known in found.people(name, banned, limit):
            kind = "guest" if known.is_guest else "account"
            _print(known.id, known.name, kind, known.games, known.seen, known.banned or "")


@admin.command()
def ban(person: PersonId) -> None:
    """Ban a person: end their sessions and let bots play for them."""
    with _database() as found:
        _print("banned", found.ban(person))


@admin.command()
def unban(person: PersonId) -> None:
    """Lift a ban."""
    with _database() as found:
        _print("unbanned", found.unban(person))


@admin.command()
def reports(
    done: Annotated[
        int | None, typer.Option("--done", metavar="NUMBER", help="Close the report with this number.")
    ] = None,
) -> None:
    """List open reports: number, time, reporter, reported person, table, chat line, reason."""
    with _database() as found:
        if done is not None:
            if not found.chat.close_report(done):
                sys.stderr.write(f"shedu: there is no open report {done}\n")
                raise typer.Exit(1)
            return
        for row in found.chat.reports():
            _print(*(row[name] or "" for name in ("number", "at", "by", "person", "game", "line", "text")))


@admin.command()
def clean() -> None:
    """Delete unreachable data, as the server does regularly, and print the number of rows by kind."""
    with _database() as found:
        for kind, count in found.clean().items():
            _print(kind, count)


@admin.command()
def backup(folder: Folder) -> None:
    """Copy the SQLite database and the keys into a new folder, also while the server runs."""
    from shedu.server.admin import back_up  # noqa: PLC0415

    with _failing():
        _print("copied", back_up(_chosen["settings"], folder), "games")


@admin.command()
def restore(folder: Folder) -> None:
    """Restore a backup and keep the replaced data beside it. The server must not run."""
    from shedu.server.admin import restore as put_back  # noqa: PLC0415

    with _failing():
        _print("restored", put_back(_chosen["settings"], folder), "games")
