"""The files of the web client, and the headers of every answer."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from emberhold.i18n import Texts
from emberhold.server.errors import Refused
from emberhold.server.http.representation import BROTLI, GZIP, accepted_codings, etag_of, is_known

__all__ = ["HEADERS", "pages", "static_folder"]

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
SUFFIXES: Final = {BROTLI: ".br", GZIP: ".gz"}
"""A file may have compressed copies beside it, made when the page was built; without them it goes out as it is."""
MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Written down, because what an operating system says about them differs."""

PART: Final = re.compile(r"bytes=(?=\d|-\d)([0-9]{0,15})-([0-9]{0,15})")

pages = APIRouter(include_in_schema=False)


def static_folder() -> Path:
    """The folder with the built web client."""
    return Path(__file__).resolve().parents[2] / "static"


@pages.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """A file of the web client. Any other path gets its one page, which reads the path itself."""
    if path.startswith("api/") or not path.isprintable():
        raise Refused("unknown")
    folder = static_folder()
    file = _file_in(folder, path)
    if file is not None:
        return _file(request, file, FOR_EVER if path.startswith("assets/") else "no-cache")
    if path.startswith("assets/") or "." in path.rpartition("/")[2]:
        raise Refused("unknown")
    index = folder / "index.html"
    if index.is_file():
        return _file(request, index, "no-cache")
    return Response(_not_built(), 503, media_type="text/html; charset=utf-8")


def _file_in(folder: Path, path: str) -> Path | None:
    """The file at this path, if there is one. A path from outside may be one that no file can have."""
    try:
        file = (folder / path).resolve()
        there = path and file.is_relative_to(folder) and file.suffix in MEDIA_TYPES and file.is_file()
        return file if there else None
    except (OSError, ValueError):
        return None


def _file(request: Request, file: Path, cache: str) -> Response:
    """The file, or its smallest copy that the client can read."""
    sent, headers = file, {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    for coding in accepted_codings(request.headers.get("accept-encoding", "")):
        if coding not in SUFFIXES:
            break
        copy = file.with_name(file.name + SUFFIXES[coding])
        if copy.is_file():
            sent, headers["Content-Encoding"] = copy, coding
            break
    there = sent.stat()
    body, headers["ETag"] = _read(sent, there.st_mtime_ns, there.st_size)
    if is_known(request, headers["ETag"]):
        return Response(None, 304, headers)
    part = _part(request, len(body), headers["ETag"])
    if part is None:
        return Response(body, 200, headers, MEDIA_TYPES[file.suffix])
    headers["Content-Range"] = f"bytes {part.start}-{part.stop - 1}/{len(body)}"
    return Response(body[part.start : part.stop], 206, headers, MEDIA_TYPES[file.suffix])


def _part(request: Request, size: int, etag: str) -> range | None:
    """The part that is asked for, as players of sounds do; None for the whole file, also if the wish is an odd one."""
    wish = PART.fullmatch(request.headers.get("range", ""))
    if wish is None or request.headers.get("if-range", etag) != etag:
        return None
    first, last = (int(number) if number else None for number in wish.groups())
    if first is None:
        part = range(max(0, size - (last or 0)), size)
    else:
        part = range(first, size if last is None else min(last + 1, size))
    if not part and (first is None or last is None or first <= last):
        raise HTTPException(416, headers={"Content-Range": f"bytes */{size}"})
    return part or None


@lru_cache(maxsize=512)
def _read(file: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    """What is in the file, and its tag. All files of the page together are small, so they stay in memory.

    The tag is by what is in it: a page that is installed anew may have the time and the size of the one before."""
    body = file.read_bytes()
    return body, etag_of(body)


def _not_built() -> str:
    texts = Texts("en", "")
    title, how = escape(texts.say("server-page-title")), escape(texts.say("server-page-not-built"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{how}</p></html>\n"
