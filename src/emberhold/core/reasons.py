"""Why can't I do that? What the answers of all games share: a reason, and whether there is an option for it now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from emberhold.core.decisions import Arg, Decision, Message, Option, WhyNot
from emberhold.core.kinds import Seat

__all__ = ["NO_ARGS", "Reason", "offered", "refers_to", "why_not"]

NO_ARGS: Final[dict[str, Arg]] = {}
NO_BUTTONS: Final[dict[str, tuple[str, ...]]] = {}


class Reason:
    """A message id and the rule it rests on. Reasons are compared by identity, which a compiled tuple would lose."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, message: str, rule: str, args: Mapping[str, Arg] = NO_ARGS) -> None:
        self.message = message
        self.rule = rule
        self.args = args


def refers_to(thing: object) -> Callable[[Option], bool]:
    """Whether an option is about the thing with this id, or is the button with this verb."""

    def fits(option: Option) -> bool:
        return thing in option.refs or thing == option.meaning[0]

    return fits


def offered(
    asked: Decision | None,
    seat: Seat,
    verb: str,
    fits: Callable[[Option], bool],
    buttons: Mapping[str, tuple[str, ...]],
) -> bool:
    """Whether the open question lets a seat do this: press the button, or use the verb on what `fits`."""
    if asked is None:
        return False
    button = buttons.get(verb)
    for option in asked.described(seat)[1]:
        if option.meaning == button if button is not None else option.meaning[0] == verb and fits(option):
            return True
    return False


def why_not(
    asked: Decision | None,
    seat: Seat,
    verb: str,
    fits: Callable[[Option], bool],
    reason: Callable[[], Reason],
    *,
    buttons: Mapping[str, tuple[str, ...]] = NO_BUTTONS,
    args: Mapping[str, Arg] = NO_ARGS,
) -> WhyNot | None:
    """None if the seat has an option for it right now; otherwise the reason why there is none.

    `buttons` are verbs without a thing and what their options mean. `args` go into every sentence, for example the name
    of the card that it is about.
    """
    if offered(asked, seat, verb, fits, buttons):
        return None
    found = reason()
    return WhyNot(Message(found.message, {**found.args, **args}), found.rule)
