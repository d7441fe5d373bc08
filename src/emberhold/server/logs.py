"""One line of JSON for whatever an operator may want to know. Never a token, a seed, a card or what people say."""

from __future__ import annotations

import json
import logging
import time
import traceback
from pathlib import Path
from typing import Final

__all__ = ["LOGGER", "log", "where"]

LOGGER: Final = logging.getLogger("emberhold.server")


def log(event: str, **facts: str | int | float | None) -> None:
    """Write down that something happened."""
    if LOGGER.isEnabledFor(logging.INFO):
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        LOGGER.info(json.dumps({"at": stamp, "event": event, **facts}, ensure_ascii=False))


def where(error: BaseException) -> str:
    """What broke, and in which line; not what it said, for that may name what nobody is to know."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
