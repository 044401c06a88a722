"""The tables of the database. Times are ISO 8601 in UTC, clocks and deadlines game time."""

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
    false,
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
    Column("status", String(16), nullable=False, index=True),  # waiting, playing, over, stopped
    Column("head", Text, nullable=False),  # the record without its moves; empty before the start
    Column("preset", String(32), nullable=False),
    Column("options", Text, nullable=False),  # one per line: an option may have a value after a space
    Column("rules_version", Integer, nullable=False, server_default="1"),  # engine.rules.RULES_VERSION
    Column("first", String(16)),  # the dynasty that the host chose to begin
    Column("access", String(16), nullable=False),  # open, invited
    Column("spectators", Boolean, nullable=False),
    Column("clock_kind", String(16)),  # real-time, turn-based; NULL without clocks
    Column("clock_budget", Integer),  # seconds
    Column("clock_increment", Integer),  # seconds
    Column("clock_days", Integer),
    Column("timeout", String(16), nullable=False),  # bot, stop
    Column("takeover_level", Text, nullable=False),  # of bots that take over
    Column("host", _ID, index=True),  # the person who created the table; NULL on one machine
    Column("rematch", _ID, index=True),  # the table of the rematch
    Column("shuffle", Text, nullable=False),  # tables.fairness.Shuffle as JSON; empty without one
    Column("clock", Text, nullable=False),  # tables.clocks.ClockState as JSON; empty without clocks
    Column("deadline", Float, index=True),  # of the running clock
    Column("is_replay", Boolean, nullable=False),  # an opened record
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_decide", Integer),  # the seat that holds the open decision
    Column("winners", Text, nullable=False),  # seats, separated by spaces
    Column("started", _TIME, nullable=False),
    Column("changed", _TIME, nullable=False, index=True),
)
IDENTITY = Table(  # one row: a random name of the database
    "identity",
    METADATA,
    Column("id", String(32), primary_key=True),
)
ENTRIES = Table(
    "entries",
    METADATA,
    _of_game(primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1 on
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # a move as in a record, or `undo 12`
    Column("at", _TIME, nullable=False),
    Column("by_bot", Boolean, nullable=False),
)
CHECKPOINTS = Table(  # the position after the last entry
    "checkpoints",
    METADATA,
    _of_game(primary_key=True),
    Column("number", Integer, nullable=False),  # of entries
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("position", Text, nullable=False),  # tables.checkpoints: a snapshot as JSON
)
ANALYSES = Table(
    "analyses",
    METADATA,
    _of_game(primary_key=True),
    Column("data", LargeBinary, nullable=False),  # study.analysis.stored, compressed with gzip
    Column("made", _TIME, nullable=False),
)
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", _ID, primary_key=True),
    # NULL on one machine
    Column("owner", _ID, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("title", String(100), nullable=False),
    Column("text", Text, nullable=False),  # a record with variations and notes
    Column("sharing", String(8), nullable=False),  # private, read, write
    Column("version", Integer, nullable=False),  # rises with every edit
    Column("created", _TIME, nullable=False),
    Column("changed", _TIME, nullable=False),
)
STUDY_AUTHORS = Table(  # people who edited the study of another person
    "study_authors",
    METADATA,
    Column("study", _ID, ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    _of_person(primary_key=True),
    Column("changed", _TIME, nullable=False),
    Index("ix_study_authors_person", "person"),
)
SEATS = Table(  # who sits where: the only place that says so
    "seats",
    METADATA,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("dynasty", String(16), nullable=False),
    Column("kind", String(16), nullable=False),  # human, bot, open
    Column("level", Text),  # of a bot
    Column("name", Text, nullable=False),
    # The person who plays the seat, or who left it to a bot and may return.
    Column("person", _ID, ForeignKey("people.id", ondelete="SET NULL")),
    Column("has_left", Boolean, nullable=False),
    Column("left_turn", Integer),  # the turn in which a bot took over
    Column("is_returning", Boolean, nullable=False),  # the person gets the seat back at their next turn
    Column("has_account", Boolean, nullable=False),  # the person had an account when the game started
    Column(
        "is_forfeit", Boolean, nullable=False
    ),  # an account that was deleted or banned during the game played here
    Index("ix_seats_person", "person"),
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the folded name of an account; NULL for a guest
    Column("password", Text),  # Argon2
    Column("mail", String(254)),
    Column("wishes", Text, nullable=False),  # people.Wishes as JSON
    Column("banned", _TIME),
    Column("muted_until", Float),  # by a moderator: no chat until then
    Column("is_bot", Boolean, nullable=False, server_default=false()),  # a program plays for this account
    Column("created", _TIME, nullable=False),
    Column("seen", _TIME, nullable=False),
)
NAMES = Table(  # of accounts, by how they look; a colliding name of an older version has no row
    "names",
    METADATA,
    Column("id", String(64), primary_key=True),  # naming.look_keys
    Column("person", _ID, index=True),  # NULL once the person is deleted
    Column("released", _TIME),  # when the person gave the name up; NULL while they have it
)
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the token in the cookie
    _of_person(nullable=False),
    Column("agent", String(200), nullable=False),  # the browser
    Column("address", String(45)),  # of the client at the start; deleted after `address_days`
    Column("confirmed", Float),  # when the password or a passkey was last checked
    Column("is_api", Boolean, nullable=False, server_default=false()),  # its token is not in a browser
    Column("successor", String(64)),  # the session that replaced this one; its sockets move there
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
SPENT = Table(  # used challenges of passkeys
    "spent",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("until", Float, nullable=False),  # when the challenge expires
)
LOGIN_ATTEMPTS = Table(  # failed login attempts
    "guesses",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the account
    Column("until", Float, nullable=False),  # when all attempts expire
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
    Column("removed", _TIME),  # by a moderator: only moderators see the line
    Index("ix_chat_game", "game", "number"),
    Index("ix_chat_person", "person"),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", _ID, nullable=False),
    Column("said", Integer),  # line of the chat
    Column("person", _ID, nullable=False),  # the reported person
    Column("by", _ID, nullable=False),  # the reporter
    Column("text", Text, nullable=False),
    Column("at", _TIME, nullable=False),
    Column("closed", _TIME),
    Column("evidence", LargeBinary),  # study.store.ReportedStudy, as JSON compressed with gzip
)
MUTES = Table(
    "mutes",
    METADATA,
    _of_person(primary_key=True),
    Column("other", _ID, primary_key=True),
)
RESULTS = Table(  # of people in finished games
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
PUZZLE_ATTEMPTS = Table(  # the first attempt of an account at each puzzle
    "puzzle_attempts",
    METADATA,
    _of_person(primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("is_solved", Boolean, nullable=False),
    Column("at", _TIME, nullable=False),
)
PUZZLE_PLAYERS = Table(  # ratings of accounts by puzzles
    "puzzle_players",
    METADATA,
    _of_person(primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)
PUZZLE_RATINGS = Table(  # of puzzles that accounts have tried
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
SUBSCRIPTIONS = Table(  # browsers with push notifications
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
ORDERS = Table(  # admin commands for every process
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),  # cluster.admin_commands.Kind
    Column("target", String(64), nullable=False),
    Column("at", _TIME, nullable=False),
)
NOTICES = Table(  # delivery queue of turn notifications
    "notices",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _of_person(nullable=False),
    _of_game(nullable=False),
    Column("kind", String(16), nullable=False),  # notices.queue.Kind
    Column("target", String(500), nullable=False),  # the push endpoint
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
SIGNS = Table(  # heartbeats
    "signs",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),  # game time
    Column("wall", Float, nullable=False),  # the database's clock, in seconds since 1970
)
INVITATIONS = Table(  # codes for new guests and accounts
    "invitations",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the code
    Column("start", String(8), nullable=False),  # the first characters, for lists
    Column("uses", Integer, nullable=False),  # left
    Column("until", Float, nullable=False),
    Column("created", _TIME, nullable=False),
)
ADDRESS_BANS = Table(
    "address_bans",
    METADATA,
    Column("id", String(43), primary_key=True),  # the network
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", _TIME, nullable=False),
)
AUDIT = Table(  # acts of operators
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", _TIME, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("act", String(32), nullable=False),  # people.audit.Act
    Column("target", String(64), nullable=False),  # a person, table, chat line, report or network
    Column("reason", Text, nullable=False),
)
