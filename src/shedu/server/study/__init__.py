"""Study on the server: tables that are asked for with each request and stored nowhere.

It uses the workers of `live`; routes and wire types are in `http` and `wire`.
"""
