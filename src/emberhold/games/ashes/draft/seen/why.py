"""Why can't I do that? A reason and its rule for everything that a seat sees in a draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core import reasons
from emberhold.core.decisions import Decision, Option, WhyNot
from emberhold.core.kinds import Seat
from emberhold.core.reasons import Reason
from emberhold.games.ashes.constants import TYPES
from emberhold.games.ashes.draft.constants import CARDS, DICE, EXCHANGE, PHOENIXBORN, STEP_RULES
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["VERBS", "why_not"]

VERBS: Final = {
    "unclaimed": ("take",),
    "phoenixborn": ("take",),
    "pack": ("pick",),
    "row": ("take",),
    "picks": ("give",),
    "supply": ("dice",),
    "button": ("keep",),
}
"""What somebody may want to do with a thing, by where it is. Dice are named by their type: `charm`."""

STEPS_OF: Final = {
    "pick": (CARDS,),
    "dice": (DICE,),
    "give": (EXCHANGE,),
    "keep": (EXCHANGE,),
    "take": (PHOENIXBORN, EXCHANGE),
}
OVER: Final = Reason("why-draft-over", "DRAFT-07")
NO_SUCH_THING: Final = Reason("why-draft-no-such-thing", "DRAFT-02")
NOT_THIS_STEP: Final = tuple([Reason("why-draft-not-this-step", rule) for rule in STEP_RULES])
NOT_YOUR_TURN: Final = tuple([Reason("why-draft-not-your-turn", rule) for rule in STEP_RULES])
CHOSEN: Final = Reason("why-draft-chosen", "DRAFT-04")
NOT_IN_PACK: Final = Reason("why-draft-not-in-your-pack", "DRAFT-04")
TAKEN: Final = Reason("why-draft-taken", "DRAFT-03")
NO_DICE: Final = Reason("why-draft-no-such-dice", "DRAFT-05")
TAKE_FIRST: Final = Reason("why-draft-take-first", "DRAFT-06")
NOT_IN_ROW: Final = Reason("why-draft-not-in-the-row", "DRAFT-06")
ONLY_PICKS: Final = Reason("why-draft-only-picks", "DRAFT-06")
GIVE_NOW: Final = Reason("why-draft-give-now", "DRAFT-06")


def why_not(st: DraftState, seat: Seat, verb: str, thing: object, asked: Decision | None) -> WhyNot | None:
    """None if the seat can do it now. `thing` is a card's id as the seat sees it, a type of die, or a button's verb."""
    return reasons.why_not(asked, seat, verb, _about(thing), lambda: _reason(st, seat, verb, thing, asked))


def _about(thing: object) -> Callable[[Option], bool]:
    def fits(option: Option) -> bool:
        return (
            thing in option.refs
            or thing == option.meaning[0]
            or (option.meaning[0] == "dice" and thing in option.meaning)
        )

    return fits


def _reason(st: DraftState, seat: Seat, verb: str, thing: object, asked: Decision | None) -> Reason:
    if st.outcome is not None:
        return OVER
    if verb not in STEPS_OF or (isinstance(thing, int) and thing not in st.ids[seat]):
        return NO_SUCH_THING
    if st.step not in STEPS_OF[verb]:
        return NOT_THIS_STEP[st.step]
    if asked is None:
        return CHOSEN if st.step == CARDS else NOT_YOUR_TURN[st.step]
    if verb == "dice":
        return NO_DICE if thing in TYPES else NO_SUCH_THING
    if verb == "pick":
        return NOT_IN_PACK
    if st.step == PHOENIXBORN:
        return TAKEN
    if asked.kind == "give":
        return ONLY_PICKS if verb == "give" else GIVE_NOW
    return TAKE_FIRST if verb == "give" else NOT_IN_ROW
