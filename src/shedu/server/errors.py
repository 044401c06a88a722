"""Why something cannot be done at a table."""


class RefusedError(ValueError):
    """A code for the browser, words for people, and the rule if it is one; nothing has changed."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule
