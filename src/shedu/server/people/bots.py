"""Bot accounts, for which programs play with API tokens."""

from sqlalchemy import Connection, and_, exists, func, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import Code, PersonError
from shedu.server.naming import folded, tidy_bot_name
from shedu.server.people import names
from shedu.server.people.people import (
    NewSession,
    Person,
    check_free,
    insert_session,
    person_of_row,
)
from shedu.server.storage.database import Database
from shedu.server.storage.quotas import QuotaError, check_quota, lock_person
from shedu.server.storage.schema import GAMES, PEOPLE, RESULTS, SEATS, SESSIONS

MAX_API_TOKENS = 5  # of an account
TOKEN_AGENT = "API token: "  # the agent of a token's session, before the token's name
UNFINISHED = ("waiting", "playing")


class Bots:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database, reserved_days: int) -> None:
        self.engine = database.engine
        self.reserved_days = reserved_days

    def convert(self, person: str) -> Person:
        """Make an account a bot account for ever, and put the flag into its name; PersonError."""
        try:
            with self.engine.begin() as connection:
                lock_person(connection, person)
                mine = select(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None))
                row = connection.execute(mine).one_or_none()
                if row is None:
                    raise PersonError(Code.GUEST, "A bot needs an account. Create one first.")
                if row.is_bot:
                    raise PersonError(Code.BOT, "This is a bot account already.")
                _require_unused(connection, person)
                name = tidy_bot_name(row.name)
                check_free(connection, name, person, self.reserved_days)
                changed = {"is_bot": True, "name": name, "login": folded(name)}
                connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(changed))
                names.claim(connection, name, person)
                return person_of_row(connection.execute(mine).one())
        except IntegrityError:
            raise PersonError(Code.TAKEN, "This name is taken. Choose another.") from None

    def add_token(self, person: str, session: NewSession) -> None:
        """Store the session of an API token; PersonError."""
        tokens = select(SESSIONS.c.id).where(SESSIONS.c.person == person, SESSIONS.c.is_api)
        try:
            with self.engine.begin() as connection:
                is_bot = select(PEOPLE.c.is_bot).where(PEOPLE.c.id == person)
                if not connection.execute(is_bot).scalar_one_or_none():
                    raise PersonError(
                        Code.BOT, "Only bot accounts have API tokens. Make this account one first."
                    )
                check_quota(connection, person, tokens, MAX_API_TOKENS)
                insert_session(connection, person, session)
        except QuotaError:
            raise PersonError(
                Code.MANY, f"You have {MAX_API_TOKENS} API tokens. End the session of one first."
            ) from None


def _require_unused(connection: Connection, person: str) -> None:
    """PersonError if a person has played for the account: ratings of people and bots stay apart."""
    played = select(exists().where(RESULTS.c.person == person, RESULTS.c.is_rated))
    seats = select(func.count()).select_from(SEATS.join(GAMES, GAMES.c.id == SEATS.c.game))
    # A game is rated a moment after its end, or at the next start of the server; bots are rated apart.
    is_unrated = and_(
        GAMES.c.status == "over",
        not_(GAMES.c.is_replay),
        ~exists().where(RESULTS.c.game == GAMES.c.id),
    )
    playing = seats.where(SEATS.c.person == person, or_(GAMES.c.status.in_(UNFINISHED), is_unrated))
    if connection.execute(played).scalar_one() or connection.execute(playing).scalar_one():
        raise PersonError(
            Code.BOT, "This account has rated games or sits at a table. Create a new account for the bot."
        )
