"""The endpoints held to their own description, with many odd requests."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from shedu.server.app import create_app
from shedu.server.settings import Settings

pytestmark = pytest.mark.compiled_only
EXAMPLES = 25  # for each endpoint
ENDPOINTS = [
    ("get", "/api/catalogue"),
    ("get", "/api/games"),
    ("post", "/api/games"),
    ("get", "/api/games/{game}"),
    ("delete", "/api/games/{game}"),
    ("get", "/api/games/{game}/frames"),
    ("get", "/api/games/{game}/record"),
    ("post", "/api/records"),
    ("get", "/health"),
]
WITH_INPUT = [("post", "/api/games"), ("get", "/api/games/{game}/frames"), ("post", "/api/records")]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens on loopback."""
    data: Path = tmp_path_factory.mktemp("schema")
    app = create_app(Settings(data=data, bots=0, seconds=0.01))
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")


@pytest.mark.parametrize(
    ("method", "path", "mode"),
    [
        *((method, path, GenerationMode.POSITIVE) for method, path in ENDPOINTS),
        *((method, path, GenerationMode.NEGATIVE) for method, path in WITH_INPUT),
    ],
)
def test_endpoints_keep_to_their_description(
    described: Any, method: str, path: str, mode: GenerationMode
) -> None:
    """No error of ours, no answer that is not described, nothing accepted that is not."""
    operation = described[path][method]
    # That two lions cannot play, or what a record is, no description says.
    excluded = [positive_data_acceptance] if (method, path) in WITH_INPUT else []

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        case.call_and_validate(excluded_checks=excluded)

    check()


def test_the_description_names_every_endpoint(address: str) -> None:
    """All that the browser asks for."""
    paths = httpx.get(f"{address}/api/schema/openapi.json").json()["paths"]
    assert {(method, path) for path, methods in paths.items() for method in methods} == set(ENDPOINTS)
