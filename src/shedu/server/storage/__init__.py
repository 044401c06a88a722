"""The database: schema, migrations, connections, the writer thread, retries and batched reads.

Repositories live with their subject (`people`, `tables`, `notices`), which know the types that they store;
so this package imports no other package of the server.
"""
