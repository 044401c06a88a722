"""The shuffle: who is bound by what, and when."""

import asyncio
from pathlib import Path

import pytest

from shedu.server.errors import TableError
from shedu.server.people.people import NoticePreferences, Person
from shedu.server.tables.fairness import Shuffle, decode, seal_of
from shedu.server.tables.roster import Gathering, gather
from shedu.server.tables.start import begin
from shedu.server.wire import messages as m
from tests.server.halls import Clock, open_hall, person

ANN, BOB, EVE = (
    Person(name.lower(), name, None, None, NoticePreferences()) for name in ("Ann", "Bob", "Eve")
)
HERS, HIS = "0123456789abcdef", "fedcba9876543210"


def table(seal: str = "") -> Gathering:
    """Ann's table, at which Bob and Eve can sit down."""
    seats = [m.NewSeat("lion"), m.NewSeat("bull", "open"), m.NewSeat("pot", "open")]
    return gather("game", m.NewGame(seats, seal=seal), ANN)


def code_of(gathering: Gathering, *words: object) -> str:
    """Why something cannot be done."""
    name, *rest = words
    with pytest.raises(TableError) as refused:
        getattr(gathering, str(name))(*rest)
    return refused.value.code


def test_seals_are_opened_when_nobody_can_sit_down_any_more() -> None:
    """Whoever came last could choose else, if he and the server were one."""
    waiting = table(seal_of(HERS)).sit(BOB, 1, "archer", seal_of(HIS))
    assert waiting.shuffle is not None
    assert waiting.shuffle.told(False).contributions == [
        m.Contribution("archer", seal_of(HIS), None),
        m.Contribution("lion", seal_of(HERS), None),
    ]
    assert code_of(waiting, "open", BOB, HIS) == "sealed"
    opening = waiting.start(ANN, "random")
    assert (opening.status, opening.is_opening) == ("waiting", True)
    assert [place.kind for place in opening.places] == ["human", "human", "bot"]
    for words in (
        ("sit", EVE, 2, None),
        ("stand", BOB, 1),
        ("choose", BOB, 1, "pot"),
    ):
        assert code_of(opening, *words) == "begun"
    assert code_of(opening, "open", EVE, HIS) == "not-yours"
    assert code_of(opening, "open", BOB, HERS) == "contribution"
    begun = opening.open(BOB, HIS).open(ANN, HERS)
    assert begun.status == "playing"
    assert begun.shuffle is not None
    assert begun.shuffle.contributions == {"lion": HERS, "archer": HIS}
    assert begun.shuffle == decode(begun.shuffle.encode())
    assert code_of(begun, "open", ANN, HERS) == "sealed"


def test_every_number_makes_another_seed() -> None:
    """The server's, and each player's."""
    shuffle = Shuffle("5" * 64).sealed("lion", seal_of(HERS)).sealed("bull", seal_of(HIS))
    seeds = {
        shuffle.seed(),
        shuffle.opened("lion", HERS).seed(),
        shuffle.opened("lion", HERS).opened("bull", HIS).seed(),
        Shuffle("6" * 64).seed(),
    }
    assert len(seeds) == 4


def test_nobody_has_to_wait_for_a_browser_that_is_gone() -> None:
    """After some seconds the game can begin without what is still sealed; the record says so."""
    seated = table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS))
    assert code_of(seated, "start_without", ANN, 1000.0) == "sealed"
    opening = seated.start(ANN, "random", 1000.0)
    assert opening.start(ANN, "random", 1001.0) == opening  # a double click
    assert code_of(opening, "start", BOB, "random") == "not-host"
    assert code_of(opening, "start_without", ANN, 1009.0) == "too-soon"
    assert code_of(opening, "start_without", EVE, 1011.0) == "not-yours"
    for whoever in (ANN, BOB):  # the host may be gone, too
        begun = opening.open(ANN, HERS).start_without(whoever, 1011.0)
        assert begun.status == "playing"
        assert begun.shuffle is not None
        assert begun.shuffle.contributions == {"lion": HERS}
        assert f"shuffle seal bull {seal_of(HIS)}" in begun.shuffle.comments()


def test_who_begins_is_drawn_by_all_or_chosen() -> None:
    """Nobody draws alone, and the record says which it was."""
    seats = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "random"), m.NewSeat("pot", "bot", "random")]
    firsts = set()
    for number in range(30):
        said = f"{number:016x}"
        gathering = gather("game", m.NewGame(seats, seal=seal_of(said)), ANN).open(ANN, said)
        begun, _ = begin(gathering)
        assert begun.shuffle is not None
        assert begun.shuffle.first == "drawn"
        assert begun.places[0].dynasty == begun.shuffle.beginner(["pot", "lion", "bull"])
        firsts.add(begun.places[0].dynasty)
    assert len(firsts) == 3
    chosen, _ = begin(gather("game", m.NewGame(seats, first="pot", seal=seal_of(HERS)), ANN).open(ANN, HERS))
    assert chosen.shuffle is not None
    assert (chosen.places[0].dynasty, chosen.shuffle.first) == ("pot", "chosen")


def test_two_seats_of_one_person() -> None:
    """As when somebody sat here as a guest and then logs in: each seal is opened, or none is waited for."""
    opening = table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS)).start(ANN, "random").adopted("bob", ANN)
    begun = opening.open(ANN, HIS).open(ANN, HERS)
    assert begun.status == "playing"
    gone = opening.forsaken("ann")
    assert gone.status == "playing"
    assert gone.shuffle is not None
    assert set(gone.shuffle.seals) == {"lion", "bull"}  # that they stayed closed is told


def test_whoever_stands_up_or_goes_takes_his_seal_along() -> None:
    """And nobody waits for it."""
    seated = table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS))
    stood = seated.stand(BOB, 1)
    assert stood.shuffle is not None
    assert list(stood.shuffle.seals) == ["lion"]
    gone = seated.start(ANN, "random").open(ANN, HERS).forsaken("bob")
    assert (gone.status, gone.places[1].kind) == ("playing", "bot")
    left = seated.start(ANN, "random").forsaken("ann").open(BOB, HIS)
    assert (left.status, left.places[0].kind) == ("playing", "bot")


def test_without_seals_a_game_begins_at_once() -> None:
    """Whoever adds nothing trusts the others."""
    assert table().sit(BOB, 1, None).start(ANN, "random").status == "playing"
    seats = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")]
    assert gather("game", m.NewGame(seats), ANN).status == "playing"
    alone = gather("game", m.NewGame(seats, seal=seal_of(HERS)), ANN)
    assert alone.is_opening  # the server's promise is told before she opens her seal
    assert alone.open(ANN, HERS).status == "playing"


def test_odd_seals() -> None:
    """Refused, not taken for nothing."""
    assert code_of(table(), "sit", BOB, 1, None, "abc") == "contribution"
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        table("x" * 64)


def test_a_server_that_starts_again_while_seals_are_opened(tmp_path: Path) -> None:
    """Nothing is forgotten: what was opened stays, the rest is opened, the game begins."""

    async def run() -> None:
        clock = Clock()
        async with open_hall(tmp_path, clock) as hall:
            ann, bob = person(hall, "Ann"), person(hall, "Bob")
            seats = [m.NewSeat("lion"), m.NewSeat("bull", "open")]
            game = (await hall.begin(m.NewGame(seats, seal=seal_of(HERS)), ann)).id
            live = await hall.open(game)
            await live.change(lambda gathering: gathering.sit(bob, 1, None, seal_of(HIS)))
            await live.change(lambda gathering: gathering.start(ann, "random", clock()))
            await live.change(lambda gathering: gathering.open(bob, HIS))
            secret = live.gathering.shuffle
        async with open_hall(tmp_path, clock) as hall:
            live = await hall.open(game)
            assert live.gathering.is_opening
            assert live.gathering.shuffle == secret
            assert not live.has_begun
            await live.change(lambda gathering: gathering.open(ann, HERS))
            assert live.has_begun
            assert live.gathering.shuffle is not None
            assert set(live.gathering.shuffle.contributions) == {"lion", "bull"}

    asyncio.run(run())
