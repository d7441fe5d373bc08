"""Why can't I do that? A reason and its rule for everything in the Barracks."""

from __future__ import annotations

from typing import Final

from emberhold.core import reasons
from emberhold.core.decisions import Decision, WhyNot
from emberhold.core.kinds import Seat
from emberhold.core.reasons import Reason, refers_to
from emberhold.games.aeons_end.constants import GROUP_LEVEL
from emberhold.games.aeons_end.expedition.constants import (
    CONSOLATION,
    GROUP_TREASURE,
    HOLDER,
    MAGES,
    OWN_LEVELS,
    PERSONAL_TREASURES,
    PILES,
    READY,
    STEP_RULES,
    TREASURES,
)
from emberhold.games.aeons_end.expedition.state import ExpeditionState

__all__ = ["VERBS", "why_not"]

VERBS: Final = {
    "piles": ("take",),
    "mages": ("pick",),
    "treasures": ("wear", "share"),
    "button": ("rest", "set-out", "again"),
}
"""What somebody may want to do with a thing, by where it is."""
STEPS_OF: Final = {
    "take": (PILES,),
    "pick": (MAGES,),
    "rest": (MAGES,),
    "wear": (TREASURES, PERSONAL_TREASURES),
    "share": (GROUP_TREASURE,),
    "console": (CONSOLATION,),
    "token": (HOLDER,),
    "set-out": (READY,),
    "again": (READY,),
}
OVER: Final = Reason("why-expedition-over", "EXPED-01")
NO_SUCH_THING: Final = Reason("why-expedition-no-such-thing", "EXPED-02")
NOT_THIS_STEP: Final = tuple([Reason("why-expedition-not-this-step", rule) for rule in STEP_RULES])
NOT_YOUR_TURN: Final = tuple([Reason("why-expedition-not-your-turn", rule) for rule in STEP_RULES])
NO_PILE: Final = Reason("why-expedition-no-pile", "EXPED-04")
TAKEN: Final = Reason("why-expedition-taken", "EXPED-04")
MAGE_TAKEN: Final = Reason("why-expedition-mage-taken", "SETUP-02")
NOBODY_FIGHTS: Final = Reason("why-expedition-nobody-fights", "SETUP-02")
TREASURE_TAKEN: Final = Reason("why-expedition-treasure-taken", "TREASURE-08")
OTHER_LEVEL: Final = Reason("why-expedition-other-level", "TREASURE-02")


def why_not(st: ExpeditionState, seat: Seat, verb: str, thing: object, asked: Decision | None) -> WhyNot | None:
    """None if the seat can do it now. `thing` is the id of a pile, mage or treasure, or a button's verb."""
    return reasons.why_not(asked, seat, verb, refers_to(thing), lambda: _reason(st, verb, thing, asked))


def _reason(st: ExpeditionState, verb: str, thing: object, asked: Decision | None) -> Reason:
    if st.outcome is not None:
        return OVER
    number = thing - 1 if type(thing) is int else -1
    if verb not in STEPS_OF or (verb in ("take", "pick", "wear", "share") and not 0 <= number < len(st.things)):
        return NO_SUCH_THING
    if st.step not in STEPS_OF[verb]:
        return NOT_THIS_STEP[st.step]
    if asked is None:
        return NOT_YOUR_TURN[st.step]
    if verb == "take":
        return TAKEN if number in st.taken else NO_PILE
    if verb == "pick":
        return MAGE_TAKEN if number in st.mages else NO_SUCH_THING
    if verb == "rest":
        return NOBODY_FIGHTS
    if verb in ("wear", "share") and number in st.treasures:
        level = OWN_LEVELS.get(st.step, GROUP_LEVEL)
        return TREASURE_TAKEN if st.level(number) == level else OTHER_LEVEL
    return NO_SUCH_THING
