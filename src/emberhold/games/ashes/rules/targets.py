"""TARGET and PLAY-03: what can be declared as a target."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.defs import (
    ALTERATION,
    ANY,
    OPPONENT,
    OWN,
    PHOENIXBORN_TARGET,
    PLAYER,
    READY,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    Target,
)
from emberhold.games.ashes.kinds import Thing, Whose
from emberhold.games.ashes.rules.values import distinct
from emberhold.games.ashes.state import State


def fits_whose(seat: Seat, controller: Seat, whose: Whose) -> bool:
    return whose == ANY or (whose == OWN) == (controller == seat)


def legal_targets(st: State, seat: Seat, target: Target, chosen: Sequence[CardId] = ()) -> Sequence[Thing]:
    """What can be declared for a slot at this moment: cards, or seats where a player is targeted.

    TARGET-09: what fills another slot already is left out, before interchangeable cards are merged into one.
    """
    if target.what == PLAYER:
        return _fitting_seats(st, seat, target)
    out = _fitting_cards(st, seat, target)
    return distinct(st, [card for card in out if card not in chosen] if chosen else out)


def _fitting_seats(st: State, seat: Seat, target: Target) -> list[Seat]:
    return [s for s in st.seats_from(seat) if fits_whose(seat, s, target.whose)]


def _fitting_cards(st: State, seat: Seat, target: Target) -> list[CardId]:
    what = target.what
    out: list[CardId] = []
    for s in _fitting_seats(st, seat, target):
        if what == UNIT or what == UNIT_OR_PHOENIXBORN:
            out.extend(st.battlefield[s])
        if what == PHOENIXBORN_TARGET or what == UNIT_OR_PHOENIXBORN:
            out.append(st.phoenixborn[s])
        if what == READY:
            out.extend(st.spellboard[s])
        if what == ALTERATION:
            out.extend(card for card in st.attached if st.controller[card] == s)
    return out


def has_any_target(st: State, seat: Seat, targets: tuple[Target, ...]) -> bool:
    for target in targets:
        if _fitting_seats(st, seat, target) if target.what == PLAYER else _fitting_cards(st, seat, target):
            return True
    return False


def answers_for(st: State, seat: Seat, target: Target, chosen: list[CardId]) -> Answers:
    """What may be declared for a slot. Things that may be chosen instead of a target come last (PLAY-03)."""
    out: Answers = [(thing,) for thing in legal_targets(st, seat, target, chosen)]
    nothing = target.may or not out
    if target.instead is not None:
        out.extend((card,) for card in target.instead(st, seat))
    if nothing:
        out.append(NONE)
    return out


def declare(st: State, seat: Seat, card: CardId, targets: tuple[Target, ...], chosen: list[Thing]) -> Effect:
    """PLAY-03: declare every target, also those of "may" effects; NO_CARD means that a slot stays empty."""
    for slot, target in enumerate(targets):
        cards = [CardId(thing) for other, thing in zip(targets, chosen, strict=False) if other.what != PLAYER]
        answer = yield Ask(
            "target", seat, answers_for(st, seat, target, cards), about=(card, slot, target.what), rule="PLAY-03"
        )
        if not answer:
            chosen.append(NO_CARD)
        else:
            chosen.append(Seat(answer[0]) if target.what == PLAYER else CardId(answer[0]))


def targeted_units(st: State, targets: tuple[Target, ...], chosen: list[Thing]) -> list[CardId]:
    """The units among the declared targets, without things that were chosen instead of a target."""
    out = []
    for target, thing in zip(targets, chosen, strict=True):
        if target.what in (UNIT, UNIT_OR_PHOENIXBORN) and thing >= 0 and thing not in st.phoenixborn:
            out.append(CardId(thing))
    return out


__all__ = ["OPPONENT", "answers_for", "declare", "fits_whose", "has_any_target", "legal_targets", "targeted_units"]
