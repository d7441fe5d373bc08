"""The nine cards of the Gate Witch: time gates, the turn order, and cards that come back."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.gate_witch.mat import (
    OWNER,
    PORTAL_WRETCH,
    RIFT_SCOURGE,
    SCOURGE_DAMAGE,
    WRETCH_DAMAGE,
    mat_of,
    put_under_deck,
)
from emberhold.games.aeons_end.text.kit import NO_SEAT, Effect, NemesisUse, Seat, attack, minion, power, spend_aether
from emberhold.games.aeons_end.text.mat_kit import (
    FIRST_PAIR,
    PLAYER_TURNS,
    SEAT_CARDS,
    SECOND_PAIR,
    X_CARD,
    Answers,
    Ask,
    TurnCard,
    ask_players,
    shuffle_turn_deck,
    suffer_each,
)

DEEP_ABOMINATION = minion("deep-abomination", 1, life=6, nemesis=OWNER)


@DEEP_ABOMINATION.persistent
def deep_abomination(it: NemesisUse) -> Effect:
    """TURN-07, TURN-08: a shared turn order card counts for the player that the players choose."""
    st = it.st
    blows = dict.fromkeys(it.everyone, 0)
    for seat in it.everyone:
        blows[seat] += st.turn_discard.count(SEAT_CARDS[seat])
    for shared, pair in ((FIRST_PAIR, it.everyone[:2]), (SECOND_PAIR, it.everyone[2:])):
        n = st.turn_discard.count(shared)
        if n == 1:
            blows[(yield from ask_players(st, pair, "suffers", source=it.card, rule="TURN-08"))] += 1
        elif n:
            for seat in pair:
                blows[seat] += 1
    if X_CARD in st.turn_discard:
        blows[(yield from it.any_player(label="suffers"))] += 1
    yield from suffer_each(st, list(blows.items()))


HASTEN = attack("hasten", 1, nemesis=OWNER)


@HASTEN.attack
def hasten(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(mat_of(it.st).gates)
    yield from it.unleash()
    put_under_deck(it.st, it.card)


TEMPORAL_NIMBUS = power("temporal-nimbus", 1, power=3, to_discard=spend_aether(6), nemesis=OWNER)


@TEMPORAL_NIMBUS.power
def temporal_nimbus(it: NemesisUse) -> Effect:
    yield from it.unleash()
    mat_of(it.st).draws += 1


NETHER_SPIRAL = power("nether-spiral", 2, power=3, to_discard=spend_aether(7), nemesis=OWNER)


@NETHER_SPIRAL.power
def nether_spiral(it: NemesisUse) -> Effect:
    """Without a player's card in the discard pile, all cards there are shuffled back."""
    st = it.st
    stays: list[TurnCard] = []
    answers: Answers = [(card,) for card in PLAYER_TURNS if card in st.turn_discard]
    if answers:
        answer = yield Ask("turn-card", NO_SEAT, answers, label="stays", rule="AMBIG-01", seats=st.all_seats)
        stays = [TurnCard(answer[0])]
        st.turn_discard.remove(stays[0])
    for card in st.turn_discard:
        st.tell("turn-card-shuffled-back", turn=st.turn_ref(card))
    st.turn_deck += st.turn_discard
    st.turn_discard = stays
    shuffle_turn_deck(st)


PARADOX_BEAST = minion("paradox-beast", 2, life=8, nemesis=OWNER)


@PARADOX_BEAST.persistent
def paradox_beast(it: NemesisUse) -> None:
    it.gravehold_suffers(mat_of(it.st).gates)


@PORTAL_WRETCH.persistent
def portal_wretch(it: NemesisUse) -> Effect:
    def charges(seat: Seat) -> int:
        return it.st.charges[seat]

    seat = yield from it.player_with_most(charges, label="suffers")
    yield from it.suffers(seat, WRETCH_DAMAGE)


DISTORT_GRAVEHOLD: Final = 5
DISTORT = attack("distort", 3, nemesis=OWNER, text={"gravehold": DISTORT_GRAVEHOLD})


@DISTORT.attack
def distort(it: NemesisUse) -> Effect:
    st = it.st
    yield from it.unleash()
    if it.reveals_player_card():
        card = st.turn_deck.pop()
        st.turn_known.pop()
        st.turn_discard.append(card)
        st.tell("turn-card-discarded", turn=st.turn_ref(card))
    else:
        it.gravehold_suffers(DISTORT_GRAVEHOLD)
    put_under_deck(st, it.card)


ENMITY_GATES: Final = 6
INFINITE_ENMITY = power(
    "infinite-enmity", 3, power=2, to_discard=spend_aether(8), nemesis=OWNER, text={"gates": ENMITY_GATES}
)


@INFINITE_ENMITY.power
def infinite_enmity(it: NemesisUse) -> Effect:
    yield from it.unleash(ENMITY_GATES - mat_of(it.st).gates)
    put_under_deck(it.st, it.card)


@RIFT_SCOURGE.persistent
def rift_scourge(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(SCOURGE_DAMAGE)
