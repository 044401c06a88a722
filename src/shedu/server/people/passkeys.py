"""Passkeys (WebAuthn): an account without a password.

A challenge is a signed token, so that open ones need no storage; used ones are stored until they expire.
`webauthn` belongs to the `online` extra and is imported on first use.
"""

import hashlib
import secrets
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct, field
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import Code, PersonError
from shedu.server.naming import tidy_name
from shedu.server.people.names import DEFAULT_RESERVED_DAYS
from shedu.server.people.people import Person, give_account
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, now
from shedu.server.storage.quotas import QuotaError, check_quota, lock_person
from shedu.server.storage.schema import PASSKEYS, PEOPLE, SPENT
from shedu.server.tokens import Tokens

IS_AVAILABLE = find_spec("webauthn") is not None
CHALLENGE_S = 300
MAX_CREDENTIAL_CHARS = 20_000
MAX_ID_CHARS = 400
MAX_PASSKEYS = 20  # of a person
# Exceptions that `webauthn` raises for malformed credentials, besides its own.
MALFORMED = (ValueError, TypeError, LookupError, OverflowError, RecursionError, struct.error)
_log = structlog.get_logger("passkeys")


@dataclass(frozen=True)
class Site:
    """The relying party of a passkey: its id, and the origins that may use it."""

    id: str
    origins: tuple[str, ...]


def site_of(settings: Settings, host: str) -> Site:
    """The site of the public URL, or of the Host header without one."""
    if settings.public:
        parts = urlsplit(settings.public)
        return Site(parts.hostname or "", (f"{parts.scheme}://{parts.netloc}", *settings.origins))
    name = urlsplit(f"//{host}").hostname or ""
    return Site(name, (f"http://{host}", f"https://{host}", *settings.origins))


@dataclass(frozen=True)
class Passkey:
    id: str
    person: str
    key: bytes
    count: int


class _ClientData(Struct):
    challenge: str


class _Response(Struct):
    client_data: str = field(name="clientDataJSON")


class _Credential(Struct):
    """The fields of a PublicKeyCredential that are read before its signature is verified."""

    id: str
    response: _Response


def _invalid() -> PersonError:
    return PersonError(Code.PASSKEY, "This passkey is wrong, or the request took too long. Try again.")


class Ceremonies:
    """Registration and authentication as WebAuthn defines them: options for the browser, then its answer."""

    def __init__(self, tokens: Tokens, site: Site, moment: float) -> None:
        self.tokens = tokens
        self.site = site
        self.moment = moment

    def registration_options(self, person: Person, account: str, known: Sequence[str]) -> str:
        """JSON with which a browser creates a passkey."""
        from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

        name = tidy_name(account or person.name)
        options = generate_registration_options(
            rp_id=self.site.id,
            rp_name="Shedu",
            user_name=name,
            user_id=person.id.encode(),
            challenge=self._challenge(f"new {person.id}"),
            timeout=CHALLENGE_S * 1000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
        )
        return options_to_json(options)

    def register(self, person: Person, credential: str) -> Passkey:
        """Verify the passkey that a browser has created; PersonError."""
        from webauthn import verify_registration_response  # noqa: PLC0415
        from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415
        from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

        challenge = self._challenge_in(credential, f"new {person.id}")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.site.id,
                expected_origin=list(self.site.origins),
                require_user_verification=True,
            )
        except (WebAuthnException, *MALFORMED) as error:
            _log.info("passkey rejected", error=type(error).__name__, reason=str(error))
            raise _invalid() from None
        key = bytes_to_base64url(made.credential_id)
        if len(key) > MAX_ID_CHARS:
            raise _invalid()
        return Passkey(key, person.id, made.credential_public_key, made.sign_count)

    def authentication_options(self, person: Person | None = None, known: Sequence[str] = ()) -> str:
        """JSON with which a browser uses a passkey of any account, or one that a person is known to have."""
        from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

        options = generate_authentication_options(
            rp_id=self.site.id,
            challenge=self._challenge(_use_by(person)),
            allow_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
            timeout=CHALLENGE_S * 1000,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    def authenticate(self, credential: str, passkey: Passkey, person: Person | None = None) -> int:
        """Verify that a browser used this passkey, to log in or to confirm who a person is.

        The new signature count; PersonError.
        """
        from webauthn import verify_authentication_response  # noqa: PLC0415
        from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

        challenge = self._challenge_in(credential, _use_by(person))
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.site.id,
                expected_origin=list(self.site.origins),
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        except (WebAuthnException, *MALFORMED) as error:
            _log.info("passkey rejected", error=type(error).__name__, reason=str(error))
            raise _invalid() from None
        return used.new_sign_count

    def _challenge(self, purpose: str) -> bytes:
        words = [purpose, secrets.token_urlsafe(16)]
        return self.tokens.issue("passkey", words, self.moment + CHALLENGE_S).encode()

    def _challenge_in(self, credential: str, purpose: str) -> bytes:
        """The challenge that was answered, if this server issued it for this purpose; PersonError."""
        challenge = challenge_in(credential)
        words = self.tokens.verify("passkey", challenge, self.moment)
        if words is None or words[0] != purpose:
            raise _invalid()
        return challenge.encode()


def _use_by(person: Person | None) -> str:
    """The purpose of a challenge: a log-in, or a confirmation by a person."""
    return "use" if person is None else f"confirm {person.id}"


def challenge_in(credential: str) -> str:
    """The challenge that a credential answers; PersonError."""
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        data = base64url_to_bytes(_parse(credential).response.client_data)
        return base64url_to_bytes(msgspec.json.decode(data, type=_ClientData).challenge).decode("ascii")
    except (ValueError, msgspec.DecodeError, RecursionError):
        raise _invalid() from None


def id_in(credential: str) -> str:
    """The id of the passkey that a credential names; PersonError."""
    id = _parse(credential).id
    if len(id) > MAX_ID_CHARS:
        raise _invalid()
    return id


def _parse(credential: str) -> _Credential:
    if len(credential) > MAX_CREDENTIAL_CHARS:
        raise _invalid()
    try:
        return msgspec.json.decode(credential, type=_Credential)
    except (msgspec.DecodeError, RecursionError):
        raise _invalid() from None


@dataclass(frozen=True)
class StoredPasskey:
    """A passkey of an account."""

    id: str
    name: str
    created: str


@dataclass(frozen=True)
class NewPasskey:
    """A verified passkey to store."""

    passkey: Passkey
    name: str  # chosen by its owner
    account: str  # login of the account that a guest gets
    session: str  # in which it was created
    invitation: str | None  # for the account of a guest; None if none is needed


class Passkeys:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database, reserved_days: int = DEFAULT_RESERVED_DAYS) -> None:
        self.engine = database.engine
        self.reserved_days = reserved_days  # of names that an account has released

    def of(self, person: str) -> list[StoredPasskey]:
        """The passkeys of a person, the oldest first."""
        wanted = (
            select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        )
        with self.engine.connect() as connection:
            return [StoredPasskey(row.id, row.name, row.created) for row in connection.execute(wanted)]

    def find(self, key: str, person: Person | None = None) -> Passkey:
        """PersonError if there is none with this id, or none of this person."""
        with self.engine.connect() as connection:
            row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == key)).one_or_none()
        if row is None or (person is not None and row.person != person.id):
            raise _invalid()
        return Passkey(row.id, row.person, row.key, row._mapping["count"])

    def add(self, person: Person, new: NewPasskey) -> None:
        """Store a passkey; a guest gets an account with it. PersonError."""
        values = {
            "id": new.passkey.id,
            "person": person.id,
            "key": new.passkey.key,
            "count": new.passkey.count,
            "name": tidy_name(new.name),
            "created": now(),
        }
        try:
            with self.engine.begin() as connection:
                if person.is_guest:
                    account, days = new.account or person.name, self.reserved_days
                    give_account(connection, person.id, account, None, new.session, new.invitation, days)
                stored = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person.id)
                check_quota(connection, person.id, stored, MAX_PASSKEYS)
                connection.execute(insert(PASSKEYS).values(values))
        except QuotaError:
            raise PersonError(Code.MANY, f"You have {MAX_PASSKEYS} passkeys. Remove one first.") from None
        except IntegrityError:
            raise _invalid() from None

    def remove(self, person: str, key: str) -> bool:
        """False if there is none with this id; PersonError if it is the only way into the account."""
        mine = PASSKEYS.c.person == person
        with self.engine.begin() as connection:
            lock_person(connection, person)  # two requests could remove the last two keys
            password = connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).scalar_one()
            keys = set(connection.execute(select(PASSKEYS.c.id).where(mine)).scalars())
            if keys == {key} and password is None:
                raise PersonError(
                    Code.LAST_KEY, "This is the only way into your account. Set a password first."
                )
            connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == key))
        return key in keys

    def set_count(self, passkey: Passkey, count: int) -> None:
        """Store the signature count, by which a cloned passkey is detected."""
        with self.engine.begin() as connection:
            connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey.id).values(count=count))

    def spend(self, credential: str, moment: float) -> None:
        """Mark a challenge as used; PersonError if it was used before."""
        spent = hashlib.sha256(challenge_in(credential).encode()).hexdigest()
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(SPENT).where(SPENT.c.until < moment))
                connection.execute(insert(SPENT).values(id=spent, until=moment + 2 * CHALLENGE_S))
        except IntegrityError:
            raise _invalid() from None
