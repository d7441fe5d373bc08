"""All cards, found by looking through the folders of the sets, and the dice powers."""

from __future__ import annotations

import importlib
import pkgutil

import emberhold.games.ashes.cards.master_set as master_set
from emberhold.core.kinds import DefIndex
from emberhold.games.ashes.constants import REACTION_SPELL
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.dice_powers import POWERS
from emberhold.games.ashes.rules import turn
from emberhold.games.ashes.rules.windows import REACTIONS
from emberhold.games.ashes.state import DEFS

__all__ = ["BY_SLUG", "load_content"]

BY_SLUG: dict[str, CardDef] = {}


def load_content() -> None:
    """Read every card once. Cards are sorted by slug, so it does not matter where the files are."""
    if DEFS:
        return
    names = [f"{master_set.__name__}.{module.name}" for module in pkgutil.iter_modules(master_set.__path__)]
    found: list[CardDef] = [importlib.import_module(name).CARD.definition for name in names]
    for definition in sorted(found, key=lambda d: d.slug):
        definition.index = DefIndex(len(DEFS))
        DEFS.append(definition)
        BY_SLUG[definition.slug] = definition
        if definition.kind == REACTION_SPELL:
            REACTIONS.append(definition)
    turn.POWERS.extend(POWERS)
