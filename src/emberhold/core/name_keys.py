"""Names as people type them: without accents, capitals, spaces and punctuation."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["LETTERS", "name_key", "name_keys"]

LETTERS: Final = {
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ß": "ss", "đ": "d", "Đ": "D",
}  # fmt: skip
"""Letters that are not a letter with an accent, and how they are written without them."""

_LETTERS: Final = str.maketrans(LETTERS)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_OTHER: Final = re.compile(r"[^0-9a-z]")


def name_key(name: str) -> str:
    """The same key for a name however it is typed: `Źródło`, `zrodlo` and `ZRODLO`."""
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return _OTHER.sub("", plain.casefold())


def name_keys(name: str) -> tuple[str, ...]:
    """All keys of a name. People without a German keyboard write ue for ü, so that is a key too."""
    key, spelled = name_key(name), name_key(unicodedata.normalize("NFC", name).translate(_UMLAUTS))
    return (key,) if key == spelled else (key, spelled)
