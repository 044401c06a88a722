"""Moderation of a server through its database: mutes, names, bans of addresses, chat lines, reports,
invitations and password resets. Every act is logged with its operator and reason.
"""

import ipaddress
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import update

from shedu.server.admin import Admin, AdminError, UnknownTableError
from shedu.server.errors import PersonError
from shedu.server.people.address_bans import AddressBan, AddressBans, Network
from shedu.server.people.chat import ChatLine, Report
from shedu.server.people.invitations import Invitation, Invitations
from shedu.server.people.people import People, Person
from shedu.server.people.resets import OPERATOR_LINK_S, Resets
from shedu.server.people.session_store import SessionStore, StoredSession
from shedu.server.settings import Settings
from shedu.server.storage.schema import CHAT
from shedu.server.study.store import ReportedStudy, StoredStudy, StudyStore
from shedu.server.tables.summary import Summary
from shedu.server.tokens import Tokens

DAY_S = 86_400.0
MAX_UNTIL = 253_402_300_799.0  # the end of the year 9999
CONTEXT_LINES = 10  # before and after a reported line
# A shorter prefix would ban a country or a continent.
MIN_PREFIX = {4: 8, 6: 16}


@dataclass(frozen=True)
class Details:
    """A person as a moderator sees them."""

    person: Person
    muted_until: float | None
    sessions: Sequence[StoredSession]
    tables: Sequence[Summary]  # that are waiting or running
    reports: Sequence[Report]  # open ones about the person


@dataclass(frozen=True)
class ReportContext:
    """A report with what a moderator needs to judge it."""

    report: Report
    table: Summary | None  # None if it was deleted
    by: Person | None  # None if they were deleted
    about: Person | None
    lines: Sequence[ChatLine]
    study: ReportedStudy | None = None  # as it was reported


@dataclass(frozen=True)
class StudyDetails:
    """A study as a moderator sees it."""

    study: StoredStudy
    authors: Sequence[tuple[str, str, str]]  # id, name and last edit of people other than the owner


class Moderator:
    """Methods block."""

    def __init__(self, admin: Admin, settings: Settings) -> None:
        self._admin = admin
        self._settings = settings
        self._people = People(admin.database)
        self._bans = AddressBans(admin.database)
        self._invitations = Invitations(admin.database)
        self._studies = StudyStore(admin.database)

    # People

    def details(self, who: str) -> Details:
        person = self._person(who)
        tables = self._admin.games.summaries_of(person.id, None)
        return Details(
            person,
            self._people.muted_until(person.id),
            SessionStore(self._admin.database).of(person.id),
            [each for each in tables if each.status in ("waiting", "playing") and not each.is_replay],
            [each for each in self._admin.chat.reports() if each.person == person.id],
        )

    def mute(self, who: str, days: float) -> str:
        """Let a person write no chat lines for some days; their id."""
        person = self._person(who)
        self._people.mute(person.id, _until(days))
        self._admin.audit.add("mute", person.id, f"for {days:g} days")
        return person.id

    def unmute(self, who: str) -> str:
        person = self._person(who)
        self._people.mute(person.id, None)
        self._admin.audit.add("unmute", person.id)
        return person.id

    def rename(self, who: str, name: str) -> str:
        """Give a person another name, also at their tables and in their chat lines; their id."""
        before = self._person(who)
        try:
            person = self._people.rename(before.id, name)
        except PersonError as error:
            raise AdminError(error.reason) from None
        with self._admin.database.engine.begin() as connection:
            connection.execute(update(CHAT).where(CHAT.c.person == person.id).values(name=person.name))
        for summary in self._admin.games.summaries_of(person.id, None):
            if summary.status in ("waiting", "playing"):
                with suppress(UnknownTableError):  # removed in the meantime
                    self._admin.change(summary.id, lambda roster: roster.renamed(person))
        self._admin.audit.add("rename", person.id, f"{before.name} is now {person.name}")
        return person.id

    def reset_link(self, who: str) -> str:
        """A link with which a person sets a new password once, within a day."""
        person = self._person(who)
        if person.is_guest:
            raise AdminError(f"{person.id} is a guest and has no password.")
        resets = Resets(Tokens(*self._settings.signing_keys()))
        stored = self._people.password_of(person.id)
        token = resets.issue(person, stored, time.time() + OPERATOR_LINK_S)
        self._admin.audit.add("reset-password", person.id)
        return f"{self._settings.address}/reset#{token}"

    # Addresses

    def ban_addresses(self, text: str, days: float) -> str:
        """Ban an address or a network for some days; the network."""
        network = _network(text)
        if network.prefixlen < MIN_PREFIX[network.version]:
            raise AdminError(f"{network} is too large: ban at most a /{MIN_PREFIX[network.version]}.")
        self._bans.add(network, _until(days), self._admin.audit.reason)
        self._admin.audit.add("ban-address", str(network), f"for {days:g} days")
        return str(network)

    def unban_addresses(self, text: str) -> str:
        network = _network(text)
        if not self._bans.remove(network):
            raise AdminError(f"{network} is not banned.")
        self._admin.audit.add("unban-address", str(network))
        return str(network)

    def banned_addresses(self) -> list[AddressBan]:
        return self._bans.active(time.time())

    # Chat and reports

    def remove_line(self, number: int) -> str:
        """Hide a chat line, also in open clients; its table."""
        game = self._admin.chat.remove(number)
        if game is None:
            raise AdminError(f"There is no chat line {number}.")
        self._admin.commands.add("line", f"{game} {number}")
        self._admin.audit.add("remove-line", str(number), f"table {game}")
        return game

    def report(self, number: int) -> ReportContext:
        found = self._admin.chat.reports(is_open=False, number=number)
        if not found:
            raise AdminError(f"There is no report {number}.")
        (report,) = found
        evidence = self._admin.chat.evidence(number)
        return ReportContext(
            report,
            self._admin.games.summary(report.game),
            self._people.of_id(report.by),
            self._people.of_id(report.person),
            self._admin.chat.around(report.game, report.said, report.at, CONTEXT_LINES),
            None if evidence is None else ReportedStudy.decode(evidence),
        )

    def close_report(self, number: int) -> None:
        if not self._admin.chat.close_report(number):
            raise AdminError(f"there is no open report {number}")
        self._admin.audit.add("close-report", str(number))

    # Studies

    def study(self, study: str) -> StudyDetails:
        """A study with its text and the people who edited it."""
        found = self._studies.get(study)
        if found is None:
            raise AdminError(f"There is no study {study!r}.")
        return StudyDetails(found, self._studies.authors(study))

    def remove_study(self, study: str) -> str:
        """Delete a study; its id."""
        owner = self.study(study).study.head.owner
        self._studies.remove(study)
        self._admin.audit.add("remove-study", study, f"of {owner or 'this machine'}")
        return study

    # Invitations

    def invite(self, uses: int, days: float) -> str:
        """A new invitation code."""
        code = self._invitations.create(uses, _until(days))
        start = code.partition("-")[0]
        self._admin.audit.add("invite", start, f"{uses} uses, for {days:g} days")
        return code

    def invitations(self) -> list[Invitation]:
        return self._invitations.all()

    def withdraw_invitation(self, start: str) -> int:
        count = self._invitations.withdraw(start.partition("-")[0].lower())
        if not count:
            raise AdminError(f"No invitation begins with {start!r}.")
        self._admin.audit.add("withdraw-invitation", start.partition("-")[0])
        return count

    def _person(self, who: str) -> Person:
        person = self._people.of_id(self._admin.find(who))
        if person is None:
            raise AdminError(f"{who!r} was deleted in the meantime.")
        return person


def _until(days: float) -> float:
    return min(time.time() + days * DAY_S, MAX_UNTIL)


def _network(text: str) -> Network:
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise AdminError(f"{text!r} is not an address or a network as 192.0.2.0/24.") from None
    if isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped is not None:
        raise AdminError(f"Write {text!r} as an IPv4 network.")
    return network
