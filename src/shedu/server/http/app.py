"""Assembles the ASGI application: services, routes, dependencies, middleware."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from shedu.server.cluster.bus import Bus, NoBus, RedisBus
from shedu.server.http import exception_handlers, static
from shedu.server.http.address_bans import BanMiddleware, BannedAddresses
from shedu.server.http.compression import CompressionMiddleware
from shedu.server.http.dependencies import DEPENDENCIES, JsonRequest
from shedu.server.http.guards import check_json, check_limit
from shedu.server.http.head import HeadMiddleware
from shedu.server.http.health import HealthCheck, health
from shedu.server.http.limits import RateLimiter, TrustedProxies
from shedu.server.http.metrics import Metrics, metrics_page
from shedu.server.http.middleware import OriginMiddleware, RateLimitMiddleware, ResponseMiddleware
from shedu.server.http.routes import (
    analyses,
    bots,
    chat,
    games,
    notices,
    passkeys,
    people,
    privacy,
    puzzles,
    results,
    sessions,
    statistics,
    studies,
    study,
)
from shedu.server.http.socket import table_socket
from shedu.server.live.jobs import Workers
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.maintenance import CleanupWorker
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.chat import Chat
from shedu.server.people.sessions import Sessions
from shedu.server.ratings.worker import RatingWorker
from shedu.server.settings import VERSION, Settings
from shedu.server.storage.database import Database
from shedu.server.storage.files import private_folder
from shedu.server.storage.writer import Writer
from shedu.server.study.analyses import AnalysisJobs
from shedu.server.study.answers import Studies
from shedu.server.study.shelf import StudyShelf
from shedu.server.study.statistics import PlayerStatisticsReader
from shedu.server.tables.limits import TableLimits
from shedu.server.tokens import Tokens

MAX_BODY_BYTES = 1_000_000
_log = structlog.get_logger("server")


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    limiter = RateLimiter(settings.has_limits)
    metrics = Metrics(settings)
    proxies = TrustedProxies(settings.proxies)
    banned = BannedAddresses()
    state = {
        "settings": settings,
        "limiter": limiter,
        "metrics": metrics,
        "proxies": proxies,
        "banned": banned,
    }
    app = Litestar(
        route_handlers=[
            *games.ROUTES,
            *analyses.ROUTES,
            *people.ROUTES,
            *sessions.ROUTES,
            *bots.ROUTES,
            *privacy.ROUTES,
            *passkeys.ROUTES,
            *chat.ROUTES,
            *results.ROUTES,
            *notices.ROUTES,
            *study.ROUTES,
            *studies.ROUTES,
            *puzzles.ROUTES,
            *statistics.ROUTES,
            table_socket,
            health,
            metrics_page,
            static.first_page,
            static.client,
            static.texts,
        ],
        state=State(state),
        dependencies=DEPENDENCIES,
        guards=[check_limit, check_json],
        exception_handlers=exception_handlers.HANDLERS,
        lifespan=[_run_services],
        openapi_config=OpenAPIConfig(
            title="Shedu",
            version=VERSION,
            path="/api/schema",
            render_plugins=[exception_handlers.DescriptionPlugin(path="/openapi.json")],
        ),
        request_class=JsonRequest,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )
    answering = HeadMiddleware(CompressionMiddleware(app.asgi_handler))
    limited = RateLimitMiddleware(answering, limiter, metrics, proxies)
    admitted = BanMiddleware(limited, banned, metrics, proxies)
    app.asgi_handler = ResponseMiddleware(OriginMiddleware(admitted, settings, metrics), settings, metrics)
    return app


def _join_bus(settings: Settings, database: Database) -> Bus:
    if not settings.redis:
        return NoBus()
    return RedisBus(settings.redis, database.identity(), Tokens(*settings.signing_keys()).secret("bus"))


@asynccontextmanager
async def _run_services(app: Litestar) -> AsyncIterator[None]:
    """Start all services in order; on shutdown close them in reverse order."""
    state = app.state
    settings: Settings = state.settings
    metrics: Metrics = state.metrics
    private_folder(settings.data)
    async with AsyncExitStack() as stack:
        stack.callback(_log.info, "stopped")
        logging.getLogger().addHandler(metrics)
        stack.callback(logging.getLogger().removeHandler, metrics)
        writer = Writer(Database(settings.url))
        stack.callback(writer.close)
        state.health = HealthCheck(writer)
        bus = _join_bus(settings, writer.database)
        workers = Workers(settings.bots, settings.seconds)
        state.studies = Studies(workers)
        state.shelf = StudyShelf(writer)
        service = Service(writer, Chat(writer.database), workers, bus, patience_s=settings.absence_seconds)
        service.limits = TableLimits() if settings.has_limits else None
        scorer = RatingWorker(writer)
        stack.push_async_callback(scorer.close)
        state.analyses = analysing = AnalysisJobs(writer, workers)
        stack.push_async_callback(analysing.close)
        state.tables = tables = TableRegistry(service)
        stack.push_async_callback(tables.close)
        stack.callback(workers.close)
        stack.callback(tables.stop)
        metrics.connect(tables, service)
        state.statistics = PlayerStatisticsReader(writer)
        state.sessions = known = Sessions(settings, writer)
        state.exports = asyncio.Semaphore(1)  # record archives are packed one at a time
        state.cleaner = cleaner = CleanupWorker(
            writer, settings.address_days, reserved_days=settings.reserved_name_days
        )
        state.notices = service.notifier = notices = (
            NoticeSender(settings, tables) if settings.online else None
        )
        if settings.online:
            banned: BannedAddresses = state.banned
            banned.connect(writer)
            await banned.refresh()
            stack.push_async_callback(banned.close)
            banned.start()
            service.observers.append(scorer)
            scorer.start()
        await tables.start()
        stack.push_async_callback(known.close)
        known.start()
        if notices is not None:
            stack.push_async_callback(notices.close)
            notices.start()
        if settings.online:
            stack.push_async_callback(cleaner.close)
            cleaner.start()
        _log.info("ready", database=settings.place, online=settings.online)
        yield
