"""Commands for bots: match, ladder, tune, advise."""
