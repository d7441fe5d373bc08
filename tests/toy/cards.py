"""The three cards, each as its text reads, and the round's one rule that asks. Locals hold card numbers only."""

from __future__ import annotations

from collections.abc import Generator

from emberhold.core.decisions import NONE, Ask, Effect, Value
from emberhold.core.kinds import NO_CARD, CardId, Seat
from tests.toy.state import ECHO, SPARK, WARD, ToyState


def spark(s: ToyState, me: Seat) -> Effect:
    """Choose an opponent; it loses as much life as you roll. You may pay one life to roll again."""
    answer = yield Ask("target", me, [(seat,) for seat in s.alive() if seat != me], rule="TOY-SPARK")
    target = Seat(answer[0])
    if (yield from warded(s, me, target)):
        return
    roll = s.roll(me)
    if s.life[me] > 1 and (yield Ask("reroll", me, [NONE, (1,)], rule="TOY-SPARK")):
        s.lose_life(me, 1)
        roll = s.roll(me)
    s.lose_life(target, roll)


def echo(s: ToyState, me: Seat) -> Effect:
    """You may discard a card and do what it says. If you do not, each opponent shows you a card of its choice."""
    answer = yield Ask("echo", me, find=lambda: [NONE, *s.one_of_each(s.hand[me])], rule="TOY-ECHO")
    if answer:
        s.put_down(me, CardId(answer[0]), "echoed")
        yield from EFFECTS[s.card[answer[0]]](s, me)
        return
    for other in s.alive():
        if other != me and s.hand[other]:
            yield from show(s, other, me)


def show(s: ToyState, seat: Seat, to: int) -> Effect:
    answer = yield Ask("show", seat, find=lambda: s.one_of_each(s.hand[seat]), rule="TOY-ECHO")
    card = CardId(answer[0])
    s.show(card, 1 << to)
    s.tell_of("showed", (card,), seat=seat, to=to)


def ward(s: ToyState, me: Seat) -> Effect:
    """Look at the top two cards of your pile; take one, the other goes to the bottom. (Also a reaction.)"""
    top = s.pile[me][:2]
    if not top:
        return
    for card in top:
        s.show(card, 1 << me)
    s.tell_of("looked", top, seat=me)
    answer = yield Ask("keep", me, find=lambda: s.one_of_each(top), about=tuple(top), rule="TOY-WARD")
    kept = CardId(answer[0])
    s.pile[me] = s.pile[me][2:] + [card for card in top if card != kept]
    s.hand[me].append(kept)
    s.tell_of("kept", (kept,), seat=me)


def warded(s: ToyState, me: Seat, target: Seat) -> Generator[Ask, Value, bool]:
    """A player chosen by a spark may discard a ward; the spark then fails unless its player discards a card too.

    A hand without a ward leaves one answer, which is given in silence: nobody sees that nobody was asked.
    """
    answer = yield Ask("ward", target, find=lambda: [NONE, *s.one_of_each(s.hand[target], WARD)], rule="TOY-WARD")
    if not answer:
        return False
    s.put_down(target, CardId(answer[0]), "warded")
    push = yield Ask("push", me, find=lambda: [NONE, *s.one_of_each(s.hand[me])], rule="TOY-WARD")
    if not push:
        return True
    s.put_down(me, CardId(push[0]), "pushed")
    return False


def reveal_stakes(s: ToyState) -> Effect:
    """All stakes are shown; the best begins and may draw a card. Then the stakes are shuffled into the piles."""
    staked = [seat for seat in s.alive() if s.stake[seat] >= 0]
    for seat in staked:
        s.show(s.stake[seat], s.everybody)
    s.tell_of("staked", [s.stake[seat] for seat in staked], seats=staked)
    best = max(staked, key=lambda seat: (s.card[s.stake[seat]], -seat), default=s.alive()[0])
    s.turns = [seat for seat in s.all_seats[best:] + s.all_seats[:best] if s.life[seat] > 0]
    s.staking = False
    if s.pile[best] and (yield Ask("draw", best, [NONE, (1,)], rule="TOY-STAKE")):
        s.draw(best, 1)
    for seat in staked:
        card, s.stake[seat] = s.stake[seat], NO_CARD
        s.hand[seat].remove(card)
        s.pile[seat].append(card)
        s.shuffle(seat)
    s.tell("shuffled", seats=staked)


EFFECTS = {SPARK: spark, ECHO: echo, WARD: ward}
