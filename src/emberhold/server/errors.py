"""The errors of the server: requests it refuses, and a store that fails."""

from __future__ import annotations

from emberhold.core.errors import EmberholdError

__all__ = ["Refused", "StorageError"]


class StorageError(EmberholdError):
    """The store could not save something."""


class Refused(EmberholdError):
    """The server does not do what it was asked to do, and nothing has changed.

    The code is also the sentence: the message `server-error-<code>`, with `facts` as arguments. `detail` says in
    English which part of the request is wrong.
    """

    def __init__(self, code: str, facts: dict[str, int] | None = None, *, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.facts = facts or {}
        self.detail = detail
