"""What the server refuses, and what goes wrong with it: each by a code that is also its sentence."""

from __future__ import annotations

from emberhold.core.errors import EmberholdError
from emberhold.server.wire.http_bodies import Problem
from emberhold.server.wire.server_messages import Failed
from emberhold.server.wire.types import Arg, Text

__all__ = ["Refused", "StorageError"]

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-replay": 404,
    "unknown-entry": 404,
    "unknown-seat": 404,
    "unknown": 404,
    "wrong-token": 403,
    "wrong-origin": 403,
    "not-finished": 409,
    "seat-taken": 409,
    "readonly": 409,
    "broken": 409,
    "over": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 503,
    "storage": 503,
    "step-broken": 500,
    "scenario": 409,
}


class StorageError(EmberholdError):
    """What should have been kept could not be kept."""


class Refused(EmberholdError):
    """Something asked of the server that it does not do. Nothing has changed."""

    def __init__(self, code: str, args: dict[str, Arg] | None = None, *, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.text = Text(f"server-error-{code}", args or {})
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def failed(self, about: str) -> Failed:
        """As an answer on a socket."""
        return Failed(self.code, self.text, about)

    def problem(self) -> Problem:
        """As the body of an HTTP answer."""
        return Problem(self.code, self.text, self.detail)
