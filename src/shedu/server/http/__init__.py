"""The HTTP and WebSocket interface: application, middleware, limits, routes, metrics."""
