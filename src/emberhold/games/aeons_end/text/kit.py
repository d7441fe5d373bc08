"""Everything a card file needs: how to declare a card, and the verbs that its text is written with.

JASPER = gem("recurring-jasper", cost=4, text={"aether": AETHER})

@JASPER.play
def jasper(me: Use) -> Effect: ...
"""

from __future__ import annotations

from emberhold.core.decisions import Effect
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, DefIndex, Seat
from emberhold.games.aeons_end.constants import (
    ABILITY_USED,
    BREACH_OPENED,
    CAME_TO_HAND,
    CASTING,
    CHARGE_GAINED,
    ENERGIZE_CHARGES,
    FOR_BREACHES,
    FOR_CARDS,
    FOR_GEMS,
    FOR_RELICS,
    FORGED,
    GAINED,
    GEM,
    GEM_PLAYED,
    GROUP_LEVEL,
    HAND,
    IN_ALLYS_MAIN,
    IN_CASTING,
    IN_CASTING_OR_MAIN,
    IN_MAIN,
    PILE_EMPTIED,
    RELIC,
    SPELL,
    SPELL_CAST,
    STARTER,
    TREASURE,
    TURN_STARTED,
    UNIQUE_STARTER,
    WAS_DESTROYED,
)
from emberhold.games.aeons_end.defs import OPENED, CardDef
from emberhold.games.aeons_end.kinds import Breach, CardKind, Level, Pile
from emberhold.games.aeons_end.moments import Cast, Moment
from emberhold.games.aeons_end.rules.prices import (
    destroy_cards,
    destroy_open_breaches,
    discard_cards,
    discard_prepped,
    lose_charges,
    spend_aether,
)
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.text.declare import Card, Condition, conduit, curse, gem, relic, spell
from emberhold.games.aeons_end.text.declare_mats import Treasure, mage, treasure
from emberhold.games.aeons_end.text.declare_nemesis_cards import Harm, attack, minion, power
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from emberhold.games.aeons_end.text.use import Use

__all__ = [
    "ABILITY_USED",
    "BREACH_OPENED",
    "CAME_TO_HAND",
    "CASTING",
    "CHARGE_GAINED",
    "ENERGIZE_CHARGES",
    "FORGED",
    "FOR_BREACHES",
    "FOR_CARDS",
    "FOR_GEMS",
    "FOR_RELICS",
    "GAINED",
    "GEM",
    "GEM_PLAYED",
    "GROUP_LEVEL",
    "HAND",
    "IN_ALLYS_MAIN",
    "IN_CASTING",
    "IN_CASTING_OR_MAIN",
    "IN_MAIN",
    "NO_CARD",
    "NO_SEAT",
    "OPENED",
    "PILE_EMPTIED",
    "RELIC",
    "SPELL",
    "SPELL_CAST",
    "STARTER",
    "TREASURE",
    "TURN_STARTED",
    "UNIQUE_STARTER",
    "WAS_DESTROYED",
    "Breach",
    "Card",
    "CardDef",
    "CardId",
    "CardKind",
    "Cast",
    "Condition",
    "DefIndex",
    "Effect",
    "Harm",
    "Level",
    "Moment",
    "NemesisUse",
    "Pile",
    "Seat",
    "State",
    "Treasure",
    "Use",
    "attack",
    "conduit",
    "curse",
    "destroy_cards",
    "destroy_open_breaches",
    "discard_cards",
    "discard_prepped",
    "gem",
    "lose_charges",
    "mage",
    "minion",
    "power",
    "relic",
    "spell",
    "spend_aether",
    "treasure",
]
