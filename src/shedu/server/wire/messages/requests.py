"""What is said over plain requests."""

from typing import Literal

from msgspec import Struct

from shedu.server.errors import Code
from shedu.server.wire.messages.table import (
    Counts,
    Dynasty,
    NewSeat,
    Place,
    Space,
    Status,
    Step,
    Table,
    Terms,
)

# --- Over plain requests -------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """An option of a preset and the values it can have, the default first."""

    name: str
    values: list[str | bool]


class PresetInfo(Struct, frozen=True):
    """An edition."""

    name: str
    options: list[OptionInfo]


class BoardInfo(Struct, frozen=True):
    """A map."""

    name: str
    river: list[Space]
    starts: list[Space]
    special: list[Space]


class Catalogue(Struct, frozen=True):
    """What games there can be: told once."""

    presets: list[PresetInfo]
    boards: list[BoardInfo]
    levels: list[str]
    languages: list[str]
    version: str


class NewGame(Struct, frozen=True):
    """A game to come."""

    seats: list[NewSeat]
    preset: str = "modern"
    options: list[str] = []
    first: Dynasty | None = None  # who begins; drawn if None
    seed: int | None = None  # drawn if None; on a server for many, it always is
    terms: Terms = Terms()
    seal: str = ""  # of what the host's browser adds to the shuffle


class GameInfo(Struct, frozen=True):
    """A stored game in a list."""

    id: str
    status: Status
    preset: str
    options: list[str]
    seats: list[Place]
    terms: Terms
    host: str | None
    ply: int
    turn: int
    to_decide: int | None
    started: str  # ISO 8601, UTC
    changed: str
    is_over: bool
    winners: list[int]
    is_replay: bool  # an opened record: to be looked at, not played on
    deadline: float | None = None  # when the time of whoever is to decide is up, in seconds since 1970


class Mine(Struct, frozen=True):
    """Who one is, as told to oneself."""

    id: str
    name: str
    is_guest: bool
    mail: str | None
    language: str
    page: bool  # how to be told that it is one's turn
    push: bool
    by_mail: bool
    webhook: str
    muted: list[str]
    has_password: bool = False


class Me(Struct, frozen=True):
    """Who one is, and what kind of server this is."""

    online: bool
    person: Mine | None
    mail: bool  # whether this server sends any
    passkeys: bool = False  # whether there can be any


class NewGuest(Struct, frozen=True):
    """Somebody who wants to play under a name."""

    name: str
    language: str = "en"


class Credentials(Struct, frozen=True):
    """A name and a password."""

    name: str
    password: str


class SessionInfo(Struct, frozen=True):
    """A browser in which somebody is known."""

    id: str
    agent: str
    created: str
    seen: str
    is_this: bool


class NewName(Struct, frozen=True):
    """Another name."""

    name: str


class NewPassword(Struct, frozen=True):
    """Another password; the old one, where there is one."""

    new: str
    old: str = ""


class Farewell(Struct, frozen=True):
    """To go for good: the password, where there is one."""

    password: str = ""


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to make or use a passkey, as JSON: publicKey in the words of WebAuthn."""

    options: str


class NewPasskey(Struct, frozen=True):
    """A passkey that a browser has made."""

    credential: str  # PublicKeyCredential.toJSON() as text
    name: str  # by which its owner knows it
    account: str = ""  # the name of the account that a guest gets with it
    password: str = ""  # where there is one


class UsedPasskey(Struct, frozen=True):
    """A passkey by which somebody comes back."""

    credential: str  # PublicKeyCredential.toJSON() as text


class PasskeyInfo(Struct, frozen=True):
    """A passkey of an account."""

    id: str
    name: str
    created: str


class Report(Struct, frozen=True):
    """Something that whoever runs the server should know of somebody."""

    game: str
    about: str  # a person
    text: str
    said: int | None = None  # a line of the chat


class Sources(Struct, frozen=True):
    """Points by what brought them, a game; a treasure is one."""

    tile: float = 0.0
    war: float = 0.0
    revolt: float = 0.0
    monument: float = 0.0
    wonder: float = 0.0
    treasure: float = 0.0


class Rating(Struct, frozen=True):
    """How well somebody plays at tables of a size."""

    players: int
    value: float  # what is most likely surpassed: mu - 3 sigma
    mu: float
    sigma: float
    games: int  # that were rated
    wins: int  # alone or with others


class Statistics(Struct, frozen=True):
    """How somebody fared at tables of a size, rated or not."""

    players: int
    games: int
    wins: int  # alone or with others
    lowest: float  # the mean of the colour that counts
    sources: Sources


class Profile(Struct, frozen=True):
    """What everybody may know of somebody."""

    id: str
    name: str
    is_guest: bool
    since: str
    ratings: list[Rating]
    statistics: list[Statistics]


class Leader(Struct, frozen=True):
    """A line of the leader board."""

    person: str
    name: str
    rating: Rating


class PlayedGame(Struct, frozen=True):
    """A finished game, and how somebody fared in it."""

    game: GameInfo
    seat: int
    place: int
    lowest: int
    is_rated: bool
    ended: str


class Played(Struct, frozen=True):
    """Finished games of somebody, the last first."""

    games: list[PlayedGame]
    before: str | None  # to ask for more with; None if there are none


class NoticeWishes(Struct, frozen=True):
    """How one wants to be told that it is one's turn, and in which language."""

    language: str
    page: bool  # in any page of ours
    push: bool  # by the browser, though no page is open
    by_mail: bool
    webhook: str  # an address that is written to; empty for none


class Notices(Struct, frozen=True):
    """How one is told, and what is needed for it."""

    wishes: NoticeWishes
    mail: str | None  # the address, once it was confirmed
    sends_mail: bool  # whether this server does
    push_key: str | None  # by which a browser subscribes; None if this server cannot push
    browsers: int  # that have subscribed
    webhook_secret: str  # by which what is sent there is signed


class MailAddress(Struct, frozen=True):
    """Where mail is to go; a link is sent there first."""

    mail: str


class Sealed(Struct, frozen=True):
    """What stands in a link that was sent by mail."""

    token: str


class Subscription(Struct, frozen=True):
    """A browser that wants to be woken: PushSubscription.toJSON(), its keys beside it."""

    endpoint: str
    p256dh: str
    auth: str


class OpenRecord(Struct, frozen=True):
    """A record as text, to be looked at."""

    text: str


class RecordFault(Struct, frozen=True):
    """What is wrong with a record, and where."""

    reason: str  # in English, for people
    code: Code
    line: int | None = None
    rule: str | None = None


class Fault(Struct, frozen=True):
    """Why a plain request was not followed."""

    reason: str  # in English, for people
    code: Code


class Health(Struct, frozen=True):
    """That the server is well."""

    status: Literal["ok"]
    version: str


class Frames(Struct, frozen=True):
    """A finished game or an opened record, whole: the table before the first move, then each step."""

    game: GameInfo
    start: Table
    steps: list[Step]
    standings: list[list[Counts]]  # of each ply from 0 on, each seat's points
