"""Clients of a server in this process: people with browsers, sockets and accounts."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import select

from shedu.players.bots.base import Budget
from shedu.players.bots.registry import make_player
from shedu.server.errors import TableError
from shedu.server.people.sessions import COOKIE, HOST_COOKIE
from shedu.server.ratings.worker import RatingWorker
from shedu.server.tables.roster import Roster
from shedu.server.wire import messages as m
from tests.server.games import largest_swap, wish

Client = TestClient[Litestar]
decode = msgspec.json.Decoder(m.FromServer).decode


class Seat:
    """A socket of a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def say(self, message: m.FromBrowser) -> None:
        """Send a message."""
        self.socket.send_text(msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        """The next message."""
        return decode(self.socket.receive_text(timeout=20))

    def ask(self, message: m.FromBrowser) -> Any:
        """Send a message; the answer."""
        self.say(message)
        return self.hear()


def sit(client: Client, game: str) -> Seat:
    """Open a socket; use it `with seat.socket`."""
    return Seat(client.websocket_connect(f"/api/games/{game}/socket"))


def hear_until(seat: Seat, is_wanted: Callable[[m.FromServer], bool]) -> Any:
    """The first message that meets a condition; steps may come one by one, or together as missed."""
    while True:
        heard = seat.hear()
        steps = heard.steps if isinstance(heard, m.Missed) else []
        for message in (heard, *steps):
            if is_wanted(message):
                return message


def is_turn_of(seat: int) -> Callable[[m.FromServer], bool]:
    """Whether a step leads to this seat's decision, or to the end."""

    def is_wanted(message: m.FromServer) -> bool:
        return isinstance(message, m.Step) and (message.decision is None or message.decision.seat == seat)

    return is_wanted


def begin(client: Client, wanted: m.NewGame | None = None) -> m.GameInfo:
    """A new game."""
    answer = client.post("/api/games", json=msgspec.to_builtins(wanted or wish()))
    assert answer.status_code == 201, answer.text
    return msgspec.convert(answer.json(), m.GameInfo)


ADDED = "0123456789abcdef"


def cookie_of(answer: Any) -> tuple[str, str]:
    """Name and value of the cookie that a response sets."""
    return next((name, answer.cookies[name]) for name in (HOST_COOKIE, COOKIE) if name in answer.cookies)


class BrowserClient:
    """A person with a browser."""

    def __init__(self, server: Client, name: str) -> None:
        self.server = server
        answer = server.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.cookie_name, self.cookie = cookie_of(answer)
        server.cookies.clear()
        self.id = answer.json()["person"]["id"]

    def ask(self, method: str, path: str, **kwargs: Any) -> Any:
        """A request; the client keeps a new cookie, as a browser does."""
        headers = {"cookie": f"{self.cookie_name}={self.cookie}"}
        answer = self.server.request(method, path, headers=headers, **kwargs)
        if answer.cookies.get(self.cookie_name):
            self.cookie = answer.cookies[self.cookie_name]
        self.server.cookies.clear()
        return answer

    def make(self, **changes: Any) -> str:
        """A table for two: a seat of this person and an open one."""
        wish = m.NewGame([m.NewSeat("lion"), m.NewSeat("bull", "open")], first="lion")
        wish = msgspec.structs.replace(wish, **changes)
        answer = self.ask("POST", "/api/games", json=msgspec.to_builtins(wish))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, game: str) -> Seat:
        """A socket; use it `with seat.socket`."""
        headers = {"cookie": f"{self.cookie_name}={self.cookie}"}
        return Seat(self.server.websocket_connect(f"/api/games/{game}/socket", headers=headers))


MAX_HEARD = 1000  # messages, so that a test that waits for the wrong one ends


def until(seat: Seat, kind: type, is_wanted: Callable[[Any], bool] = lambda _: True) -> Any:
    """The next message of one of these kinds."""
    heard: list[str] = []
    while len(heard) < MAX_HEARD:
        message = seat.hear()
        if isinstance(message, kind) and is_wanted(message):
            return message
        heard.append(type(message).__name__)
    raise AssertionError(f"No such {kind.__name__} among {len(heard)} messages, the last: {heard[-20:]}.")


@contextmanager
def at_table(client: BrowserClient, game: str, seat: int) -> Iterator[Seat]:
    """A socket that has received the table, viewed from a seat."""
    socket = client.socket(game)
    with socket.socket:
        socket.say(m.Look(seat))
        until(socket, m.Table)
        yield socket


PASSWORD = "a long password"


def log_in(client: Client, name: str, password: str, cookie: str | None = None) -> Any:
    """Log in, in a browser that may already have a session."""
    headers = {} if cookie is None else {"cookie": f"shedu={cookie}"}
    answer = client.post("/api/login", json={"name": name, "password": password}, headers=headers)
    client.cookies.clear()
    return answer


def confirm(person: BrowserClient, password: str = PASSWORD) -> Any:
    """Confirm the password, for changes of the account."""
    return person.ask("POST", "/api/confirm", json={"password": password})


def with_account(client: Client, name: str) -> BrowserClient:
    """A person with an account."""
    person = BrowserClient(client, name)
    made = person.ask("POST", "/api/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 200, made.text
    return person


def refresh(client: Client) -> None:
    """Apply what other processes did to sessions."""
    with client.portal() as portal:
        portal.call(client.app.state.sessions.refresh)


def hung_up(seat: Seat) -> tuple[str, int]:
    """The code of the last rejection and the close code."""
    last = until(seat, m.Refused)
    with pytest.raises(WebSocketDisconnect) as closed:
        seat.hear()
    return last.code, closed.value.code


INVITED = m.Terms()
BOT_PLIES = 40

DYNASTIES: tuple[m.Dynasty, ...] = ("lion", "bull", "archer", "pot")


def sit_and_play(
    client: Client,
    people: Sequence[BrowserClient],
    seed: int = 1,
    terms: m.Terms = INVITED,
    bots: int = 0,
    leaves_at: int | None = None,
    at: tuple[int, Callable[[str], None]] | None = None,
) -> str:
    """Play a whole game of these people: moves of a bot, which score, then swaps until the bag is empty.

    The host leaves at a ply, or something else happens at a ply.
    """
    host, *others = people
    seats = [
        m.NewSeat("lion"),
        *(m.NewSeat(dynasty, "open") for dynasty in DYNASTIES[1 : len(people) + bots]),
    ]
    game = host.make(seats=seats, first="lion", terms=terms)
    registry, sessions = client.app.state.tables, client.app.state.sessions

    async def play() -> None:
        live = await registry.open(game)
        for seat, person in enumerate(others, 1):
            who = sessions.people.of_id(person.id)
            await live.change(lambda roster, seat=seat, who=who: roster.sit(who, seat, None))
        mine = sessions.people.of_id(host.id)
        await live.change(lambda roster: roster.start(mine, "random"))
        bot = make_player("novice", seed)
        done = False
        while live.game.decider is not None:
            if live.game.now.ply == leaves_at and live.roster.people >= {host.id}:
                await live.change(lambda roster: _left(roster, host.id))
            if at is not None and live.game.now.ply == at[0] and not done:
                done = True
                await asyncio.to_thread(at[1], game)
            if live.game.now.ply < BOT_PLIES:
                move = bot.decide(live.game.view(live.game.decider), Budget(1.0))
            else:
                move = largest_swap(live.game)
            is_bot = live.game.bot_to_move is not None
            make_move = live._play_bot if is_bot else live.play
            try:
                await make_move(live.game.decider, live.game.now.number, move)
            except TableError:
                assert is_bot  # which was faster
        await counted(client)

    with client.portal() as portal:
        portal.call(play)
    return game


def _left(roster: Roster, person: str) -> Roster:
    seat = next(seat for seat, place in enumerate(roster.seats) if place.person == person)
    return roster.taken_over(seat, "random")


async def counted(client: Client) -> None:
    """Wait for all ratings in progress."""
    for follower in client.app.state.tables.service.observers:
        if isinstance(follower, RatingWorker):
            await follower.close()


def rows(client: Client, table: Any, *columns: Any) -> list[Any]:
    """All rows of a database table."""
    wanted = select(*columns) if columns else select(table)
    with client.app.state.tables.writer.database.engine.connect() as connection:
        return list(connection.execute(wanted.order_by(*table.primary_key)).all())


def begun(ann: BrowserClient, bob: BrowserClient) -> str:
    """A game of two."""
    game = ann.make()
    seat = bob.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Sit(1))
        until(seat, m.Room)
    seat = ann.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Start())
        until(seat, m.Table)
    return game
