"""People, passkeys and ratings once more, on PostgreSQL, and what is counted and removed there."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, update

from shedu.server.http.app import create_app
from shedu.server.maintenance import Cleanup
from shedu.server.people.people import People
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.storage.schema import METADATA, SEATS
from shedu.server.tables.games import Games
from tests.server import services, test_cleaning, test_guesses, test_passkeys, test_people, test_ratings
from tests.server.games import stored, two_people

Client = TestClient[Litestar]
AGAIN: list[Callable[[Client], None]] = [
    test_people.test_names,
    test_people.test_another_password,
    test_people.test_sessions_that_end_elsewhere,
    test_people.test_when_a_session_was_seen,
    test_people.test_a_guest_takes_everything_along,
    test_people.test_going_for_good,
    test_passkeys.test_a_challenge_is_met_once,
    test_passkeys.test_several_keys_and_a_password,
    test_passkeys.test_a_name_that_is_taken,
    test_ratings.test_a_game_is_counted,
    test_ratings.test_a_game_counts_once,
    test_ratings.test_a_guest_takes_results_and_ratings_along,
    test_ratings.test_results_of_somebody_who_went,
    test_ratings.test_the_leader_board,
    test_ratings.test_who_may_see_which_games,
    test_ratings.test_all_records_in_one_file,
    test_guesses.test_so_many_wrong_passwords_and_then_one_each_so_often,
    test_guesses.test_other_ways_to_try_a_password_count,
    test_guesses.test_several_processes_count_together,
    test_passkeys.test_wrong_passwords_do_not_hinder_a_passkey,
    test_cleaning.test_a_session_goes_with_its_cookie,
    test_cleaning.test_a_guest_goes_with_his_last_session,
    test_cleaning.test_whoever_left_a_trace_stays,
    test_cleaning.test_what_was_played_keeps_counting,
    test_cleaning.test_what_was_kept_for_minutes_goes,
    test_cleaning.test_several_processes_clean_at_once,
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[services.Postgres]:
    """A running one."""
    with services.postgres() as server:
        yield server


def fresh(postgres: services.Postgres, name: str) -> str:
    """The address of a new database."""
    engine = create_engine(postgres.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return postgres.url.replace("/postgres", f"/{name}")


@pytest.mark.usefixtures("quick_passwords")
@pytest.mark.parametrize("again", AGAIN, ids=lambda test: test.__name__)
def test_on_postgresql(postgres: services.Postgres, tmp_path: Path, again: Callable[[Client], None]) -> None:
    """The same, in a database of its own."""
    settings = Settings(
        data=tmp_path / "data",
        database=fresh(postgres, f"test_{AGAIN.index(again)}"),
        bots=0,
        seconds=0.05,
        online=True,
        limits=False,
        hosts=("club.local",),
    )
    address = test_passkeys.ORIGIN if again.__module__ == test_passkeys.__name__ else "http://127.0.0.1:8000"
    with TestClient(create_app(settings), base_url=address) as client:
        again(client)


def test_migrations_make_the_tables_that_the_code_knows(postgres: services.Postgres) -> None:
    """No difference."""
    storage = Database(fresh(postgres, "migrated"))
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    storage.close()


def test_a_guest_who_sits_down_meanwhile_stays(postgres: services.Postgres) -> None:
    """Though his seat is not stored yet when it is looked who can go: no seat goes with him."""
    storage = Database(fresh(postgres, "sitting"))
    people, games = People(storage), Games(storage)
    roster, summary = stored(two_people())
    ann, bob = (people.add_guest(name, f"session of {name}", "") for name in ("Ann", "Bob"))
    for guest in (ann, bob):
        people.end_session(guest.id, f"session of {guest.name}")
    games.add(roster, summary, "head")

    def clean() -> int:
        return Cleanup(storage, lambda: time.time() + 2 * 86_400).all()["guests"]

    with storage.engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == 0).values(person=ann.id))
        assert clean() == 1
    assert clean() == 0
    assert (people.of_id(ann.id), people.of_id(bob.id)) == (ann, None)
    assert [each.id for each in games.summaries_of(ann.id, None)] == [summary.id]
    storage.close()
