"""Drawing a table in the terminal: the board, the panels beside it, and their colours."""
