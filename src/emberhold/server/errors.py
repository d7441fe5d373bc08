"""What the server refuses, and what goes wrong with its store."""

from __future__ import annotations

from emberhold.core.errors import EmberholdError

__all__ = ["Refused", "StorageError"]


class StorageError(EmberholdError):
    """What should have been kept could not be kept."""


class Refused(EmberholdError):
    """Something asked of the server that it does not do. Nothing has changed.

    Its code is also its sentence: the message `server-error-<code>`, with `facts` as arguments. `detail` names the
    place in what was sent, in English.
    """

    def __init__(self, code: str, facts: dict[str, int] | None = None, *, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.facts = facts or {}
        self.detail = detail
