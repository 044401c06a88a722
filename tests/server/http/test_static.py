"""Static files of the client."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http import static

Client = TestClient[Litestar]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as Vite builds it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Shedu</title>")
    (folder / "assets" / "index-Dx3.js").write_text("let a;")
    (folder / "shedu.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/games/abc", "/games/abc/at/12", "/games/abc?seat=1", "/index.html"])
def test_client_routes_serve_the_index_page(client: Client, built: Path, path: str) -> None:
    """It is revalidated on each request."""
    assert built.is_dir()
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Shedu</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_immutable(client: Client, built: Path) -> None:
    assert built.is_dir()
    answer = client.get("/assets/index-Dx3.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/shedu.svg").headers["content-type"].startswith("image/svg+xml")
    assert client.get("/shedu.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/missing.css",
        "/api/missing",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00.txt",
        "/locales/en/missing.ftl",
        "/locales/en/..%2f__init__.py",
        "/locales/__pycache__/x.ftl",
    ],
)
def test_other_files_are_not_served(client: Client, built: Path, path: str) -> None:
    """Files outside the folder in particular."""
    assert built.is_dir()
    answer = client.get(path)
    assert answer.status_code == 404, answer.text
    assert "secret" not in answer.text
    assert answer.json()["code"] == "unknown"


def test_without_a_built_client_a_page_explains_the_build(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nowhere")
    answer = client.get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_texts_are_served(client: Client) -> None:
    answer = client.get("/locales/en/rules.ftl")
    assert answer.status_code == 200
    assert "rules-section-1" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
