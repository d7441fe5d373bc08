"""The save file of a chain of matches. A crash at any moment loses no accepted answer."""

from __future__ import annotations

import json
import time
from pathlib import Path

from emberhold.core.chain import Chain
from emberhold.core.errors import EmberholdError
from emberhold.core.files import read_text
from emberhold.tui.save_file import SaveError, default_folder, write_text

__all__ = ["default_file", "folder_beside", "load", "write"]


def folder_beside(saves: Path) -> Path:
    """Where chains are saved: beside the folder of saved matches."""
    return saves.with_name("chains")


def default_file(chain: str) -> Path:
    """A new file for this chain."""
    folder = folder_beside(default_folder())
    stem = f"{chain}-{time.strftime('%Y%m%d-%H%M%S')}"
    file, number = folder / f"{stem}.json", 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.json"
    return file


def write(file: Path, chain: Chain, lang: str) -> None:
    # Readers of chains skip unknown keys, as readers of journals do.
    client = json.dumps({"lang": lang}, ensure_ascii=False)
    write_text(file, f'{chain.dumps().rstrip()[:-1]}, "client": {client}}}\n')


def load(file: Path) -> tuple[Chain, str]:
    """The chain in a file, and the language it was played in."""
    text = read_text(file)
    try:
        chain = Chain.loads(text)
    except EmberholdError as error:
        raise SaveError(f"{file}: {error}") from None
    client = json.loads(text).get("client")
    lang = client.get("lang") if isinstance(client, dict) else None
    return chain, lang if isinstance(lang, str) and lang else "en"
