"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from shedu.server import faults, routes, static
from shedu.server.bots import Bots
from shedu.server.guard import Guard
from shedu.server.hall import Hall
from shedu.server.settings import VERSION, Settings
from shedu.server.socket import table_socket
from shedu.server.storage import Storage, Writer

BODY_LIMIT = 1_000_000  # bytes of a request
_log = structlog.get_logger("server")


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        bots = Bots(settings.bots, settings.seconds)
        writer = Writer(Storage(settings.url))
        app.state.hall = hall = Hall(writer, bots)
        await hall.wake_bots()
        _log.info("ready", database=str(settings.database))
        try:
            yield
        finally:
            hall.hush()
            bots.close()
            await hall.close()
            writer.close()
            _log.info("stopped")

    def hall_of(state: State) -> Hall:
        return state.hall  # type: ignore[no-any-return]

    app = Litestar(
        route_handlers=[*routes.HANDLERS, table_socket, static.first_page, static.client, static.texts],
        dependencies={"hall": Provide(hall_of, sync_to_thread=False)},
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
    app.asgi_handler = Guard(app.asgi_handler, settings)
    return app
