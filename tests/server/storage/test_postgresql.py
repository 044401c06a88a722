"""Differences on PostgreSQL: migrations, and locks of the cleanup."""

import time

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url, update

from shedu.server.maintenance import Cleanup
from shedu.server.people.people import NewSession, People
from shedu.server.people.session_store import SessionStore
from shedu.server.storage.database import Database
from shedu.server.storage.schema import METADATA, SEATS
from shedu.server.tables.games import Games
from tests.server.games import stored, two_people
from tests.server.services import Postgres, fresh_database


def test_migrations_make_the_tables_that_the_code_knows(postgres: Postgres) -> None:
    """Migrations give the schema of the code."""
    storage = Database(fresh_database(postgres, "migrated"))
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    storage.close()


def test_a_guest_who_takes_a_seat_during_the_cleanup_is_kept(postgres: Postgres) -> None:
    """Even if the seat is committed after the cleanup has chosen the guest."""
    storage = Database(fresh_database(postgres, "sitting"))
    people, games = People(storage), Games(storage)
    roster, summary = stored(two_people())
    ann, bob = (people.add_guest(name, NewSession(f"session of {name}")) for name in ("Ann", "Bob"))
    for guest in (ann, bob):
        SessionStore(storage).end(guest.id, f"session of {guest.name}")
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


def test_a_copy_of_a_database_has_another_identity(postgres: Postgres) -> None:
    """Also for a role without special rights."""
    url = make_url(fresh_database(postgres, "original"))
    original = Database(url.render_as_string(hide_password=False))
    first = original.identity()
    original.close()
    admin = create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql('CREATE DATABASE "copied" TEMPLATE "original"')
        connection.exec_driver_sql("CREATE ROLE plain LOGIN PASSWORD 'plain'")
    admin.dispose()
    with create_engine(url.set(database="copied")).begin() as connection:
        connection.exec_driver_sql("GRANT SELECT ON ALL TABLES IN SCHEMA public TO plain")
    plain = url.set(database="copied", username="plain", password="plain")
    copy = Database(plain.render_as_string(hide_password=False))
    assert copy.identity() != first
    assert copy.identity().split(".")[0] == first.split(".")[0]
    copy.close()
