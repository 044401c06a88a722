"""Migrations of the database's schema (Alembic)."""
