"""`shedu verify`."""

from dataclasses import replace
from pathlib import Path

import pytest

from shedu.server.people.people import NoticePreferences, Person
from shedu.server.tables.fairness import VERSION, Shuffle, seal_of
from shedu.server.tables.replay import record_text
from shedu.server.tables.roster import new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import start_game
from shedu.server.tables.terms import Wish
from tests.cli.command import shedu
from tests.server.games import play_on

ANN = Person("ann", "Ann", None, None, NoticePreferences())


@pytest.fixture(scope="module")
def record() -> str:
    """A game between a person and a bot, from a secret that is known here."""
    seats = [Seat("lion"), Seat("bull", "bot", "random")]
    roster = new_roster("game", Wish(seats, seal=seal_of("0" * 16)), ANN)
    assert roster.shuffle is not None
    shuffle = Shuffle("5" * 64, opening=0.0, version=VERSION)
    said = {"lion": "0123456789abcdef", "bull": "fedcba9876543210"}
    for dynasty, added in said.items():
        shuffle = shuffle.sealed(dynasty, seal_of(added)).opened(dynasty, added)
    roster, table = start_game(
        replace(roster, shuffle=shuffle.sealed("pot", seal_of("f" * 16)), status="playing")
    )
    while table.decider is not None:
        play_on(table, 50)
    return record_text(table, roster.shuffle)


def test_a_record_is_verified_step_by_step(record: str) -> None:
    """Commitment, contributions, seed, first player and moves."""
    done = shedu("verify", "-", text=record)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].endswith(Shuffle("5" * 64).commitment)
    assert (
        f"lion sealed {seal_of('0123456789abcdef')} and contributed 0123456789abcdef, which matches" in lines
    )
    assert (
        f"bull sealed {seal_of('fedcba9876543210')} and contributed fedcba9876543210, which matches" in lines
    )
    assert "was drawn from the secret" in lines[-2]
    assert "bag and the hands" in lines[-3]
    assert "decisions can be played" in lines[-1]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("# shuffle secret 5", "# shuffle secret 6", "does not match the commitment"),
        ("from lion 0123", "from lion 1123", "does not match its seal"),
        (
            "# shuffle from lion",
            "# from lion",
            "does not follow from the secret, the contributions, the rules",
        ),
        ("# shuffle from lion", "# shuffle from pot", "does not play"),
        ("# shuffle commitment", "# commitment", "no shuffle comments"),
        ("# shuffle first drawn", "# shuffle first", "does not say how"),
        ("# shuffle first drawn", "# shuffle first chosen", "first player"),
        ("# shuffle version 2", "# shuffle", "does not follow from the secret and the contributions"),
        ("\nbag ", "\nbag t", ""),
    ],
)
def test_a_changed_record_fails_verification(record: str, old: str, new: str, why: str) -> None:
    """Secret, contributions, players and the bag itself."""
    assert old in record
    done = shedu("verify", "-", text=record.replace(old, new, 1))
    assert done.status in (1, 2)
    assert why in done.err


def test_two_exchanged_tiles_of_the_bag_fail_verification(record: str) -> None:
    """The seed determines the order of the bag."""
    lines = record.splitlines()
    (at,) = [number for number, line in enumerate(lines) if line.startswith("draws ")]
    tiles = lines[at].split(" ")
    first, other = 1, next(n for n, tile in enumerate(tiles[2:], 2) if tile != tiles[1])
    tiles[first], tiles[other] = tiles[other], tiles[first]
    lines[at] = " ".join(tiles)
    done = shedu("verify", "-", text="\n".join(lines) + "\n")
    assert done.status == 1
    assert "does not start with the bag" in done.err


def test_a_text_that_is_not_a_record_cannot_be_verified(tmp_path: Path) -> None:
    """Neither can a record without a commitment."""
    file = tmp_path / "record.te"
    file.write_text("something else")
    assert shedu("verify", str(file)).status == 2
    plain = shedu("random", "--seed", "3").out
    assert shedu("verify", "-", text=plain).status == 1
