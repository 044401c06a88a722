"""People, passkeys and ratings once more, on PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine

from shedu.server.app import create_app
from shedu.server.settings import Settings
from tests.server import services, test_passkeys, test_people, test_ratings

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
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[services.Postgres]:
    """A running one."""
    with services.postgres() as server:
        yield server


@pytest.mark.parametrize("again", AGAIN, ids=lambda test: test.__name__)
def test_on_postgresql(postgres: services.Postgres, tmp_path: Path, again: Callable[[Client], None]) -> None:
    """The same, in a database of its own."""
    name = f"test_{AGAIN.index(again)}"
    engine = create_engine(postgres.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    settings = Settings(
        data=tmp_path / "data",
        database=postgres.url.replace("/postgres", f"/{name}"),
        bots=0,
        seconds=0.05,
        online=True,
        limits=False,
        hosts=("club.local",),
    )
    address = test_passkeys.ORIGIN if again.__module__ == test_passkeys.__name__ else "http://127.0.0.1:8000"
    with TestClient(create_app(settings), base_url=address) as client:
        again(client)
