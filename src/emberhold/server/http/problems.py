"""Failed requests: each is answered with a Problem and a suitable status."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log
from emberhold.server.wire.codec import encode
from emberhold.server.wire.refused import problem

__all__ = ["answer_problems", "problem_response"]

STATUS: Final = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-chain": 404,
    "unknown-replay": 404,
    "unknown-entry": 404,
    "unknown-seat": 404,
    "unknown-deck": 404,
    "unknown-code": 404,
    "no-decks": 404,
    "no-days": 404,
    "no-story": 404,
    "unknown": 404,
    "wrong-token": 403,
    "wrong-origin": 403,
    "not-finished": 409,
    "chain-goes-on": 409,
    "chain-rematch": 409,
    "seat-taken": 409,
    "choice-taken": 409,
    "deck-changed": 409,
    "too-many-decks": 409,
    "readonly": 409,
    "broken": 409,
    "over": 409,
    "late": 408,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 503,
    "too-many-own-tables": 429,
    "too-many-uploads": 429,
    "busy": 503,
    "method": 405,
    "storage": 503,
    "disk": 503,
    "step-broken": 500,
    "internal": 500,
    "scenario": 409,
    "play-on": 409,
    "seat-out": 409,
}
"""Codes that are missing here are answered with 422."""
WORDS: Final = {400: "bad-message", 405: "method", 416: "bad-message", 503: "busy"}
"""What is said for a status that comes from below the application."""


def answer_problems(app: FastAPI) -> None:
    """Answer every error of the application with a Problem."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(StorageError, _storage)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


def problem_response(refused: Refused, status: int | None = None) -> Response:
    """The answer to a request that is refused."""
    return Response(encode(problem(refused)), status or STATUS.get(refused.code, 422), media_type="application/json")


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem_response(error)


async def _storage(_: Request, error: Exception) -> Response:
    log("storage-failed", error=type(error).__name__)
    return problem_response(Refused("storage"))


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = [".".join(str(part) for part in wrong["loc"]) for wrong in error.errors()]
    return problem_response(Refused("bad-message", detail=", ".join(places)))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = problem_response(Refused(WORDS.get(error.status_code, "unknown")), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
