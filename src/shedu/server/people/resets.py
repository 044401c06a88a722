"""Links with which a forgotten password is replaced.

A link names the person and a keyed hash of their password and mail address. It is therefore valid once, and
not after either of the two has changed.
"""

from shedu.server.people.people import Person
from shedu.server.tokens import Tokens

MAIL_LINK_S = 3_600.0
OPERATOR_LINK_S = 86_400.0
PURPOSE = "reset-password"


class Resets:
    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def issue(self, person: Person, stored: str | None, expires_at: float) -> str:
        """A token for a person with this password hash."""
        return self._tokens.issue(PURPOSE, [person.id, self._fingerprint(person, stored)], expires_at)

    def person_of(self, token: str, now: float) -> str | None:
        """The id of the person that a token names; None if it is invalid or has expired."""
        words = self._tokens.verify(PURPOSE, token, now)
        return None if words is None else words[0]

    def is_valid(self, token: str, person: Person, stored: str | None, now: float) -> bool:
        words = self._tokens.verify(PURPOSE, token, now)
        return words == [person.id, self._fingerprint(person, stored)] and not person.is_guest

    def _fingerprint(self, person: Person, stored: str | None) -> str:
        return self._tokens.secret(PURPOSE, person.id, person.mail or "", stored or "").hex()
