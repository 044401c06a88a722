"""Tests of people, passkeys, ratings, login attempts and maintenance, repeated on PostgreSQL."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, insert

from shedu.server.http.app import create_app
from shedu.server.maintenance import Cleaning
from shedu.server.people.people import People
from shedu.server.settings import Settings
from shedu.server.storage.database import Storage
from shedu.server.storage.schema import METADATA, SEATS
from tests.server import (
    services,
    test_cleaning,
    test_login_attempts,
    test_passkeys,
    test_people,
    test_ratings,
)
from tests.server.test_storage import info

Client = TestClient[Litestar]
AGAIN: list[Callable[[Client], None]] = [
    test_people.test_names,
    test_people.test_changing_the_password,
    test_people.test_sessions_ended_by_another_process,
    test_people.test_last_use_of_a_session_is_stored,
    test_people.test_a_guest_is_merged_into_the_account_at_login,
    test_people.test_deleting_an_account,
    test_passkeys.test_a_challenge_is_valid_once,
    test_passkeys.test_several_keys_and_a_password,
    test_passkeys.test_a_taken_name_changes_nothing,
    test_ratings.test_a_game_is_counted,
    test_ratings.test_a_game_counts_once,
    test_ratings.test_a_guest_takes_results_and_ratings_along,
    test_ratings.test_results_of_somebody_who_went,
    test_ratings.test_the_leader_board,
    test_ratings.test_who_may_see_which_games,
    test_ratings.test_all_records_in_one_file,
    test_login_attempts.test_wrong_passwords_are_limited,
    test_login_attempts.test_all_routes_with_a_password_are_counted,
    test_login_attempts.test_several_processes_count_together,
    test_passkeys.test_the_login_limit_does_not_affect_passkeys,
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
    storage = Storage(fresh(postgres, "migrated"))
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    storage.close()


def test_a_guest_who_sits_down_meanwhile_stays(postgres: services.Postgres) -> None:
    """Though his seat is not stored yet when it is looked who can go: no seat goes with him."""
    storage = Storage(fresh(postgres, "sitting"))
    people, game = People(storage), info()
    ann, bob = (people.add_guest(name, f"session of {name}", "") for name in ("Ann", "Bob"))
    for guest in (ann, bob):
        people.end_session(guest.id, f"session of {guest.name}")
    storage.add_game("head", game)

    def clean() -> int:
        return Cleaning(storage, lambda: time.time() + 2 * 86_400).all()["guests"]

    with storage.engine.begin() as connection:
        connection.execute(insert(SEATS).values(game=game.id, seat=0, person=ann.id))
        assert clean() == 1
    assert clean() == 0
    assert (people.of_id(ann.id), people.of_id(bob.id)) == (ann, None)
    assert [each.id for each in storage.infos_of(ann.id, None)] == [game.id]
    storage.close()
