"""All cards, found by looking into the folders of the sets."""

from __future__ import annotations

import importlib
import pkgutil

import emberhold.games.ashes.cards.master_set as master_set
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.rules.windows import REACTIONS
from emberhold.games.ashes.state import DEFS
from emberhold.games.ashes.words import REACTION_SPELL

__all__ = ["BY_SLUG", "load_cards"]

BY_SLUG: dict[str, CardDef] = {}


def load_cards() -> None:
    """Read every card once. Their order is the order of their slugs, wherever the files lie."""
    if DEFS:
        return
    names = [f"{master_set.__name__}.{module.name}" for module in pkgutil.iter_modules(master_set.__path__)]
    found: list[CardDef] = [importlib.import_module(name).CARD.definition for name in names]
    for definition in sorted(found, key=lambda d: d.slug):
        definition.index = len(DEFS)
        DEFS.append(definition)
        BY_SLUG[definition.slug] = definition
        if definition.kind == REACTION_SPELL:
            REACTIONS.append(definition)
