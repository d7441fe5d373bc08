"""The basic nemesis cards of tier 3."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import (
    Effect,
    Harm,
    NemesisUse,
    attack,
    destroy_open_breaches,
    minion,
    power,
    spend_aether,
)

# -- harm and nothing else -------------------------------------------------------------------------------------------

CRUSHING_STORM = power("crushing-storm", 3, power=1, to_discard=destroy_open_breaches(2), harm=Harm(unleash=3))
TOPPLE = attack("topple", 3, harm=Harm(unleash=2, gravehold=4))

# -- minions ---------------------------------------------------------------------------------------------------------

WATCHER_DAMAGE = 3
WATCHER_LIMIT = 6
WATCHER_LIFE = 3
ETERNAL_WATCHER = minion(
    "eternal-watcher", 3, life=10, text={"damage": WATCHER_DAMAGE, "limit": WATCHER_LIMIT, "life": WATCHER_LIFE}
)


@ETERNAL_WATCHER.persistent
def eternal_watcher(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(WATCHER_DAMAGE)
    if it.life_left <= WATCHER_LIMIT:
        it.minion_gains(WATCHER_LIFE)


MONSTROSITY_LIMIT = 1
MONSTROSITY = minion("monstrosity-of-omens", 3, life=5, reduces_to=MONSTROSITY_LIMIT, text={"limit": MONSTROSITY_LIMIT})


@MONSTROSITY.persistent
def monstrosity_of_omens(it: NemesisUse) -> None:
    it.gravehold_suffers(it.life_left)


# -- powers ----------------------------------------------------------------------------------------------------------

MAW_COST = 4
MAW_DAMAGE = 3
GNASHING_MAW = power("gnashing-maw", 3, power=2, text={"cost": MAW_COST, "damage": MAW_DAMAGE})


@GNASHING_MAW.power
def gnashing_maw(it: NemesisUse) -> Effect:
    yield from it.unleash()
    card = yield from it.dearest_one(it.prepped, "destroy")
    it.destroy(card)
    # if no spell is prepped, "that spell" means nothing
    if card >= 0 and it.st.cost(card) <= MAW_COST:
        yield from it.unleash()
        yield from it.any_player_suffers(MAW_DAMAGE)


HEX_GRAVEHOLD = 4
HEX_CARDS = 4
HEX_OF_DESTRUCTION = power(
    "hex-of-destruction",
    3,
    power=2,
    to_discard=spend_aether(8),
    text={"gravehold": HEX_GRAVEHOLD, "cards": HEX_CARDS},
)


@HEX_OF_DESTRUCTION.power
def hex_of_destruction(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    it.gravehold_suffers(HEX_GRAVEHOLD)
    seat = yield from it.any_player(it.cards_to_draw, HEX_CARDS)
    for card in it.top_of_deck(seat, HEX_CARDS):
        it.destroy(card)


AEGIS_DAMAGE = 4
DOOM_AEGIS = power("doom-aegis", 3, power=1, to_discard=spend_aether(7), text={"damage": AEGIS_DAMAGE})


@DOOM_AEGIS.power
def doom_aegis(it: NemesisUse) -> Effect:
    yield from it.unleash()
    seat = yield from it.player_with_most(lambda player: it.st.charges[player])
    yield from it.suffers(seat, AEGIS_DAMAGE)
    it.loses_all_charges(seat)


# -- attacks ---------------------------------------------------------------------------------------------------------

ELIMINATE_GRAVEHOLD = 6
ELIMINATE_DAMAGE = 5
ELIMINATE = attack("eliminate", 3, text={"gravehold": ELIMINATE_GRAVEHOLD, "damage": ELIMINATE_DAMAGE})


@ELIMINATE.attack
def eliminate(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("unleash-times", True), ("gravehold", True), ("suffers", True))
    if branch == "unleash-times":
        yield from it.unleash(3)
    elif branch == "gravehold":
        it.gravehold_suffers(ELIMINATE_GRAVEHOLD)
    else:
        yield from it.any_player_suffers(ELIMINATE_DAMAGE)


DISPERSE_DAMAGE = 2
DISPERSE = attack("disperse", 3, text={"damage": DISPERSE_DAMAGE})


@DISPERSE.attack
def disperse(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.any_player_holding(to_destroy=True)
    yield from it.suffers(seat, DISPERSE_DAMAGE)
    card = yield from it.dearest_one(it.destroyable(it.hand_of(seat)), "destroy")
    it.destroy(card)


GORE_CARDS = 3
GORE_DAMAGE = 2
GORE_COST = 2
GORE = attack("gore", 3, text={"cards": GORE_CARDS, "damage": GORE_DAMAGE, "cost": GORE_COST})


@GORE.attack
def gore(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.player_with_most(it.dearest_cost_in_hand)
    yield from it.discards(seat, it.hand_of(seat), GORE_CARDS)
    yield from it.suffers(seat, GORE_DAMAGE * len(it.in_hand(seat, cost=GORE_COST)))


SUNDER_GRAVEHOLD = 4
SUNDER_DAMAGE = 4
SUNDER = attack("sunder", 3, text={"gravehold": SUNDER_GRAVEHOLD, "damage": SUNDER_DAMAGE})


@SUNDER.attack
def sunder(it: NemesisUse) -> Effect:
    back = it.nemesis_cards_discarded > 0
    branch = yield from it.one_of(("gravehold-and-lowest-suffer", True), ("nemesis-cards-back", back))
    if branch == "nemesis-cards-back":
        it.shuffle_nemesis_cards_back()
    else:
        it.gravehold_suffers(SUNDER_GRAVEHOLD)
        yield from it.lowest_life_suffers(SUNDER_DAMAGE)
