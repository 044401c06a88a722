"""Middleware: answers HEAD as GET without the body, on every route. Uptime checks use it."""

from typing import cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadMiddleware:
    """Runs the GET handler; the server's own `scope` keeps HEAD, so that it sends no body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked = cast(Scope, {**scope, "method": "GET"})
        await self.app(asked, receive, send_without_body)
        if "path_template" in asked:
            scope["path_template"] = asked["path_template"]
