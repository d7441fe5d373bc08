"""Secrets: a person with a token has the seat. The server stores only a hash of it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from emberhold.core.rng import KEY_BYTES
from emberhold.core.seeds import Seed, keyed_seed

__all__ = ["draw_number", "draw_seed", "hashed", "new_token"]

NUMBER_BITS: Final = 53
"""JSON readers that store numbers as doubles keep no more."""


def new_token(size: int = 24) -> str:
    return secrets.token_urlsafe(size)


def hashed(token: str) -> str:
    """The hash of a token as it is stored. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def draw_seed() -> Seed:
    """The seed of a new match: two keys that have nothing to do with each other (docs/decisions/036)."""
    return keyed_seed(secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES))


def draw_number() -> int:
    """A number for something that is no secret, such as a deck by chance."""
    return secrets.randbits(NUMBER_BITS)
