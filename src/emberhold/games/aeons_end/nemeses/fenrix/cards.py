"""The nine cards of Fenrix: the pack grows, and players lose their footing."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.fenrix.mat import (
    CLAW,
    CLAW_TEXT,
    HUNTING_LIFE,
    OWNER,
    claw_comes,
    claw_strikes,
    claws,
    mat_of,
    place_claw,
    place_token,
    take_token_back,
)
from emberhold.games.aeons_end.text.kit import (
    Effect,
    Harm,
    NemesisUse,
    Seat,
    attack,
    destroy_cards,
    minion,
    power,
    spend_aether,
)
from emberhold.games.aeons_end.text.mat_kit import resolve


def somebody_on_a_minion(it: NemesisUse) -> bool:
    return any(card >= 0 for card in mat_of(it.st).position)


def one_token_goes_back(it: NemesisUse) -> Effect:
    """One Position token that lies on a minion goes back to its player."""
    st = it.st
    if somebody_on_a_minion(it):
        position = mat_of(st).position
        seat = yield from it.any_player(lambda player: Seat(position[player] >= 0), label="position-back")
        take_token_back(st, seat)


def shut_claws(it: NemesisUse) -> None:
    """No Position token may be placed on a claw this turn."""
    mat_of(it.st).claws_shut = True
    it.st.tell("claws-shut")


DODGE_DAMAGE: Final = 2
DODGE = attack("dodge", 1, nemesis=OWNER, text={"damage": DODGE_DAMAGE})


@DODGE.attack
def dodge(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("position-back", somebody_on_a_minion(it)), ("suffers-discards", bool(it.hands)))
    yield from it.unleash()
    if branch == "position-back":
        yield from one_token_goes_back(it)
    else:
        seat = yield from it.any_player_holding()
        yield from it.suffers(seat, DODGE_DAMAGE)
        yield from it.discards(seat, it.hand_of(seat), 1)


WHELPS: Final = 2
WHELP_LIFE: Final = 2
CRAZED_WHELPS = power("crazed-whelps", 1, power=3, nemesis=OWNER, text={"claws": WHELPS, "life": WHELP_LIFE})


@CRAZED_WHELPS.power
def crazed_whelps(it: NemesisUse) -> Effect:
    for _ in range(WHELPS):
        it.st.once.append(it.st.mat.own_deck[-1])
        yield from place_claw(it.st, life=WHELP_LIFE)


RALLY_DAMAGE: Final = 3
RALLY_THE_PACK = power("rally-the-pack", 1, power=2, nemesis=OWNER, text={"damage": RALLY_DAMAGE})


@RALLY_THE_PACK.power
def rally_the_pack(it: NemesisUse) -> Effect:
    st = it.st
    if not claws(st):
        yield from it.unleash(2)
        return
    yield from it.unleash()
    seat = yield from it.any_player_suffers(RALLY_DAMAGE)
    if not mat_of(st).claws_shut:
        card = yield from it.choose_card(seat, claws(st), "position")
        place_token(st, seat, card)


OBSCURE = attack("obscure", 2, nemesis=OWNER)


@OBSCURE.attack
def obscure(it: NemesisUse) -> Effect:
    shut_claws(it)
    yield from it.unleash(2)
    spell = yield from it.dearest_one(it.prepped, "put-on-deck")
    it.put_on_deck(spell)


FURY: Final = 1
SPRING_OF_FURY = power("spring-of-fury", 2, power=3, to_discard=spend_aether(7), nemesis=OWNER, text={"life": FURY})


@SPRING_OF_FURY.power
def spring_of_fury(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    it.set_aside()
    mat_of(it.st).fury += FURY


HUNTING_CLAW = minion("hunting-claw", 2, life=HUNTING_LIFE, kin=CLAW, nemesis=OWNER, text=CLAW_TEXT)
HUNTING_CLAW.immediately(claw_comes)
HUNTING_CLAW.persistent(claw_strikes)


LACERATE_LIMIT: Final = 2
LACERATE = attack("lacerate", 3, nemesis=OWNER, text={"limit": LACERATE_LIMIT})


@LACERATE.attack
def lacerate(it: NemesisUse) -> Effect:
    st = it.st
    pack = claws(st)
    if len(pack) <= LACERATE_LIMIT:
        yield from it.unleash(3)
        return
    for card in pack:
        if card not in st.once:  # Crazed Whelps: not in the turn in which they came
            yield from resolve(st, card, st.definition(card).persistent)


AETHER_BLIZZARD = power("aether-blizzard", 3, power=2, to_discard=destroy_cards(3, cost=3), nemesis=OWNER)


@AETHER_BLIZZARD.power
def aether_blizzard(it: NemesisUse) -> Effect:
    yield from it.unleash(3)
    yield from one_token_goes_back(it)
    shut_claws(it)


MOLTEN_ALPHA = minion("molten-alpha", 3, life=15, nemesis=OWNER, harm=Harm(gravehold=4))


@MOLTEN_ALPHA.immediately
def molten_alpha(it: NemesisUse) -> None:
    for seat in it.everyone:
        place_token(it.st, seat, it.card)
