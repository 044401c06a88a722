"""A mail server that keeps what it receives."""

import asyncio
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

TIMEOUT_S = 20


class Inbox:
    """Collects received mails."""

    def __init__(self) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.refusal = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusal:
            return self.refusal
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.mails.put(found)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=TIMEOUT_S)


class Server(Controller):
    """A mail server on a free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[tuple[Inbox, str]]:
    """A running mail server and its URL."""
    there = Inbox()
    controller = Server(there, "127.0.0.1", 0)
    controller.start()
    yield there, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


def link_in(mail: EmailMessage, path: str) -> str:
    """The fragment of a link in a mail."""
    text = mail.get_content()
    return str(text.split(f"{path}#")[1].split()[0])
