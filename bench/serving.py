"""Starts servers, one or several processes, on a database filled with people and tables."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import insert
from tests.server.services import Postgres, Redis, postgres, redis

from bench.crowd import Pair
from bench.moves import choose
from shedu.engine.record import format_record
from shedu.server.live.presenter import Presenter
from shedu.server.people.people import NoticePreferences, Person
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import ENTRIES, GAMES, PEOPLE, SEATS, SESSIONS
from shedu.server.tables import rows as table_rows
from shedu.server.tables.clocks import start_clocks
from shedu.server.tables.roster import new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import start_game, summarise
from shedu.server.tables.terms import Terms, Wish
from shedu.server.tokens import Tokens
from shedu.server.wire.moves import move_of

GAMES_PLAYED = 40  # distinct games; all tables are copies of them
MOVES_PLAYED = 60  # in each game before the benchmark
COMMAND = "from shedu.cli.main import main; main()"


def prepare(
    settings: Settings,
    tables: int,
    moves: int = MOVES_PLAYED,
    terms: Terms | None = None,
    bot: str | None = None,
) -> list[Pair]:
    """Fill the database with people, their sessions, and tables with running games.

    Every second table has a bot of this level beside the two people; then no moves are played before.
    """
    terms = terms or Terms()
    storage = Database(settings.url)
    tokens = Tokens(*settings.signing_keys())
    people = [Seat("lion"), Seat("bull")]
    third = [] if bot is None else [Seat("pot", kind="bot", level=bot)]
    assert not (third and moves)
    host = Person("x", "Host", None, None, NoticePreferences())
    started = []
    for seed in range(GAMES_PLAYED):
        wish = Wish([*people, *third[: seed % 2]], first="lion", terms=terms)
        roster, table = start_game(new_roster("game", wish, host))
        rng = random.Random(seed)
        for _ in range(moves):
            decision = Presenter(table).show(table.decider).decision
            if decision is None:
                break
            assert decision.choices is not None
            move = move_of(choose(decision.choices, rng))
            table.accept(table.propose_move(table.now.number, decision.seat, move))
        started.append((roster, table))
    pairs: list[Pair] = []
    rows: dict[object, list[dict[str, object]]] = {
        each: [] for each in (PEOPLE, SESSIONS, GAMES, SEATS, ENTRIES)
    }
    at = now()
    for number in range(tables):
        roster, table = started[number % GAMES_PLAYED]
        game = f"load{number:07}"
        cookies = []
        seats = []
        for seat, template in enumerate(roster.seats):
            if template.is_bot:
                seats.append(template)
                continue
            person = f"p{number:07}{seat}"
            token = tokens.new_session_token()
            cookies.append(token)
            rows[PEOPLE].append({"id": person, "name": person, "wishes": "{}", "created": at, "seen": at})
            session = tokens.session_id(token)
            rows[SESSIONS].append({"id": session, "person": person, "agent": "", "created": at, "seen": at})
            seats.append(replace(template, person=person, name=person))
        own = replace(roster, game=game, host=f"p{number:07}0", seats=tuple(seats))
        rows[SEATS] += table_rows.seat_rows(game, seats)
        rows[GAMES].append(
            table_rows.game_row(
                own,
                summarise(own, table, at, at),
                format_record(table.head),
                start_clocks(terms.clock, len(seats), table.decider, time.time()),
            )
        )
        rows[ENTRIES] += [
            {"game": game, "number": count, "seat": seat, "text": text, "at": at}
            for count, (seat, text) in enumerate(table.entries, 1)
        ]
        pairs.append(Pair(game, (cookies[0], cookies[1]), random.Random(number)))
    with storage.engine.begin() as connection:
        for table_of, some in rows.items():
            for start in range(0, len(some), 5_000):
                connection.execute(insert(table_of), some[start : start + 5_000])  # type: ignore[arg-type]
    storage.close()
    return pairs


class Server:
    """A server process; its log is appended to a file, if one is given."""

    def __init__(
        self,
        data: str,
        port: int = 0,
        log: Path | None = None,
        shares: Path | None = None,
        variables: Mapping[str, str] | None = None,
        more: Mapping[str, str] | None = None,
        **settings: str,
    ) -> None:
        """`more` are further settings, `variables` other variables of the environment."""
        self.data = data
        self.shares = shares  # the file for its shares of processor time
        self.variables = variables or {}
        self.more = {**settings, **(more or {})}
        self.port = port
        self.log = log or Path(os.devnull)
        self.start()

    def start(self) -> None:
        """Start the process on the port it had before."""
        environment = {
            **os.environ,
            "SHEDU_ONLINE": "1",
            "SHEDU_LIMITS": "0",
            "SHEDU_BOTS": "0",
            "SHEDU_LOG": "json",
            **{f"SHEDU_{name.upper()}": value for name, value in self.more.items()},
            **self.variables,
        }
        program = ["-c", COMMAND]
        if self.shares is not None:
            environment["SHEDU_SHARES"] = str(self.shares)
            program = ["-m", "bench.sampling"]
        command = ["serve", "--port", str(self.port), "--no-open", "--data", self.data]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *program, *command],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            status, said = self.process.wait(), self.log.read_text().splitlines()
            raise ChildProcessError(f"the server exited with status {status}: {''.join(said[-1:])}")
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    @property
    def address(self) -> tuple[str, int]:
        return ("127.0.0.1", self.port)

    def memory(self) -> float:
        """Peak memory in megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        """CPU time in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Send SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Send SIGTERM."""
        self.process.terminate()
        self.process.wait()


@dataclass
class Cluster:
    """Two processes on PostgreSQL and Redis or Valkey."""

    settings: Settings
    database: Postgres
    bus: Redis
    servers: list[Server]
    pairs: list[Pair]


@contextlib.contextmanager
def cluster(
    tables: int,
    moves: int = MOVES_PLAYED,
    terms: Terms | None = None,
    disk: Path | None = None,
    variables: Sequence[Mapping[str, str]] = ({}, {}),
    more: Mapping[str, str] | None = None,
    bot: str | None = None,
) -> Iterator[Cluster]:
    """A server with a number of tables, stopped at the end; `disk` is an empty folder for PostgreSQL."""
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgres(folder=disk)), stack.enter_context(redis())
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = Settings(
            data=data,
            online=True,
            database=database.url,
            redis=bus.url,
            key="v35BORC54pfQYkWTj2UX37spZpe39cbffHJHAiE",
        )
        pairs = prepare(settings, tables, moves, terms, bot)
        servers = []
        for name, environment in zip(("one", "two"), variables, strict=True):
            (data / name).mkdir()
            servers.append(
                Server(
                    str(data / name),
                    log=data / f"{name}.log",
                    variables=environment,
                    more=more,
                    database=settings.database,
                    redis=settings.redis,
                    key=settings.key,
                )
            )
            stack.callback(servers[-1].stop)
        yield Cluster(settings, database, bus, servers, pairs)
