"""Why can't I do that? A reason and its rule for everything a seat can see and every verb of its zone."""

from __future__ import annotations

from typing import Final

from emberhold.core import reasons
from emberhold.core.decisions import Arg, Decision, Option, WhyNot
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.reasons import Reason
from emberhold.games.aeons_end.constants import (
    BREACH_ID,
    CASTING,
    CHARGE_PRICE,
    CURSE,
    HAND,
    MAIN,
    NEMESIS,
    NEMESIS_PLAY,
    OWNERS,
    PILE_ID,
    POSITIONS,
    POWER,
    PREPPED,
    SPELL,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.aether import ON_BREACHES, ON_CARD, PLAIN, has_aether, slots
from emberhold.games.aeons_end.rules.breaches import capacity, focus_price, open_price
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.rules.player_turn import can_use_ability, must_cast
from emberhold.games.aeons_end.seen.names import name
from emberhold.games.aeons_end.state import DEFS, MAGES, NO_BREACH, State

VERBS: Final = {
    "hand": ("play", "prep"),
    "prepped": ("cast",),
    "market": ("gain",),
    "breaches": ("focus", "open"),
    "play": ("discard",),
    "button": ("charge", "ability", "end-turn"),
}
"""What somebody may want to do with a thing, by where it is. Things are named by their ids."""
BUTTONS: Final = {"charge": ("charge",), "ability": ("use", "ability"), "end-turn": ("end", "turn")}


SEVERAL: Final = frozenset({"gems", "all"})
"""Words of answers that stand for several, such as "play all gems": they say nothing about one card."""

NO_SUCH_THING: Final = Reason("why-no-such-thing", "MAIN-01")
IN_THE_MIDDLE: Final = Reason("why-in-the-middle", "GEN-09")


def why_not(st: State, seat: Seat, verb: str, thing: object, *, asked: Decision | None, quiet: bool) -> WhyNot | None:
    """None if the seat has an option for it right now; otherwise why there is none.

    `asked` is what the seat has to decide now, `quiet` whether no action is in progress.
    """
    id = _find(st, seat, verb, thing)
    args: dict[str, Arg] = {}
    if 0 < id < PILE_ID:
        args["card"] = name(st, CardId(id - 1))
    elif PILE_ID <= id < BREACH_ID:
        args["card"] = f"card-{DEFS[st.pile[id - PILE_ID]].slug}"

    def fits(option: Option) -> bool:
        return id in option.refs if option.refs else SEVERAL.isdisjoint(option.meaning)

    return reasons.why_not(
        asked,
        seat,
        verb,
        fits,
        lambda: _reason(st, seat, verb, id, quiet=quiet, asked=asked is not None),
        buttons=BUTTONS,
        args=args,
    )


def _find(st: State, seat: Seat, verb: str, thing: object) -> int:
    """The id of a thing that is named by its id, its name or its position; 0 if there is no such thing."""
    if isinstance(thing, int):
        known = (
            0 < thing <= len(st.card)
            or thing - PILE_ID in range(len(st.pile))
            or thing - BREACH_ID in range(4 * st.seats)
        )
        return thing if known else 0
    word = str(thing)
    if word in POSITIONS:
        return BREACH_ID + 4 * seat + POSITIONS.index(word)
    piles = [PILE_ID + pile for pile, index in enumerate(st.pile) if DEFS[index].slug == word]
    own = [*st.hand[seat], *st.prepped_of(seat), *st.in_play, *st.played[seat], *st.discard[seat]]
    cards = [card + 1 for card in own if DEFS[st.card[card]].slug == word]
    found = piles + cards if verb == "gain" else cards + piles
    return found[0] if found else 0


def _reason(st: State, seat: Seat, verb: str, id: int, *, quiet: bool, asked: bool) -> Reason:
    if st.outcome is not None:
        return Reason("why-over", "END-01")
    if verb not in BUTTONS and not id and verb not in NEMESES[st.nemesis].verbs:
        return NO_SUCH_THING
    never = _never(st, seat, verb, id)
    if never is not None:
        return never
    if st.active == NEMESIS:
        return Reason("why-nemesis-turn", "TURN-02")
    if verb == "ability":
        return _why_no_ability(st, seat, quiet=quiet)
    if st.active != seat:
        return Reason("why-not-your-turn", "TURN-02")
    if not quiet or not asked:
        return IN_THE_MIDDLE
    if verb == "end-turn":
        return Reason(
            "why-must-cast" if must_cast(st, seat) else "why-casting-first",
            "CAST-02" if must_cast(st, seat) else "TURN-11",
        )
    if verb == "cast":
        return Reason("why-casting-over", "CAST-01")
    if st.phase == CASTING:
        return Reason("why-casting-first", "TURN-11")
    return _why_not_main(st, seat, verb, id)


def _never(st: State, seat: Seat, verb: str, id: int) -> Reason | None:
    """Why it is never possible: the thing belongs to somebody else, is elsewhere, or is of the wrong kind."""
    card = CardId(id - 1) if id < PILE_ID else NO_CARD
    if verb in ("play", "prep", "cast"):
        if card < 0:
            return NO_SUCH_THING
        if st.holder[card] >= 0 and st.holder[card] != seat:
            return Reason("why-not-yours", "CAST-14" if verb == "cast" else "MAIN-02")
        if verb == "cast":
            return None if st.zone[card] == PREPPED else Reason("why-not-prepped", "CAST-01")
        if st.zone[card] != HAND:
            return Reason("why-not-in-hand", "MAIN-02")
        return _wrong_kind(st, verb, card)
    if verb == "gain" and id >= BREACH_ID:
        return NO_SUCH_THING
    if verb in ("focus", "open"):
        return _wrong_breach(st, seat, id)
    if verb == "discard":
        if card < 0 or st.zone[card] != NEMESIS_PLAY:
            return Reason("why-no-discard", "MAIN-10")
        if DEFS[st.card[card]].kind != POWER:
            return Reason("why-minion", "CAST-07")
        if DEFS[st.card[card]].to_discard is None:
            return Reason("why-no-to-discard", "NEM-11")
    return None


def _wrong_kind(st: State, verb: str, card: CardId) -> Reason | None:
    definition = DEFS[st.card[card]]
    if definition.fixed or definition.kind == CURSE:
        return Reason("why-cannot-be-played", "GEN-02")
    if verb == "play" and definition.kind == SPELL:
        return Reason("why-spell", "BREACH-10")
    if verb == "prep" and definition.kind != SPELL:
        return Reason("why-no-spell", "BREACH-10")
    return None


def _wrong_breach(st: State, seat: Seat, id: int) -> Reason | None:
    b = Breach(id - BREACH_ID)
    if b < 0:
        return NO_SUCH_THING
    if OWNERS[b] != seat:
        return Reason("why-not-your-breach", "BREACH-11")
    if st.breach[b] == NO_BREACH:
        return Reason("why-no-breach", "BREACH-18")
    if st.open[b]:
        return Reason("why-open-already", "BREACH-05")
    return None


def _why_no_ability(st: State, seat: Seat, *, quiet: bool) -> Reason:
    mage = MAGES[st.mage[seat]]
    if st.charges[seat] < mage.charges:
        return Reason("why-charges", "ABILITY-01", {"n": mage.charges - st.charges[seat]})
    if not can_use_ability(st, seat) or not quiet:
        return Reason("why-ability-moment", "ABILITY-05")
    return Reason("why-ability-refused", "ABILITY-05")


def _why_not_main(st: State, seat: Seat, verb: str, id: int) -> Reason:
    if verb == "prep":
        return _why_no_prep(st, seat)
    if verb == "charge":
        if st.charges[seat] >= slots(st, seat):
            return Reason("why-charged", "CHARGE-04")
        return Reason("why-aether", "CHARGE-01", {"n": CHARGE_PRICE, "have": has_aether(st, seat, PLAIN)})
    if verb in ("focus", "open"):
        b = Breach(id - BREACH_ID)
        n = focus_price(st, b) if verb == "focus" else open_price(st, b)
        rule = "BREACH-02" if verb == "focus" else "BREACH-04"
        return Reason("why-aether", rule, {"n": n, "have": has_aether(st, seat, ON_BREACHES)})
    if verb == "gain" and id >= PILE_ID:
        pile = Pile(id - PILE_ID)
        if not st.left[pile]:
            return Reason("why-empty-pile", "MARKET-05")
        have = has_aether(st, seat, ON_CARD[DEFS[st.pile[pile]].kind])
        return Reason("why-aether", "MAIN-07", {"n": price(st, pile), "have": have})
    if verb == "discard":
        wanted = DEFS[st.card[id - 1]].to_discard
        assert wanted is not None
        return Reason(f"why-price-{wanted.words}", "NEM-11", dict(wanted.numbers))
    if st.phase == MAIN and verb in NEMESES[st.nemesis].verbs:
        message, rule = NEMESES[st.nemesis].why_not(st, seat, verb)
        return Reason(message, rule)
    return NO_SUCH_THING


def _why_no_prep(st: State, seat: Seat) -> Reason:
    """BREACH-10, BREACH-11: no breach has room, or those with room are closed and were not focused this turn."""
    usable = [b for b in st.breaches_of(seat) if st.open[b] or st.focused[b]]
    if not usable:
        return Reason("why-no-usable-breach", "BREACH-10")
    assert all(len(st.prepped[b]) >= capacity(st, b) for b in usable)
    return Reason("why-breaches-full", "BREACH-11")
