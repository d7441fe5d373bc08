"""Relics that can be bought, those that lie under breaches among them."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import Effect, Use, conduit, relic

AETHER_CONDUIT = conduit("aether-conduit", cost=4, aether=1)
PAIN_CONDUIT = conduit("pain-conduit", cost=3, damage=2, leaves=True)
LINK_CONDUIT = conduit("link-conduit", cost=6, capacity=2)

FIRE_LIFE = 2
FIRE = relic("caged-fire", cost=3, text={"life": FIRE_LIFE})

BAUBLE = relic("galvanized-bauble", cost=3)

WELL_GRAVEHOLD = 2
WELL_LIFE = 2
WELL = relic("well-of-energy", cost=7, text={"gravehold": WELL_GRAVEHOLD, "life": WELL_LIFE})

GALAXY_CHARGES = 1
GALAXY = relic("marble-galaxy", cost=2, text={"charges": GALAXY_CHARGES})


@FIRE.play
def caged_fire(me: Use) -> Effect:
    piles = [seat for seat in me.everyone if me.destroyable(me.discard_of(seat)[-1:])]
    branch = yield from me.one_of(("destroy-top", bool(piles)), ("destroy-this-life", me.can_gain_life(me.seat)))
    if branch == "destroy-top":
        player = yield from me.choose_player(piles, "destroy-top")
        if player >= 0:
            me.destroy(me.discard_of(player)[-1])
    else:
        me.destroy(me.card)
        me.life(me.seat, FIRE_LIFE)


@BAUBLE.play
def galvanized_bauble(me: Use) -> Effect:
    closed = [breach for ally in me.allies for breach in me.closed_breaches_of(ally)]
    branch = yield from me.one_of(("focus", bool(closed)), ("cast", bool(me.prepped_spells)))
    if branch == "focus":
        yield from me.focus_one(closed)
        return
    spell = yield from me.choose(me.prepped_spells, "cast")
    if spell < 0:
        return
    owner = me.owner_of(spell)
    yield from me.cast_spell(spell)
    if me.still_discarded(spell, owner) and (yield from me.may("destroy-cast")):
        me.destroy(spell)


@WELL.play
def well_of_energy(me: Use) -> Effect:
    someone = any(me.can_gain_life(seat) for seat in me.everyone)
    branch = yield from me.one_of(("gravehold-life", True), ("player-life", someone))
    if branch == "gravehold-life":
        me.gravehold(WELL_GRAVEHOLD)
    else:
        player = yield from me.choose_player(me.who_can_gain_life, "life")
        me.life(player, WELL_LIFE)


@GALAXY.play
def marble_galaxy(me: Use) -> Effect:
    both = yield from me.resonance()
    yield from me.then()
    cheapest = me.cheapest_to_focus
    branch = "both" if both else (yield from me.one_of(("charge", True), ("focus", bool(cheapest))))
    if branch != "focus":
        me.charge(GALAXY_CHARGES)
    if branch != "charge":
        yield from me.focus_one(cheapest)
