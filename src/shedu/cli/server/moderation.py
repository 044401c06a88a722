"""`shedu admin`, moderation: people, addresses, chat, reports, invitations, passwords, the log of acts."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from shedu.cli.server.admin import Limit, PersonId, admin, chosen_settings, open_admin, print_row

if TYPE_CHECKING:
    from shedu.server.moderation import Moderator

__all__ = ["admin"]  # with the commands of both modules
KEY_BYTES = 32
Days = Annotated[float, typer.Option("--days", min=0.01, metavar="DAYS", help="For how many days.")]
Network = Annotated[str, typer.Argument(metavar="NETWORK", help="An address, or a network as 192.0.2.0/24.")]


@contextmanager
def _moderator() -> Iterator["Moderator"]:
    """Open the database of the settings."""
    from shedu.server.moderation import Moderator  # noqa: PLC0415  # slow to import

    with open_admin() as found:
        yield Moderator(found, chosen_settings())


def _time(moment: float | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="minutes")


@admin.command()
def person(person: PersonId) -> None:
    """Show a person: sessions with addresses, open tables, open reports about them."""
    with _moderator() as found:
        details = found.details(person)
        kind = "guest" if details.person.is_guest else "account"
        print_row("person", details.person.id, details.person.name, kind)
        print_row("banned", "yes" if details.person.is_banned else "no")
        print_row("muted until", _time(details.muted_until))
        for session in details.sessions:
            print_row("session", session.address or "", session.seen, session.agent)
        for table in details.tables:
            role = "host" if table.host == details.person.id else "player"
            print_row("table", table.id, table.status, role, table.changed)
        for report in details.reports:
            print_row("report", report.number, report.at, report.text)


@admin.command()
def mute(person: PersonId, days: Days = 7.0) -> None:
    """Let a person write no chat lines for some days."""
    with _moderator() as found:
        print_row("muted", found.mute(person, days))


@admin.command()
def unmute(person: PersonId) -> None:
    """Let a person write chat lines again."""
    with _moderator() as found:
        print_row("unmuted", found.unmute(person))


@admin.command()
def rename(person: PersonId, name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Give a person another name, at their tables and in their chat lines too."""
    with _moderator() as found:
        print_row("renamed", found.rename(person, name))


@admin.command("ban-address")
def ban_address(network: Network, days: Days = 30.0) -> None:
    """Reject an address or a network for some days, and close its open sockets."""
    with _moderator() as found:
        print_row("banned", found.ban_addresses(network, days))


@admin.command("unban-address")
def unban_address(network: Network) -> None:
    """Lift the ban of a network."""
    with _moderator() as found:
        print_row("unbanned", found.unban_addresses(network))


@admin.command("banned-addresses")
def banned_addresses() -> None:
    """List banned networks: network, end of the ban, reason."""
    with _moderator() as found:
        for ban in found.banned_addresses():
            print_row(ban.network, _time(ban.until), ban.reason)


@admin.command("remove-line")
def remove_line(number: Annotated[int, typer.Argument(metavar="NUMBER")]) -> None:
    """Remove a chat line by its number, which `report` shows; open clients remove it too."""
    with _moderator() as found:
        print_row("removed", number, found.remove_line(number))


@admin.command()
def study(study: Annotated[str, typer.Argument(metavar="STUDY")]) -> None:
    """Show a study: owner, sharing, who else edited it, and its text with all comments."""
    with _moderator() as found:
        details = found.study(study)
        head = details.study.head
        print_row("study", head.id, head.title, head.sharing, head.changed)
        print_row("owner", head.owner or "", head.owner_name)
        for person, name, changed in details.authors:
            print_row("author", person, name, changed)
        for line in details.study.text.splitlines():
            print_row("text", line)


@admin.command("remove-study")
def remove_study(study: Annotated[str, typer.Argument(metavar="STUDY")]) -> None:
    """Delete a study, for example one that was reported."""
    with _moderator() as found:
        print_row("removed", found.remove_study(study))


@admin.command()
def reports(
    done: Annotated[
        int | None, typer.Option("--done", metavar="NUMBER", help="Close the report with this number.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Closed reports too.")] = False,
) -> None:
    """List open reports: number, time, reporter, reported person, table, chat line, reason."""
    with open_admin() as found:
        if done is not None:
            from shedu.server.moderation import Moderator  # noqa: PLC0415

            Moderator(found, chosen_settings()).close_report(done)
            return
        for row in found.chat.reports(is_open=not every):
            print_row(row.number, row.at, row.by, row.person, row.game, row.line or "", row.text)


@admin.command()
def report(number: Annotated[int, typer.Argument(metavar="NUMBER")]) -> None:
    """Show a report with its context: the people, the table with the chat lines around it, or the study."""
    with _moderator() as found:
        context = found.report(number)
        report = context.report
        print_row("report", report.number, report.at, "closed" if report.closed else "open")
        print_row("by", report.by, "deleted" if context.by is None else context.by.name)
        print_row("about", report.person, "deleted" if context.about is None else context.about.name)
        if context.study is None:
            print_row("table", report.game, "deleted" if context.table is None else context.table.status)
        print_row("reason", report.text)
        if context.study is not None:
            study = context.study
            print_row("study", report.game, study.title, f"version {study.version}")
            for person, name, changed in study.authors:
                print_row("author", person, name, changed)
            for row in study.text.splitlines():
                print_row("text", row)
        for line in context.lines:
            mark = ">" if line.number == report.said else ""
            hidden = "removed" if line.is_removed else ""
            print_row("line", mark, line.number, line.at, line.person, line.name, hidden, line.text)


@admin.command()
def log(
    target: Annotated[
        str | None, typer.Option("--of", metavar="TARGET", help="Only acts on this person, table or network.")
    ] = None,
    limit: Limit = 100,
) -> None:
    """List what operators did, the last first: time, operator, act, target, reason."""
    with open_admin() as found:
        for entry in found.audit.last(limit, target):
            print_row(entry.at, entry.operator, entry.act, entry.target, entry.reason)


@admin.command()
def invite(
    uses: Annotated[int, typer.Option(min=1, metavar="NUMBER", help="How often the code can be used.")] = 1,
    days: Days = 14.0,
) -> None:
    """Create an invitation code, for servers that admit guests or accounts by invitation."""
    with _moderator() as found:
        print_row(found.invite(uses, days))


@admin.command()
def invitations(
    withdraw: Annotated[
        str | None,
        typer.Option(metavar="START", help="Withdraw the invitations whose code begins so."),
    ] = None,
) -> None:
    """List invitations: the first characters of the code, uses left, end."""
    with _moderator() as found:
        if withdraw is not None:
            print_row("withdrawn", found.withdraw_invitation(withdraw))
            return
        for each in found.invitations():
            print_row(each.start, each.uses, _time(each.until))


@admin.command("reset-password")
def reset_password(person: PersonId) -> None:
    """Print a link with which a person sets a new password once, within a day."""
    with _moderator() as found:
        print_row(found.reset_link(person))


@admin.command("new-key")
def new_key() -> None:
    """Print a random key for the setting `key`."""
    print_row(secrets.token_hex(KEY_BYTES))
