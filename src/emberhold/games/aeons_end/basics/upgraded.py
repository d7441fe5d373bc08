"""The upgraded basic nemesis cards. `before_battle` says before which battle of an expedition they join (EXPED-08)."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import Effect, Harm, NemesisUse, attack, minion, power, spend_aether

# -- harm and nothing else -------------------------------------------------------------------------------------------

BANE_COMMANDER = minion("bane-commander", 1, life=6, before_battle=4, harm=Harm(unleash=1, damage=1))
BURIALSKULK = minion("burialskulk", 3, life=18, before_battle=4, harm=Harm(unleash=2))
ENGULFING_MADNESS = power(
    "engulfing-madness", 2, power=2, to_discard=spend_aether(8), before_battle=2, harm=Harm(unleash=2, damage=4)
)
MARKED = attack("marked", 2, before_battle=3, harm=Harm(unleash=2, lowest=3))
NEEDLE_DOOM = minion("needle-doom", 2, life=12, before_battle=4, harm=Harm(unleash=1, gravehold=2))
SKY_TREMOR = power(
    "sky-tremor", 2, power=1, to_discard=spend_aether(7), before_battle=2, harm=Harm(unleash=2, gravehold=4)
)
WRECK = attack("wreck", 1, before_battle=2, harm=Harm(unleash=2, gravehold=1))

# -- powers ----------------------------------------------------------------------------------------------------------

ACID_DAMAGE = 5
HISSING_ACID = power(
    "hissing-acid", 1, power=3, to_discard=spend_aether(6), before_battle=3, text={"damage": ACID_DAMAGE}
)


@HISSING_ACID.power
def hissing_acid(it: NemesisUse) -> Effect:
    if it.reveals_player_card():
        yield from it.unleash(3)
    else:
        yield from it.any_player_suffers(ACID_DAMAGE)


FLASH_COST = 4
FLASH_OF_DECAY = power("flash-of-decay", 3, power=2, before_battle=3, text={"cost": FLASH_COST})


@FLASH_OF_DECAY.power
def flash_of_decay(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    card = yield from it.dearest_one(it.prepped, "destroy")
    it.destroy(card)
    if card < 0 or it.st.cost(card) <= FLASH_COST:
        yield from it.unleash()


RAY_SPELLS = 2
RAY_OF_DESOLATION = power("ray-of-desolation", 3, power=1, before_battle=2, text={"spells": RAY_SPELLS})


@RAY_OF_DESOLATION.power
def ray_of_desolation(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    for card in (yield from it.dearest_of(it.prepped, RAY_SPELLS, "destroy")):
        it.destroy(card)


TEMPEST_DAMAGE = 5
TEMPEST_INSTEAD = 8
THUNDEROUS_TEMPEST = power(
    "thunderous-tempest",
    3,
    power=2,
    to_discard=spend_aether(9),
    before_battle=4,
    text={"damage": TEMPEST_DAMAGE, "instead": TEMPEST_INSTEAD},
)


@THUNDEROUS_TEMPEST.power
def thunderous_tempest(it: NemesisUse) -> Effect:
    yield from it.unleash()
    yield from it.any_player_suffers(TEMPEST_INSTEAD if it.all_nemesis_cards_discarded else TEMPEST_DAMAGE)


# -- attacks ---------------------------------------------------------------------------------------------------------

SEPARATE_GRAVEHOLD = 2
SEPARATE = attack("separate", 2, before_battle=2, text={"gravehold": SEPARATE_GRAVEHOLD})


@SEPARATE.attack
def separate(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    it.gravehold_suffers(SEPARATE_GRAVEHOLD)
    card = yield from it.dearest_one(it.prepped, "discard")
    it.discard(card)


ERADICATE_CARDS = 3
ERADICATE = attack("eradicate", 3, before_battle=2, text={"cards": ERADICATE_CARDS})


@ERADICATE.attack
def eradicate(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.any_player_holding(ERADICATE_CARDS)
    cards = yield from it.dearest_of(it.hand_of(seat), ERADICATE_CARDS, "discard")
    yield from it.discards(seat, cards, ERADICATE_CARDS)


TERRIFY_GRAVEHOLD = 2
TERRIFY_CARDS = 2
TERRIFY = attack("terrify", 3, before_battle=3, text={"gravehold": TERRIFY_GRAVEHOLD, "cards": TERRIFY_CARDS})


@TERRIFY.attack
def terrify(it: NemesisUse) -> Effect:
    yield from it.unleash(3)
    it.gravehold_suffers(TERRIFY_GRAVEHOLD)
    seat = yield from it.any_player_holding(TERRIFY_CARDS, to_destroy=True)
    yield from it.destroys(seat, it.hand_of(seat), TERRIFY_CARDS)


SACRIFICE_GRAVEHOLD = 4
SACRIFICE_DAMAGE = 4
SACRIFICE = attack("sacrifice", 3, before_battle=2, text={"gravehold": SACRIFICE_GRAVEHOLD, "damage": SACRIFICE_DAMAGE})


@SACRIFICE.attack
def sacrifice(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("unleash-times", True), ("gravehold-and-player-suffer", True))
    if branch == "unleash-times":
        yield from it.unleash(4)
    else:
        it.gravehold_suffers(SACRIFICE_GRAVEHOLD)
        yield from it.any_player_suffers(SACRIFICE_DAMAGE)
