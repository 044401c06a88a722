"""Messages of HTTP requests about people: accounts, sessions, profiles, notices."""

from typing import Literal

from msgspec import Struct

from shedu.server.wire.messages.bounds import (
    Credential,
    Digest,
    Entry,
    Id,
    Mail,
    Name,
    Password,
    Prose,
    Token,
    Url,
    Word,
)
from shedu.server.wire.messages.requests import GameInfo
from shedu.server.wire.messages.study import PuzzleResult
from shedu.server.wire.messages.trees import OwnStudy

Admission = Literal["open", "invited", "closed"]


class OwnProfile(Struct, frozen=True):
    """A person with their private data, for themselves only."""

    id: str
    name: str
    is_guest: bool
    mail: str | None
    language: str
    page: bool  # notify in open pages
    push: bool
    by_mail: bool
    webhook: str
    muted: list[str]
    has_password: bool = False
    is_bot: bool = False  # a program plays for this account


class Me(Struct, frozen=True):
    """The caller, and what the server offers."""

    online: bool  # whether the server has accounts
    person: OwnProfile | None
    mail: bool  # whether the server sends mail
    passkeys: bool = False  # whether the server supports them
    guests: Admission = "open"  # who may play without an account
    registration: Admission = "open"  # who may create an account


class NewGuest(Struct, frozen=True):
    """A guest to create."""

    name: Name
    language: Word = "en"
    invitation: Word = ""  # where `guests` is `invited`


class Registration(Struct, frozen=True):
    """An account to create at once."""

    name: Name
    password: Password
    language: Word = "en"
    invitation: Word = ""  # where `registration` is `invited`


class NewAccount(Struct, frozen=True):
    """An account to make of a guest."""

    name: Name
    password: Password
    invitation: Word = ""  # where `registration` is `invited`


class Credentials(Struct, frozen=True):
    """A login."""

    name: Name
    password: Password


class SessionInfo(Struct, frozen=True):
    """A session of the caller."""

    id: str
    agent: str
    created: str
    seen: str
    is_this: bool  # the session of this request
    token: str | None = None  # the name of the API token; null for a browser


class NewApiToken(Struct, frozen=True):
    """An API token to create for a bot account."""

    name: Name  # for the list of sessions


class ApiToken(Struct, frozen=True):
    """A new API token, which is shown once."""

    token: str  # for the header `Authorization: Bearer`
    session: str  # the id of its session; ending it revokes the token


class NewName(Struct, frozen=True):
    """A changed name."""

    name: Name


class NewPassword(Struct, frozen=True):
    """A changed password."""

    new: Password


class Confirmation(Struct, frozen=True):
    """The password of the caller's account."""

    password: Password


class ForgottenPassword(Struct, frozen=True):
    """The name of the account whose password is forgotten."""

    name: Name


class PasswordReset(Struct, frozen=True):
    """A new password, with the token of a link."""

    token: Token
    new: Password


class PasskeyOptions(Struct, frozen=True):
    """WebAuthn `publicKey` options as JSON text."""

    options: str


class NewPasskey(Struct, frozen=True):
    """A created passkey."""

    credential: Credential  # PublicKeyCredential.toJSON() as text
    name: Name  # chosen by its owner
    account: Name = ""  # login of the account that a guest gets
    invitation: Word = ""  # of a guest, where `registration` is `invited`


class UsedPasskey(Struct, frozen=True):
    """A login with a passkey."""

    credential: Credential  # PublicKeyCredential.toJSON() as text


class PasskeyInfo(Struct, frozen=True):
    """A passkey of an account."""

    id: str
    name: str
    created: str


class Report(Struct, frozen=True):
    """A report to the operator about a person."""

    game: Id
    about: Id  # id of a person
    text: Prose
    said: Entry | None = None  # number of a chat line


class Privacy(Struct, frozen=True):
    """The data that the server stores and for how long, for the privacy page."""

    imprint: str  # the operator and their contact; empty if there is none
    mail: bool  # whether the server sends mail
    push: bool  # whether the server sends push messages
    session_days: int  # after the last use
    guest_days: int  # after the last session, without a trace in games
    table_days: int  # of waiting tables and opened records, after the last change
    address_days: int  # of addresses, in the database and in the log
    attempt_minutes: int  # of counted wrong passwords
    removed_line_days: int  # of chat lines that a moderator removed
    report_days: int  # of closed reports
    audit_days: int  # of the log of moderators


class OwnSession(Struct, frozen=True):
    """A session, for its owner."""

    agent: str
    address: str | None  # deleted after some days
    created: str
    seen: str


class OwnLine(Struct, frozen=True):
    """A chat line that the person wrote."""

    game: str
    text: str
    at: str
    is_removed: bool  # by a moderator


class OwnReport(Struct, frozen=True):
    """A report that the person made."""

    game: str
    about: str
    said: int | None
    text: str
    at: str
    closed: str | None


class Sources(Struct, frozen=True):
    """Average points per game by source; a treasure is one point."""

    tile: float = 0.0
    war: float = 0.0
    revolt: float = 0.0
    monument: float = 0.0
    wonder: float = 0.0
    treasure: float = 0.0


class Rating(Struct, frozen=True):
    """The rating of a person at tables of a size."""

    players: int
    value: float  # mu - 3 sigma
    mu: float
    sigma: float
    games: int  # rated games
    wins: int  # shared ones included


class Statistics(Struct, frozen=True):
    """Results of a person at tables of a size, rated or not."""

    players: int
    games: int
    wins: int  # shared ones included
    lowest: float  # mean final score: the points of the weakest colour
    sources: Sources


class CourseOfGame(Struct, frozen=True):
    """A finished game of a person, in the order of their games."""

    game: str
    won: float  # 1, or a share of a tie
    lowest: int


class ShareOfGames(Struct, frozen=True):
    """Games of one kind, and the victories among them."""

    key: str  # an edition, a number of players, or a seat from 1 on
    games: int
    wins: float


class Fought(Struct, frozen=True):
    """Conflicts of a person."""

    won: int = 0
    lost: int = 0


class LabelCount(Struct, frozen=True):
    """How many decisions have a label."""

    label: str
    count: int


class CostShare(Struct, frozen=True):
    """The share of a kind of decision in everything that decisions cost."""

    kind: str
    share: float


class PlayerStatistics(Struct, frozen=True):
    """Statistics of a person's latest finished games, as far as the caller may see them."""

    games: list[CourseOfGame]  # the earliest first
    editions: list[ShareOfGames] = []
    sizes: list[ShareOfGames] = []
    seats: list[ShareOfGames] = []
    sources: Sources = Sources()
    wars: Fought = Fought()
    revolts: Fought = Fought()
    analysed: int = 0  # games with an analysis, from which the rest comes
    error: float | None = None  # mean cost of a decision, as a share of a victory
    luck: float | None = None  # mean of a game
    adjusted: float | None = None  # mean result without luck
    labels: list[LabelCount] = []
    costs: list[CostShare] = []


class Profile(Struct, frozen=True):
    """The public profile of a person."""

    id: str
    name: str
    is_guest: bool
    since: str
    ratings: list[Rating]
    statistics: list[Statistics]


class LeaderboardRow(Struct, frozen=True):
    """A row of the leader board."""

    person: str
    name: str
    rating: Rating


class PlayedGame(Struct, frozen=True):
    """A finished game and a person's result in it."""

    game: GameInfo
    seat: int
    place: int
    lowest: int
    is_rated: bool
    ended: str


class Played(Struct, frozen=True):
    """A page of a person's finished games, the last first."""

    games: list[PlayedGame]
    before: str | None  # parameter for the next page; None on the last one


class OwnGame(Struct, frozen=True):
    """A game of the person."""

    game: GameInfo
    record: str | None  # of a game that is over; a running game has none


class PersonalData(Struct, frozen=True):
    """Everything that the server stores about a person, for themselves."""

    at: str
    person: OwnProfile
    profile: Profile
    muted_until: float | None  # by a moderator
    sessions: list[OwnSession]
    passkeys: list[PasskeyInfo]
    browsers: list[str]  # endpoints of push subscriptions
    lines: list[OwnLine]
    reports: list[OwnReport]
    studies: list[OwnStudy]
    edited_studies: list[str]  # ids of other people's studies that the person edited
    puzzles: list[PuzzleResult]
    games: list[OwnGame]


class NoticePreferences(Struct, frozen=True):
    """How the caller wants to be notified of their turn, and in which language."""

    language: Word
    page: bool  # in open pages
    push: bool  # by the browser, without an open page
    by_mail: bool
    webhook: Url  # a URL; empty for none


class NoticeSettings(Struct, frozen=True):
    """The caller's notice preferences, and what a client needs to change them."""

    preferences: NoticePreferences
    mail: str | None  # the confirmed address
    sends_mail: bool  # whether the server sends mail
    push_key: str | None  # VAPID public key; None if the server cannot push
    browsers: int  # with a push subscription
    webhook_secret: str  # key of the webhook signatures


class MailAddress(Struct, frozen=True):
    """A mail address to confirm."""

    mail: Mail


class MailToken(Struct, frozen=True):
    """The token of a link in a mail."""

    token: Token


class Subscription(Struct, frozen=True):
    """A push subscription: PushSubscription.toJSON() with its keys inlined."""

    endpoint: Url
    p256dh: Digest
    auth: Digest
