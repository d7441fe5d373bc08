"""One line of JSON for whatever an operator may want to know. Never a token, a seed, a card or what people say."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

__all__ = ["LOGGER", "log"]

LOGGER: Final = logging.getLogger("emberhold.server")


def log(event: str, **facts: str | int | float | None) -> None:
    """Write down that something happened."""
    if LOGGER.isEnabledFor(logging.INFO):
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        LOGGER.info(json.dumps({"at": stamp, "event": event, **facts}, ensure_ascii=False))
