"""The tables of the database. Times are ISO 8601 in UTC, deadlines seconds since 1970."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()
_ID = String(32)
_TIME = String(32)


def _of_game(**kwargs: Any) -> Column[str]:
    return Column("game", _ID, ForeignKey("games.id", ondelete="CASCADE"), **kwargs)


def _of_person(**kwargs: Any) -> Column[str]:
    return Column("person", _ID, ForeignKey("people.id", ondelete="CASCADE"), **kwargs)


GAMES = Table(
    "games",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("status", String(16), nullable=False, index=True),  # messages.Status
    Column("head", Text, nullable=False),  # the record without its moves; empty before the start
    Column("places", Text, nullable=False),  # list[Place] as JSON
    Column("wish", Text, nullable=False),  # NewGame as JSON: how the table was asked for
    Column("host", _ID, index=True),  # who made the table, if people have names here
    Column("rematch", _ID, index=True),  # the table where its people play again
    Column("shuffle", Text, nullable=False),  # fairness.Shuffle as JSON
    Column("clock", Text, nullable=False),  # clocks.State as JSON; empty without one
    Column("deadline", Float, index=True),  # when somebody's time is up
    Column("is_replay", Boolean, nullable=False),
    Column("info", Text, nullable=False),  # GameInfo as JSON: what a list says, made again with each entry
    Column("started", _TIME, nullable=False),
    Column("changed", _TIME, nullable=False, index=True),
)
ENTRIES = Table(
    "entries",
    METADATA,
    _of_game(primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1 on
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # a move as in a record, or `undo 12`
    Column("at", _TIME, nullable=False),
)
SEATS = Table(  # who sits where, to find a person's games
    "seats",
    METADATA,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    _of_person(nullable=False),
    Index("ix_seats_person", "person"),
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # of an account: its name, folded; None for a guest
    Column("password", Text),  # Argon2
    Column("mail", String(254)),
    Column("wishes", Text, nullable=False),  # people.Wishes as JSON: language, notices
    Column("banned", _TIME),
    Column("created", _TIME, nullable=False),
    Column("seen", _TIME, nullable=False),
)
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of what the cookie holds
    _of_person(nullable=False),
    Column("agent", String(200), nullable=False),  # which browser
    Column("created", _TIME, nullable=False),
    Column("seen", _TIME, nullable=False),
    Index("ix_sessions_person", "person"),
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    _of_person(nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", _TIME, nullable=False),
    Index("ix_passkeys_person", "person"),
)
SPENT = Table(  # what can be used once, and was: challenges of passkeys
    "spent",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("until", Float, nullable=False),  # when nobody could use it again anyway
)
GUESSES = Table(  # passwords that were tried for an account
    "guesses",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of which account
    Column("until", Float, nullable=False),  # when all of them are forgotten
)
CHAT = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _of_game(nullable=False),
    Column("person", _ID, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", _TIME, nullable=False),
    Index("ix_chat_game", "game", "number"),
    Index("ix_chat_person", "person"),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", _ID, nullable=False),
    Column("said", Integer),  # which line of the chat
    Column("person", _ID, nullable=False),  # about whom,
    Column("by", _ID, nullable=False),  # and by whom
    Column("text", Text, nullable=False),
    Column("at", _TIME, nullable=False),
    Column("closed", _TIME),
)
MUTES = Table(
    "mutes",
    METADATA,
    _of_person(primary_key=True),
    Column("other", _ID, primary_key=True),
)
RESULTS = Table(  # of people, in finished games
    "results",
    METADATA,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", _ID, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("lowest", Integer, nullable=False),
    Column("sources", Text, nullable=False),  # points by source as JSON
    Column("is_rated", Boolean, nullable=False),
    Column("ended", _TIME, nullable=False),
    Index("ix_results_person", "person", "ended"),
)
RATINGS = Table(
    "ratings",
    METADATA,
    _of_person(primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
)
SUBSCRIPTIONS = Table(  # browsers that want to be woken
    "subscriptions",
    METADATA,
    Column("endpoint", String(500), primary_key=True),
    _of_person(nullable=False),
    Column("session", String(64), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("keys", Text, nullable=False),
    Column("created", _TIME, nullable=False),
    Index("ix_subscriptions_person", "person"),
    Index("ix_subscriptions_session", "session"),
)
ORDERS = Table(  # what every process of the server must hear: of whoever runs it, or of one another
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),  # orders.Kind
    Column("target", String(64), nullable=False),
    Column("at", _TIME, nullable=False),
)
NOTICES = Table(  # to be sent, until they are
    "notices",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _of_person(nullable=False),
    _of_game(nullable=False),
    Column("kind", String(16), nullable=False),  # notices.Kind
    Column("target", String(500), nullable=False),  # the browser to be woken
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
SIGNS = Table(  # of life
    "signs",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
