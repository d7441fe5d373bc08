"""Secrets: a person with a token has the seat. The server stores only a hash of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

__all__ = ["SEED_BITS", "draw_seed", "hashed", "mixed_seed", "new_token"]

SEED_BITS: Final = 53
"""How many bits a seed has. JSON readers that store numbers as doubles keep no more."""


def new_token(size: int = 24) -> str:
    return secrets.token_urlsafe(size)


def hashed(token: str) -> str:
    """The hash of a token as it is stored. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def draw_seed() -> int:
    return secrets.randbits(SEED_BITS)


def mixed_seed(secret: bytes, table: str, seed: int) -> int:
    """The seed that is used: mixed with the server's secret, so that a person who chose `seed` cannot predict it."""
    digest = hmac.new(secret, f"seed:{table}:{seed}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
