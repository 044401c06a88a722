"""Two processes on PostgreSQL and Redis."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.processes import Cluster
from tests.server.services import postgres, redis


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Both processes, running."""
    os.environ.pop("SHEDU_DATA", None)
    with ExitStack() as stack:
        made = Cluster(
            tmp_path_factory.mktemp("cluster"), stack.enter_context(postgres()), stack.enter_context(redis())
        )
        for process in made.processes:
            process.start()
            stack.callback(process.kill)
        yield made
