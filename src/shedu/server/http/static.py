"""Serves the client that Vite built into the package, and its texts."""

import mimetypes
from importlib import resources
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parents[1] / "static"
IMMUTABLE = "public, max-age=31536000, immutable"  # for file names that contain a hash
REVALIDATE = "no-cache"
MISSING = (
    "The browser client is missing from this installation. In the repository run `make play`; otherwise "
    "install Node 20.19 or newer and build the package again."
)
NOT_BUILT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shedu</title></head>
<body><h1>Shedu</h1><p>The server is running. {MISSING}</p></body></html>
"""
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
    ".ftl": "text/plain",
}


def media_type(name: str) -> str:
    """The media type of a file name; Litestar adds the charset to texts."""
    return MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def has_client() -> bool:
    return (FOLDER / "index.html").is_file()


def find(folder: Path, path: str) -> Path | None:
    """The file at this path inside the folder; None if there is none."""
    if "\0" in path:
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:  # a name that no file can have
        return None


@get("/", include_in_schema=False, sync_to_thread=True)
def first_page() -> Response[bytes]:
    return file_response("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def client(path: FromPath[str]) -> Response[bytes]:
    return file_response(path)


def file_response(path: str) -> Response[bytes]:
    """A file of the client; for any other path its index page, which does the routing."""
    file = find(FOLDER, path)
    if file is None:
        if path.startswith(("/api/", "/assets/", "/locales/")) or "." in path.rpartition("/")[2]:
            raise NotFoundException("There is no file at this address.")
        file = find(FOLDER, "index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"Cache-Control": REVALIDATE})
    is_hashed = file.is_relative_to(FOLDER.resolve() / "assets")
    return Response(
        file.read_bytes(),
        media_type=media_type(file.name),
        headers={"Cache-Control": IMMUTABLE if is_hashed else REVALIDATE},
    )


@get("/locales/{language:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def texts(language: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A Fluent file."""
    for folder in resources.files("shedu.locales").iterdir():
        if folder.name == language and folder.is_dir():
            for file in folder.iterdir():
                if file.name == name and name.endswith(".ftl"):
                    return Response(
                        file.read_text("utf-8"),
                        media_type=MediaType.TEXT,
                        headers={"Cache-Control": REVALIDATE},
                    )
    raise NotFoundException("There are no texts in this language.")
