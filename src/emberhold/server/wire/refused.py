"""A refusal as clients are sent it."""

from __future__ import annotations

from emberhold.server.errors import Refused
from emberhold.server.wire.http_bodies import Problem
from emberhold.server.wire.server_messages import Failed
from emberhold.server.wire.types import Text

__all__ = ["failed", "problem"]


def failed(refused: Refused, about: str) -> Failed:
    """The answer on a WebSocket to a message of the type `about`."""
    return Failed(refused.code, _text(refused), about)


def problem(refused: Refused) -> Problem:
    """The body of an HTTP answer."""
    return Problem(refused.code, _text(refused), refused.detail)


def _text(refused: Refused) -> Text:
    return Text(f"server-error-{refused.code}", {**refused.facts})
