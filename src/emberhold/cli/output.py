"""What commands print: text for any terminal, but never control codes.

Names of files, decks and scenarios come from outside. So everything that a command prints goes through `say`, `note` or
`print_json`, which make control characters visible. A character that the terminal cannot show is replaced by a similar
one.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import re
import sys
import unicodedata
from pathlib import Path
from typing import Final

from emberhold.core.name_keys import LETTERS

__all__ = [
    "NEAREST",
    "harmless",
    "note",
    "open_missing_streams",
    "plain",
    "print_json",
    "say",
    "spell_for_any_terminal",
]

NEAREST: Final = "emberhold.nearest"
"""The name of the codec error handler that replaces a character by a similar one."""

# C0 without tab and line feed, delete, C1, and characters that change the text direction or break lines.
_CONTROL: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]"
)

# Punctuation, and letters that are not a letter with an accent.
_PLAIN: Final = {
    "’": "'", "\u2018": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "\u2212": "-", "×": "x", "·": "-",
    "•": "*", "→": "->", "←": "<-", "⟨": "<", "⟩": ">", **LETTERS,
    # The characters that boards are drawn with.
    "─": "-", "│": "|", "█": "#", "░": ".", "▶": ">", "▷": ">", "▸": ">", "■": "#", "□": "_", "◆": "*", "◇": "_",
    "○": "0", "◔": "1", "◑": "2", "◕": "3", "●": "O", "✕": "x", "✓": "v", "║": "|", "▌": "|",
}  # fmt: skip


def harmless(text: str) -> str:
    """The text with control characters made visible as JSON writes them, so that JSON stays valid."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def say(text: str) -> None:
    """Print an answer."""
    print(harmless(text))


def note(text: str) -> None:
    """Print a remark on stderr, in one line, so that it does not mix with the answer."""
    print(f"emberhold: {harmless(text)}".replace("\n", "\\n"), file=sys.stderr)


def print_json(document: object) -> None:
    """Print one JSON document. Characters that the output cannot show are escaped, so that programs can read them."""
    text = json.dumps(document, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(document)
    say(text)


def spell_for_any_terminal() -> None:
    """Make sure that no character can make a command fail: stdout replaces those it cannot show."""
    codecs.register_error(NEAREST, _nearest)
    # In the C locale Python writes the bytes of odd file names unchanged, but still fails on other characters.
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors in ("strict", "surrogateescape"):
        sys.stdout.reconfigure(errors=NEAREST)


def open_missing_streams() -> None:
    """Replace a closed stream (`>&-`) by one that nobody reads.

    Otherwise Python prints notes into the answer, and the next file that is opened would take the place of the stream.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open until the end


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def plain(text: str) -> str:
    """The text without accents."""
    return "".join(letter if letter.isascii() else _spelled(letter) for letter in text)


def _spelled(letter: str) -> str:
    if "\ud800" <= letter <= "\udfff":  # a byte in a file name that is not a character
        return f"\\u{ord(letter):04x}"
    return _PLAIN.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
