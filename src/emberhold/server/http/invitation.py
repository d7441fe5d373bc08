"""How others get to a table: the addresses of this server, and the link to a table as a QR code."""

from __future__ import annotations

import asyncio
import io
import time
from functools import lru_cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

import segno
from fastapi import APIRouter, Query, Request, Response

from emberhold.server.errors import Refused
from emberhold.server.http.addresses import invite_addresses, is_this_machine
from emberhold.server.http.routes import reply, tables_of
from emberhold.server.wire.http_bodies import Addresses
from emberhold.server.wire.openapi import gives

__all__ = ["invitations"]

SVG: Final = "image/svg+xml"
KNOWN_S: Final = 30
"""How long the addresses of this machine are remembered; asking for them can take a moment."""

invitations = APIRouter(prefix="/api")


@lru_cache(maxsize=4)
def _remembered(listens: str, _at: int) -> tuple[str, ...]:
    return tuple(invite_addresses(listens))


async def _addresses(request: Request) -> tuple[str, ...]:
    listens: str = request.app.state.listens
    return await asyncio.to_thread(_remembered, listens, int(time.monotonic() / KNOWN_S)) if listens else ()


def _host(request: Request) -> str:
    """The host by which the page knows this server, with its port."""
    return request.headers.get("host", "")


def _parts(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        raise Refused("unknown") from None


@invitations.get("/addresses", **gives(Addresses))
async def addresses(request: Request) -> Response:
    """Only a page that was opened on this machine needs to know: everybody else has an address that works."""
    if not is_this_machine(_parts(f"//{_host(request)}").hostname or ""):
        return reply(Addresses([], here_only=False))
    found = await _addresses(request)
    return reply(Addresses(list(found), here_only=not found and bool(request.app.state.listens)))


@invitations.get("/tables/{table}/qr", **gives(None, SVG))
async def qr(request: Request, table: str, base: str = Query(max_length=200)) -> Response:
    """The link to a table as a picture. `base` is an address of this server, so it shows no other link."""
    parts = _parts(base)
    ours = parts.scheme in ("http", "https") and base == f"{parts.scheme}://{_host(request)}"
    if not ours and base not in await _addresses(request):
        raise Refused("unknown")
    found = await tables_of(request).find(table)
    picture = io.BytesIO()
    code = segno.make(f"{base}/t/{found.id}", error="m", micro=False)
    code.save(picture, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return Response(picture.getvalue(), 200, {"Cache-Control": "no-store"}, SVG)
