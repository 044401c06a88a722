"""A server that listens on loopback, in a thread of this process."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from shedu.server.http.app import create_app
from shedu.server.settings import Settings

ENDPOINTS = [
    ("post", "/api/account"),
    ("get", "/api/account/data"),
    ("post", "/api/account/delete"),
    ("post", "/api/bot"),
    ("get", "/api/catalogue"),
    ("post", "/api/confirm"),
    ("post", "/api/confirm/passkey"),
    ("post", "/api/confirm/passkey/ask"),
    ("get", "/api/games"),
    ("post", "/api/games"),
    ("delete", "/api/games/{game}"),
    ("delete", "/api/games/{game}/analysis"),
    ("get", "/api/games/{game}"),
    ("get", "/api/games/{game}/analysis"),
    ("get", "/api/games/{game}/frames"),
    ("get", "/api/games/{game}/history"),
    ("post", "/api/games/{game}/analysis"),
    ("get", "/api/games/{game}/record"),
    ("get", "/api/leaders"),
    ("get", "/api/lessons"),
    ("post", "/api/lessons/{lesson}"),
    ("get", "/api/lobby"),
    ("post", "/api/login"),
    ("post", "/api/login/passkey"),
    ("post", "/api/login/passkey/ask"),
    ("post", "/api/logout"),
    ("get", "/api/me"),
    ("delete", "/api/mutes/{other}"),
    ("put", "/api/mutes/{other}"),
    ("post", "/api/name"),
    ("get", "/api/notices"),
    ("put", "/api/notices"),
    ("delete", "/api/notices/browsers"),
    ("post", "/api/notices/browsers"),
    ("delete", "/api/notices/mail"),
    ("post", "/api/notices/mail"),
    ("post", "/api/notices/mail/confirm"),
    ("post", "/api/notices/mail/stop"),
    ("get", "/api/passkeys"),
    ("post", "/api/passkeys"),
    ("post", "/api/passkeys/ask"),
    ("delete", "/api/passkeys/{passkey}"),
    ("post", "/api/password"),
    ("post", "/api/password/forgot"),
    ("post", "/api/password/reset"),
    ("post", "/api/people"),
    ("get", "/api/people/{other}"),
    ("get", "/api/people/{other}/games"),
    ("get", "/api/privacy"),
    ("get", "/api/records"),
    ("post", "/api/records"),
    ("post", "/api/register"),
    ("post", "/api/reports"),
    ("get", "/api/sessions"),
    ("delete", "/api/sessions/{session}"),
    ("get", "/api/puzzles"),
    ("post", "/api/puzzles/{puzzle}"),
    ("get", "/api/people/{other}/statistics"),
    ("post", "/api/study"),
    ("post", "/api/tokens"),
    ("get", "/health"),
    ("get", "/metrics"),
    ("get", "/api/games/{game}/analysis/record"),
    ("get", "/api/studies"),
    ("post", "/api/studies"),
    ("get", "/api/studies/{study}"),
    ("delete", "/api/studies/{study}"),
    ("post", "/api/studies/{study}/edits"),
    ("get", "/api/studies/{study}/record"),
    ("post", "/api/studies/{study}/report"),
    ("put", "/api/studies/{study}/sharing"),
    ("post", "/api/study/layout"),
    ("post", "/api/study/position"),
    ("post", "/api/study/tree"),
]


@contextmanager
def running(chosen: Settings) -> Iterator[str]:
    """A server that listens on loopback."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(chosen), log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()
