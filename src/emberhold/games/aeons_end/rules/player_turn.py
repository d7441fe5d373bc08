"""MAIN, ABILITY: what the active player may do, and carrying it out."""

from __future__ import annotations

from emberhold.core.decisions import NONE, Answers, Ask, Effect, Value
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.aeons_end.constants import (
    ABILITY,
    ABILITY_USED,
    BOARD,
    CAST,
    CAST_ALL,
    CASTING,
    CHARGE,
    CHARGE_PRICE,
    DRAW,
    END_TURN,
    FOCUS,
    GAIN,
    GEM,
    GEM_PLAYED,
    GEMS_AND_SPELLS,
    HAND,
    IN_ALLYS_MAIN,
    IN_CASTING,
    IN_MAIN,
    MAIN,
    OPEN,
    OWN_BREACHES,
    PLAY,
    PLAY_GEMS,
    PLAYED,
    PREP,
    PREP_ALL,
    PREPPED,
    RELIC,
    SPELL,
    TO_DISCARD,
    TURN_STARTED,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.aether import (
    ON_BREACHES,
    ON_CARD,
    PLAIN,
    gain_charges,
    has_aether,
    slots,
    spend,
)
from emberhold.games.aeons_end.rules.breaches import (
    focus,
    focus_price,
    is_closed,
    open_breach,
    open_price,
    prep,
    takes_spell,
)
from emberhold.games.aeons_end.rules.cast import cast_spell
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.end import check_cleared
from emberhold.games.aeons_end.rules.in_play import discard_from_play
from emberhold.games.aeons_end.rules.market import all_piles, gain, price
from emberhold.games.aeons_end.rules.questions import distinct
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, State

NOT_YET: Value = (1,)
"""An ally's answer: ask me again after the next action."""


# -- abilities -------------------------------------------------------------------------------------------------------


def can_use_ability(st: State, seat: Seat) -> bool:
    """ABILITY-01: all slots are full and the moment fits."""
    mage = MAGES[st.mage[seat]]
    if st.charges[seat] < mage.charges:
        return False
    if st.phase == CASTING:
        fits = bool(mage.when & IN_CASTING) and seat == st.active
    else:
        own = seat == st.active
        fits = bool((own and mage.when & IN_MAIN) or ((not own or st.seats == 1) and mage.when & IN_ALLYS_MAIN))
    return fits and (mage.usable is None or mage.usable(st, seat))


def use_ability(st: State, seat: Seat) -> Effect:
    """ABILITY-03, ABILITY-04: all charges are lost when the ability is activated, before its effect."""
    mage = MAGES[st.mage[seat]]
    st.charges[seat] = 0
    st.tell("ability", seat=seat, mage=f"card-{mage.slug}")
    assert mage.ability is not None
    effect = mage.ability(hooks.new_use(st, seat, NO_CARD))
    if effect is not None:
        yield from effect
    yield from resolve_due(st)
    happened(st, Moment(ABILITY_USED, seat))
    yield from resolve_due(st)


def find_aid(st: State) -> None:
    """Players who may use an ability in an ally's main phase are asked between any two actions (ABILITY-05)."""
    st.aid = [
        seat for seat in st.all_seats if seat != st.active and seat not in st.refused and can_use_ability(st, seat)
    ]


def aid_ask(seat: Seat) -> Ask:
    return Ask("window", seat, [(ABILITY,), NOT_YET, NONE], rule="ABILITY-05")


def answer_aid(st: State, seat: Seat, value: Value) -> Effect | None:
    st.aid.remove(seat)
    if value == NONE:
        st.refused.append(seat)
    elif value[0] == ABILITY:
        return use_ability(st, seat)
    return None


# -- casting phase ---------------------------------------------------------------------------------------------------


def must_cast(st: State, seat: Seat) -> bool:
    """CAST-02: whether a spell lies on a closed breach."""
    return any(st.prepped[b] and not st.open[b] for b in OWN_BREACHES[seat])


def casting_answers(st: State) -> Answers:
    """CAST-01 to CAST-03: the player's prepped spells, in any order; "done" only if no spell has to be cast."""
    seat = st.active
    spells = st.prepped_of(seat)
    answers: Answers = [(CAST, card) for card in distinct(st, spells)]
    if len(spells) > 1:
        answers.append((CAST_ALL,))
    if can_use_ability(st, seat):
        answers.append((ABILITY,))
    if not must_cast(st, seat):
        answers.append(NONE)
    return answers


def take_casting(st: State, value: Value) -> Effect | None:
    if value == NONE:
        st.phase = MAIN
        find_aid(st)
        return None
    if value[0] == ABILITY:
        return use_ability(st, st.active)
    if value[0] == CAST_ALL:
        return _cast_all(st, st.active)
    st.casts += 1
    return cast_spell(st, st.active, CardId(value[1]))


def _cast_all(st: State, seat: Seat) -> Effect:
    """The same as casting the prepped spells one by one, from left to right."""
    for card in st.prepped_of(seat):
        if st.zone[card] == PREPPED and st.holder[card] == seat:
            st.casts += 1
            yield from cast_spell(st, seat, card)


# -- main phase ------------------------------------------------------------------------------------------------------


def main_answers(st: State) -> Answers:
    """MAIN-01: everything that may be done now, in any order and any number of times."""
    seat = st.active
    answers: Answers = []
    room = [b for b in OWN_BREACHES[seat] if takes_spell(st, b)]
    for card in distinct(st, st.hand[seat]):
        definition = DEFS[st.card[card]]
        if definition.kind == SPELL:
            answers += [(PREP, card, b) for b in room]
        elif definition.play is not None:
            answers.append((PLAY, card))
    gems = len(_gems(st, seat))
    to_prep = min(len(_spells_to_prep(st, seat)), len(_open_room(st, seat))) if room else 0
    if gems > 1:
        answers.append((PLAY_GEMS,))
    if to_prep > 1:
        answers.append((PREP_ALL,))
    if gems and to_prep:
        answers.append((GEMS_AND_SPELLS,))
    if any(st.aether[seat]):
        _for_aether(st, seat, answers)
    if can_use_ability(st, seat):
        answers.append((ABILITY,))
    for card in st.in_play:
        price_of = DEFS[st.card[card]].to_discard
        if price_of is not None and price_of.can(st, seat):  # NEM-10, NEM-11
            answers.append((TO_DISCARD, card))
    answers += NEMESES[st.nemesis].actions(st, seat)
    answers.append((END_TURN,))
    return answers


def _gems(st: State, seat: Seat) -> list[CardId]:
    """The gems in hand that can be played."""
    out = []
    for card in st.hand[seat]:
        definition = DEFS[st.card[card]]
        if definition.kind == GEM and definition.play is not None:
            out.append(card)
    return out


def _spells_to_prep(st: State, seat: Seat) -> list[CardId]:
    """The spells in hand, the dearest first."""
    spells = [card for card in st.hand[seat] if DEFS[st.card[card]].kind == SPELL]
    return sorted(spells, key=lambda card: -st.cost(card))


def _open_room(st: State, seat: Seat) -> list[Breach]:
    """The open breaches that a spell can be prepped on, the one with the highest bonus first."""
    room = [b for b in OWN_BREACHES[seat] if st.open[b] and takes_spell(st, b)]
    return sorted(room, key=lambda b: -BREACHES[st.breach[b]].bonus)


def _for_aether(st: State, seat: Seat, answers: Answers) -> None:
    """MAIN-07, CHARGE-01, BREACH-02, BREACH-04: what the purses can pay for. Nothing that aether buys is free."""
    has = {kind: has_aether(st, seat, ON_CARD[kind]) for kind in (GEM, RELIC, SPELL)}
    left = st.left
    for pile in all_piles(st):
        if left[pile] and price(st, pile) <= has[DEFS[st.pile[pile]].kind]:
            answers.append((GAIN, pile))
    if has_aether(st, seat, PLAIN) >= CHARGE_PRICE and st.charges[seat] < slots(st, seat):  # CHARGE-04
        answers.append((CHARGE,))
    for_breaches = has_aether(st, seat, ON_BREACHES)
    for b in OWN_BREACHES[seat]:
        if is_closed(st, b):
            if focus_price(st, b) <= for_breaches:
                answers.append((FOCUS, b))
            if open_price(st, b) <= for_breaches:
                answers.append((OPEN, b))


def take_main(st: State, value: Value) -> Effect | None:
    """Carry out one main-phase action."""
    seat = st.active
    verb = value[0]
    if verb == END_TURN:
        st.phase = DRAW
        return None
    return _act(st, seat, verb, value)


def _act(st: State, seat: Seat, verb: int, value: Value) -> Effect:
    if verb == PLAY:
        yield from play(st, seat, CardId(value[1]))
    elif verb == PLAY_GEMS:
        yield from _play_gems(st, seat)
    elif verb == PREP_ALL:
        yield from _prep_all(st, seat)
    elif verb == GEMS_AND_SPELLS:
        yield from _play_gems(st, seat)
        yield from _prep_all(st, seat)
    elif verb == PREP:
        prep(st, CardId(value[1]), Breach(value[2]))
    elif verb == GAIN:  # MAIN-07
        pile = Pile(value[1])
        spend(st, seat, price(st, pile), ON_CARD[DEFS[st.pile[pile]].kind])
        gain(st, seat, pile)
    elif verb == CHARGE:
        spend(st, seat, CHARGE_PRICE, PLAIN)
        gain_charges(st, seat, 1)
    elif verb == FOCUS:
        b = Breach(value[1])
        spend(st, seat, focus_price(st, b), ON_BREACHES)
        focus(st, seat, b)
    elif verb == OPEN:
        b = Breach(value[1])
        spend(st, seat, open_price(st, b), ON_BREACHES)
        open_breach(st, seat, b)
    elif verb == ABILITY:
        yield from use_ability(st, seat)
    elif verb == TO_DISCARD:
        yield from _discard_power(st, seat, CardId(value[1]))
    else:
        assert verb == BOARD
        yield from NEMESES[st.nemesis].act(st, seat, value)
    yield from resolve_due(st)
    find_aid(st)


def _play_gems(st: State, seat: Seat) -> Effect:
    """The same as playing the gems in hand one by one; it ends early if an ally may do something in between."""
    for card in _gems(st, seat):
        if st.aid:
            return
        if st.zone[card] == HAND and st.holder[card] == seat:
            yield from play(st, seat, card)
            yield from resolve_due(st)
            find_aid(st)


def _prep_all(st: State, seat: Seat) -> Effect:
    """The same as prepping spells one by one while there is room on open breaches: the dearest where it does most.

    It ends early if an ally may do something in between.
    """
    while not st.aid:
        spells, room = _spells_to_prep(st, seat), _open_room(st, seat)
        if not spells or not room:
            return
        prep(st, spells[0], room[0])
        yield from resolve_due(st)
        find_aid(st)


def play(st: State, seat: Seat, card: CardId) -> Effect:
    """MAIN-02, MAIN-09: put the card in front of its player, then do everything it says."""
    definition = DEFS[st.card[card]]
    st.move(card, PLAYED, seat)
    if st.log is not None:
        st.tell("played", seat=seat, card=st.ref(card))
    assert definition.play is not None
    effect = definition.play(hooks.new_use(st, seat, card))
    if effect is not None:
        yield from effect
    yield from resolve_due(st)
    if definition.kind == GEM:
        happened(st, Moment(GEM_PLAYED, seat, card=card, n=definition.cost))


def _discard_power(st: State, seat: Seat, card: CardId) -> Effect:
    """NEM-10: carry out the text behind TO DISCARD completely; the power itself does not happen."""
    wanted = DEFS[st.card[card]].to_discard
    assert wanted is not None
    yield from wanted.pay(st, seat)
    discard_from_play(st, card)
    check_cleared(st)


def start_of_turn(st: State) -> Effect:
    """TURN-12: before the casting phase."""
    effect = NEMESES[st.nemesis].start_of_player_turn(st, st.active)
    if effect is not None:
        yield from effect
    happened(st, Moment(TURN_STARTED, st.active))
    yield from resolve_due(st)
