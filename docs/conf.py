"""Sphinx configuration of the documentation site: `make docs` builds it into build/site.

The site needs no network: the theme brings its scripts, and search works in files opened from a disk.
"""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import notebooks  # noqa: E402

import shedu  # noqa: E402

project = "Shedu"
project_copyright = "The Shedu maintainers"
version = release = shedu.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".ipynb": "markdown"}
html_theme = "furo"
html_title = "Shedu"
html_static_path: list[str] = []
html_show_sphinx = False
html_copy_source = False
myst_heading_anchors = 4
default_role = "code"  # single backticks in docstrings
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "exclude-members": "__init__, __new__, __weakref__"}
suppress_warnings = ["misc.highlighting_failure"]  # fragments of code, and lexers that Pygments lacks
LINK = re.compile(r"\[([^\]]+)\]\((?![a-z]+:|[#/])([^)#]+)(#[^)]*)?\)")
LOADED = re.compile(r'<(?:script|link|img)[^>]+(?:src|href)="([^"]+)"')
# Files of the repository that are pages of the site as well.
PAGES = {"project/contributing": "CONTRIBUTING.md", "project/changelog": "CHANGELOG.md"}


def read_page(_app: Sphinx, docname: str, source: list[str]) -> None:
    """Turn a notebook into Markdown, and links to files outside of docs/ into pages or paths."""
    folder = (HERE / docname).parent
    if docname in PAGES:
        folder = HERE.parent
        source[0] = (folder / PAGES[docname]).read_text("utf-8")
    elif (HERE / f"{docname}.ipynb").exists():
        source[0] = notebooks.as_markdown(source[0])

    def linked(found: re.Match[str]) -> str:
        text, path, anchor = found.groups()
        target = (folder / path).resolve()
        if target.is_relative_to(HERE):
            return f"[{text}](/{target.relative_to(HERE)}{anchor or ''})"
        name = str(target.relative_to(HERE.parent))
        page = next((page for page, file in PAGES.items() if file == name), None)
        return f"[{text}](/{page}.md)" if page else f"{text} (`{name}`)"

    source[0] = LINK.sub(linked, source[0])


def check_offline(app: Sphinx, error: Exception | None) -> None:
    """Fail if a page loads a script, a style or a picture from the network."""
    if error is None and app.builder.name == "html":
        for page in Path(app.outdir).rglob("*.html"):
            for address in LOADED.findall(page.read_text("utf-8")):
                if "//" in address:
                    raise ExtensionError(f"{page.name} loads {address} from the network")


def setup(app: Sphinx) -> None:
    app.connect("source-read", read_page)
    app.connect("build-finished", check_offline)
