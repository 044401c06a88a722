"""HTTP and web sockets: application, middleware, guards, limits, routes, static files, metrics.

The outermost package: imports all others of the server, and only `serve` imports it.
"""
