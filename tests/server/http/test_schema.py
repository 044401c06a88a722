"""Endpoints conform to the OpenAPI description, tested with generated requests on both kinds of server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from shedu.server.settings import Settings
from tests.server.loopback import ENDPOINTS, running
from tests.soak import IS_SOAK

pytestmark = pytest.mark.compiled_only
EXAMPLES = 50 if IS_SOAK else 3  # for each endpoint
# A schema cannot express all conditions of these: that no dynasty plays twice, or what a valid record is.
TAKING = {
    (method, path)
    for method, path in ENDPOINTS
    if method in ("post", "put")
    or path
    in ("/api/games/{game}/frames", "/api/games/{game}/history", "/api/leaders", "/api/notices/browsers")
    or (method == "get" and path.startswith("/api/games/{game}/analysis"))
    or (method, path) == ("get", "/api/studies/{study}")
}
WITHOUT_INPUT = {
    ("post", "/api/account/delete"),
    ("post", "/api/bot"),
    ("post", "/api/confirm/passkey/ask"),
    ("post", "/api/login/passkey/ask"),
    ("post", "/api/logout"),
    ("put", "/api/mutes/{other}"),
}
WITH_INPUT = sorted(TAKING - WITHOUT_INPUT)


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """URLs of a server for one machine and of an online server."""
    data: Path = tmp_path_factory.mktemp("schema")
    local = Settings(data=data / "local", bots=0, seconds=0.01)
    online = Settings(data=data / "online", bots=0, seconds=0.01, online=True, limits=False)
    with running(local) as one, running(online) as many:
        yield {"local": one, "online": many}


@pytest.fixture(scope="module")
def described(addresses: dict[str, str]) -> dict[str, Any]:
    """The OpenAPI descriptions."""
    found = {
        kind: schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
        for kind, address in addresses.items()
    }
    for description in found.values():
        rejection = description.config.checks.negative_data_rejection
        rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # the text exceeds the limit
    return found


@pytest.mark.parametrize("kind", ["local", "online"])
@pytest.mark.parametrize(
    ("method", "path", "mode"),
    [
        *((method, path, GenerationMode.POSITIVE) for method, path in ENDPOINTS),
        *((method, path, GenerationMode.NEGATIVE) for method, path in WITH_INPUT),
    ],
)
def test_endpoints_conform_to_their_description(
    described: Any, addresses: dict[str, str], kind: str, method: str, path: str, mode: GenerationMode
) -> None:
    """No server error, no undocumented response, no invalid request accepted."""
    operation = described[kind][path][method]
    excluded = [positive_data_acceptance] if (method, path) in TAKING else []
    headers = {}
    if kind == "online":
        # without `verify`, each request would first read all certificates
        guest = httpx.post(f"{addresses[kind]}/api/people", json={"name": "Ann"}, verify=False)
        headers["Cookie"] = f"shedu={guest.cookies['shedu']}"

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        case.call_and_validate(excluded_checks=excluded, headers=headers)

    check()


def test_the_description_names_every_endpoint(addresses: dict[str, str]) -> None:
    paths = httpx.get(f"{addresses['local']}/api/schema/openapi.json").json()["paths"]
    assert {(method, path) for path, methods in paths.items() for method in methods} == set(ENDPOINTS)
