"""Passkeys: an account without a password, opened by what a browser or a telephone keeps.

The challenge that a passkey signs is made and signed here and not kept; that it was used is.
"""

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import Code, PersonError
from shedu.server.people.people import Person, give_account, tidy_name
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import PASSKEYS, PEOPLE, SPENT
from shedu.server.tokens import Seals

IS_THERE = find_spec("webauthn") is not None  # an extra
MINUTES = 5  # in which a challenge is to be met
CREDENTIAL = 20_000  # characters
ID = 400
KEYS = 20  # of a person


@dataclass(frozen=True)
class Site:
    """For which site a passkey is, and from which pages it may come."""

    id: str
    origins: tuple[str, ...]


def site_of(settings: Settings, host: str) -> Site:
    """The site under its public address, or as a browser names it."""
    if settings.public:
        parts = urlsplit(settings.public)
        return Site(parts.hostname or "", (f"{parts.scheme}://{parts.netloc}", *settings.origins))
    name = urlsplit(f"//{host}").hostname or ""
    return Site(name, (f"http://{host}", f"https://{host}", *settings.origins))


@dataclass(frozen=True)
class Passkey:
    """A passkey as it is stored."""

    id: str
    person: str
    key: bytes
    count: int


def _wrong() -> PersonError:
    return PersonError(Code.PASSKEY, "this passkey is not the right one, or it took too long: try again")


class Ceremonies:
    """What browser and server say to each other to make a passkey and to use it."""

    def __init__(self, seals: Seals, site: Site, moment: float) -> None:
        self.seals = seals
        self.site = site
        self.moment = moment

    def ask_new(self, person: Person, account: str, known: Sequence[str]) -> str:
        """Options for a browser that is to make one."""
        from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

        name = tidy_name(account or person.name)
        options = generate_registration_options(
            rp_id=self.site.id,
            rp_name="Shedu",
            user_name=name,
            user_id=person.id.encode(),
            challenge=self._challenge(f"new {person.id}"),
            timeout=MINUTES * 60_000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
        )
        return options_to_json(options)

    def make(self, person: Person, credential: str) -> Passkey:
        """The passkey that a browser has made; PersonError."""
        from webauthn import verify_registration_response  # noqa: PLC0415
        from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

        challenge = self._said(credential, f"new {person.id}")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.site.id,
                expected_origin=list(self.site.origins),
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong with what a stranger sends
            raise _wrong() from None
        key = bytes_to_base64url(made.credential_id)
        if len(key) > ID:
            raise _wrong()
        return Passkey(key, person.id, made.credential_public_key, made.sign_count)

    def ask(self) -> str:
        """Options for a browser that is to use one, of whomever."""
        from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import structs  # noqa: PLC0415

        options = generate_authentication_options(
            rp_id=self.site.id,
            challenge=self._challenge("use"),
            timeout=MINUTES * 60_000,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    def use(self, credential: str, passkey: Passkey) -> int:
        """How often a passkey has been used, if this is it; PersonError."""
        from webauthn import verify_authentication_response  # noqa: PLC0415

        challenge = self._said(credential, "use")
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
        except Exception:  # whatever is wrong with what a stranger sends
            raise _wrong() from None
        return used.new_sign_count

    def _challenge(self, purpose: str) -> bytes:
        words = [purpose, secrets.token_urlsafe(16)]
        return self.seals.seal("passkey", words, self.moment + MINUTES * 60).encode()

    def _said(self, credential: str, purpose: str) -> bytes:
        """The challenge that was met, if it was set here, for this, and not long ago; PersonError."""
        challenge = challenge_in(credential)
        words = self.seals.read("passkey", challenge, self.moment)
        if words is None or words[0] != purpose:
            raise _wrong()
        return challenge.encode()


def challenge_in(credential: str) -> str:
    """The challenge that a browser says it met; PersonError."""
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    if len(credential) > CREDENTIAL:
        raise _wrong()
    try:
        said = json.loads(base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"]).decode("ascii")
    except Exception:  # whatever is wrong with what a stranger sends
        raise _wrong() from None


def id_in(credential: str) -> str:
    """Which passkey a browser says it used; PersonError."""
    try:
        said = json.loads(credential)["id"] if len(credential) <= CREDENTIAL else None
    except Exception:  # whatever is wrong with what a stranger sends
        raise _wrong() from None
    if not isinstance(said, str) or len(said) > ID:
        raise _wrong()
    return said


@dataclass(frozen=True)
class StoredPasskey:
    """A passkey of an account."""

    id: str
    name: str
    created: str


class Passkeys:
    """Passkeys in the database. Methods block, as a storage's do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def of(self, person: str) -> list[StoredPasskey]:
        """Those of a person, the oldest first."""
        wanted = (
            select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        )
        with self.engine.connect() as connection:
            return [StoredPasskey(row.id, row.name, row.created) for row in connection.execute(wanted)]

    def find(self, key: str) -> Passkey:
        """One of them; PersonError."""
        with self.engine.connect() as connection:
            row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == key)).one_or_none()
        if row is None:
            raise _wrong()
        return Passkey(row.id, row.person, row.key, row._mapping["count"])

    def add(self, person: Person, passkey: Passkey, name: str, account: str) -> None:
        """Keep a new one; a guest gets an account with it; PersonError."""
        name = tidy_name(name)
        values = {
            "id": passkey.id,
            "person": person.id,
            "key": passkey.key,
            "count": passkey.count,
            "name": name,
            "created": now(),
        }
        try:
            with self.engine.begin() as connection:
                if person.is_guest:
                    give_account(connection, person.id, account or person.name, None)
                count = select(func.count()).where(PASSKEYS.c.person == person.id)
                if connection.execute(count).scalar_one() >= KEYS:
                    raise PersonError(Code.MANY, f"{KEYS} passkeys are enough: remove one first")
                connection.execute(insert(PASSKEYS).values(values))
        except IntegrityError:
            raise _wrong() from None

    def remove(self, person: str, key: str) -> bool:
        """One is not to be used any more; False if there is none; PersonError if nothing else is left."""
        mine = PASSKEYS.c.person == person
        with self.engine.begin() as connection:
            password = connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).scalar_one()
            keys = set(connection.execute(select(PASSKEYS.c.id).where(mine)).scalars())
            if keys == {key} and password is None:
                raise PersonError(Code.LAST_KEY, "this is all that opens your account: set a password first")
            connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == key))
        return key in keys

    def count(self, passkey: Passkey, count: int) -> None:
        """Note how often one has been used."""
        with self.engine.begin() as connection:
            connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey.id).values(count=count))

    def spend(self, credential: str, moment: float) -> None:
        """A challenge is met once; PersonError the second time."""
        spent = hashlib.sha256(challenge_in(credential).encode()).hexdigest()
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(SPENT).where(SPENT.c.until < moment))
                connection.execute(insert(SPENT).values(id=spent, until=moment + 2 * MINUTES * 60))
        except IntegrityError:
            raise _wrong() from None
