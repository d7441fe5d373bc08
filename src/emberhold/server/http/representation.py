"""In which form an answer goes out: compressed or not, or only as the word that nothing has changed.

Only what everybody may know is compressed here: files of the page, sentences, cards, rules.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from fastapi import Request, Response

__all__ = ["BROTLI", "GZIP", "IDENTITY", "accepted_codings", "etag_of", "is_known", "packed_answer", "public_answer"]

BROTLI: Final = "br"
GZIP: Final = "gzip"
IDENTITY: Final = "identity"
OURS: Final = (BROTLI, GZIP, IDENTITY)
"""The best first."""
WORTH_IT: Final = 1000
"""Shorter answers gain nothing."""


def accepted_codings(header: str) -> Sequence[str]:
    """Those of our codings that a client accepts, the best first; its wishes count before ours.

    If it accepts none of them, it gets what it would get without any wish.
    """
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        weights[name.strip()] = _weight(rest)
    everything = weights.get("*", 0.0)
    wishes = {coding: weights.get(coding, everything) for coding in OURS}
    if IDENTITY not in weights and "*" not in weights:
        # Not named, it is accepted, but anything that is named is preferred.
        wishes[IDENTITY] = min((weight for weight in wishes.values() if weight > 0), default=1.0)
    found = sorted((coding for coding in OURS if wishes[coding] > 0), key=lambda coding: -wishes[coding])
    return found or [IDENTITY]


def _weight(parameters: str) -> float:
    """The q of an entry. One that cannot be read is taken as a no."""
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0


def etag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def is_known(request: Request, etag: str) -> bool:
    """Whether the client already has exactly this."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or etag in (one.strip().removeprefix("W/") for one in known.split(","))


def public_answer(request: Request, body: bytes, media_type: str, cache: str) -> Response:
    """An answer that is the same for everybody: compressed if that is accepted, and not sent twice."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    codings = accepted_codings(request.headers.get("accept-encoding", ""))
    # Brotli is only for files, which are compressed when the page is built.
    coding = next((one for one in codings if one != BROTLI), IDENTITY)
    if coding == GZIP and len(body) >= WORTH_IT:
        body = _gzipped(body)
        headers["Content-Encoding"] = GZIP
    headers["ETag"] = etag_of(body)
    if is_known(request, headers["ETag"]):
        return Response(None, 304, headers)
    return Response(body, 200, headers, media_type)


def packed_answer(request: Request, packed: bytes, media_type: str) -> Response:
    """An answer that is gzipped already; who does not accept that gets it as it was."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if GZIP not in accepted_codings(request.headers.get("accept-encoding", "")):
        return Response(gzip.decompress(packed), 200, headers, media_type)
    return Response(packed, 200, headers | {"Content-Encoding": GZIP}, media_type)


@lru_cache(maxsize=128)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
