"""Tables of people with names: sitting down, starting, looking and leaving."""

from contextlib import ExitStack

from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.tables.fairness import seal_of
from shedu.server.wire import messages as m
from tests.server.clients import ADDED, BrowserClient, Seat, at_table, until
from tests.server.moves import wire

Client = TestClient[Litestar]


def test_two_people_meet_at_a_table(server: Client) -> None:
    """The host creates the table, the other player takes a seat, the host starts, and both play."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = ann.make()
    with ExitStack() as stack:
        one, two = ann.socket(game), bob.socket(game)
        stack.enter_context(one.socket)
        stack.enter_context(two.socket)
        room = one.ask(m.Look())
        assert isinstance(room, m.Room)
        assert room.status == "waiting"
        assert room.shuffle is not None
        assert room.shuffle.secret is None
        two.say(m.Look())
        assert until(two, m.Room).present
        two.say(m.Sit(1, "pot", seal_of(ADDED)))
        seated = until(two, m.Room)
        while seated.places[1].kind == "open":
            seated = until(two, m.Room)
        assert (seated.places[1].dynasty, seated.places[1].name) == ("pot", "Bob")
        two.say(m.Start())
        assert until(two, m.Refused).code == "not-host"
        two.say(m.Open(ADDED))
        assert until(two, m.Refused).code == "sealed"  # not before the host starts
        one.say(m.Start())
        opening = until(two, m.Room)
        while not opening.shuffle.is_opening:
            opening = until(two, m.Room)
        assert [(each.dynasty, each.said) for each in opening.shuffle.contributions] == [("pot", None)]
        two.say(m.Open(ADDED[::-1]))
        assert until(two, m.Refused).code == "contribution"
        two.say(m.Open(ADDED))
        assert until(one, m.Table).decision is not None
        one.say(m.Look(0))
        table = until(one, m.Table)
        while table.viewer != 0:
            table = until(one, m.Table)
        assert table.seats[0].hand is not None
        assert table.seats[1].hand is None
        two.say(m.Look(0))
        assert until(two, m.Refused).code == "not-yours"
        two.say(m.Look(1))
        other = until(two, m.Table)
        while other.viewer != 1:
            other = until(two, m.Table)
        assert other.seats[0].hand is None
        one.say(m.Play(0, wire("king B1")))
        assert until(one, m.Step).viewer == 0
        assert until(two, m.Step).viewer == 1
        two.say(m.Say("  hello \n there "))
        said = until(one, m.Said)
        assert (said.name, said.text) == ("Bob", "hello there")
        for text in (
            "\U0001f937\u200d\u2640\ufe0f",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ):  # joined
            two.say(m.Say(text))
            assert until(one, m.Said).text == text
        for text in ("\u200d", "a\u202eb", " ", "x" * 501):  # invisible, right-to-left, blank, too long
            two.say(m.Say(text))
            assert until(two, m.Refused).code == "saying"
    games = bob.ask("GET", "/api/games").json()
    assert [info["id"] for info in games] == [game]


def test_actions_need_a_name(server: Client) -> None:
    """Clients without a name may view the lobby, and tables that allow spectators."""
    ann = BrowserClient(server, "Ann")
    game = ann.make(terms=m.Terms("open"))
    closed = ann.make(terms=m.Terms("invited", spectators=False))
    assert server.get("/api/games").status_code == 401
    assert [info["id"] for info in server.get("/api/lobby").json()] == [game]
    stranger = Seat(server.websocket_connect(f"/api/games/{game}/socket"))
    with stranger.socket:
        assert isinstance(stranger.ask(m.Look()), m.Room)
        stranger.say(m.Sit(1))
        assert until(stranger, m.Refused).code == "who-are-you"
    stranger = Seat(server.websocket_connect(f"/api/games/{closed}/socket"))
    with stranger.socket:
        assert stranger.ask(m.Look()).code == "no-spectators"


def test_leave_and_come_back(server: Client) -> None:
    """A bot plays for the seat in between."""
    ann = BrowserClient(server, "Ann")
    game = ann.make(seats=[m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")])
    with at_table(ann, game, 0) as seat:
        seat.say(m.Leave(0, "random"))
        room = until(seat, m.Room)
        while room.places[0].kind == "human":
            room = until(seat, m.Room)
        assert room.places[0].left == ann.id
        table = until(seat, m.Table)
        assert (table.viewer, table.seats[0].hand) == (None, None)  # the view of a spectator
        assert until(seat, m.Step).seat == 0
        seat.say(m.ComeBack(0))
        while room.places[0].kind == "bot":
            room = until(seat, m.Room)
        assert room.places[0].person == ann.id


def test_come_back_to_a_table_without_spectators(server: Client) -> None:
    """A player who left is disconnected, and can return."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    seats = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")]
    game = ann.make(seats=seats, terms=m.Terms(spectators=False))
    with at_table(ann, game, 0) as seat:
        seat.say(m.Leave(0, "random"))
        assert until(seat, m.Refused).code == "no-spectators"
    again, other = ann.socket(game), bob.socket(game)
    with other.socket:
        assert other.ask(m.ComeBack(0)).code == "no-spectators"
        assert other.ask(m.Look()).code == "no-spectators"
    with again.socket:
        assert again.ask(m.Look()).code == "no-spectators"
        again.say(m.ComeBack(0))
        again.say(m.Look(0))
        assert until(again, m.Table).seats[0].hand is not None
