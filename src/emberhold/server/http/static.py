"""The files of the web client, and the headers of every answer."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from starlette.responses import FileResponse

from emberhold.i18n import Texts
from emberhold.server.errors import Refused

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

pages = APIRouter(include_in_schema=False)


def static_folder() -> Path:
    """The folder with the built web client."""
    return Path(__file__).resolve().parents[2] / "static"


@pages.get("/{path:path}")
async def page(path: str) -> Response:
    """A file of the web client. Any other path gets its one page, which reads the path itself."""
    if path.startswith("api/") or not path.isprintable():
        raise Refused("unknown")
    folder = static_folder()
    file = _file_in(folder, path)
    if file is not None:
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    if path.startswith("assets/") or "." in path.rpartition("/")[2]:
        raise Refused("unknown")
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return Response(_not_built(), 503, media_type="text/html; charset=utf-8")


def _file_in(folder: Path, path: str) -> Path | None:
    """The file at this path, if there is one. A path from outside may be one that no file can have."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _not_built() -> str:
    texts = Texts("en", "")
    title, how = escape(texts.say("server-page-title")), escape(texts.say("server-page-not-built"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{how}</p></html>\n"
