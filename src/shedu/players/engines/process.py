"""A process that speaks the engine protocol: messages both ways, with limits of time."""

import atexit
import contextlib
import os
import queue
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO
from weakref import WeakSet

from shedu.players.engines.messages import MAX_LINE_CHARS, PROTOCOL, Json, MessageError, read_line, write_line

START_TIMEOUT_S = 30.0
QUIT_TIMEOUT_S = 1.0
MAX_TRACE_LINES = 40

_running: "WeakSet[EngineProcess]" = WeakSet()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_running.clear)  # they belong to the parent


class EngineError(RuntimeError):
    """An engine ended, does not follow the protocol, or reported an error."""


class EngineTimeoutError(EngineError):
    """An engine did not answer in time."""


class EngineProcess:
    """A running engine. Reading and writing have threads, so that an engine that hangs blocks no other."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the engine and shake hands; EngineError."""
        self.command = tuple(command)
        self._errors: deque[str] = deque(maxlen=MAX_TRACE_LINES)
        self._inbox: queue.Queue[str | None] = queue.Queue()
        self._outbox: queue.Queue[str | None] = queue.Queue()
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise EngineError(
                f"the engine {command[0]} cannot be started: {error.strerror or error}"
            ) from None
        out, err, into = self._process.stdout, self._process.stderr, self._process.stdin
        assert out is not None
        assert err is not None
        assert into is not None
        self._threads = [
            threading.Thread(target=_read, args=(out, self._inbox), daemon=True),
            threading.Thread(target=self._errors.extend, args=(err,), daemon=True),
            threading.Thread(target=_write, args=(into, self._outbox), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        atexit.register(self.close)
        _running.add(self)
        try:
            self.send({"type": "hello", "protocol": PROTOCOL})
            self.hello = self.receive("hello", START_TIMEOUT_S)
            if self.hello.get("protocol") != PROTOCOL:
                raise EngineError(f"the engine speaks protocol {self.hello.get('protocol')}, not {PROTOCOL}")
        except EngineError:
            self.kill()
            raise

    @property
    def name(self) -> str:
        return str(self.hello.get("name", self.command[0]))

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that it declared."""
        declared = self.hello.get("options", [])
        return tuple(str(option.get("name")) for option in declared if isinstance(option, dict))

    def send(self, message: Json) -> None:
        self._outbox.put(write_line(message))

    def receive(self, kind: str, timeout_s: float, number: int | None = None) -> Json:
        """The next message, which must be of this kind; EngineError. Answers to old decisions are skipped."""
        deadline = time.monotonic() + timeout_s
        while True:
            try:
                line = self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise EngineTimeoutError(f"no {kind} within {timeout_s:.1f} s") from None
            if line is None:
                raise self._ended()
            try:
                message = read_line(line)
            except MessageError as error:
                raise EngineError(str(error)) from None
            if message["type"] == "log" or (number is not None and message.get("id") != number):
                continue
            if message["type"] == "error":
                failed = EngineError(str(message.get("text", "an error without a text")))
                failed.add_note(str(message.get("trace", "")))
                raise failed
            if message["type"] != kind:
                raise EngineError(f"the engine sent {message['type']!r} instead of {kind!r}")
            return message

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._outbox.put(None)
        atexit.unregister(self.close)

    def close(self) -> None:
        """Ask the engine to quit; kill it if it does not."""
        self.send({"type": "quit"})
        self._outbox.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT_S)
        self.kill()

    @property
    def exit_status(self) -> int | None:
        return self._process.poll()

    def _ended(self) -> EngineError:
        self._threads[1].join(QUIT_TIMEOUT_S)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT_S)
        error = EngineError(f"the engine ended with status {self._process.poll()}")
        error.add_note("".join(self._errors))
        return error


def kill_engines() -> None:
    """Kill all engines that this process started, for a process that is about to end.

    It takes no lock, so that a signal handler can call it.
    """
    for engine in list(_running):
        engine._process.kill()
        with contextlib.suppress(ChildProcessError):
            os.waitpid(engine._process.pid, 0)


def _read(file: IO[str], inbox: "queue.Queue[str | None]") -> None:
    with contextlib.suppress(ValueError, OSError):
        while line := file.readline(MAX_LINE_CHARS):
            inbox.put(line)
    inbox.put(None)


def _write(file: IO[str], outbox: "queue.Queue[str | None]") -> None:
    with contextlib.suppress(ValueError, OSError):
        while (line := outbox.get()) is not None:
            file.write(line)
            file.flush()
    with contextlib.suppress(ValueError, OSError):
        file.close()
