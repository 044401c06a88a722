"""People: guests, accounts, sessions, passkeys, login attempts, chat."""
