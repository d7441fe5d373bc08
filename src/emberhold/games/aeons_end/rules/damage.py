"""CAST-06 to CAST-12, CAST-21, CAST-22: damage to minions and the nemesis, one instance at a time."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.aeons_end.constants import MINION
from emberhold.games.aeons_end.kinds import Target
from emberhold.games.aeons_end.moments import Cast
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.end import check_cleared, win
from emberhold.games.aeons_end.rules.in_play import discard_from_play
from emberhold.games.aeons_end.state import BREACHES, DEFS, TREASURES, State

AT_NEMESIS: Final = Target(-1)
"""The nemesis as a target. Lower numbers are targets on its mat."""


def minions(st: State) -> list[CardId]:
    return [card for card in st.in_play if DEFS[st.card[card]].kind == MINION]


def targets(st: State) -> Answers:
    """CAST-06: the nemesis, one minion, or what the mat adds to them."""
    answers: Answers = []
    nemesis = NEMESES[st.nemesis]
    if nemesis.can_be_hurt(st):
        answers.append((AT_NEMESIS,))
    answers += [(card,) for card in minions(st)]
    return answers + nemesis.targets(st)


def spell_bonus(st: State, cast: Cast) -> int:
    """CAST-10, CAST-12: what breach, tokens, relic and treasures add to each instance."""
    n = 0
    b = cast.breach
    if cast.from_open and st.open[b]:  # CAST-10: closed breaches never give a bonus
        breach = BREACHES[st.breach[b]]
        n += breach.bonus + breach.surge_bonus * st.surge[b]
    if cast.relic >= 0 and st.relic[b] == cast.relic:
        n += DEFS[st.card[cast.relic]].bonus_on_cast
    for treasure in st.personal[cast.caster]:
        bonus = TREASURES[treasure].spell_bonus
        if bonus is not None:
            n += bonus(st, cast)
    return n


def nemesis_bonus(st: State, cast: Cast) -> int:
    """CAST-11: what is added to an instance only because it hits the nemesis."""
    n = 0
    for treasure in st.personal[cast.caster]:
        n += TREASURES[treasure].nemesis_bonus
    return n


def deal(
    st: State,
    dealer: Seat,
    n: int,
    *,
    cast: Cast | None = None,
    source: CardId = NO_CARD,
    nemesis_only: bool = False,
    seats: tuple[Seat, ...] | None = None,
) -> Effect:
    """One instance of damage by a player; the target is chosen now (CAST-09), by the dealer or by these seats."""
    if cast is not None:
        cast.instances += 1
        n += spell_bonus(st, cast)
    if n <= 0:
        return
    if nemesis_only:
        if not NEMESES[st.nemesis].can_be_hurt(st):
            return
        target = AT_NEMESIS
    else:
        answers = targets(st)
        if st.one_target and cast is not None and cast.target is not None:
            answers = [answer for answer in answers if answer[0] == cast.target]
        if not answers:
            return
        answer = yield Ask("damage", dealer, answers, about=(source, n), rule="CAST-09", seats=seats)
        target = Target(answer[0])
        if cast is not None:
            cast.target = target
    nemesis = NEMESES[st.nemesis]
    if target < AT_NEMESIS:
        yield from nemesis.hurt(st, dealer, target, n, source)
        return
    if target == AT_NEMESIS:
        n = nemesis.reduced(st, target, n if cast is None else n + nemesis_bonus(st, cast))
        hurt_nemesis(st, n)
    else:
        minion = CardId(target)
        if nemesis.prevents(st, dealer, minion):
            st.tell("damage-prevented", card=st.ref(minion), amount=n)
            return
        n = nemesis.reduced(st, target, n)
        hurt_minion(st, minion, n)
    effect = nemesis.was_hurt(st, dealer, target, n)
    if effect is not None:
        yield from effect


def hurt_nemesis(st: State, n: int) -> None:
    """CAST-08: the nemesis loses life; at 0 the players win."""
    st.nemesis_life = max(0, st.nemesis_life - n)
    st.tell("nemesis-hurt", amount=n, left=st.nemesis_life)
    if st.nemesis_life == 0:
        win(st, "nemesis")


def nemesis_gains(st: State, n: int) -> None:
    """GEN-07: the nemesis gains life, never above its maximum."""
    st.nemesis_life = min(NEMESES[st.nemesis].life, st.nemesis_life + n)
    st.tell("nemesis-gained", amount=n, left=st.nemesis_life)


def hurt_minion(st: State, card: CardId, n: int) -> None:
    """CAST-07, CAST-21: reductions come after all bonuses; at 0 life it is discarded at once."""
    ceiling = DEFS[st.card[card]].reduces_to
    if ceiling:
        n = min(n, ceiling)
    st.lives[card] = max(0, st.lives[card] - n)
    if st.log is not None:
        st.tell("minion-hurt", card=st.ref(card), amount=n, left=st.lives[card])
    if st.lives[card] == 0:
        discard_from_play(st, card)
        check_cleared(st)
