"""Texts of people reach no database query, page or header as anything but text, and no stranger by mail."""

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http.app import create_app
from shedu.server.settings import Settings
from shedu.server.storage.schema import METADATA, PEOPLE
from tests.server.clients import BrowserClient, rows
from tests.server.mailbox import Inbox

Client = TestClient[Litestar]
SOURCES = Path(__file__).parents[2] / "web" / "src"
# Ways to write text as markup or to run it. Svelte escapes everything else.
DANGEROUS = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|javascript:"
)
SQL = [
    "' OR '1'='1",
    "'; DROP TABLE people; --",
    '" OR 1=1 --',
    "%' UNION SELECT login FROM people --",
    "\\'",
]


@pytest.mark.both_databases
@pytest.mark.parametrize("text", SQL)
def test_a_query_is_no_text(server: Client, text: str) -> None:
    """In ids, names, pages of lists, chat and titles of studies."""
    ann = BrowserClient(server, "Ann")
    before = len(rows(server, PEOPLE))
    for method, path, body in (
        ("GET", f"/api/games/{text}", None),
        ("GET", f"/api/people/{text}", None),
        ("GET", f"/api/people/{ann.id}/games?before={text}", None),
        ("GET", f"/api/studies/{text}", None),
        ("PUT", f"/api/mutes/{text}", None),
        ("DELETE", f"/api/sessions/{text}", None),
        ("POST", "/api/login", {"name": text, "password": text}),
        ("POST", "/api/reports", {"game": text, "about": text, "text": text}),
        ("POST", f"/api/puzzles/{text}", {"move": text, "language": "en"}),
    ):
        kwargs = {} if body is None else {"json": body}
        answer = ann.ask(method, path, **kwargs)
        assert answer.status_code in (200, 400, 404), (path, answer.text)
        if answer.status_code == 200:
            assert answer.json() == {"games": [], "before": None}
    named = ann.ask("POST", "/api/name", json={"name": text[:24]})
    assert named.json().get("code") == "name" or named.json()["person"]["name"] == text[:24].strip()
    assert len(rows(server, PEOPLE)) == before
    for table in METADATA.sorted_tables:
        rows(server, table)


def test_the_client_writes_no_markup() -> None:
    """Names, chat and comments of others are shown as text; the content security policy is a second wall."""
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in SOURCES.rglob("*")
        if path.suffix in (".svelte", ".ts", ".html")
        for line in path.read_text("utf-8").splitlines()
        if DANGEROUS.search(line)
    ]
    assert found == []
    assert len(list(SOURCES.rglob("*.svelte"))) > 50


@pytest.mark.parametrize(
    "path",
    [
        "//evil.example",
        "/\\evil.example",
        "/%2f%2fevil.example",
        "/?next=//evil.example",
        "/login?to=https://x.y",
    ],
)
def test_no_address_leads_to_another_site(server: Client, path: str) -> None:
    url = server.base_url.copy_with(raw_path=path.encode())
    answer = server.get(url, follow_redirects=False)
    assert answer.status_code in (200, 404)
    assert "location" not in answer.headers


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_other_sites_may_read_nothing(server: Client, method: str) -> None:
    """No header allows it, for any request of the page."""
    headers = {
        "origin": "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }
    answer = server.request(method, "/api/me", headers=headers)
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert method != "POST" or answer.status_code == 403


def test_a_record_has_a_harmless_file_name(server: Client) -> None:
    """Names of dynasties and dates alone are in the header."""
    ann = BrowserClient(server, "Ann")
    text = 'shedu 1\nplayers lion bull\nname lion A"; filename="x.exe\nseed 1\nmoves\n'
    made = ann.ask("POST", "/api/records", json={"text": text})
    assert made.status_code == 201, made.text
    record = server.get(f"/api/games/{made.json()['id']}/record")
    header = record.headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="[a-z0-9-]+\.te"', header)


def test_a_guest_writes_to_no_stranger_by_mail(tmp_path: Path, inbox: tuple[Inbox, str]) -> None:
    """The mail that confirms an address contains no name: any person can request it for any address."""
    box, address = inbox
    settings = Settings(
        data=tmp_path / "data", bots=0, online=True, limits=False, smtp=address, sender="a@club.example"
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        eve = BrowserClient(server, "http://evil.tld/gift")
        answer = eve.ask("POST", "/api/notices/mail", json={"mail": "ann@home.example"})
        assert answer.status_code == 204
        mail = box.next()
        assert "evil" not in f"{mail.items()} {mail.get_content()}"
