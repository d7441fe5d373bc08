"""The basic nemesis cards of tier 2."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import (
    Effect,
    Harm,
    NemesisUse,
    attack,
    discard_cards,
    minion,
    power,
    spend_aether,
)

# -- harm and nothing else -------------------------------------------------------------------------------------------

CULLING_SCYTHE = power("culling-scythe", 2, power=2, to_discard=spend_aether(7), harm=Harm(unleash=1, lowest=4))
NEEDLEMAW = minion("needlemaw", 2, life=11, harm=Harm(gravehold=2))
OBLITERATING_METEOR = power(
    "obliterating-meteor", 2, power=1, to_discard=discard_cards(4), harm=Harm(unleash=2, gravehold=3)
)
PORTAL_GUARDIAN = minion("portal-guardian", 2, life=8, harm=Harm(unleash=1, damage=1))

# -- minions ---------------------------------------------------------------------------------------------------------

ZALA_GRAVEHOLD = 3
ZALA_CHARGES = 2
VOLCANIC_ZALA = minion("volcanic-zala", 2, life=10, text={"gravehold": ZALA_GRAVEHOLD, "charges": ZALA_CHARGES})


@VOLCANIC_ZALA.persistent
def volcanic_zala(it: NemesisUse) -> Effect:
    charges = it.st.charges
    whole = max(charges) >= ZALA_CHARGES
    branch = yield from it.one_of(("gravehold", True), ("player-loses-charges", whole))
    if branch == "gravehold":
        it.gravehold_suffers(ZALA_GRAVEHOLD)
    else:
        seat = yield from it.any_player(lambda player: charges[player], ZALA_CHARGES, "loses-charges")
        it.loses_charges(seat, ZALA_CHARGES)


# -- powers ----------------------------------------------------------------------------------------------------------

GYRE_CARDS = 3
MORBID_GYRE = power("morbid-gyre", 2, power=1, to_discard=spend_aether(7), text={"cards": GYRE_CARDS})


@MORBID_GYRE.power
def morbid_gyre(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    yield from it.players_discard(lambda: it.hands, GYRE_CARDS)


SPLINTER_DAMAGE = 3
GRAVITY_SPLINTER = power("gravity-splinter", 2, power=2, to_discard=spend_aether(7), text={"damage": SPLINTER_DAMAGE})


@GRAVITY_SPLINTER.power
def gravity_splinter(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.player_with_most(lambda player: -it.open_breaches(player))
    yield from it.suffers(seat, SPLINTER_DAMAGE)


# -- attacks ---------------------------------------------------------------------------------------------------------

DEMENT_DAMAGE = 1
DEMENT = attack("dement", 2, text={"damage": DEMENT_DAMAGE})


@DEMENT.attack
def dement(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.any_player_holding()
    yield from it.suffers(seat, DEMENT_DAMAGE)
    card = yield from it.dearest_one(it.hand_of(seat), "put-on-deck")
    it.put_on_deck(card)


DECAY_DAMAGE = 3
DECAY = attack("decay", 2, text={"damage": DECAY_DAMAGE})


@DECAY.attack
def decay(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    branch = yield from it.one_of(("suffers", True), ("gravehold", True))
    if branch == "suffers":
        yield from it.any_player_suffers(DECAY_DAMAGE)
    else:
        it.gravehold_suffers(DECAY_DAMAGE)


FUGUE_CARDS = 3
FUGUE_DAMAGE = 2
FUGUE = attack("fugue", 2, text={"cards": FUGUE_CARDS, "damage": FUGUE_DAMAGE})


@FUGUE.attack
def fugue(it: NemesisUse) -> Effect:
    seat = yield from it.any_player_holding(FUGUE_CARDS)
    yield from it.discards(seat, it.hand_of(seat), FUGUE_CARDS)
    yield from it.suffers(seat, FUGUE_DAMAGE)


MUTILATE_SPELLS = 2
MUTILATE_DAMAGE = 2
MUTILATE = attack("mutilate", 2, text={"spells": MUTILATE_SPELLS, "damage": MUTILATE_DAMAGE})


@MUTILATE.attack
def mutilate(it: NemesisUse) -> Effect:
    yield from it.unleash()
    yield from it.players_discard(lambda: it.prepped, MUTILATE_SPELLS)
    yield from it.any_player_suffers(MUTILATE_DAMAGE)
