"""Runs migrations on the connection that `Database` passes in."""

from alembic import context

from shedu.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
