"""Turns a scenario's `given` into a table. Only what matters has to be written; what is impossible is refused."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.fields import flag, items, mapping, number, one_of, only_keys
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, Seat
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed, play_stream
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import (
    CONJURATION,
    CONJURATIONS,
    DRAW,
    FIRST_FIVE,
    MID_ATTACK,
    PHOENIX,
    PHOENIXBORN,
    PREP_DISCARD,
    REMOVED,
    SEATS,
    TURN,
    TURN_OVER,
)
from emberhold.games.ashes.decks.deck_value import card_named
from emberhold.games.ashes.decks.legality import FIRST_FIVE_SIZE
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.rules.prepare import discard_answers, first_five_answers, pick_discard, pick_first_five
from emberhold.games.ashes.scenario.half_attack import read_attack
from emberhold.games.ashes.scenario.keys import NOBODY, PHASE_OF, PHASES, SEAT_KEYS, TABLE_KEYS, TURN_KEYS, ZONES
from emberhold.games.ashes.scenario.pieces import MOST_TOKENS, Pieces
from emberhold.games.ashes.scenario.possible import check_table
from emberhold.games.ashes.state import DEFS, State

DEFAULT_PHOENIXBORN = "aradel-summergaard"
MOST_MAIN = 3
"""A turn has one main action (TURN-02); a board may allow a few more, to show several in a row."""


def set_table(given: Mapping[str, object], seed: Seed) -> State:
    """Build the table; SetupError says which part of the board is impossible, and by which rule."""
    load_content()
    only_keys(given, (*TABLE_KEYS, *SEATS), "given")
    pieces = Pieces(_count_seats(given), play_stream(seed))
    st = pieces.st
    data = [mapping(given.get(letter, {}), f"given.{letter}") for letter in SEATS[: st.seats]]
    for seat in st.all_seats:
        _lay_seat(pieces, seat, data[seat])
    _lay_removed(pieces, given.get("removed", []), data)
    _lay_conjurations(pieces, data)
    pieces.order_attached()
    _lay_flow(pieces, given)
    for seat in st.all_seats:
        _lay_first_five(pieces, seat, data[seat])
        _check_suggestion(pieces, seat, data[seat])
        _lay_picks(pieces, seat, data[seat])
    if "attack" in given:
        st.half_attack = read_attack(pieces, given["attack"])
        st.phase = MID_ATTACK
    check_table(pieces)
    return st


def _count_seats(given: Mapping[str, object]) -> int:
    """How many seats there are: those that are written, and all seats before them."""
    return max([i + 1 for i, letter in enumerate(SEATS) if letter in given] + [2])


def _lay_seat(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    st, place = pieces.st, f"given.{SEATS[seat]}"
    only_keys(data, SEAT_KEYS, place)
    conceded = flag(data.get("conceded", False), f"{place}.conceded")
    st.conceded |= conceded << seat
    st.alive[seat] = not (flag(data.get("out", False), f"{place}.out") or conceded)
    if st.alive[seat]:
        st.phoenixborn[seat] = pieces.lay(
            seat, PHOENIX, data.get("phoenixborn", DEFAULT_PHOENIXBORN), f"{place}.phoenixborn"
        )
    for key, zone in ZONES.items():
        pieces.lay_all(seat, zone, data.get(key, []), f"{place}.{key}")
    for die in pieces.dice(data.get("dice", []), f"{place}.dice"):
        st.dice[seat][die] += 1
    for kind in pieces.dice_without_face(data.get("exhausted dice", []), f"{place}.exhausted dice"):
        st.exhausted_dice[seat][kind] += 1
    st.reacted[seat] = flag(data.get("reacted", False), f"{place}.reacted")


def _lay_removed(pieces: Pieces, raw: object, data: list[Mapping[str, object]]) -> None:
    """DISC-04, ELIM-02: with the Phoenixborn of players who are out; it comes last if it is not written there."""
    st = pieces.st
    pieces.lay_all(st.all_seats[0], REMOVED, raw, "given.removed")
    for card in st.removed:
        if DEFS[st.card[card]].kind == PHOENIXBORN:
            owner = st.owner[card]
            if st.alive[owner]:
                raise SetupError(
                    f"{pieces.places[card]}: {SEATS[owner]}, its player, is not out of the game (ELIM-01)."
                )
            if st.phoenixborn[owner] >= 0:
                raise SetupError(f"{pieces.places[card]}: {SEATS[owner]} has only one Phoenixborn (DECK-01).")
            st.phoenixborn[owner] = card
    for seat in st.all_seats:
        place = f"given.{SEATS[seat]}.phoenixborn"
        if st.phoenixborn[seat] < 0:
            item = data[seat].get("phoenixborn", DEFAULT_PHOENIXBORN)
            card = st.phoenixborn[seat] = pieces.lay(seat, PHOENIX, item, place)
            if st.wounds[card] or st.exhaustion[card] or st.status[card]:
                raise SetupError(f"{place}: {SEATS[seat]} is out, so nothing lies on this card (ELIM-02).")
            st.zone[card] = REMOVED
            st.removed.append(card)
        elif not st.alive[seat] and "phoenixborn" in data[seat]:
            raise SetupError(f"{place}: it is already among the removed cards; write it only once.")


def _lay_conjurations(pieces: Pieces, data: list[Mapping[str, object]]) -> None:
    for seat in pieces.st.all_seats:
        if "conjurations" in data[seat]:
            pieces.lay_all(seat, CONJURATIONS, data[seat]["conjurations"], f"given.{SEATS[seat]}.conjurations")
        elif pieces.st.alive[seat]:
            for slug in missing_conjurations(pieces.st, seat):
                pieces.lay(seat, CONJURATIONS, slug, f"given.{SEATS[seat]}.conjurations")


def missing_conjurations(st: State, seat: Seat) -> list[str]:
    """DECK-04: the conjurations that the seat's cards can summon, without those that are elsewhere on the table."""
    owned = [DEFS[st.card[c]] for c in st.all_cards() if st.owner[c] == seat and st.zone[c] != CONJURATIONS]
    wanted = {slug for definition in owned for slug in definition.summons}
    wanted |= {definition.slug for definition in owned if definition.kind == CONJURATION}
    return [
        slug
        for slug in sorted(wanted)
        for _ in range(BY_SLUG[slug].copies - sum(other.slug == slug for other in owned))
    ]


# -- the flow ----------------------------------------------------------------------------------------------------------


def _lay_flow(pieces: Pieces, given: Mapping[str, object]) -> None:
    st = pieces.st
    st.phase = PHASES[one_of(given.get("phase", "turns"), PHASES, "phase", "given.phase")]
    st.round = number(given.get("round", 1), "given.round", 1)
    st.sealed = one_of(given.get("lists", "open"), ("open", "sealed"), "kind of lists", "given.lists") == "sealed"
    for seat in pieces.seats(given.get("passed", []), "given.passed"):
        st.passed[seat] = True
    if st.phase in (TURN, TURN_OVER):
        _lay_turn(pieces, given)
    else:
        for key in TURN_KEYS:
            if key in given:
                raise SetupError(f"given.{key}: nobody has a turn in the phase '{PHASE_OF[st.phase]}' (TURN-01).")
    st.first = default_first(st)
    if given.get("first") == NOBODY:
        st.first = NO_SEAT
    elif "first" in given:
        st.first = pieces.seat(given["first"], "given.first")


def _lay_turn(pieces: Pieces, given: Mapping[str, object]) -> None:
    st = pieces.st
    st.active = pieces.seat(given["turn"], "given.turn") if "turn" in given else default_turn(st)
    spent = st.phase == TURN_OVER or "attack" in given
    st.main = number(given.get("main", 0 if spent else 1), "given.main", 0, MOST_MAIN)
    if spent and st.main:
        raise SetupError("given.main: the main action is spent by now; leave it out or write 0 (ATKP-01, TURN-07).")
    side = number(given.get("side", 1), "given.side", 0, MOST_TOKENS)
    st.side, st.extra_side = min(side, 1), max(0, side - 1)  # TURN-09: the turn's own side action is spent first


def default_turn(st: State) -> Seat:
    return next((seat for seat in st.all_seats if st.alive[seat]), st.all_seats[0])


def default_first(st: State) -> Seat:
    """The active player, if there is one; nobody before the first roll (SETUP-08)."""
    if st.phase == FIRST_FIVE:
        return NO_SEAT
    return st.decider() if st.active >= 0 else default_turn(st)


# -- choices in progress -----------------------------------------------------------------------------------------------


def _lay_first_five(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    """SETUP-03: which five a hand began with, as long as it holds nothing else."""
    st, place = pieces.st, f"given.{SEATS[seat]}.first five"
    st.drawn[seat] = st.phase != FIRST_FIVE and "first five" not in data
    if "first five" not in data:
        return
    names = _five_names(data["first five"], place)
    if st.phase == FIRST_FIVE:
        raise SetupError(
            f"{place}: the First Five are still being chosen; write those chosen so far as 'picked' (SETUP-03)."
        )
    for i, definition in enumerate(names):
        cards = [c for c in st.all_cards() if st.owner[c] == seat and st.card[c] == definition.index]
        out = [card for card in cards if st.zone[card] not in (DRAW, CONJURATIONS, PHOENIX)]
        if not out:
            raise SetupError(
                f"{place}[{i}]: '{definition.slug}' is not in the hand and has not left it either (SETUP-03)."
            )
        # A copy that not everybody knows cannot have returned to the hand, so it has been there from the beginning.
        st.first_five[seat].append(min(out, key=lambda card: st.seen[card]))


def _five_names(value: object, place: str) -> list[CardDef]:
    names = [card_named(slug, f"{place}[{i}]") for i, slug in enumerate(items(value, place))]
    if len(names) != FIRST_FIVE_SIZE or len({definition.slug for definition in names}) != FIRST_FIVE_SIZE:
        raise SetupError(f"{place}: a First Five is {FIRST_FIVE_SIZE} different cards (SETUP-03).")
    return names


def _check_suggestion(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    """SETUP-03: the five that a deck suggests, while they are being chosen; the match reads them from its set-up."""
    if "suggests" not in data:
        return
    st, place = pieces.st, f"given.{SEATS[seat]}.suggests"
    names = _five_names(data["suggests"], place)
    if st.phase != FIRST_FIVE:
        raise SetupError(f"{place}: the First Five are not chosen in the phase '{PHASE_OF[st.phase]}' (SETUP-03).")
    for i, definition in enumerate(names):
        if not any(st.card[card] == definition.index for card in st.draw[seat]):
            raise SetupError(f"{place}[{i}]: '{definition.slug}' is not in the draw pile (SETUP-03).")


def _lay_picks(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    """SETUP-03, PREP-05: what was chosen so far, one after the other as players would answer."""
    st, place = pieces.st, f"given.{SEATS[seat]}"
    if st.phase not in (FIRST_FIVE, PREP_DISCARD):
        for key in ("picked", "ready"):
            if key in data:
                raise SetupError(f"{place}.{key}: nothing is picked in the phase '{PHASE_OF[st.phase]}' (PREP-05).")
        return
    for i, slug in enumerate(items(data.get("picked", []), f"{place}.picked")):
        wanted = card_named(slug, f"{place}.picked[{i}]")
        answers = first_five_answers(st, seat) if st.phase == FIRST_FIVE else discard_answers(st, seat)
        card = next((CardId(value[0]) for value in answers if value and st.card[value[0]] == wanted.index), NO_CARD)
        if card < 0 or st.ready[seat]:
            raise SetupError(f"{place}.picked[{i}]: '{wanted.slug}' cannot be picked {_why_not_pick(st)}.")
        if st.phase == FIRST_FIVE:
            pick_first_five(st, seat, [card])
        else:
            pick_discard(st, seat, (card,))
    ready = flag(data.get("ready", st.ready[seat]), f"{place}.ready")
    if st.phase == FIRST_FIVE:
        if st.alive[seat] and ready != st.ready[seat]:
            raise SetupError(f"{place}.ready: a player is ready with {FIRST_FIVE_SIZE} picked cards (SETUP-03).")
        st.ready[seat] = ready or not st.alive[seat]
    else:
        st.ready[seat] = ready or not st.hand[seat] or not st.alive[seat]


def _why_not_pick(st: State) -> str:
    if st.phase == FIRST_FIVE:
        return f"from the draw pile: a First Five is {FIRST_FIVE_SIZE} different cards of it (SETUP-03)"
    return "from the hand (PREP-05)"
