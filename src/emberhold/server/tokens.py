"""Secrets: who holds a token holds the seat. The server keeps only what it needs to recognise one."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

__all__ = ["SEED_BITS", "draw_seed", "hashed", "mixed_seed", "new_token"]

SEED_BITS: Final = 53
"""A seed must survive JSON readers that keep numbers as doubles."""


def new_token(size: int = 24) -> str:
    return secrets.token_urlsafe(size)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def draw_seed() -> int:
    return secrets.randbits(SEED_BITS)


def mixed_seed(secret: bytes, table: str, seed: int) -> int:
    """A seed that its chooser cannot know either."""
    digest = hmac.new(secret, f"seed:{table}:{seed}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
