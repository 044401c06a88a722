"""Commands for a server: serve, admin, verify. They import `shedu.server` only when they run."""
