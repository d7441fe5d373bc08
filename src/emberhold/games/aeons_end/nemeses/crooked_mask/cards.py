"""The nine cards of the Crooked Mask: they spread corruptions, and wear down those who carry them."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.crooked_mask.corruptions import OWNER
from emberhold.games.aeons_end.nemeses.crooked_mask.mat import (
    CORRUPTER,
    CORRUPTER_GRAVEHOLD,
    gain_corruption,
    without_corruptions,
)
from emberhold.games.aeons_end.text.kit import (
    CardId,
    Effect,
    NemesisUse,
    Seat,
    State,
    Use,
    attack,
    discard_cards,
    minion,
    power,
)
from emberhold.games.aeons_end.text.mat_kit import (
    NEMESIS_DISCARD,
    Price,
    ask_breach,
    ask_players,
    closed_of,
    draw,
    focus,
    gain_life,
    gravehold_gains,
)


def focuses(it: NemesisUse, seats: list[Seat]) -> Effect:
    """One of these players focuses a breach and chooses which; nobody does if none has a closed one."""
    st = it.st
    able = [seat for seat in seats if closed_of(st, seat)]
    seat = yield from ask_players(st, able, "focuses", source=it.card)
    if seat >= 0:
        breach = yield from ask_breach(seat, closed_of(st, seat), "focus", source=it.card)
        focus(st, seat, breach)


def others(it: NemesisUse, seat: Seat) -> list[Seat]:
    """SOLO-02: a lone player is their own other one."""
    return it.st.allies(seat)


BURDEN_CORRUPTIONS: Final = 2
BURDEN = attack("burden", 1, nemesis=OWNER, text={"corruptions": BURDEN_CORRUPTIONS})


@BURDEN.attack
def burden(it: NemesisUse) -> Effect:
    for _ in range(BURDEN_CORRUPTIONS):
        seat = yield from it.any_player(label="gains-corruption")
        gain_corruption(it.st, seat)
    yield from focuses(it, it.everyone)


@CORRUPTER.persistent
def corrupter(it: NemesisUse) -> None:
    it.gravehold_suffers(CORRUPTER_GRAVEHOLD)


TEMPT_DAMAGE: Final = 3
TEMPT_COST: Final = 4
TEMPT = attack("tempt", 1, nemesis=OWNER, text={"damage": TEMPT_DAMAGE, "cost": TEMPT_COST})


@TEMPT.attack
def tempt(it: NemesisUse) -> Effect:
    def crystals(seat: Seat) -> list[CardId]:
        return Use(it.st, seat, it.card).named(it.hand_of(seat), "crystal")

    seat = yield from it.player_with_most(lambda player: len(crystals(player)))
    yield from it.discards(seat, crystals(seat), len(crystals(seat)))
    yield from it.suffers(seat, TEMPT_DAMAGE)
    me = Use(it.st, seat, it.card)
    pile = yield from me.choose_pile(me.piles_up_to(TEMPT_COST), "gain")
    if pile >= 0:
        me.gain(pile)


SOWER_DAMAGE: Final = 2
PAIN_SOWER = minion("pain-sower", 2, life=11, nemesis=OWNER, text={"damage": SOWER_DAMAGE})


@PAIN_SOWER.persistent
def pain_sower(it: NemesisUse) -> Effect:
    seat = yield from it.any_player_suffers(SOWER_DAMAGE)
    yield from focuses(it, others(it, seat))


MADNESS_LIFE: Final = 13
MADNESS_GRAVEHOLD: Final = 3
MADNESS_CARDS: Final = 4
_DISCARDED: Final = discard_cards(MADNESS_CARDS)


def _pays(st: State, seat: Seat) -> Effect:
    yield from _DISCARDED.pay(st, seat)
    draw(st, seat, 1)


TWISTING_MADNESS = power(
    "twisting-madness",
    2,
    power=2,
    to_discard=Price(_DISCARDED.words, _DISCARDED.can, _pays, _DISCARDED.numbers),
    nemesis=OWNER,
    text={"gravehold": MADNESS_GRAVEHOLD, "life": MADNESS_LIFE},
)


@TWISTING_MADNESS.power
def twisting_madness(it: NemesisUse) -> None:
    gravehold_gains(it.st, MADNESS_GRAVEHOLD)
    it.gains_life(MADNESS_LIFE)


VEX_CARDS: Final = 2
VEX_GRAVEHOLD: Final = 4
VEX_TIER: Final = 3
VEX = attack("vex", 2, nemesis=OWNER, text={"cards": VEX_CARDS, "gravehold": VEX_GRAVEHOLD})


@VEX.attack
def vex(it: NemesisUse) -> None:
    st = it.st
    found = 0
    for card in st.nemesis_deck[-VEX_CARDS:][::-1]:
        st.reveals += 1
        st.move(card, NEMESIS_DISCARD)
        if st.log is not None:
            st.tell("nemesis-card-discarded", card=st.ref(card))
        found += st.definition(card).tier == VEX_TIER
    it.gravehold_suffers(VEX_GRAVEHOLD * found)


AFFLICT_CORRUPTIONS: Final = 2
AFFLICT_LIFE: Final = 1
AFFLICT = attack("afflict", 3, nemesis=OWNER, text={"corruptions": AFFLICT_CORRUPTIONS, "life": AFFLICT_LIFE})


@AFFLICT.attack
def afflict(it: NemesisUse) -> Effect:
    """OR-05: players who are not exhausted, as long as there are such players."""
    st = it.st

    def one_of_them(seats: list[Seat]) -> list[Seat]:
        return [seat for seat in seats if not st.exhausted[seat]] or seats

    first = yield from ask_players(st, one_of_them(it.everyone), "gains-corruption", source=it.card)
    second = yield from ask_players(st, one_of_them(others(it, first)), "gains-corruption", source=it.card)
    for seat in (first, second):
        for _ in range(AFFLICT_CORRUPTIONS):
            gain_corruption(st, seat)
        gain_life(st, seat, AFFLICT_LIFE)


SAGE_GRAVEHOLD: Final = 2
SAGE_DAMAGE: Final = 3
BEDLAM_SAGE = minion(
    "bedlam-sage", 3, life=14, nemesis=OWNER, text={"gravehold": SAGE_GRAVEHOLD, "damage": SAGE_DAMAGE}
)


@BEDLAM_SAGE.persistent
def bedlam_sage(it: NemesisUse) -> Effect:
    gravehold_gains(it.st, SAGE_GRAVEHOLD)
    seat = yield from it.player_with_most(lambda player: it.st.life[player], label="suffers")
    yield from it.suffers(seat, SAGE_DAMAGE)


PRIEST_CARDS: Final = 3
RUIN_PRIEST = minion("ruin-priest", 3, life=17, nemesis=OWNER, text={"cards": PRIEST_CARDS})


@RUIN_PRIEST.persistent
def ruin_priest(it: NemesisUse) -> Effect:
    st = it.st

    def able(seat: Seat) -> int:
        return len(without_corruptions(st, st.hand[seat]))

    seat = yield from it.any_player(able, PRIEST_CARDS)
    yield from it.discards(seat, without_corruptions(st, it.hand_of(seat)), PRIEST_CARDS)
    for _ in range(PRIEST_CARDS):
        gain_corruption(st, seat, hand=True)
