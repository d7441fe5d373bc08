"""The treasures of level 3: each lies on one player's mat and only that player uses it (TREASURE-07)."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.text.kit import (
    CASTING,
    FOR_RELICS,
    GAINED,
    GEM_PLAYED,
    RELIC,
    SPELL,
    SPELL_CAST,
    TURN_STARTED,
    CardId,
    CardKind,
    Cast,
    Condition,
    Effect,
    Moment,
    Seat,
    State,
    Use,
    treasure,
)

LEVEL: Final = 3


def own(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
    return m.seat == holder


def own_first_turn(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
    return m.seat == holder and st.turns_taken[holder] == 1


def own_costing(cost: int) -> Condition:
    """Whether its holder played or cast a card that costs at least this much."""

    def wanted(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
        return m.seat == holder and st.cost(m.card) >= cost

    return wanted


def own_gain_of(kind: CardKind) -> Condition:
    def wanted(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
        return m.seat == holder and st.kind(m.card) == kind

    return wanted


# -- the first turn --------------------------------------------------------------------------------------------------

GAUNTLETS_COST = 4
GAUNTLETS = treasure("accelerating-gauntlets", LEVEL, text={"cost": GAUNTLETS_COST})


@GAUNTLETS.when(TURN_STARTED, where=own_first_turn)
def accelerating_gauntlets(me: Use, m: Moment) -> Effect:
    pile = yield from me.choose_pile(me.piles_up_to(GAUNTLETS_COST), "gain")
    if pile >= 0:
        me.gain(pile)


TRINKET = treasure("forgotten-trinket", LEVEL)


@TRINKET.when(TURN_STARTED, where=own_first_turn)
def forgotten_trinket(me: Use, m: Moment) -> None:
    for breach in me.closed_breaches_of(me.seat):
        me.focus(breach)


# -- gems, relics, gaining -------------------------------------------------------------------------------------------

EXTRACTOR_COST = 5
EXTRACTOR_EXTRA = 1
EXTRACTOR = treasure("essence-extractor", LEVEL, text={"cost": EXTRACTOR_COST, "extra": EXTRACTOR_EXTRA})


@EXTRACTOR.when(GEM_PLAYED, where=own_costing(EXTRACTOR_COST))
def essence_extractor(me: Use, m: Moment) -> None:
    me.aether(EXTRACTOR_EXTRA)


STAFF_LIFE = 1
STAFF = treasure("verdant-staff", LEVEL, text={"life": STAFF_LIFE})


@STAFF.when(GAINED, where=own_gain_of(SPELL))
def verdant_staff(me: Use, m: Moment) -> None:
    me.life(me.seat, STAFF_LIFE)


MANTLE_AETHER = 1
MANTLE = treasure("flowing-mantle", LEVEL, text={"aether": MANTLE_AETHER})


@MANTLE.when(TURN_STARTED, where=own)
def flowing_mantle(me: Use, m: Moment) -> None:
    me.aether(MANTLE_AETHER, FOR_RELICS)


@MANTLE.when(GAINED, where=own_gain_of(RELIC))
def flowing_mantle_on_deck(me: Use, m: Moment) -> Effect:
    # this replaces only the discard pile; a card that an effect put elsewhere stays there
    if me.still_discarded(m.card, me.seat):
        card = yield from me.choose([m.card], "gained-on-deck", may=True)
        if card >= 0:
            me.put_on_deck(card)


# -- spells ----------------------------------------------------------------------------------------------------------

BROOCH_COST = 6
BROOCH_CHARGES = 2
BROOCH = treasure("brooch-of-attunement", LEVEL, text={"cost": BROOCH_COST, "charges": BROOCH_CHARGES})


@BROOCH.when(SPELL_CAST, where=own_costing(BROOCH_COST))
def brooch_of_attunement(me: Use, m: Moment) -> None:
    if me.first_time_this_turn():
        me.charge(BROOCH_CHARGES)


SHROUD_SPELLS = 2
SHROUD_AETHER = 2
SHROUD = treasure("shroud-of-obfuscation", LEVEL, text={"aether": SHROUD_AETHER})


def second_of_own_casting_phase(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
    return st.phase == CASTING and st.active == m.seat == holder and st.casts == SHROUD_SPELLS


@SHROUD.when(SPELL_CAST, where=second_of_own_casting_phase)
def shroud_of_obfuscation(me: Use, m: Moment) -> None:
    me.aether(SHROUD_AETHER)


CRYSTAL_BONUS = 1
BLADED_CRYSTAL = treasure("bladed-crystal", LEVEL, nemesis_bonus=CRYSTAL_BONUS, text={"bonus": CRYSTAL_BONUS})

PRISM_BONUS = 2
PRISM = treasure("prism-of-destruction", LEVEL, text={"bonus": PRISM_BONUS})


@PRISM.adds_to_spells
def prism_of_destruction(st: State, cast: Cast) -> int:
    # destroyed or absent breaches are not closed
    return PRISM_BONUS if all(st.open[breach] for breach in st.breaches_of(cast.caster)) else 0


MAGNIFIER_COST = 2
MAGNIFIER_BONUS = 1
MAGNIFIER = treasure("precision-magnifier", LEVEL, text={"cost": MAGNIFIER_COST, "bonus": MAGNIFIER_BONUS})


@MAGNIFIER.adds_to_spells
def precision_magnifier(st: State, cast: Cast) -> int:
    return MAGNIFIER_BONUS if cast.cost >= MAGNIFIER_COST else 0
