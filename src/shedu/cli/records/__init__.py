"""Commands that read records and rules: replay, legal, random, perft, show, rules."""
