"""The other side of the engine protocol: a bot that answers on standard output."""

import sys
import traceback
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, TextIO

from shedu.players.bots.base import Bot, Budget
from shedu.players.engines.messages import (
    PROTOCOL,
    Json,
    MessageError,
    read_event,
    read_line,
    read_result,
    read_view,
    write_line,
)

MakeBot = Callable[[int, dict[str, Any]], Bot]  # from the seed and options


class EngineLoop:
    """Answers the messages of a program that plays with a bot."""

    def __init__(self, name: str, options: Sequence[Json], make: MakeBot, out: TextIO) -> None:
        self._name = name
        self._options = options
        self._make = make
        self._out = out
        self._bot: Bot | None = None

    def run(self, lines: TextIO) -> None:
        """Answer until `quit` or the end of the input."""
        for line in lines:
            number = None
            try:
                message = read_line(line)
                number = message.get("id")
                if message["type"] == "quit":
                    return
                self._answer(message)
            except Exception as error:
                failed = {"type": "error", "text": f"{type(error).__name__}: {error}"}
                self._send(failed | {"id": number, "trace": traceback.format_exc()})

    def _send(self, message: Json) -> None:
        self._out.write(write_line(message))
        self._out.flush()

    def _answer(self, message: Json) -> None:
        match message["type"]:
            case "hello":
                about = {"name": self._name, "version": version("shedu"), "options": list(self._options)}
                self._send({"type": "hello", "protocol": PROTOCOL} | about)
            case "game":
                self._bot = None
                self._bot = self._make(message.get("seed") or 0, message.get("options") or {})
                self._bot.begin(read_view(message["view"]))
                self._send({"type": "ready"})
            case "event":
                self._playing().watch(read_event({k: v for k, v in message.items() if k != "type"}))
            case "decide":
                bot, view = self._playing(), read_view(message["view"])
                if message.get("seed") is not None:
                    bot.reseed(message["seed"])
                move = bot.decide(view, Budget(message.get("seconds"), message.get("simulations")))
                self._send({"type": "move", "id": message.get("id"), "move": str(move)})
            case "result":
                bot, self._bot = self._playing(), None
                scores = message.get("scores")
                bot.end(None if scores is None else read_result(scores))
            case other:
                raise MessageError(f"unknown message {other!r}")

    def _playing(self) -> Bot:
        if self._bot is None:
            raise MessageError("there is no game: send game first")
        return self._bot


def serve_bot(name: str, options: Sequence[Json], make: MakeBot) -> None:
    """Run a bot behind the protocol. Its prints go to standard error."""
    out, sys.stdout = sys.stdout, sys.stderr
    EngineLoop(name, options, make, out).run(sys.stdin)
