"""Lays a table: from words on a command line to a match that can be played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec, SetupError

__all__ = ["choose_setup"]

DECK_FILES: Final = (".json", ".yaml", ".yml")


def choose_setup(spec: GameSpec, players: int, decks: Sequence[str], seed: int) -> Setup:
    """One of the game's default set-ups, by the seed, with the decks that were asked for in seat order."""
    setups = spec.setups(players)
    if not setups:
        raise SetupError(f"There is no default set-up of {spec.name} for {players} players.")
    setup = dict(setups[seed % len(setups)])
    if decks:
        places = _places(setup)
        if not places:
            raise SetupError(f"{spec.name} is not played with decks of one's own; leave --deck out.")
        if len(decks) > len(places):
            raise SetupError(f"{len(decks)} decks were named for {len(places)} seats.")
        brought = [_deck(word, spec, setups) for word in decks] + places[len(decks) :]
        _lay(setup, brought)
    return setup


def _places(setup: Setup) -> list[object]:
    """The decks of a set-up in seat order, whether it lists decks or seats that each have one."""
    seats, decks = setup.get("seats"), setup.get("decks")
    if isinstance(seats, list) and all(isinstance(seat, Mapping) and "deck" in seat for seat in seats):
        return [seat["deck"] for seat in seats]
    return list(decks) if isinstance(decks, list) else []


def _lay(setup: dict[str, object], decks: Sequence[object]) -> None:
    seats = setup.get("seats")
    if isinstance(seats, list):
        # Whatever else a default seat says (its First Five) belongs to the deck that is no longer there.
        setup["seats"] = [
            seat if seat["deck"] == deck else {"deck": deck} for seat, deck in zip(seats, decks, strict=True)
        ]
    else:
        setup["decks"] = list(decks)


def _deck(word: str, spec: GameSpec, setups: Sequence[Setup]) -> object:
    file = Path(word)
    if file.suffix.lower() in DECK_FILES or file.is_file():
        deck = _read(file)
        spec.check_deck(deck)
        return deck
    known: dict[str, object] = {}
    for setup in setups:
        for deck in _places(setup):
            if (slug := _slug(deck)) is not None:
                known[slug] = deck
    if word not in known:
        names = f" The decks are: {', '.join(sorted(known))}." if known else ""
        raise SetupError(f"There is no deck and no deck file '{word}'.{names}")
    return known[word]


def _slug(deck: object) -> str | None:
    if isinstance(deck, str):
        return deck
    slug = (deck.get("slug") or deck.get("id")) if isinstance(deck, Mapping) else None
    return slug if isinstance(slug, str) else None


def _read(file: Path) -> object:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"The deck file {file} cannot be read: {error}.") from None
    if file.suffix.lower() in (".yaml", ".yml"):
        import yaml

        try:
            return yaml.safe_load(text)
        except yaml.YAMLError as error:
            raise SetupError(f"The deck file {file} is not YAML: {error}") from None
    try:
        return json.loads(text)
    except ValueError as error:
        raise SetupError(f"The deck file {file} is not JSON: {error}") from None
