"""EXPED-04, TREASURE-02 to TREASURE-08: what is chosen before a battle, step by step."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask
from emberhold.core.kinds import NO_SEAT, Phase, Seat
from emberhold.core.state import Outcome
from emberhold.games.aeons_end.constants import GROUP_LEVEL, PILES
from emberhold.games.aeons_end.expedition.constants import (
    CONSOLATION,
    GROUP_TREASURE,
    HOLDER,
    MAGES,
    OWN_LEVELS,
    PERSONAL_TREASURES,
    READY,
    STEP_RULES,
    STORY,
    TREASURES,
    treasure_levels,
)
from emberhold.games.aeons_end.expedition.constants import (
    PILES as CHOOSE_PILES,
)
from emberhold.games.aeons_end.expedition.state import NOTHING, ExpeditionState

__all__ = ["AGAIN", "SET_OUT", "after", "answer", "begin_step", "next_ask", "start_again", "waits"]

X_TOKEN_MAGES: Final = 3
"""TURN-06: with so many mages there is an X token."""
AGAIN: Final = 0
SET_OUT: Final = 1


# -- what is asked -----------------------------------------------------------------------------------------------------


def waits(st: ExpeditionState) -> bool:
    """Whether somebody has to choose something in this step."""
    step = st.step
    if step == CONSOLATION or step == READY:
        return True
    if step == CHOOSE_PILES:
        return len(st.taken) < PILES
    if step == GROUP_TREASURE:
        return st.group == NOTHING and bool(st.free_treasures(GROUP_LEVEL))
    if step == HOLDER:
        return st.holder == NOTHING
    return bool(st.turns)


def next_ask(st: ExpeditionState) -> Ask:
    """The question of this step. What concerns all, everybody who is there may answer."""
    step = st.step
    rule = STEP_RULES[step]
    together = st.present
    if step == CONSOLATION:
        return Ask("consolation", NO_SEAT, [(n,) for n in range(len(st.kinds))], rule=rule, seats=together)
    if step == CHOOSE_PILES:
        left = [pile for pile in st.piles if pile not in st.taken]
        about = (len(st.taken) + 1, PILES)
        return Ask("piles", NO_SEAT, [(pile,) for pile in left], about=about, rule=rule, seats=together)
    if step == GROUP_TREASURE:
        answers: Answers = [(thing,) for thing in st.free_treasures(GROUP_LEVEL)]
        return Ask("group-treasure", NO_SEAT, answers, rule=rule, seats=together)
    if step == HOLDER:
        return Ask("holder", NO_SEAT, [(seat,) for seat in st.fighters], rule=rule, seats=together)
    if step == READY:
        return Ask("ready", NO_SEAT, [(SET_OUT,), (AGAIN,)], rule=rule, seats=together)
    seat = st.turns[0]
    if step == MAGES:
        return Ask("mage", seat, _mage_answers(st), rule=rule)
    return Ask("treasure", seat, [(thing,) for thing in st.free_treasures(OWN_LEVELS[step])], rule=rule)


def _mage_answers(st: ExpeditionState) -> Answers:
    """Somebody has to fight; the others may sit this battle out."""
    answers: Answers = [(mage,) for mage in st.free_mages()]
    if st.fighters or len(st.turns) > 1:
        answers.append(NONE)
    return answers


# -- what an answer does -----------------------------------------------------------------------------------------------


def answer(st: ExpeditionState, seat: Seat, value: tuple[int, ...]) -> None:
    step = st.step
    if step == MAGES:
        _take_mage(st, st.turns.pop(0), value)
    elif step == CONSOLATION:
        st.consolation = value[0]
        st.tell("consolation", seat=seat, what=f"expedition-consolation-{st.kinds[value[0]]}")
        st.outcome = Outcome(tuple(st.present), "consoled")
    elif step == CHOOSE_PILES:
        st.taken.append(value[0])
        st.tell("took-pile", seat=seat, card=st.ref(value[0]), count=len(st.taken))
    elif step == GROUP_TREASURE:
        st.group = value[0]
        st.tell("took-group-treasure", seat=seat, card=st.ref(st.group))
    elif step == HOLDER:
        st.holder = value[0]
        st.tell("x-token-goes-to", seat=st.holder)
    elif step == READY:
        if value[0] == SET_OUT:
            _set_out(st)
        else:
            start_again(st, CHOOSE_PILES)
            st.tell("chose-again", seat=seat)
    else:
        owner = st.turns.pop(0)
        st.worn[owner].append(value[0])
        st.tell("took-treasure", seat=owner, card=st.ref(value[0]))


def _take_mage(st: ExpeditionState, seat: Seat, value: tuple[int, ...]) -> None:
    if value:
        st.mage[seat] = value[0]
        st.tell("took-mage", seat=seat, card=st.ref(value[0]))
    else:
        st.rests[seat] = True
        st.tell("sits-out", seat=seat)


def _set_out(st: ExpeditionState) -> None:
    banished = [pile for pile in st.piles if pile not in st.taken]
    st.tell("set-out", cards=[st.ref(pile) for pile in banished], count=len(banished))
    st.outcome = Outcome(tuple(st.fighters), "set-out")


def start_again(st: ExpeditionState, step: Phase) -> None:
    """Forget what was chosen from this step on."""
    if step == CHOOSE_PILES:
        st.taken = []
    st.mage = [NOTHING] * st.seats
    st.rests = st.out[:]
    st.worn = [[] for _ in st.all_seats]
    st.group = st.holder = NOTHING
    begin_step(st, step)


# -- from step to step -------------------------------------------------------------------------------------------------


def begin_step(st: ExpeditionState, step: Phase) -> None:
    """Who acts in it. A step in which nothing can be chosen waits for nobody."""
    st.step = step
    st.turns = []
    levels = treasure_levels(st.campaign["battle"])
    if step == CHOOSE_PILES and len(st.piles) <= PILES:
        st.taken = list(st.piles)
    elif step == MAGES:
        st.turns = list(st.present)
    elif step in OWN_LEVELS and OWN_LEVELS[step] in levels:
        st.turns = st.fighters[: len(st.free_treasures(OWN_LEVELS[step]))]


def after(st: ExpeditionState) -> Phase:
    """The step that follows. One that this battle does without is left out."""
    step = st.step
    levels = treasure_levels(st.campaign["battle"])
    if step == STORY:
        return CONSOLATION if st.kinds else CHOOSE_PILES
    if step == CHOOSE_PILES:
        return MAGES
    if step == MAGES:
        return TREASURES
    if step == TREASURES:
        return GROUP_TREASURE if GROUP_LEVEL in levels else PERSONAL_TREASURES
    if step == GROUP_TREASURE:
        return PERSONAL_TREASURES
    if step == PERSONAL_TREASURES:
        return HOLDER if len(st.fighters) == X_TOKEN_MAGES else READY
    return READY
