"""The database: schema, migrations, connections and the writer thread.

Imports nothing of the server but settings and errors."""
