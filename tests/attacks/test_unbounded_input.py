"""Strings, lists and numbers without a limit, and values that a database cannot hold."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient
from msgspec import inspect

from shedu.server.errors import Code
from shedu.server.http.dependencies import MAX_ID_CHARS
from shedu.server.storage.schema import GAMES, PEOPLE
from shedu.server.tables import replay
from shedu.server.wire import messages as m
from shedu.server.wire.messages import bounds
from tests.server.clients import BrowserClient, rows

Client = TestClient[Litestar]
JUNK: list[Any] = [
    "\x00",
    "a\x00b",
    "x" * 300_000,
    2**31,
    2**63,
    -(2**63),
    10**40,
    -1,
    ["\x00"],
    "\ufdfa" * 24,
]
LONG = "x" * 900_000
MAX_STATUS = 499
# Checked by the engine, which allows more than msgspec can express; an online server takes none.
UNBOUNDED = {"NewGame.seed"}


def handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    """Every handler of an HTTP request."""
    for route in app.routes:
        yield from (
            each for each in getattr(route, "route_handlers", ()) if isinstance(each, HTTPRouteHandler)
        )


def missing_bounds(type_: inspect.Type, place: str) -> Iterator[str]:
    """The parts of a type that have no bound."""
    match type_:
        case inspect.StrType(max_length=longest, pattern=pattern):
            if longest is None or (pattern != bounds.NO_NUL and longest > 3):
                yield place
        case inspect.IntType(ge=least, le=most):
            if least is None or (most is None and place not in UNBOUNDED):
                yield place
        case inspect.ListType(item_type=item, max_length=longest):
            if longest is None:
                yield place
            yield from missing_bounds(item, f"{place}[]")
        case inspect.TupleType(item_types=items):
            for item in items:
                yield from missing_bounds(item, f"{place}[]")
        case inspect.UnionType(types=types):
            for each in types:
                yield from missing_bounds(each, place)
        case inspect.StructType(cls=cls, fields=fields):
            for field in fields:
                yield from missing_bounds(field.type, f"{cls.__name__}.{field.name}")
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            pass
        case _:
            yield f"{place}: {type_}"


def body_types(app: Litestar) -> set[type]:
    """The type of every request body."""
    found = (each.parsed_fn_signature.parameters.get("data") for each in handlers(app))
    return {each.annotation for each in found if each is not None}


def test_every_field_of_a_request_is_bounded(server: Client) -> None:
    types = body_types(server.app)
    assert {m.NewGame, m.NewGuest, m.Report, m.OpenRecord} <= types
    for type_ in sorted(types, key=str):
        assert list(missing_bounds(inspect.type_info(type_), type_.__name__)) == []


def test_every_field_of_a_socket_message_is_bounded() -> None:
    assert len(get_args(m.FromBrowser)) > 10
    assert list(missing_bounds(inspect.type_info(m.FromBrowser), "FromBrowser")) == []


def test_a_missing_bound_is_found() -> None:
    """`missing_bounds` finds unbounded types."""

    class Open(msgspec.Struct):
        text: str
        count: int
        items: list[bool]
        table: dict[str, str]

    assert len(list(missing_bounds(inspect.type_info(Open), "Open"))) == 4


def parameters(server: Client) -> list[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of every operation."""
    described = server.get("/api/schema/openapi.json").json()
    return [
        (method.upper(), path, operation | {"schemas": described["components"]["schemas"]})
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_parameter_is_bounded(server: Client) -> None:
    """Of paths and queries."""
    unbounded = []
    for method, path, operation in parameters(server):
        for each in operation.get("parameters", ()):
            schema = each["schema"]
            kinds = {kind.get("type") for kind in schema.get("oneOf", [schema])}
            # Litestar omits a minimum of 0 from the description.
            if ("string" in kinds and "maxLength" not in schema) or (
                "integer" in kinds and "maximum" not in schema
            ):
                unbounded.append((method, path, each["name"]))
    assert unbounded == []


def resolve(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = schema
    while "$ref" in found:
        found = schemas[found["$ref"].rpartition("/")[2]]
    return found


def bodies(operation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Requests with one field that is too long, too large or contains NUL."""
    if "requestBody" not in operation:
        return
    schemas = operation["schemas"]
    schema = resolve(operation["requestBody"]["content"]["application/json"]["schema"], schemas)
    valid: dict[str, Any] = {
        "seats": [{"dynasty": "lion"}, {"dynasty": "bull"}],
        "text": "shedu 1\nplayers lion bull\n",
        **dict.fromkeys(("page", "push", "by_mail"), False),
        "language": "en",
        "webhook": "",
    }
    known = {name: valid.get(name, "something") for name in schema.get("required", ())}
    for name in schema["properties"]:
        for junk in JUNK:
            yield known | {name: junk}


@pytest.mark.both_databases
def test_no_value_is_a_server_error(server: Client) -> None:
    """Of any operation: in the path, the query and the body."""
    ann = BrowserClient(server, "Ann")
    broken: list[tuple[str, str, int, str]] = []
    asked = 0
    for method, path, operation in parameters(server):
        if path in ("/api/account/delete", "/api/logout"):
            continue
        for raw in ("%00", "a%00b", "x" * 256, "x" * (MAX_ID_CHARS + 1), "%C3%A9" * 200, "9" * 40, "-1"):
            filled = "/".join(raw if part.startswith("{") else part for part in path.split("/"))
            names = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
            query = "&".join(f"{name}={raw}" for name in names)
            if filled == path and not query:
                continue
            url = server.base_url.copy_with(raw_path=f"{filled}?{query}".encode())
            answer = ann.ask(method, str(url), json={} if "requestBody" in operation else None)
            asked += 1
            if answer.status_code > MAX_STATUS:
                broken.append((method, path, answer.status_code, raw[:20]))
        for body in bodies(operation):
            filled = "/".join("x" if part.startswith("{") else part for part in path.split("/"))
            answer = ann.ask(method, filled, json=body)
            asked += 1
            if answer.status_code > MAX_STATUS:
                broken.append((method, path, answer.status_code, str(body)[:80]))
    assert broken == []
    assert asked > 400


@pytest.mark.both_databases
def test_no_socket_message_is_a_server_error(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    game = ann.make()
    seat = ann.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        for kind in get_args(m.FromBrowser):
            info: Any = inspect.type_info(kind)
            for field in info.fields:
                for junk in JUNK:
                    text = json.dumps({"type": info.tag, field.name: junk})
                    if len(text) < 16_000:
                        seat.socket.send_text(text)
        seat.say(m.Say("still here"))
        while not isinstance(message := seat.hear(), m.Said) or message.text != "still here":
            assert not isinstance(message, m.Refused) or message.code != Code.INTERNAL


@pytest.mark.parametrize(
    "body",
    [
        b'{"junk":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"[" * 100_000,
        b'{"name":"A\xff"}',
        b"\xff\xfe",
        b"{",
    ],
    ids=["deep", "open", "not UTF-8", "no text", "cut"],
)
def test_a_body_that_is_no_json_is_a_bad_request(server: Client, body: bytes) -> None:
    """Of any operation. Deep nesting and invalid UTF-8 were errors of the server."""
    ann = BrowserClient(server, "Ann")
    asked = 0
    for method, path, operation in parameters(server):
        if "requestBody" in operation:
            filled = "/".join("x" if part.startswith("{") else part for part in path.split("/"))
            headers = {"content-type": "application/json", "cookie": f"{ann.cookie_name}={ann.cookie}"}
            answer = server.request(method, filled, content=body, headers=headers)
            assert answer.status_code in (400, 404), (method, path, answer.text)
            asked += 1
    assert asked > 20


@pytest.mark.parametrize(
    "text",
    ['{"type":"stand","seat":0,"junk":' + "[" * 8_000 + "]" * 8_000 + "}", "[" * 16_000, '{"type":"say"'],
)
def test_a_message_that_is_no_json_is_refused(server: Client, text: str) -> None:
    """It ended the socket with an error of the server."""
    ann = BrowserClient(server, "Ann")
    seat = ann.socket(ann.make())
    with seat.socket:
        seat.ask(m.Look())
        seat.socket.send_text(text)
        while not isinstance(message := seat.hear(), m.Refused):
            pass
        assert message.code == Code.UNREADABLE
        seat.socket.send_bytes(text[:100].encode() + b"\xff")
        while not isinstance(message := seat.hear(), m.Refused):
            pass
        assert message.code == Code.UNREADABLE


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people", {"name": "Eve", "language": LONG}),
        ("/api/people", {"name": "Eve", "language": "xx"}),
        ("/api/games", {"seats": [{"dynasty": "lion"}, {"dynasty": "bull", "kind": "open", "level": LONG}]}),
        ("/api/games", {"seats": [{"dynasty": "lion"}, {"dynasty": "bull", "kind": "open", "level": "god"}]}),
        ("/api/games", {"seats": [{"dynasty": "lion", "level": "god"}, {"dynasty": "bull", "kind": "open"}]}),
        ("/api/games", {"seats": [{"dynasty": "lion", "kind": "open"}] * 2, "seal": LONG}),
        (
            "/api/games",
            {
                "seats": [{"dynasty": "lion", "kind": "open"}, {"dynasty": "bull", "kind": "open"}],
                "seal": "no",
            },
        ),
    ],
)
def test_nothing_large_or_unknown_is_stored(server: Client, path: str, body: dict[str, Any]) -> None:
    """A language, a level or a seal was stored with up to a megabyte."""
    ann = BrowserClient(server, "Ann")
    before = len(rows(server, PEOPLE)), len(rows(server, GAMES))
    answer = ann.ask("POST", path, json=body)
    assert answer.status_code == 400, answer.text
    assert (len(rows(server, PEOPLE)), len(rows(server, GAMES))) == before


@pytest.mark.parametrize(
    "name", ["x" * 150_000, "x" * 41, "A\u202enn", "A\u200bnn", "A\u0007nn", "A\u2066nn"]
)
def test_names_in_records_are_checked(server: Client, name: str) -> None:
    """They are shown like the names of people."""
    ann = BrowserClient(server, "Ann")
    text = f"shedu 1\nplayers lion bull\nname lion {name}\nseed 1\nmoves\n"
    answer = ann.ask("POST", "/api/records", json={"text": text})
    assert answer.status_code == 400, answer.text
    assert answer.json()["line"] == 3
    good = text.replace(name, "Ann of Ur")
    assert ann.ask("POST", "/api/records", json={"text": good}).status_code == 201
    assert len("Ann of Ur") <= replay.MAX_NAME_CHARS


def test_a_name_that_unfolds_is_refused(server: Client) -> None:
    """A character whose folded form has eighteen characters."""
    ann = BrowserClient(server, "Ann")
    answer = ann.ask("POST", "/api/account", json={"name": "\ufdfa" * 24, "password": "a long password"})
    assert (answer.status_code, answer.json()["code"]) == (400, "name")


@pytest.mark.parametrize("segment", ["x" * 256, "%C3%A9" * 130, "%F0%9F%A6%81" * 64])
def test_a_name_that_no_file_can_have_is_not_found(server: Client, segment: str) -> None:
    """A file system counts bytes."""
    for path in (f"/{segment}", f"/assets/{segment}.js"):
        url = server.base_url.copy_with(raw_path=path.encode())
        assert server.get(url).status_code == 404


def test_an_opened_record_is_no_running_game(server: Client) -> None:
    """The operator's list of running games does not contain it."""
    ann = BrowserClient(server, "Ann")
    text = "shedu 1\nplayers lion bull\nseed 1\nmoves\n"
    opened = ann.ask("POST", "/api/records", json={"text": text}).json()
    assert (opened["status"], opened["is_replay"], opened["is_over"]) == ("stopped", True, False)
    assert [row.status for row in rows(server, GAMES)] == ["stopped"]
    assert server.get(f"/api/games/{opened['id']}/frames").status_code == 200
