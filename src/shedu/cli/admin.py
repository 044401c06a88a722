"""`shedu admin`: for whoever runs a server, on its database, while it runs, too."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shedu.cli.serve import Data, SettingsFile, load_settings

if TYPE_CHECKING:
    from shedu.server.admin import Admin
    from shedu.server.settings import Settings

admin = typer.Typer(
    help="Look after a server: tables, people, reports, backups. What changes takes effect while it runs.",
    no_args_is_help=True,
)
_chosen: dict[str, "Settings"] = {}
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the end of its link.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="An id, or the name of an account.")]
Limit = Annotated[int, typer.Option("--limit", min=1, metavar="NUMBER", help="At most so many lines.")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER")]


@admin.callback()
def settle(file: SettingsFile = None, data: Data = None) -> None:
    """Look after a server: tables, people, reports, backups. What changes takes effect while it runs."""
    _chosen["settings"] = load_settings(file, data)


@contextmanager
def _failing() -> Iterator[None]:
    """Say in a line what cannot be done, and exit with 1."""
    from shedu.server.admin import AdminError  # noqa: PLC0415  # slow to load

    try:
        yield
    except (AdminError, OSError) as error:
        sys.stderr.write(f"shedu: {error}\n")
        raise typer.Exit(1) from None


@contextmanager
def _database() -> Iterator["Admin"]:
    """The database of the settings."""
    from shedu.server.admin import Admin, AdminError  # noqa: PLC0415
    from shedu.server.serve import check_data  # noqa: PLC0415
    from shedu.server.storage.database import Database  # noqa: PLC0415

    settings = _chosen["settings"]
    with _failing():
        if not settings.database and not settings.file.is_file():
            raise AdminError(f"there are no games in {settings.data}: name the folder with --data")
        check_data(settings)
        database = Database(settings.url)
        try:
            yield Admin(database)
        finally:
            database.close()


def _print(*columns: object) -> None:
    sys.stdout.write("\t".join(_plain(str(column)) for column in columns) + "\n")


def _plain(text: str) -> str:
    """A text that does nothing to a terminal but stand there, whoever wrote it."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


@admin.command()
def tables(
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="Only those waiting, playing, over or stopped.")
    ] = None,
    limit: Limit = 100,
) -> None:
    """List tables: id, status, who sits there, how many moves, when something last happened."""
    if status not in (None, "waiting", "playing", "over", "stopped"):
        raise typer.BadParameter(f"a table is waiting, playing, over or stopped, not {status!r}")
    with _database() as found:
        for info in found.tables(status, limit):
            seats = ", ".join(place.name or place.level or "open" for place in info.seats)
            _print(info.id, info.status, seats, info.ply, info.changed)


@admin.command()
def show(table: TableId) -> None:
    """Tell about a table what everybody at it may know."""
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
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; else standard output.")] = None,
) -> None:
    """Write a game that is over, or was stopped, as a record."""
    with _database() as found:
        record = found.record(table)
        if out is None:
            sys.stdout.write(record)
        else:
            out.write_text(record, "utf-8")


@admin.command()
def close(table: TableId) -> None:
    """Stop a game for good, with everything open, or remove a table at which none has begun."""
    with _database() as found:
        _print(found.close(table), table)


@admin.command()
def remove(table: TableId) -> None:
    """Remove a table and all that belongs to it."""
    with _database() as found:
        found.remove(table)
        _print("removed", table)


@admin.command()
def people(
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Only those of this name or id.")] = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who were banned.")] = False,
    limit: Limit = 100,
) -> None:
    """List people: id, name, account or guest, games, when last seen, since when banned."""
    with _database() as found:
        for known in found.people(name, banned, limit):
            kind = "guest" if known.is_guest else "account"
            _print(known.id, known.name, kind, known.games, known.seen, known.banned or "")


@admin.command()
def ban(person: PersonId) -> None:
    """Know somebody no more: his sessions end, and bots play on for him."""
    with _database() as found:
        _print("banned", found.ban(person))


@admin.command()
def unban(person: PersonId) -> None:
    """Let somebody come again."""
    with _database() as found:
        _print("unbanned", found.unban(person))


@admin.command()
def reports(
    done: Annotated[
        int | None, typer.Option("--done", metavar="NUMBER", help="This one is dealt with.")
    ] = None,
) -> None:
    """List what people reported: number, when, by whom, about whom, at which table, what was said, why."""
    with _database() as found:
        if done is not None:
            if not found.talk.close_report(done):
                sys.stderr.write(f"shedu: there is no open report {done}\n")
                raise typer.Exit(1)
            return
        for row in found.talk.reports():
            _print(*(row[name] or "" for name in ("number", "at", "by", "person", "game", "line", "text")))


@admin.command()
def clean() -> None:
    """Remove what nobody can reach any more, as the server does from time to time; say how much went."""
    with _database() as found:
        for kind, count in found.clean().items():
            _print(kind, count)


@admin.command()
def backup(folder: Folder) -> None:
    """Copy all games and keys of a server on SQLite into a new folder, while it runs."""
    from shedu.server.admin import back_up  # noqa: PLC0415

    with _failing():
        _print("copied", back_up(_chosen["settings"], folder), "games")


@admin.command()
def restore(folder: Folder) -> None:
    """Put a backup in place of what there is, which is kept beside it. The server must not run."""
    from shedu.server.admin import restore as put_back  # noqa: PLC0415

    with _failing():
        _print("restored", put_back(_chosen["settings"], folder), "games")
