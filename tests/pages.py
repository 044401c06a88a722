"""The pages of the documentation."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str = "") -> list[str]:
    """The code blocks of a page."""
    return re.findall(rf"```{language}\n(.*?)```", (DOCS.parent / page).read_text("utf-8"), re.DOTALL)
