"""Why can't I do that? A reason and its rule for everything a seat can see and every verb of its zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhold.core.decisions import Arg, Message, WhyNot
from emberhold.games.ashes.rules import turn
from emberhold.games.ashes.rules.attack import possible_guards
from emberhold.games.ashes.rules.turn import Reason
from emberhold.games.ashes.state import DEFS, State
from emberhold.games.ashes.values import has_bypass, has_keyword
from emberhold.games.ashes.words import BATTLEFIELD, FACES, HAND, IN_PLAY, PHOENIX, POWER, TURN, TYPES

if TYPE_CHECKING:
    from emberhold.games.ashes.duel import Duel

VERBS = {
    "hand": ("play", "discard"),
    "battlefield": ("use", "attacker", "block", "guard"),
    "spellboard": ("use", "discard"),
    "phoenixborn": ("use", "guard"),
    "die": ("power",),
    "button": ("attack-phoenixborn", "attack-unit", "meditate", "pass", "end-turn"),
}
"""What somebody may want to do with a thing, by where it is."""

BUTTON_WORDS = {
    "attack-phoenixborn": ("attack", "phoenixborn"),
    "attack-unit": ("attack", "unit"),
    "meditate": ("meditate",),
    "pass": ("pass",),
    "end-turn": ("end", "turn"),
}


def why_not(duel: Duel, seat: int, verb: str, thing: object) -> WhyNot | None:
    """None if an option for it is open to the seat right now; otherwise why there is none."""
    st = duel.st
    card = _find(st, seat, thing)
    if _offered(duel, seat, verb, thing, card):
        return None
    reason = _reason(st, seat, verb, thing, card)
    args: dict[str, Arg] = {"card": f"card-{DEFS[st.card[card]].slug}"} if card >= 0 else {}
    return WhyNot(Message(reason.message, args), reason.rule)


def _find(st: State, seat: int, thing: object) -> int:
    """The card with this id, or of this name, as far as the seat knows it, its own first; -1 if it is no card."""
    if isinstance(thing, int):
        return next((card for card, known in enumerate(st.ids[seat]) if known and known == thing), -1)
    own: list[int] = [*st.hand[seat], *st.battlefield[seat], st.phoenixborn[seat], *st.spellboard[seat]]
    known = [card for card in (*own, *range(len(st.card))) if st.seen[card] >> seat & 1]
    return next((card for card in known if DEFS[st.card[card]].slug == thing), -1)


def _offered(duel: Duel, seat: int, verb: str, thing: object, card: int) -> bool:
    decision = duel.decision_for(seat)
    if decision is None:
        return False
    st = duel.st
    for option in decision.described(seat)[1]:
        if verb in BUTTON_WORDS:
            if option.meaning == BUTTON_WORDS[verb]:
                return True
        elif verb == "power":
            if option.meaning[:1] == ("power",) and str(thing).startswith(option.meaning[1]):
                return True
        elif option.meaning[0] == verb and card >= 0 and st.ids[seat][card] in option.refs:
            return True
    return False


def _reason(st: State, seat: int, verb: str, thing: object, card: int) -> Reason:
    if st.outcome is not None:
        return Reason("why-over", "WIN-02")
    if not st.alive[seat]:
        return Reason("why-out", "ELIM-01")
    if verb in ("block", "guard"):
        return _why_not_defend(st, seat, verb, card)
    if card >= 0 and (st.controller[card] != seat or not (IN_PLAY | 1 << HAND) >> st.zone[card] & 1):
        return Reason("why-not-yours", "CTRL-03") if st.in_play(card) else Reason("why-not-in-hand", "PLAY-16")
    if st.stage != TURN:
        return Reason("why-not-this-phase", "ROUND-01")
    if st.active != seat:
        return Reason("why-not-your-turn", "TURN-01")
    if st.attack is not None and not (verb == "attacker" and card >= 0 and st.exhaustion[card]):
        return Reason("why-in-the-middle", "TURN-05")
    reason = _why_not_act(st, seat, verb, thing, card)
    # Everything fits, and yet it is not on offer: something else is being resolved first.
    return Reason("why-in-the-middle", "TURN-05") if reason is turn.OK else reason


def _why_not_act(st: State, seat: int, verb: str, thing: object, card: int) -> Reason:
    if verb == "play" and card >= 0 and st.zone[card] == HAND:
        return turn.why_not_play(st, seat, card)
    if verb == "use" and card >= 0:
        reasons = [turn.why_not_activate(st, seat, card, number) for number in DEFS[st.card[card]].activated]
        return reasons[0] if reasons else turn.NOTHING_TO_ACTIVATE
    if verb == "attacker" and card >= 0:
        if st.zone[card] != BATTLEFIELD:
            return Reason("why-not-a-unit", "ATKP-02")
        if st.exhaustion[card]:
            return Reason("why-exhausted", "EXH-02")
        return turn.why_not_attack(st, seat, target_unit=False)
    if verb in ("attack-phoenixborn", "attack-unit"):
        return turn.why_not_attack(st, seat, target_unit=verb == "attack-unit")
    if verb in ("meditate", "discard"):
        return turn.why_not_meditate(st, seat)
    if verb == "power":
        return _why_not_power(st, seat, str(thing))
    if verb == "pass":
        return turn.NO_MAIN if not st.main else turn.OK
    if verb == "end-turn":
        return turn.MAIN_FIRST if st.main else turn.OK
    return Reason("why-no-such-thing", "PLAY-01")


def _why_not_power(st: State, seat: int, die: str) -> Reason:
    kind, _, face = die.partition("-")
    if kind not in TYPES or (face and face not in FACES):
        return Reason("why-no-such-thing", "DICE-01")
    if face and face != FACES[POWER]:
        return turn.NO_POWER_FACE
    return turn.why_not_power(st, seat, TYPES.index(kind))


def _why_not_defend(st: State, seat: int, verb: str, card: int) -> Reason:
    fight = st.attack
    if fight is None or fight.defender != seat:
        return Reason("why-not-attacked", "ATKP-06" if verb == "block" else "ATKU-04")
    if card < 0 or st.controller[card] != seat or st.zone[card] not in (BATTLEFIELD, PHOENIX):
        return Reason("why-not-yours", "CTRL-03")
    if verb == "guard":
        if any(has_bypass(st, unit) for unit in fight.attackers):
            return Reason("why-bypass", "ATKU-08")
        if st.zone[card] == BATTLEFIELD and not has_keyword(st, card, "unit-guard"):
            return Reason("why-no-unit-guard", "ATKU-06")
        if not fight.target_unit or card in possible_guards(st, fight):
            return Reason("why-not-now", "ATKU-04")
    if st.exhaustion[card] and st.zone[card] == BATTLEFIELD:
        return Reason("why-exhausted", "EXH-02")
    if verb == "block" and all(has_bypass(st, unit) for unit in fight.attackers):
        return Reason("why-bypass", "ATKP-07")
    return Reason("why-not-now", "ATKP-06" if verb == "block" else "ATKU-04")
