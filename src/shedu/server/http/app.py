"""The application: everything put together."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from shedu.server.cluster.bus import NoBus, RedisBus
from shedu.server.errors import RateLimitError, UnauthenticatedError
from shedu.server.http import exception_handlers as faults
from shedu.server.http import static
from shedu.server.http.exception_handlers import describe_refusals
from shedu.server.http.limits import Limits, Proxies
from shedu.server.http.metrics import Metrics, metrics_page
from shedu.server.http.middleware import Guard
from shedu.server.http.routes import chat as talk_routes
from shedu.server.http.routes import games as routes
from shedu.server.http.routes import notices as notice_routes
from shedu.server.http.routes import passkeys as passkey_routes
from shedu.server.http.routes import people as people_routes
from shedu.server.http.routes import results as results_routes
from shedu.server.http.socket import table_socket
from shedu.server.live.bot_workers import Bots
from shedu.server.live.ratings import RatingWorker
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.maintenance import CleanupWorker
from shedu.server.notices.sender import Notices
from shedu.server.people.chat import Talk
from shedu.server.people.people import Person
from shedu.server.people.sessions import Door
from shedu.server.settings import VERSION, Settings
from shedu.server.storage.database import Database
from shedu.server.storage.writer import Writer

BODY_LIMIT = 1_000_000  # bytes of a request
_log = structlog.get_logger("server")


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    limits = Limits(settings.online and settings.limits)
    metrics = Metrics(settings)
    proxies = Proxies(settings.proxies)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        bots = Bots(settings.bots, settings.seconds)
        database = Database(settings.url)
        writer = Writer(database)
        bus = RedisBus(settings.redis) if settings.redis else NoBus()
        service = Service(writer, Talk(database), bots, bus)
        app.state.limits, app.state.proxies = limits, proxies
        app.state.hall = hall = TableRegistry(service)
        service.entries.observe = metrics.stored
        metrics.tables.set_function(lambda: len(hall.tables))
        metrics.thinking.set_function(lambda: bots.busy)
        logging.getLogger().addHandler(metrics)
        app.state.door = door = Door(settings, writer)
        scorer = RatingWorker(writer)
        if settings.online:
            service.observers.append(scorer)
            scorer.start()
        notices = Notices(settings, hall) if settings.online else None
        app.state.notices = service.notifier = notices
        app.state.cleaner = cleaner = CleanupWorker(writer)
        await hall.start()
        door.start()
        if notices is not None:
            notices.start()
        if settings.online:
            cleaner.start()
        _log.info("ready", database=settings.place, online=settings.online)
        try:
            yield
        finally:
            door.close()
            await cleaner.close()
            if notices is not None:
                await notices.close()
            hall.stop()
            bots.close()
            await hall.close()
            await scorer.close()
            writer.close()
            _log.info("stopped")
            logging.getLogger().removeHandler(metrics)

    def hall_of(state: State) -> TableRegistry:
        return state.hall  # type: ignore[no-any-return]

    def door_of(state: State) -> Door:
        return state.door  # type: ignore[no-any-return]

    def notices_of(state: State) -> Notices | None:
        return state.notices  # type: ignore[no-any-return]

    async def person_of(request: Request[Any, Any, Any], door: NamedDependency[Door]) -> Person:
        person = await door.who(request, time.time())
        if person is None:
            raise UnauthenticatedError
        wait = limits.take("person", person.id)
        if wait:
            raise RateLimitError(wait)
        return person

    app = Litestar(
        route_handlers=[
            *routes.HANDLERS,
            *people_routes.HANDLERS,
            *passkey_routes.HANDLERS,
            *talk_routes.HANDLERS,
            *results_routes.HANDLERS,
            *notice_routes.HANDLERS,
            notice_routes.notice_socket,
            table_socket,
            metrics_page,
            static.first_page,
            static.client,
            static.texts,
        ],
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "door": Provide(door_of, sync_to_thread=False),
            "person": Provide(person_of),
            "notices": Provide(notices_of, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "proxies": Provide(lambda: proxies, sync_to_thread=False),
        },
        exception_handlers=faults.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Shedu",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=[r"\.(woff2?|png|webp|ogg|mp3)$"]
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    describe_refusals(app)
    app.asgi_handler = Guard(app.asgi_handler, settings, limits, metrics, proxies)
    return app
