"""People: guests, accounts, sessions, passkeys, login attempts, chat.

Imports storage; knows no tables and no HTTP handlers.
"""
