"""All content, found by looking through the folders, in an order that does not depend on where the files are."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from types import ModuleType
from typing import Final

import emberhold.games.aeons_end.basics as basics
import emberhold.games.aeons_end.cards as cards
import emberhold.games.aeons_end.mages as mages
import emberhold.games.aeons_end.nemeses as nemeses
import emberhold.games.aeons_end.treasures as treasures
from emberhold.core.kinds import DefIndex
from emberhold.games.aeons_end.breach_tiles import ALL
from emberhold.games.aeons_end.defs import CardDef, MageDef, TreasureDef
from emberhold.games.aeons_end.kinds import BreachTile, NemesisIndex, TreasureIndex
from emberhold.games.aeons_end.nemesis_def import KINDS, NEMESES, NemesisDef
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, TREASURES
from emberhold.games.aeons_end.text.declare import CARDS, MAGE_MATS, TREASURE_CARDS

__all__ = [
    "BREACH_BY_SLUG",
    "BY_SLUG",
    "MAGE_BY_SLUG",
    "NEMESIS_BY_SLUG",
    "TREASURE_BY_SLUG",
    "load_content",
    "module_of",
]

BY_SLUG: dict[str, CardDef] = {}
MAGE_BY_SLUG: dict[str, MageDef] = {}
TREASURE_BY_SLUG: dict[str, TreasureDef] = {}
NEMESIS_BY_SLUG: dict[str, NemesisDef] = {}
BREACH_BY_SLUG: dict[str, BreachTile] = {breach.slug: BreachTile(index) for index, breach in enumerate(ALL)}

FOLDERS: tuple[ModuleType, ...] = (cards, mages, basics, treasures)
NEMESIS_FOLDERS: list[ModuleType] = [nemeses]
"""Packages with a folder for each nemesis."""
MAT: Final = "mat"
"""The module of a nemesis' folder that says who it is: NEMESIS."""
VERSION: Final = "rules_version"
"""The module of a nemesis that came later which says what its rules do; `make digest` writes it."""
FOUND_LATER: Final = ("bot", "scenario")
"""Modules of a nemesis' folder that the rules do not read; `module_of` gives them to code that needs them."""


def load_content() -> None:
    """Read everything once."""
    if DEFS:
        return
    for folder in FOLDERS:
        for module in pkgutil.iter_modules(folder.__path__):
            importlib.import_module(f"{folder.__name__}.{module.name}")
    found = [
        _read_nemesis(f"{home.__name__}.{module.name}")
        for home in NEMESIS_FOLDERS
        for module in pkgutil.iter_modules(home.__path__)
    ]
    # What came later is last, cards and nemeses, so that the others keep their places.
    later = {nemesis.slug for nemesis in found if nemesis.later}
    for definition in sorted(CARDS, key=lambda card: (card.nemesis in later, card.slug)):
        definition.index = DefIndex(len(DEFS))
        DEFS.append(definition)
        BY_SLUG[definition.slug] = definition
    for mage in sorted(MAGE_MATS, key=lambda mat: mat.slug):
        MAGES.append(mage)
        MAGE_BY_SLUG[mage.slug] = mage
    for treasure in sorted(TREASURE_CARDS, key=lambda card: card.slug):
        treasure.index = TreasureIndex(len(TREASURES))
        TREASURES.append(treasure)
        TREASURE_BY_SLUG[treasure.slug] = treasure
    BREACHES.extend(ALL)
    for nemesis in sorted(found, key=lambda mat: (mat.later, mat.battle, mat.slug)):
        nemesis.index = NemesisIndex(len(NEMESES))
        NEMESES.append(nemesis)
        NEMESIS_BY_SLUG[nemesis.slug] = nemesis
        nemesis.cards = [card for card in DEFS if card.nemesis == nemesis.slug]
        for kind in nemesis.kinds:
            if KINDS.setdefault(kind.name, kind) is not kind:
                raise ValueError(
                    f"{nemesis.slug} declares a kind of question '{kind.name}', which is taken; choose another name."
                )


def _read_nemesis(folder: str) -> NemesisDef:
    """Everything in its folder that belongs to the rules."""
    for module in pkgutil.iter_modules(importlib.import_module(folder).__path__):
        if module.name not in FOUND_LATER:
            importlib.import_module(f"{folder}.{module.name}")
    nemesis = getattr(importlib.import_module(f"{folder}.{MAT}"), "NEMESIS", None)
    assert isinstance(nemesis, NemesisDef), f"{folder}.{MAT} defines no NEMESIS"
    nemesis.folder = folder
    version = module_of(nemesis, VERSION)
    nemesis.rules_version = "" if version is None else version.RULES_VERSION
    return nemesis


def module_of(nemesis: NemesisDef, name: str) -> ModuleType | None:
    """The module of this name in a nemesis' folder, if there is one."""
    path = f"{nemesis.folder}.{name}"
    return None if importlib.util.find_spec(path) is None else importlib.import_module(path)
