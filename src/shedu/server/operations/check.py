"""`shedu admin check`: whether the machine and the settings are fit for a public server, with advice."""

import ctypes
import os
import shutil
import smtplib
import socket
import sqlite3
import ssl
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
from alembic.util import CommandError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from shedu.server.settings import KEY, LOOPBACK, VERSION, Settings
from shedu.server.storage.causes import cause_of
from shedu.server.storage.database import Database
from shedu.server.strength import is_weak_key

Level = Literal["ok", "warning", "failure"]
LOW_DISK_BYTES = 1 << 30
FULL_DISK_BYTES = 200 << 20
MAX_CLOCK_ERROR_S = 2.0
MIN_CERTIFICATE_DAYS = 14
TIMEOUT_S = 10.0
TIME_ERROR = 5  # of adjtimex: the clock is not synchronised


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    level: Level
    subject: str
    text: str
    advice: str = ""


def check(settings: Settings, file: Path | None = None, mail_to: str = "") -> Iterator[Finding]:
    """All checks; each may take some seconds. Nothing is changed, and a mail is sent only if asked for."""
    yield from _versions()
    yield from _clock()
    yield from _disk(settings)
    yield from _files(settings, file)
    yield from _key(settings)
    yield from _database(settings)
    yield from _redis(settings)
    yield from _proxy(settings)
    yield from _mail(settings, mail_to)
    yield from _bots(settings)


def _versions() -> Iterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("ok", "versions", f"Shedu {VERSION}, Python {python}, SQLite {sqlite3.sqlite_version}")


def _clock() -> Iterator[Finding]:
    if sys.platform != "linux":
        return
    # struct timex is smaller than this; all zero only reads.
    state = ctypes.CDLL(None, use_errno=True).adjtimex(ctypes.create_string_buffer(512))
    if state == TIME_ERROR:
        yield Finding(
            "warning",
            "clock",
            "the system clock is not synchronised",
            "Install systemd-timesyncd or chrony: deadlines and the links in mails depend on the time.",
        )
    elif state >= 0:
        yield Finding("ok", "clock", "synchronised")
    else:
        yield Finding("warning", "clock", "the kernel does not say whether it is synchronised")


def _disk(settings: Settings) -> Iterator[Finding]:
    folder = next(each for each in (settings.data, *settings.data.parents) if each.exists())
    free = shutil.disk_usage(folder).free
    size = settings.file.stat().st_size if settings.file.is_file() else 0
    words = f"{free >> 20} MB free in {folder}"
    if free < FULL_DISK_BYTES:
        yield Finding("failure", "disk", words, "Free some space: moves are rejected when the disk is full.")
    elif free < max(LOW_DISK_BYTES, 2 * size):
        yield Finding(
            "warning", "disk", words, "An update needs twice the size of the database for its backup."
        )
    else:
        yield Finding("ok", "disk", words)


def _files(settings: Settings, file: Path | None) -> Iterator[Finding]:
    """Others must not read hands, seeds, password hashes or keys."""
    private = [settings.data, settings.file, settings.data / KEY]
    if file is not None:
        private += [file, *(file.parent / "credentials").glob("*")]
    is_open = False
    for path in private:
        with suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o007:
                is_open = True
                yield Finding("failure", "files", f"{path} has mode {mode:o}", f"Run: chmod o-rwx {path}")
    with suppress(OSError):
        owner = settings.data.stat().st_uid
        for path in settings.data.iterdir():
            if path.stat().st_uid != owner:
                is_open = True
                yield Finding(
                    "failure",
                    "files",
                    f"{path} belongs to another user than its folder",
                    f"Run: chown --reference={settings.data} {path}",
                )
    if not is_open:
        yield Finding("ok", "files", "owners and modes")


def _key(settings: Settings) -> Iterator[Finding]:
    try:
        key = settings.key or (settings.data / KEY).read_text("utf-8")
    except OSError:
        yield Finding("ok", "key", "is created at the first start")
        return
    if is_weak_key(key.strip()):
        yield Finding("failure", "key", "can be guessed", "Create one with: shedu admin new-key")
    else:
        yield Finding("ok", "key", f"{len(key)} characters")


def _database(settings: Settings) -> Iterator[Finding]:
    if not settings.database and not settings.file.is_file():
        yield Finding("ok", "database", f"{settings.place} is created at the first start")
        return
    try:
        with closing(Database(settings.url)) as database:
            database.check_writable()
            with database.engine.connect() as connection:
                if database.is_sqlite:
                    yield Finding("ok", "database", f"SQLite in {settings.place}")
                    return
                version, late, limit = connection.execute(_SERVER).one()
    except DBAPIError as error:
        yield Finding("failure", "database", f"{settings.place}: {cause_of(error)}", "Check `database`.")
        return
    except CommandError:
        yield Finding(
            "failure",
            "database",
            f"{settings.place} was written by a newer version of Shedu",
            "Update this one.",
        )
        return
    except Exception as error:
        yield Finding("failure", "database", f"{settings.place}: {error}", "Check `database`.")
        return
    yield Finding("ok", "database", f"PostgreSQL {version} at {settings.place}, {limit} connections")
    if abs(time.time() - float(late)) > MAX_CLOCK_ERROR_S:
        yield Finding("warning", "clock", "differs from the clock of PostgreSQL", "Synchronise both.")
    host = urlsplit(settings.database).hostname or "localhost"
    if host not in LOOPBACK and "sslmode" not in settings.database:
        yield Finding(
            "warning",
            "database",
            "the connection to another machine may be unencrypted",
            "Add ?sslmode=verify-full to `database`.",
        )


_SERVER = text(
    "SELECT current_setting('server_version'), extract(epoch FROM clock_timestamp()),"
    " current_setting('max_connections')"
)


def _redis(settings: Settings) -> Iterator[Finding]:
    if not settings.redis:
        return
    import redis  # noqa: PLC0415  # an extra

    parts = urlsplit(settings.redis)
    try:
        with closing(redis.Redis.from_url(settings.redis, socket_timeout=TIMEOUT_S)) as bus:
            info: Any = bus.info("server")
            channels: Any = bus.pubsub_channels("shedu*")
            counts: Any = bus.pubsub_numsub(*channels) if channels else []
    except (OSError, redis.RedisError) as error:
        yield Finding("failure", "redis", f"{parts.hostname}: {error}", "Check `redis` and that it runs.")
        return
    version, running = info.get("redis_version"), sum(count for _, count in counts)
    if running:
        yield Finding("ok", "redis", f"version {version}, connected processes of Shedu: {running}")
    else:
        yield Finding(
            "warning",
            "redis",
            f"version {version}, no process of Shedu is connected",
            "Start them: systemctl start shedu@8001 shedu@8002",
        )
    if not parts.password and parts.hostname not in LOOPBACK:
        yield Finding(
            "failure", "redis", "accepts commands without a password", "Set requirepass, and `redis` with it."
        )
    if len(channels) > 1:
        yield Finding(
            "warning",
            "redis",
            f"{len(channels)} databases of Shedu use this server",
            "Give each its own Redis: they do not disturb each other, but share its failures.",
        )


def _proxy(settings: Settings) -> Iterator[Finding]:
    yield from _local(settings)
    if not settings.public:
        yield Finding("warning", "proxy", "`public` is not set", "Set it to the address that players use.")
        return
    if not settings.is_secure:
        yield Finding("failure", "TLS", f"{settings.public} is not encrypted", "Use https in `public`.")
    if not settings.proxies:
        yield Finding(
            "failure",
            "proxy",
            "`proxies` is not set, so that all players share one rate limit",
            'Set proxies = ["127.0.0.1", "::1"] if the proxy runs on this machine.',
        )
    address = settings.address
    try:
        with httpx.Client(timeout=TIMEOUT_S, verify=_trust()) as client:
            asked = time.time()
            health = client.get(f"{address}/health")
            answered = time.time()
            metrics = client.get(f"{address}/metrics")
            upgrade = client.get(f"{address}/api/games/check/socket", headers=_UPGRADE)
    except httpx.HTTPError as error:
        yield Finding(
            "failure", "proxy", f"{address} cannot be reached: {error}", "Check DNS, proxy and certificate."
        )
        return
    if health.status_code == 200:
        yield Finding("ok", "proxy", f"{address}/health is 200")
    else:
        yield Finding(
            "failure", "proxy", f"{address}/health is {health.status_code}", "Check the proxy and the server."
        )
    if metrics.status_code == 200:
        yield Finding("failure", "metrics", "every client can read them", "Set `metrics`, or block the path.")
    if upgrade.status_code == httpx.codes.SWITCHING_PROTOCOLS:
        yield Finding("ok", "proxy", "web sockets pass")
    elif health.status_code == 200:  # otherwise nothing passes
        yield Finding(
            "failure",
            "proxy",
            "web sockets do not pass",
            "Pass the headers Upgrade and Connection, as docs/hosting.md shows.",
        )
    if settings.is_secure:
        yield from _certificate(settings)
    with suppress(KeyError, ValueError):
        said = parsedate_to_datetime(health.headers["date"]).timestamp()  # in whole seconds
        if not asked - MAX_CLOCK_ERROR_S - 1 <= said <= answered + MAX_CLOCK_ERROR_S:
            yield Finding("warning", "clock", "differs from the clock of the proxy", "Synchronise both.")


_UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c2hlZHUgYWRtaW4gY2hlYw==",
}


def _trust() -> ssl.SSLContext:
    """Certificates that the system trusts, also those of the operator's own authority."""
    return ssl.create_default_context()


def _local(settings: Settings) -> Iterator[Finding]:
    """Whether the server runs here; several processes have ports that the settings do not name."""
    if settings.redis:
        return
    try:
        answer = httpx.get(f"http://127.0.0.1:{settings.port}/health", timeout=TIMEOUT_S)
    except httpx.HTTPError:
        yield Finding(
            "warning", "server", f"does not listen on port {settings.port}", "Start it: systemctl start shedu"
        )
        return
    level: Level = "ok" if answer.status_code == 200 else "failure"
    yield Finding(level, "server", f"/health is {answer.status_code} on port {settings.port}")


def _certificate(settings: Settings) -> Iterator[Finding]:
    parts = urlsplit(settings.public)
    host, port = parts.hostname or "", parts.port or 443
    try:
        with (
            socket.create_connection((host, port), TIMEOUT_S) as plain,
            _trust().wrap_socket(plain, server_hostname=host) as secure,
        ):
            until: Any = (secure.getpeercert() or {}).get("notAfter")
    except OSError as error:
        yield Finding("failure", "TLS", f"{host}: {error}", "Check the certificate.")
        return
    days = int((ssl.cert_time_to_seconds(until) - time.time()) // 86_400)
    if days < MIN_CERTIFICATE_DAYS and days >= 0 and (host not in LOOPBACK):
        yield Finding("warning", "TLS", f"the certificate expires in {days} days", "Check its renewal.")
    else:
        yield Finding("ok", "TLS", f"the certificate is valid for {days} days")


def _mail(settings: Settings, mail_to: str) -> Iterator[Finding]:
    if not settings.smtp:
        yield Finding("warning", "mail", "`smtp` is not set", "Without it no mail is sent: no turn notices.")
        return
    if not settings.sender:
        yield Finding("failure", "mail", "`sender` is not set", "Set it to an address of your domain.")
        return
    parts = urlsplit(settings.smtp)
    is_secure = parts.scheme == "smtps"
    make: Callable[..., smtplib.SMTP] = smtplib.SMTP_SSL if is_secure else smtplib.SMTP
    try:
        with make(parts.hostname or "", parts.port or (465 if is_secure else 587), timeout=TIMEOUT_S) as smtp:
            smtp.ehlo()
            if not is_secure and smtp.has_extn("starttls"):
                smtp.starttls(context=_trust())
                smtp.ehlo()
            if parts.username:
                smtp.login(parts.username, parts.password or "")
            if mail_to:
                message = EmailMessage()
                message["From"], message["To"] = settings.sender, mail_to
                message["Subject"] = "Shedu can send mail"
                message.set_content(f"This is a test of {settings.address}.\n")
                smtp.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        yield Finding("failure", "mail", f"{parts.hostname}: {error}", "Check `smtp`.")
        return
    yield Finding("ok", "mail", f"sent to {mail_to}" if mail_to else f"{parts.hostname} accepts the login")


def _bots(settings: Settings) -> Iterator[Finding]:
    cores = os.cpu_count() or 1
    words = f"processes: {settings.bots}, cores: {cores}"
    if settings.bots >= cores > 1:
        yield Finding(
            "warning",
            "bots",
            words,
            f"Set `bots` to {cores - 1} or less: the server needs a core.",
        )
    else:
        yield Finding("ok", "bots", words)
