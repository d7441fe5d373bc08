"""The nine cards of the Prince of Gluttons: most of them devour, and the others are worse the more is gone."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.prince_of_gluttons.mat import (
    OWNER,
    cheapest,
    devour,
    empty_piles,
    one_pile,
)
from emberhold.games.aeons_end.text.kit import (
    GEM,
    RELIC,
    SPELL,
    Effect,
    NemesisUse,
    Pile,
    State,
    attack,
    minion,
    power,
    spend_aether,
)
from emberhold.games.aeons_end.text.mat_kit import filled, pile_cost, piles_of


def second_dearest(st: State, piles: list[Pile]) -> list[Pile]:
    """The second most expensive pile: any that it can be, if several cost the same. A lone pile is that one too."""
    costs = sorted([pile_cost(st, pile) for pile in piles], reverse=True)[:2]
    return [pile for pile in piles if pile_cost(st, pile) == costs[-1]]


def dearest_of(st: State, piles: list[Pile]) -> list[Pile]:
    """The most expensive of these piles; all of them if several cost the same."""
    most = max([pile_cost(st, pile) for pile in piles], default=0)
    return [pile for pile in piles if pile_cost(st, pile) == most]


GORGE_CARDS: Final = 2
GORGE_DAMAGE: Final = 2
GORGE = attack("gorge", 1, nemesis=OWNER, text={"cards": GORGE_CARDS, "damage": GORGE_DAMAGE})


@GORGE.attack
def gorge(it: NemesisUse) -> Effect:
    st = it.st
    yield from devour(st, (yield from one_pile(st, second_dearest(st, piles_of(st, GEM)))), GORGE_CARDS)
    yield from it.any_player_suffers(GORGE_DAMAGE)


LOBOTOMIZE_DAMAGE: Final = 3
LOBOTOMIZE_SPELLS: Final = 3
LOBOTOMIZE = attack("lobotomize", 1, nemesis=OWNER, text={"damage": LOBOTOMIZE_DAMAGE, "spells": LOBOTOMIZE_SPELLS})


@LOBOTOMIZE.attack
def lobotomize(it: NemesisUse) -> Effect:
    st = it.st
    spells = piles_of(st, SPELL)
    branch = yield from it.one_of(("suffers", True), ("devour", bool(spells)))
    if branch == "suffers":
        yield from it.any_player_suffers(LOBOTOMIZE_DAMAGE)
    else:
        yield from devour(st, (yield from one_pile(st, spells, rule="AMBIG-01")), LOBOTOMIZE_SPELLS)


BITER_DAMAGE: Final = 2
BITER_RELICS: Final = 2
THOUGHT_BITER = minion("thought-biter", 1, life=6, nemesis=OWNER, text={"damage": BITER_DAMAGE, "relics": BITER_RELICS})


@THOUGHT_BITER.persistent
def thought_biter(it: NemesisUse) -> Effect:
    st = it.st
    relics = piles_of(st, RELIC)
    branch = yield from it.one_of(("suffers", True), ("devour", bool(relics)))
    if branch == "suffers":
        yield from it.any_player_suffers(BITER_DAMAGE)
    else:
        yield from devour(st, (yield from one_pile(st, cheapest(st, relics))), BITER_RELICS)


CEREPHAGE_LOSS: Final = 2
CEREPHAGE = minion("cerephage", 2, life=7, nemesis=OWNER, text={"damage": CEREPHAGE_LOSS})


@CEREPHAGE.persistent
def cerephage(it: NemesisUse) -> Effect:
    st = it.st
    yield from devour(st, (yield from one_pile(st, filled(st), rule="AMBIG-01")), it.life_left)
    it.hurt_itself(CEREPHAGE_LOSS)


FEEDERS_GRAVEHOLD: Final = 3
FEEDERS_GEMS: Final = 1
GODFEEDERS = minion("godfeeders", 2, life=8, nemesis=OWNER, text={"gravehold": FEEDERS_GRAVEHOLD})


@GODFEEDERS.persistent
def godfeeders(it: NemesisUse) -> Effect:
    st = it.st
    it.gravehold_suffers(FEEDERS_GRAVEHOLD)
    yield from devour(st, (yield from one_pile(st, dearest_of(st, piles_of(st, GEM)))), FEEDERS_GEMS)


DIGEST = attack("digest", 3, nemesis=OWNER)


@DIGEST.attack
def digest(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("unleash-times", True), ("suffers", True))
    if branch == "suffers":
        yield from it.any_player_suffers(empty_piles(it.st))
    else:
        yield from it.unleash(3)


MEMORY_EATER = minion("memory-eater", 3, life=16, nemesis=OWNER)


@MEMORY_EATER.persistent
def memory_eater(it: NemesisUse) -> Effect:
    yield from it.lowest_life_suffers(empty_piles(it.st))


FEAST_GRAVEHOLD: Final = 2
VILE_FEAST = power(
    "vile-feast", 3, power=2, to_discard=spend_aether(8), nemesis=OWNER, text={"gravehold": FEAST_GRAVEHOLD}
)


@VILE_FEAST.power
def vile_feast(it: NemesisUse) -> None:
    it.gravehold_suffers(FEAST_GRAVEHOLD * empty_piles(it.st))
