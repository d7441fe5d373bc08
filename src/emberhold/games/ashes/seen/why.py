"""Why can't I do that? A reason and its rule for everything a seat can see and every verb of its zone."""

from __future__ import annotations

from typing import Final

from emberhold.core import reasons
from emberhold.core.decisions import Arg, Decision, Option, WhyNot
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.reasons import Reason
from emberhold.games.ashes.constants import (
    ACTIVATED,
    BATTLEFIELD,
    FACES,
    FIRST_FIVE,
    POWER,
    PREP_DISCARD,
    REACTION_SPELL,
    TURN,
    TYPES,
)
from emberhold.games.ashes.kinds import DieType
from emberhold.games.ashes.moments import Attack
from emberhold.games.ashes.rules import turn
from emberhold.games.ashes.rules.costs import NO_MAIN, OK
from emberhold.games.ashes.rules.values import has_bypass, has_keyword, unexhausted_units
from emberhold.games.ashes.seen.names import name
from emberhold.games.ashes.state import DEFS, State

VERBS = {
    "hand": ("play", "discard"),
    "battlefield": ("use", "attacker", "block", "guard"),
    "spellboard": ("use", "discard"),
    "phoenixborn": ("use", "guard"),
    "attached": ("use",),
    "discard": ("play",),
    "removed": ("play",),
    "deck": ("pick",),
    "draw": ("discard",),
    "die": ("power",),
    "button": ("attack-phoenixborn", "attack-unit", "meditate", "pass", "end-turn"),
}
"""What somebody may want to do with a thing, by where it is.

Things are named by their ids, cards of the seat's own deck by name, the draw pile as `top`, a die as `charm-power`.
"""

TOP = "top"

BUTTON_WORDS = {
    "attack-phoenixborn": ("attack", "phoenixborn"),
    "attack-unit": ("attack", "unit"),
    "meditate": ("meditate",),
    "pass": ("pass",),
    "end-turn": ("end", "turn"),
}


NO_SUCH_THING: Final = Reason("why-no-such-thing", "PLAY-01")
NOT_YOURS: Final = Reason("why-not-yours", "CTRL-03")
NOT_IN_HAND: Final = Reason("why-not-in-hand", "PLAY-16")
NOT_IN_PLAY: Final = Reason("why-not-in-play", "PLAY-17")
NOT_A_UNIT: Final = Reason("why-not-a-unit", "ATKP-02")
TRIGGERED: Final = Reason("why-triggered", "PLAY-01")
IN_THE_MIDDLE: Final = Reason("why-in-the-middle", "TURN-05")


def why_not(st: State, seat: Seat, verb: str, thing: object, *, asked: Decision | None, quiet: bool) -> WhyNot | None:
    """None if the seat has an option for it right now; otherwise why there is none.

    `asked` is what the seat has to decide now, `quiet` whether no action is in progress.
    """
    card = _find(st, seat, thing)
    id = st.ids[seat][card] if card >= 0 else 0

    def fits(option: Option) -> bool:
        words = option.meaning
        if verb == "power":
            return thing in (words[1], f"{words[1]}-{FACES[POWER]}")
        return id in option.refs if id else words[1:] == (thing,)

    args: dict[str, Arg] = {"card": name(st, card)} if card >= 0 else {}
    return reasons.why_not(
        asked,
        seat,
        verb,
        fits,
        lambda: _reason(st, seat, verb, str(thing), card, quiet),
        buttons=BUTTON_WORDS,
        args=args,
    )


def _find(st: State, seat: Seat, thing: object) -> CardId:
    """The card with this id or name, as far as the seat knows it, its own cards first; NO_CARD if there is none."""
    if isinstance(thing, int):
        return next((CardId(card) for card, known in enumerate(st.ids[seat]) if known and known == thing), NO_CARD)
    own: list[CardId] = [*st.hand[seat], *st.battlefield[seat], st.phoenixborn[seat], *st.spellboard[seat]]
    known = [card for card in (*own, *st.all_cards()) if st.seen[card] >> seat & 1]
    return next((card for card in known if DEFS[st.card[card]].slug == thing), NO_CARD)


def _reason(st: State, seat: Seat, verb: str, thing: str, card: CardId, quiet: bool) -> Reason:
    if st.outcome is not None:
        return Reason("why-over", "WIN-02")
    if not st.alive[seat]:
        return Reason("why-out", "ELIM-01")
    if verb == "pick":
        return _why_not_pick(st, seat, thing)
    if verb == "block" or verb == "guard":
        return _why_not_defend(st, seat, verb, card)
    reason = _why_never(st, seat, verb, thing, card)
    if reason is not OK:
        return reason
    if verb == "play" and DEFS[st.card[card]].kind == REACTION_SPELL:
        return _why_not_react(st, seat, card, quiet)
    if verb == "discard" and st.phase == PREP_DISCARD and card in st.hand[seat]:
        return Reason("why-discard-picked" if card in st.picks[seat] else "why-discards-chosen", "PREP-05")
    if st.phase != TURN:
        return Reason("why-not-this-phase", "ROUND-01")
    if st.active != seat:
        return Reason("why-not-your-turn", "TURN-01")
    if verb == "attacker" and st.attack is not None:
        return _why_not_join(st, st.attack, card)
    return _why_not_act(st, seat, verb, thing, card) if quiet else IN_THE_MIDDLE


def _why_never(st: State, seat: Seat, verb: str, thing: str, card: CardId) -> Reason:
    """Why it is never possible: the card is another player's, is elsewhere, or is of the wrong kind."""
    if verb not in ("play", "use", "attacker", "discard"):
        return OK
    if card < 0:
        return OK if verb == "discard" and thing == TOP else NO_SUCH_THING
    zone = st.zone[card]
    if st.controller[card] != seat and st.in_play(card):
        return NOT_YOURS
    if verb == "play":
        return OK if card in st.hand[seat] else NOT_IN_HAND
    if verb == "discard":
        if card in st.hand[seat] or card in st.spellboard[seat]:
            return OK
        return Reason("why-not-to-discard", "MEDIT-08" if st.in_play(card) else "MEDIT-01")
    if not st.in_play(card):
        return NOT_IN_PLAY
    if verb == "attacker":
        return OK if zone == BATTLEFIELD else NOT_A_UNIT
    d = DEFS[st.card[card]]
    if d.activated:
        return OK
    return TRIGGERED if any(ability.moment > ACTIVATED for ability in d.abilities) else turn.NOTHING_TO_ACTIVATE


def _why_not_act(st: State, seat: Seat, verb: str, thing: str, card: CardId) -> Reason:
    """Why the seat cannot do it on its own turn, while nothing is being resolved."""
    if verb == "play":
        return turn.why_not_play(st, seat, card)
    if verb == "use":
        return turn.why_not_activate(st, seat, card, DEFS[st.card[card]].activated[0])
    if verb == "attacker":
        reason = turn.EXHAUSTED if st.exhaustion[card] else turn.why_not_attack(st, seat, target_unit=False)
        return Reason("why-attack-first", "ATKP-02") if reason is OK else reason
    if verb == "attack-phoenixborn" or verb == "attack-unit":
        return turn.why_not_attack(st, seat, target_unit=verb == "attack-unit")
    if verb == "meditate":
        return turn.why_not_meditate(st, seat)
    if verb == "discard":
        if thing == TOP and not st.draw[seat]:
            return Reason("why-draw-pile-empty", "MEDIT-01")
        reason = turn.why_not_meditate(st, seat)
        return Reason("why-meditate-first", "MEDIT-01") if reason is OK else reason
    if verb == "power":
        return _why_not_power(st, seat, thing)
    if verb == "pass":
        return NO_MAIN
    return turn.MAIN_FIRST if verb == "end-turn" else NO_SUCH_THING


def _why_not_power(st: State, seat: Seat, die: str) -> Reason:
    kind, _, face = die.partition("-")
    if kind not in TYPES or (face and face not in FACES):
        return Reason("why-no-such-thing", "DICE-01")
    if face and face != FACES[POWER]:
        return Reason("why-not-on-power", "DICE-04")
    return turn.why_not_power(st, seat, DieType(TYPES.index(kind)))


def _why_not_pick(st: State, seat: Seat, slug: str) -> Reason:
    if st.phase != FIRST_FIVE:
        return Reason("why-no-first-five-now", "SETUP-03")
    if any(DEFS[st.card[card]].slug == slug for card in st.picks[seat]):
        return Reason("why-picked", "SETUP-03")
    return Reason("why-first-five-chosen", "SETUP-03") if st.ready[seat] else Reason("why-no-such-thing", "SETUP-03")


def _why_not_react(st: State, seat: Seat, card: CardId, quiet: bool) -> Reason:
    if st.phase != TURN:
        return Reason("why-reaction-phase", "REACT-02")
    if st.reacted[seat]:
        return Reason("why-reacted", "REACT-03")
    play = DEFS[st.card[card]].play
    assert play is not None
    if not quiet:  # what the ability waits for may be happening right now
        reason = turn.why_not_pay_any(st, seat, card, play)
        if reason is not OK:
            return reason
    return turn.REACTION


# -- in an attack ------------------------------------------------------------------------------------------------------


def _why_not_join(st: State, fight: Attack, unit: CardId) -> Reason:
    """Why a unit cannot join the attack in progress: it cannot attack, or it attacks already."""
    rule = "ATKU-02" if fight.target_unit else "ATKP-02"
    if unit in fight.attackers:
        return Reason("why-attacking", rule)
    return turn.EXHAUSTED if st.exhaustion[unit] else Reason("why-attackers-declared", rule)


def _why_not_defend(st: State, seat: Seat, verb: str, card: CardId) -> Reason:
    if card < 0:
        return NO_SUCH_THING
    fight = st.attack
    if fight is None or fight.defender != seat or fight.target_unit != (verb == "guard"):
        return Reason("why-not-attacked", "ATKP-06" if verb == "block" else "ATKU-04")
    if verb == "guard":
        return _why_not_guard(st, fight, card)
    return _why_not_be_blocked(st, fight, card) if card in fight.attackers else _why_not_block(st, fight, card)


def _why_not_be_blocked(st: State, fight: Attack, attacker: CardId) -> Reason:
    if attacker in fight.blocks:
        return Reason("why-blocked", "ATKP-06")
    if has_bypass(st, attacker):
        return Reason("why-bypass", "ATKP-07")
    free = [unit for unit in unexhausted_units(st, fight.defender) if unit not in fight.blocks.values()]
    return Reason("why-not-now" if free else "why-no-blocker", "ATKP-06")


def _why_not_block(st: State, fight: Attack, card: CardId) -> Reason:
    if st.controller[card] != fight.defender:
        return NOT_YOURS
    if st.zone[card] != BATTLEFIELD:
        return Reason("why-not-a-blocker", "ATKP-06")
    if card in fight.blocks.values():
        return Reason("why-blocking", "ATKP-06")
    if st.exhaustion[card]:
        return turn.EXHAUSTED
    left = [unit for unit in fight.attackers if unit not in fight.blocks]
    if not left:
        return Reason("why-all-blocked", "ATKP-06")
    if all(has_bypass(st, unit) for unit in left):
        return Reason("why-bypass", "ATKP-07")
    return Reason("why-not-now", "ATKP-06")


def _why_not_guard(st: State, fight: Attack, card: CardId) -> Reason:
    if st.controller[card] != fight.defender:
        return NOT_YOURS
    if card == fight.target:
        return Reason("why-is-attacked", "ATKU-04")
    if any(has_bypass(st, unit) for unit in fight.attackers):
        return Reason("why-bypass", "ATKU-08")
    if card != st.phoenixborn[fight.defender]:
        if st.exhaustion[card] and "unit-guard" in DEFS[st.card[card]].keywords:
            return turn.EXHAUSTED
        if not has_keyword(st, card, "unit-guard"):
            return Reason("why-no-unit-guard", "ATKU-06")
    return Reason("why-not-now", "ATKU-04")
