"""The shuffle: commitments of server and players, and when they are revealed."""

import asyncio
import hashlib
import itertools
import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from shedu.engine.record import Record
from shedu.engine.rules import Rules
from shedu.play.seats import rotate
from shedu.server.errors import TableError
from shedu.server.people.people import NoticePreferences, Person
from shedu.server.tables.fairness import VERSION, ProofError, Shuffle, seal_of, verify
from shedu.server.tables.roster import Roster, new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import start_game
from shedu.server.tables.terms import Wish
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from tests.server.registries import Clock, open_registry, person

ANN, BOB, EVE = (
    Person(name.lower(), name, None, None, NoticePreferences()) for name in ("Ann", "Bob", "Eve")
)
HERS, HIS = "0123456789abcdef", "fedcba9876543210"
DOCS = Path(__file__).parents[3] / "docs"


def table(seal: str = "") -> Roster:
    """Ann's table, at which Bob and Eve can sit down."""
    seats = [Seat("lion"), Seat("bull", "open"), Seat("pot", "open")]
    return new_roster("game", Wish(seats, seal=seal), ANN)


def code_of(roster: Roster, *words: object) -> str:
    """The code of the rejection."""
    name, *rest = words
    with pytest.raises(TableError) as refused:
        getattr(roster, str(name))(*rest)
    return refused.value.code


def test_seals_are_opened_after_the_seats_are_final() -> None:
    """Otherwise the last player could choose the shuffle together with the server."""
    waiting = table(seal_of(HERS)).sit(BOB, 1, "archer", seal_of(HIS))
    assert waiting.shuffle is not None
    assert mapping.shuffle(waiting.shuffle, is_open=False).contributions == [
        m.Contribution("archer", seal_of(HIS), None),
        m.Contribution("lion", seal_of(HERS), None),
    ]
    assert code_of(waiting, "open_seal", BOB, HIS) == "sealed"
    opening = waiting.start(ANN, "random")
    assert (opening.status, opening.is_opening) == ("waiting", True)
    assert [place.kind for place in opening.seats] == ["human", "human", "bot"]
    for words in (
        ("sit", EVE, 2, None),
        ("stand", BOB, 1),
        ("choose", BOB, 1, "pot"),
    ):
        assert code_of(opening, *words) == "begun"
    assert code_of(opening, "open_seal", EVE, HIS) == "not-yours"
    assert code_of(opening, "open_seal", BOB, HERS) == "contribution"
    begun = opening.open_seal(BOB, HIS).open_seal(ANN, HERS)
    assert begun.status == "playing"
    assert begun.shuffle is not None
    assert begun.shuffle.contributions == {"lion": HERS, "archer": HIS}
    assert begun.shuffle == msgspec.json.decode(msgspec.json.encode(begun.shuffle), type=Shuffle)
    assert code_of(begun, "open_seal", ANN, HERS) == "sealed"


def test_every_number_makes_another_seed() -> None:
    """The number of the server, and that of each player."""
    shuffle = Shuffle("5" * 64).sealed("lion", seal_of(HERS)).sealed("bull", seal_of(HIS))
    seeds = {
        shuffle.seed(),
        shuffle.opened("lion", HERS).seed(),
        shuffle.opened("lion", HERS).opened("bull", HIS).seed(),
        Shuffle("6" * 64).seed(),
    }
    assert len(seeds) == 4


def test_a_lost_browser_does_not_block_the_start() -> None:
    """After some seconds the game can start without the closed seals; the record names them."""
    seated = table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS))
    assert code_of(seated, "start_without", ANN, 1000.0) == "sealed"
    opening = seated.start(ANN, "random", 1000.0)
    assert opening.start(ANN, "random", 1001.0) == opening  # a double click
    assert code_of(opening, "start", BOB, "random") == "not-host"
    assert code_of(opening, "start_without", ANN, 1009.0) == "too-soon"
    assert code_of(opening, "start_without", EVE, 1011.0) == "not-yours"
    for starter in (ANN, BOB):  # the host may be disconnected as well
        begun = opening.open_seal(ANN, HERS).start_without(starter, 1011.0)
        assert begun.status == "playing"
        assert begun.shuffle is not None
        assert begun.shuffle.contributions == {"lion": HERS}
        assert f"shuffle seal bull {seal_of(HIS)}" in begun.shuffle.comments()


def test_the_first_seat_is_drawn_by_all_or_chosen() -> None:
    """No single party draws, and the record says whether the first player was chosen."""
    seats = [Seat("lion"), Seat("bull", "bot", "random"), Seat("pot", "bot", "random")]
    firsts = set()
    for number in range(30):
        said = f"{number:016x}"
        roster = new_roster("game", Wish(seats, seal=seal_of(said)), ANN).open_seal(ANN, said)
        begun, _ = start_game(roster)
        assert begun.shuffle is not None
        assert begun.shuffle.first == "drawn"
        assert begun.seats[0].dynasty == begun.shuffle.first_dynasty(["pot", "lion", "bull"])
        firsts.add(begun.seats[0].dynasty)
    assert len(firsts) == 3
    chosen, _ = start_game(
        new_roster("game", Wish(seats, first="pot", seal=seal_of(HERS)), ANN).open_seal(ANN, HERS)
    )
    assert chosen.shuffle is not None
    assert (chosen.seats[0].dynasty, chosen.shuffle.first) == ("pot", "chosen")


def test_two_seats_of_one_person() -> None:
    """A guest sat down and then logged in: each seal can be opened."""
    opening = (
        table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS)).start(ANN, "random").transferred("bob", ANN)
    )
    begun = opening.open_seal(ANN, HIS).open_seal(ANN, HERS)
    assert begun.status == "playing"
    gone = opening.without("ann")
    assert gone.status == "playing"
    assert gone.shuffle is not None
    assert set(gone.shuffle.seals) == {"lion", "bull"}  # so that the message lists the closed seals


def test_a_seal_is_removed_with_its_player() -> None:
    """The game does not wait for it."""
    seated = table(seal_of(HERS)).sit(BOB, 1, None, seal_of(HIS))
    stood = seated.stand(BOB, 1)
    assert stood.shuffle is not None
    assert list(stood.shuffle.seals) == ["lion"]
    gone = seated.start(ANN, "random").open_seal(ANN, HERS).without("bob")
    assert (gone.status, gone.seats[1].kind) == ("playing", "bot")
    left = seated.start(ANN, "random").without("ann").open_seal(BOB, HIS)
    assert (left.status, left.seats[0].kind) == ("playing", "bot")


def test_without_seals_a_game_begins_at_once() -> None:
    """Players without a seal rely on the others."""
    assert table().sit(BOB, 1, None).start(ANN, "random").status == "playing"
    seats = [Seat("lion"), Seat("bull", "bot", "random")]
    assert new_roster("game", Wish(seats), ANN).status == "playing"
    alone = new_roster("game", Wish(seats, seal=seal_of(HERS)), ANN)
    assert alone.is_opening  # the server sends its commitment before she opens her seal
    assert alone.open_seal(ANN, HERS).status == "playing"


def test_odd_seals() -> None:
    """They are rejected, not ignored."""
    assert code_of(table(), "sit", BOB, 1, None, "abc") == "contribution"
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        table("x" * 64)


def test_a_server_that_starts_again_while_seals_are_opened(tmp_path: Path) -> None:
    """Opened seals are stored; the players open the others, and the game starts."""

    async def run() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            seats = [Seat("lion"), Seat("bull", "open")]
            game = (await registry.create(Wish(seats, seal=seal_of(HERS)), ann)).id
            live = await registry.open(game)
            await live.change(lambda roster: roster.sit(bob, 1, None, seal_of(HIS)))
            await live.change(lambda roster: roster.start(ann, "random", clock()))
            await live.change(lambda roster: roster.open_seal(bob, HIS))
            secret = live.roster.shuffle
        async with open_registry(tmp_path, clock) as registry:
            live = await registry.open(game)
            assert live.roster.is_opening
            assert live.roster.shuffle == secret
            assert not live.has_started
            await live.change(lambda roster: roster.open_seal(ann, HERS))
            assert live.has_started
            assert live.roster.shuffle is not None
            assert set(live.roster.shuffle.contributions) == {"lion", "bull"}

    asyncio.run(run())


RULES = Rules.of("modern", ["open-bag"])


def opened(version: int = VERSION) -> Shuffle:
    shuffle = Shuffle("5" * 64, version=version)
    for dynasty, said in {"lion": HERS, "bull": HIS}.items():
        shuffle = shuffle.sealed(dynasty, seal_of(said)).opened(dynasty, said)
    return shuffle


def test_the_documented_vector() -> None:
    """From the text of docs/fairness.md alone, with nothing but hashlib."""
    blocks = re.findall(r"```\n(.*?)```", (DOCS / "fairness.md").read_text(), re.DOTALL)
    texts = ["\n".join(line.strip() for line in block.strip().splitlines()) for block in blocks]
    message = next(text for text in texts if text.startswith("shedu shuffle 2"))
    expected = dict(
        line.rsplit(" ", 1) for text in texts if text.startswith("seed ") for line in text.splitlines()
    )
    digest = hashlib.sha256(message.encode()).digest()
    dynasties = sorted(next(line for line in message.splitlines() if line.startswith("seats")).split()[1:])
    drawn = dynasties[int.from_bytes(digest[8:16], "big") % len(dynasties)]
    assert expected == {"seed": str(int.from_bytes(digest[:8], "big")), "first player": drawn}
    assert int(expected["seed"]) >= 2**63  # all 64 bits count
    shuffle = opened().bound(RULES, ["pot", "lion", "bull"], None)
    assert (str(shuffle.seed()), shuffle.first_dynasty(dynasties)) == tuple(expected.values())


def test_rules_seating_and_first_player_are_part_of_the_hash() -> None:
    """The same circle is the same seating, from whichever seat it is read."""
    shuffle = opened()
    seed = shuffle.bound(RULES, ["pot", "lion", "bull"], None).seed()
    assert shuffle.bound(RULES, ["lion", "bull", "pot"], None).seed() == seed
    others = [
        shuffle.bound(RULES, ["lion", "pot", "bull"], None),
        shuffle.bound(RULES, ["pot", "lion", "bull"], "lion"),
        shuffle.bound(RULES, ["pot", "lion", "bull"], "pot"),
        shuffle.bound(Rules.of("modern", []), ["pot", "lion", "bull"], None),
        shuffle.bound(Rules.of("classic-1997", ["open-bag"]), ["pot", "lion", "bull"], None),
    ]
    assert len({seed, *(other.seed() for other in others)}) == 6


def proof_of(version: int) -> tuple[str, Record]:
    shuffle = opened(version).bound(RULES, ["pot", "lion", "bull"], None)
    first = ["pot", "lion", "bull"].index(shuffle.first_dynasty(["pot", "lion", "bull"]))
    record = Record(RULES, rotate(["pot", "lion", "bull"], first), seed=shuffle.seed())
    return "".join(f"# {line}\n" for line in shuffle.comments()), record


def test_another_seating_is_noticed() -> None:
    """Also with the claim that the host chose the first player; games of version 1 verify as before."""
    text, record = proof_of(VERSION)
    assert verify(text, record).version == VERSION
    chosen = text.replace("first drawn", "first chosen")
    for players in itertools.permutations(record.players):
        for claim in (text, chosen):
            if (players, claim) != (record.players, text):
                with pytest.raises(ProofError):
                    verify(claim, replace(record, players=players))
    for rules in (Rules.of("modern", []), Rules.of("classic-1997", ["open-bag"])):
        with pytest.raises(ProofError, match="rules"):
            verify(text, replace(record, rules=rules))
    with pytest.raises(ProofError, match="version 3"):
        verify(text.replace("version 2", "version 3"), record)
    old, before = proof_of(1)
    assert "version" not in old
    assert verify(old, before).version == 1


def test_everyone_at_the_table_is_told_who_begins() -> None:
    seats = [Seat("lion"), Seat("bull", "open")]
    roster = new_roster("game", Wish(seats, options=["open-bag"], first="bull"), ANN)
    told = mapping.room(roster, [], None, is_open=False)
    assert (told.first, told.preset, told.options) == ("bull", "modern", ["open-bag"])
    assert told.shuffle is not None
    assert told.shuffle.version == VERSION
