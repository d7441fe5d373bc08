"""The basic nemesis cards of tier 1."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import (
    GEM,
    SPELL,
    Effect,
    Harm,
    NemesisUse,
    attack,
    discard_cards,
    discard_prepped,
    minion,
    power,
    spend_aether,
)

# -- harm and nothing else -------------------------------------------------------------------------------------------

CHAOS_ORB = power("chaos-orb", 1, power=3, to_discard=spend_aether(6), harm=Harm(unleash=1, gravehold=4))
PLANAR_COLLISION = power("planar-collision", 1, power=2, to_discard=discard_prepped(2), harm=Harm(unleash=2))
REND = attack("rend", 1, harm=Harm(unleash=1, gravehold=1, damage=2))

# -- minions ---------------------------------------------------------------------------------------------------------

WURM_DAMAGE = 1
WURM_GRAVEHOLD = 1
DRILLBEAK_WURM = minion("drillbeak-wurm", 1, life=6, text={"damage": WURM_DAMAGE, "gravehold": WURM_GRAVEHOLD})


@DRILLBEAK_WURM.persistent
def drillbeak_wurm(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(WURM_DAMAGE)
    it.gravehold_suffers(WURM_GRAVEHOLD)


COLONY_DAMAGE = 1
CARRIODE_COLONY = minion("carriode-colony", 1, life=8, harm=Harm(unleash=1), text={"damage": COLONY_DAMAGE})


@CARRIODE_COLONY.immediately
def carriode_colony(it: NemesisUse) -> None:
    it.hurt_itself(COLONY_DAMAGE * len(it.everyone))


ENIGMA_DAMAGE = 1
ENIGMA_EXTRA = 2
ENIGMA_TIER = 2
BLIND_ENIGMA = minion(
    "blind-enigma", 1, life=7, text={"damage": ENIGMA_DAMAGE, "extra": ENIGMA_EXTRA, "tier": ENIGMA_TIER}
)


@BLIND_ENIGMA.persistent
def blind_enigma(it: NemesisUse) -> Effect:
    # NEM-15: one amount of damage, so one player suffers it and is exhausted at most once
    yield from it.any_player_suffers(ENIGMA_DAMAGE + (ENIGMA_EXTRA if it.tier >= ENIGMA_TIER else 0))


# -- powers ----------------------------------------------------------------------------------------------------------

HOWL_GEMS = 2
UNNERVING_HOWL = power("unnerving-howl", 1, power=2, text={"cards": HOWL_GEMS})


@UNNERVING_HOWL.power
def unnerving_howl(it: NemesisUse) -> Effect:
    yield from it.unleash()
    seat = yield from it.any_player_holding(HOWL_GEMS, kind=GEM)
    yield from it.discards(seat, it.in_hand(seat, kind=GEM), HOWL_GEMS)


DARKNESS_DAMAGE = 3
CEASELESS_DARKNESS = power(
    "ceaseless-darkness", 1, power=2, to_discard=spend_aether(5), text={"damage": DARKNESS_DAMAGE}
)


@CEASELESS_DARKNESS.power
def ceaseless_darkness(it: NemesisUse) -> Effect:
    yield from it.unleash()
    yield from it.any_player_suffers(DARKNESS_DAMAGE)
    seat = yield from it.any_player_holding()
    yield from it.discards(seat, it.hand_of(seat), 1)


SNARE_DAMAGE = 2
SPIRIT_SNARE = power("spirit-snare", 1, power=3, to_discard=discard_cards(1, cost=5), text={"damage": SNARE_DAMAGE})


@SPIRIT_SNARE.power
def spirit_snare(it: NemesisUse) -> Effect:
    yield from it.unleash()
    seat = yield from it.any_player_holding(kind=SPELL)
    yield from it.discards(seat, it.in_hand(seat, kind=SPELL), 1)
    yield from it.suffers(seat, SNARE_DAMAGE)


# -- attacks ---------------------------------------------------------------------------------------------------------

DISORIENT_DAMAGE = 1
DISORIENT_GRAVEHOLD = 2
DISORIENT = attack("disorient", 1, text={"damage": DISORIENT_DAMAGE, "gravehold": DISORIENT_GRAVEHOLD})


@DISORIENT.attack
def disorient(it: NemesisUse) -> Effect:
    yield from it.unleash()
    seat = yield from it.any_player_holding()
    yield from it.suffers(seat, DISORIENT_DAMAGE)
    card = yield from it.discards_one(seat, it.hand_of(seat))
    if card >= 0 and it.st.kind(card) == GEM:
        it.gravehold_suffers(DISORIENT_GRAVEHOLD)


SHOCK_DAMAGE = 1
AETHER_SHOCK = attack("aether-shock", 1, text={"damage": SHOCK_DAMAGE})


@AETHER_SHOCK.attack
def aether_shock(it: NemesisUse) -> Effect:
    yield from it.unleash()
    seat = yield from it.player_with_most(lambda player: len(it.prepped_of(player)))
    yield from it.suffers(seat, SHOCK_DAMAGE)
    yield from it.discards_one(seat, it.prepped_of(seat))


DECIMATE_CHARGES = 2
DECIMATE_GRAVEHOLD = 4
DECIMATE = attack("decimate", 1, text={"charges": DECIMATE_CHARGES, "gravehold": DECIMATE_GRAVEHOLD})


@DECIMATE.attack
def decimate(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("unleash-and-charge", True), ("gravehold", True))
    if branch == "gravehold":
        it.gravehold_suffers(DECIMATE_GRAVEHOLD)
    else:
        yield from it.unleash(2)
        # OR-05: gaining a charge with all slots full still counts as gaining, so any player can be chosen
        seat = yield from it.any_player(label="gains-charges")
        it.charges(seat, DECIMATE_CHARGES)
