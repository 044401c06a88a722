"""The fixtures of the server's tests."""

from tests.server.conftest import (
    database_kind,
    database_url,
    inbox,
    migrated_database,
    migrated_file,
    postgres,
    pytest_generate_tests,
    quick_passwords,
    quick_sqlite,
    restored_logs,
    server,
    settings,
)

__all__ = [
    "database_kind",
    "database_url",
    "inbox",
    "migrated_database",
    "migrated_file",
    "postgres",
    "pytest_generate_tests",
    "quick_passwords",
    "quick_sqlite",
    "restored_logs",
    "server",
    "settings",
]
