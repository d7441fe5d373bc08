"""BATTLE: damage between attackers and what they hit, countering, Battle Advantage, Spiked Skin."""

from __future__ import annotations

from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import NO_SEAT, CardId, Seat
from emberhold.games.ashes.constants import ABILITY, ATTACK, COUNTER
from emberhold.games.ashes.moments import Cause, Group, Hit, Queue
from emberhold.games.ashes.rules.damage import run, would_receive
from emberhold.games.ashes.rules.values import attack_value, has_keyword, is_phoenixborn
from emberhold.games.ashes.state import State

SPIKES = 2
"""Spiked Skin 2."""


def standing(st: State, cards: list[CardId]) -> list[CardId]:
    """The cards of an attack that are still in play and not destroyed; one that left and came back does not count."""
    gone = st.attack.gone if st.attack is not None else ()
    return [card for card in cards if st.in_play(card) and not st.doomed[card] and card not in gone]


def ask_counter(st: State, defender: Seat, unit: CardId, attackers: list[CardId]) -> Ask | None:
    """ATKP-11, ATKU-11: the defending player decides; an exhausted unit cannot counter."""
    if is_phoenixborn(st, unit) or st.exhaustion[unit]:
        return None
    return Ask("counter", defender, [(1,), NONE], about=(unit, *attackers), rule="BATTLE-15")


def exchange(st: State, attackers: list[CardId], target: CardId, counters: bool) -> Effect:
    """One exchange of damage. It is a battle only with a counter, and only then does Battle Advantage count."""
    if not counters:
        yield from _deal(st, attackers, attackers, target, strikes_back=False)
        return
    fast = [unit for unit in (*attackers, target) if has_keyword(st, unit, "battle-advantage")]
    slow = [unit for unit in (*attackers, target) if unit not in fast]
    to_come = Group(slow)
    st.ongoing.append(to_come)
    for batch in (fast, slow):
        if batch is slow:
            to_come.cards = []
        if batch:
            dealing = [unit for unit in attackers if unit in batch]
            yield from _deal(st, dealing, attackers, target, strikes_back=target in batch)
    st.ongoing.pop()


def _deal(st: State, dealing: list[CardId], attackers: list[CardId], target: CardId, *, strikes_back: bool) -> Effect:
    """BATTLE-02: read the attack values once, put all damage into one batch and run it."""
    hits: list[Hit] = []
    dealing, facing = standing(st, dealing), standing(st, attackers)
    target_stands = bool(standing(st, [target]))
    amounts: list[int] = [max(0, attack_value(st, unit)) for unit in dealing]  # ATKU-16
    total = sum(amounts)
    if target_stands and total:
        dealers = tuple([unit for unit, amount in zip(dealing, amounts, strict=True) if amount])
        seat = st.controller[dealing[0]]
        hits.append(Hit(target, total, Cause(ATTACK, seat, dealers[0], dealers)))
    if strikes_back and target_stands and facing:
        yield from _split(st, target, facing, hits)
    batch = Queue(hits)
    st.ongoing.append(batch)
    yield from _spikes(st, batch.hits, facing, target, counters=strikes_back)
    hits = batch.hits
    st.ongoing.pop()
    yield from run(st, hits, hits[0].cause if hits else Cause(ATTACK, NO_SEAT))


def _split(st: State, target: CardId, facing: list[CardId], hits: list[Hit]) -> Effect:
    """ATKU-13: the defending player splits the counter damage as they like, in whole numbers."""
    left = attack_value(st, target)
    cause = Cause(COUNTER, st.controller[target], target, (target,))
    for i, unit in enumerate(facing):
        n = left
        if left > 0 and i < len(facing) - 1:
            answers: Answers = [(share,) for share in range(left, -1, -1)]
            answer = yield Ask("split", st.controller[target], answers, about=(target, unit), rule="ATKU-13")
            n = answer[0]
        if n > 0:
            hits.append(Hit(unit, n, cause))
            left -= n


def _spikes(st: State, hits: list[Hit], facing: list[CardId], target: CardId, *, counters: bool) -> Effect:
    """BATTLE-14: a damaged unit with Spiked Skin deals damage, in the same batch, to all that attack or counter it."""
    for hit in hits[:]:
        if is_phoenixborn(st, hit.card) or not has_keyword(st, hit.card, "spiked-skin"):
            continue
        armoured, seat = hit.card, st.controller[hit.card]
        yield from would_receive(st, hit)
        if hit.amount <= 0 or not st.in_play(armoured):
            continue
        against = facing if armoured == target else [target] if counters else []
        cause = Cause(ABILITY, seat, armoured)
        hits.extend(Hit(unit, SPIKES, cause) for unit in standing(st, against))
