"""Why the database failed, in words for the operator and without any stored value."""

from sqlalchemy.exc import DBAPIError

_SQLITE = {
    "disk is full": "the disk is full",
    "readonly": "the database is read-only; check the owner and the mode of its files",
    "locked": "another program has locked the database",
    "unable to open": "the database file cannot be opened; check the owner and the mode of its folder",
    "disk i/o": "the disk reports errors",
    "malformed": "the database file is damaged; restore a backup",
}
# Classes and codes of SQLSTATE. The text of other errors may contain stored values.
_POSTGRESQL = {
    "53100": "the disk of PostgreSQL is full",
    "53300": "PostgreSQL has too many connections; raise max_connections",
    "53": "PostgreSQL is out of resources",
    "25006": "PostgreSQL is read-only",
    "57": "PostgreSQL is shutting down or starting",
    "55": "another session has locked the row",
    "40": "another session changed the same rows",
    "28": "PostgreSQL rejected the user or the password",
    "3D": "the database does not exist",
    "08": "the connection to PostgreSQL was lost",
    "42501": "the user of PostgreSQL lacks a privilege",
}


def cause_of(error: DBAPIError) -> str:
    """One line; the name of the error if it is unknown."""
    text = str(error.orig).lower()
    if type(error.orig).__module__.startswith("sqlite3"):
        return next((words for part, words in _SQLITE.items() if part in text), type(error.orig).__name__)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        return "PostgreSQL does not respond"
    return next(
        (words for code, words in _POSTGRESQL.items() if state.startswith(code)),
        f"{type(error.orig).__name__}, SQLSTATE {state}",
    )


def describe(error: BaseException) -> str:
    """The cause of a database error, and the name of any other error."""
    return cause_of(error) if isinstance(error, DBAPIError) else type(error).__name__
