"""Names that look like another person's."""

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import alembic.command
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, insert, select, update
from structlog.testing import capture_logs

from shedu.server.errors import PersonError
from shedu.server.http.app import create_app
from shedu.server.maintenance import Cleanup
from shedu.server.naming import folded, look_keys, tidy_name
from shedu.server.people.names import MAX_RESERVED_NAMES
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, migrations
from shedu.server.storage.schema import NAMES, PEOPLE
from tests.server.clients import PASSWORD, BrowserClient, log_in, rows, with_account

Client = TestClient[Litestar]
LOOK_LIKE_ALICE = [
    "alice",
    "ALICE",
    " Alice ",
    "\uff21\uff4c\uff49\uff43\uff45",  # full width
    "A1ice",
    "AIice",  # a capital I
    "Al\u0456ce".replace("A", "\u0410"),  # part of it Cyrillic
    "\u0391lice",  # Greek
    "Alice\ufe0f",
    "Alice\u3164",
    "Alice\u2800",
    "Alice\uffa0",
    "Ali\u034fce",
    "Alice\u180b",
    "Alice\U000e0100",
    "Ali\u200bce",
    "\u202eecilA",
    "Alice\x00",
    "\u0410\u04cf\u0456\u0441\u0435",  # all of it Cyrillic
    "A\u0332lice",  # underlined
    "Al\u0335ice",
    "Alic\u20d2e",
    "\U0001d400\U0001d425\U0001d422\U0001d41c\U0001d41e",  # mathematical bold
]
REFUSED = [
    "",
    " ",
    "\u2800",
    "\u3164\u3164",
    "\u115f\u1160",
    "\u00ad",
    "...",
    "a" * 25,
    "a#b",
    "Ann\u0301\u0302\u0303\u0304",
    "Z" + "\u0335" * 20,
    "A\u0301\u0301nn",
    "\u0301Ann",
    "1\u20e3",
    "Ann \u0301",
    "Ann\u0410",  # Latin and Cyrillic
    "\u03a9mega",  # Greek and Latin
    "\u0661\u06f2",  # digits of two systems
    "\ufffd",
]
ALLOWED = [
    "Ann",
    "Renée Müller-Lüdenscheidt"[:24],
    "Nguyễn Thị Hồng",
    "Łukasz Żółć",
    "Søren Ærø",
    "Анна Каренина",
    "Юрій Їжак",
    "Αλέξανδρος Οδυσσέας",
    "محمد علي",
    "مُحَمَّد",
    "דָּוִד",
    "राम कृष्ण",
    "ณัฐวุฒิ",
    "မြတ်",
    "张伟",
    "田中さくら",
    "タナカ ー",
    "김철수",
    "Tanaka 太郎",
    "გიორგი",
    "Հայկ",
    "ደስታ",
    "O'Brien",
    "Jean-Luc 2",
    "R2-D2",
    "★ Ann ★",
    "\u2694\ufe0f Max",
    "🦁",
]


@pytest.fixture(scope="module")
def server_of_alice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """An online server where Alice has an account, for tests that leave nothing behind but guests."""
    settings = Settings(data=tmp_path_factory.mktemp("alice"), bots=0, online=True, limits=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        with_account(client, "Alice")
        yield client


@pytest.mark.parametrize("name", LOOK_LIKE_ALICE, ids=ascii)
def test_no_guest_and_no_account_looks_like_another_account(server_of_alice: Client, name: str) -> None:
    server = server_of_alice
    answer = server.post("/api/people", json={"name": name})
    server.cookies.clear()
    assert (answer.status_code, answer.json()["code"]) in [(400, "taken"), (400, "name"), (400, "unreadable")]
    eve = BrowserClient(server, "Eve")
    for path, body in (("/api/account", {"name": name, "password": PASSWORD}), ("/api/name", {"name": name})):
        answer = eve.ask("POST", path, json=body)
        assert answer.status_code == 400, answer.text
    assert eve.ask("GET", "/api/me").json()["person"]["name"] == "Eve"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410\u0441\u0430", "Aca"),  # all Cyrillic
        ("\u0412\u041e\u0412", "Bob"),
        ("Bob", "\u0412\u041e\u0412"),
        ("modern", "rnodern"),
        ("pop", "\u0440\u043e\u0440"),
        ("\u0391\u039d\u039d\u0391", "Anna"),  # all Greek
        ("O'Brien", "O\u2019Brien"),
        ("R2D0", "R2DO"),
        ("Ill", "lll"),
    ],
)
def test_whole_names_of_another_script_look_alike(name: str, other: str) -> None:
    assert look_keys(name) & look_keys(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("Mia", "Mila"), ("Nina", "Vina"), ("Álice", "Alice")]
)
def test_different_names_do_not(name: str, other: str) -> None:
    assert not look_keys(name) & look_keys(other)


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_names_that_cannot_be_seen_or_mix_scripts_are_refused(name: str) -> None:
    with pytest.raises(PersonError):
        tidy_name(name)


@pytest.mark.parametrize("name", ALLOWED, ids=ascii)
def test_names_of_real_people_are_allowed(name: str) -> None:
    """In every script, and with a symbol as phones write it."""
    expected = unicodedata.normalize("NFC", name).replace("\ufe0f", "")
    assert tidy_name(name) == tidy_name(tidy_name(name)) == expected


@pytest.mark.both_databases
def test_a_released_name_is_reserved_for_its_owner(server: Client) -> None:
    ann, eve = with_account(server, "Ann"), BrowserClient(server, "Eve")
    assert ann.ask("POST", "/api/name", json={"name": "Annabella"}).status_code == 200
    assert eve.ask("POST", "/api/name", json={"name": "Ann"}).json()["code"] == "taken"
    taken = eve.ask("POST", "/api/account", json={"name": "\u0410nn", "password": PASSWORD})
    assert taken.status_code == 400
    assert server.post("/api/people", json={"name": "ann"}).json()["code"] == "taken"
    server.cookies.clear()
    assert ann.ask("POST", "/api/name", json={"name": "Ann"}).status_code == 200
    assert eve.ask("POST", "/api/name", json={"name": "Annabella"}).json()["code"] == "taken"
    assert log_in(server, "Ann", PASSWORD).status_code == 200


@pytest.mark.both_databases
def test_the_name_of_a_deleted_account_is_reserved_for_a_while(server: Client) -> None:
    """The database does not contain its former owner."""
    ann = with_account(server, "Ann")
    assert ann.ask("POST", "/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert {row.person for row in rows(server, NAMES)} == {None}
    eve = BrowserClient(server, "Eve")
    wish = {"name": "Ann", "password": PASSWORD}
    assert eve.ask("POST", "/api/account", json=wish).json()["code"] == "taken"
    engine = server.app.state.tables.writer.database.engine
    with engine.begin() as connection:
        connection.execute(update(NAMES).values(released="2020-01-01T00:00:00.000+00:00"))
    assert eve.ask("POST", "/api/account", json=wish).status_code == 200
    assert {row.person for row in rows(server, NAMES)} == {eve.id}


def test_nobody_hoards_names_by_changing_them(server: Client) -> None:
    ann = with_account(server, "Ann")
    for number in range(MAX_RESERVED_NAMES + 2):
        assert ann.ask("POST", "/api/name", json={"name": f"Ann {number}a"}).status_code == 200
    bob = BrowserClient(server, "Bob")
    assert bob.ask("POST", "/api/name", json={"name": "Ann"}).status_code == 200
    assert bob.ask("POST", "/api/name", json={"name": "Ann 2a"}).json()["code"] == "taken"


def test_expired_reservations_are_deleted(server: Client) -> None:
    ann = with_account(server, "Ann")
    ann.ask("POST", "/api/name", json={"name": "Bob"})
    database = server.app.state.tables.writer.database
    held = len(rows(server, NAMES))
    Cleanup(database).all()
    assert len(rows(server, NAMES)) == held
    with database.engine.begin() as connection:
        old = update(NAMES).where(NAMES.c.released.is_not(None))
        connection.execute(old.values(released="2020-01-01T00:00:00.000+00:00"))
    assert Cleanup(database).all()["names"] > 0
    assert {row.released for row in rows(server, NAMES)} == {None}


def test_accounts_of_older_versions_that_look_alike_keep_their_names(tmp_path: Path) -> None:
    """The upgrade logs them; the older account holds the name."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    engine = create_engine(url)
    config = migrations()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0006")
        for number, name in enumerate(("Alice", "\u0410lice", "Bob")):
            row: dict[str, Any] = {
                "id": str(number),
                "name": name,
                "login": folded(name),
                "created": str(number),
            }
            language = "x" * 5000 if name == "Bob" else "it"
            row |= {"wishes": f'{{"language":"{language}"}}', "seen": ""}
            connection.execute(insert(PEOPLE).values(row))
        connection.commit()
    engine.dispose()
    with capture_logs() as logs:
        database = Database(url)
    (collision,) = [each for each in logs if each["event"] == "names look alike"]
    assert (collision["person"], collision["other"]) == ("1", "0")
    with database.engine.connect() as connection:
        people = connection.execute(select(PEOPLE.c.name, PEOPLE.c.wishes).order_by(PEOPLE.c.id)).all()
        assert [row.name for row in people] == ["Alice", "\u0410lice", "Bob"]
        assert [row.wishes for row in people][1:] == ['{"language":"it"}', '{"language":"en"}']
        holders = dict(connection.execute(select(NAMES.c.id, NAMES.c.person)).all())
    assert {holders[key] for key in look_keys("Alice")} == {"0"}
    database.close()
