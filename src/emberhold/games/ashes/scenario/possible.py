"""Which tables are possible: slots, copies, dice, life, and what the phase of the round allows."""

from __future__ import annotations

from collections import Counter

from emberhold.core.kinds import DefIndex, Seat
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import (
    BATTLEFIELD,
    CONJURATION,
    COPIES,
    DECK_SIZE,
    DRAW,
    FIRST_FIVE,
    IN_PLAY,
    MID_ATTACK,
    PHOENIXBORN,
    POOL_SIZE,
    ROLL,
    SEATS,
    TURN,
    TURN_OVER,
)
from emberhold.games.ashes.decks.legality import FIRST_FIVE_SIZE
from emberhold.games.ashes.rules.values import life_value, spells_on_spellboard
from emberhold.games.ashes.scenario.pieces import Pieces
from emberhold.games.ashes.state import DEFS, State


def check_table(pieces: Pieces) -> None:
    """SetupError names the first part of the board that is impossible."""
    st = pieces.st
    if sum(st.alive) < 2:
        raise SetupError("given: at least two players must still be in the game (WIN-02).")
    for seat in st.all_seats:
        _check_copies(pieces, seat)
        _check_dice(pieces, seat)
        if st.alive[seat]:
            _check_slots(pieces, seat)
            _check_life(pieces, seat)
            _check_first_five(pieces, seat)
        else:
            _check_out(pieces, seat)
        if st.sealed:
            _check_sealed(st, seat)
    _check_alterations(pieces)
    _check_bonuses(pieces)
    _check_token(st)
    _check_passes(st)
    if st.phase == FIRST_FIVE or (st.phase == ROLL and st.first < 0):
        _check_beginning(pieces)


def _check_slots(pieces: Pieces, seat: Seat) -> None:
    st, place = pieces.st, f"given.{SEATS[seat]}"
    phoenixborn = DEFS[st.card[st.phoenixborn[seat]]]
    units = st.battlefield[seat]
    if len(units) > phoenixborn.battlefield:
        raise SetupError(
            f"{place}.battlefield[{phoenixborn.battlefield}]: {len(units)} units, but {phoenixborn.slug} has room "
            f"for {phoenixborn.battlefield} (PLACE-01)."
        )
    if spells_on_spellboard(st, seat) > phoenixborn.spellboard:
        found: set[DefIndex] = set()
        for spell in st.spellboard[seat]:
            found.add(st.card[spell])
            if len(found) > phoenixborn.spellboard:
                raise SetupError(
                    f"{pieces.places[spell]}: {phoenixborn.slug} has room for {phoenixborn.spellboard} different "
                    "ready spells (PLACE-01)."
                )


def _check_copies(pieces: Pieces, seat: Seat) -> None:
    """DECK-01, SUMMON-05: how many copies there are in all zones together, also with other players.

    A draw pile counts only towards the size of the deck, because people fill it with any card.
    """
    st = pieces.st
    found: Counter[DefIndex] = Counter()
    for card in st.all_cards():
        definition = DEFS[st.card[card]]
        if st.owner[card] != seat or definition.kind == PHOENIXBORN or st.zone[card] == DRAW:
            continue
        found[definition.index] += 1
        most, rule = (definition.copies, "SUMMON-05") if definition.kind == CONJURATION else (COPIES, "DECK-01")
        if found[definition.index] > most:
            raise SetupError(
                f"{pieces.places[card]}: {SEATS[seat]} has more than {most} copies of '{definition.slug}' ({rule})."
            )
    cards = sum(n for index, n in found.items() if DEFS[index].kind != CONJURATION) + len(st.draw[seat])
    if cards > DECK_SIZE:
        raise SetupError(f"given.{SEATS[seat]}: {cards} cards; a deck has {DECK_SIZE} (DECK-01).")


def _check_dice(pieces: Pieces, seat: Seat) -> None:
    st = pieces.st
    on_cards = sum(owner == seat for _, owner, _ in st.card_dice)
    dice = sum(st.dice[seat]) + sum(st.exhausted_dice[seat]) + on_cards
    if dice > POOL_SIZE:
        raise SetupError(
            f"given.{SEATS[seat]}.dice: {dice} dice, active, exhausted and on cards; there are {POOL_SIZE} (DECK-01)."
        )


def _check_life(pieces: Pieces, seat: Seat) -> None:
    """DMG-04, DMG-16: a card with as many wounds as life would be destroyed at once."""
    st = pieces.st
    phoenixborn = st.phoenixborn[seat]
    lives = [(phoenixborn, DEFS[st.card[phoenixborn]].life)]
    lives += [(unit, life_value(st, unit)) for unit in st.battlefield[seat]]
    for card, life in lives:
        if st.wounds[card] >= life:
            raise SetupError(
                f"{pieces.places[card]}: {st.wounds[card]} wounds and {life} life; it would be destroyed (DMG-16)."
            )


def _check_first_five(pieces: Pieces, seat: Seat) -> None:
    """SETUP-03: a hand that holds nothing but the First Five."""
    st = pieces.st
    if st.drawn[seat] or st.phase == FIRST_FIVE:
        return
    everybody = (1 << st.seats + 1) - 1
    for card in st.hand[seat]:
        if card not in st.first_five[seat] and st.seen[card] != everybody:
            raise SetupError(
                f"{pieces.places[card]}: not one of the First Five; leave out 'first five' once cards were drawn "
                "(SETUP-03)."
            )


def _check_out(pieces: Pieces, seat: Seat) -> None:
    st, place = pieces.st, f"given.{SEATS[seat]}"
    piles = {
        "hand": st.hand[seat],
        "draw": st.draw[seat],
        "discard": st.discard[seat],
        "battlefield": st.battlefield[seat],
        "spellboard": st.spellboard[seat],
        "conjurations": st.conjurations[seat],
        "dice": [die for die in st.dice[seat] if die],
        "exhausted dice": [die for die in st.exhausted_dice[seat] if die],
        "first five": st.first_five[seat],
    }
    for key, pile in piles.items():
        if pile:
            raise SetupError(f"{place}.{key}: {SEATS[seat]} is out of the game and has none (ELIM-02, ELIM-04).")


def _check_sealed(st: State, seat: Seat) -> None:
    """Decks with sealed lists must be complete, because dealing them anew depends on how large decks and piles are."""
    owned = [DEFS[st.card[card]] for card in st.all_cards() if st.owner[card] == seat]
    cards = [d for d in owned if d.kind not in (PHOENIXBORN, CONJURATION)]
    if len(cards) != DECK_SIZE:
        raise SetupError(
            f"given.lists: {SEATS[seat]} has {len(cards)} cards; a deck with a sealed list must have all {DECK_SIZE} "
            "(DECK-01)."
        )
    phoenixborn = DEFS[st.card[st.phoenixborn[seat]]].slug
    for d in cards:
        if d.phoenixborn not in ("", phoenixborn):
            raise SetupError(f"given.lists: only {d.phoenixborn} may have '{d.slug}' in a sealed deck (DECK-03).")
    wanted = Counter({slug: 1 for d in owned for slug in d.summons})
    for slug in sorted({*wanted, *(d.slug for d in owned if d.kind == CONJURATION)}):
        copies = next(d.copies for d in DEFS if d.slug == slug)
        if slug not in wanted or sum(d.slug == slug for d in owned) != copies:
            raise SetupError(
                f"given.lists: {SEATS[seat]} needs all {copies} copies of '{slug}', or none and no summoner (DECK-04)."
            )


def _check_alterations(pieces: Pieces) -> None:
    """ALTER-02: an alteration had to fit when it was attached; a unit's printed values show whether it could."""
    st = pieces.st
    for alteration in st.attached:
        fits = DEFS[st.card[alteration]].fits
        if fits is None:
            continue
        bare = State(st.seats, Rng(0))
        anybody = bare.all_seats[0]
        unit = bare.new_card(st.card[st.host[alteration]], anybody, BATTLEFIELD)
        bare.battlefield[anybody].append(unit)
        if not fits(bare, unit):
            raise SetupError(f"{pieces.places[alteration]}: it cannot be attached to such a unit (ALTER-02).")


def _check_bonuses(pieces: Pieces) -> None:
    """TURN-13: what lasts for a turn is over when nobody has one."""
    st = pieces.st
    if st.phase in (TURN, TURN_OVER, MID_ATTACK):
        return
    for card, place in enumerate(pieces.places):
        if st.boost[card] or st.bypass[card]:
            raise SetupError(f"{place}: 'boost' and 'bypass' last for a turn, and it is nobody's turn (TURN-13).")


def _check_token(st: State) -> None:
    """SETUP-08, PREP-03, ELIM-06: whether this player can hold the first player token."""
    if st.first < 0:
        if st.phase != FIRST_FIVE and (st.phase != ROLL or st.round > 1):
            raise SetupError("given.first: somebody holds the first player token once dice were rolled (PREP-03).")
    elif st.phase == FIRST_FIVE:
        raise SetupError("given.first: nobody holds the first player token yet (SETUP-08).")
    elif not st.alive[st.first]:
        raise SetupError(
            f"given.first: {SEATS[st.first]} is out of the game, so another player has the token (ELIM-06)."
        )


def _check_passes(st: State) -> None:
    """TURN-12: only passes in a row count, up to the current turn."""
    if st.phase not in (TURN, TURN_OVER, MID_ATTACK):
        return
    around = st.seats_from(st.active)
    before = [seat for seat in around[::-1] if seat != st.active]
    streak = 0
    while streak < len(before) and st.passed[before[streak]]:
        streak += 1
    for seat in before[streak:]:
        if st.passed[seat]:
            raise SetupError(
                f"given.passed: {SEATS[seat]} passed, but {SEATS[before[streak]]} had a turn since and did not "
                "(TURN-12)."
            )
    if not st.alive[st.active]:
        return
    if st.main and st.passed[st.active]:
        raise SetupError(
            f"given.passed: {SEATS[st.active]} has a main action left and did not pass in this turn (TURN-12)."
        )
    if not st.main and streak and not st.passed[st.active]:
        raise SetupError(
            f"given.passed: {SEATS[st.active]} spent the main action without passing, so earlier passes do not "
            "count any more (TURN-12)."
        )


def _check_beginning(pieces: Pieces) -> None:
    """SETUP-02 to SETUP-06: before the first roll nothing has happened yet."""
    st = pieces.st
    if st.round > 1:
        raise SetupError("given.round: this happens in the first round only (SETUP-03).")
    for card, place in enumerate(pieces.places):
        played = IN_PLAY >> st.zone[card] & 1 and DEFS[st.card[card]].kind != PHOENIXBORN
        if played or st.wounds[card] or st.exhaustion[card] or st.status[card]:
            raise SetupError(f"{place}: nothing has come into play before the first roll (SETUP-02).")
    for seat in st.all_seats:
        place = f"given.{SEATS[seat]}"
        if any(st.dice[seat]):
            raise SetupError(f"{place}.dice: before the first roll all dice are exhausted (SETUP-06).")
        if st.alive[seat] and not any(st.exhausted_dice[seat]):
            raise SetupError(f"{place}.exhausted dice: everybody needs dice for the first roll (SETUP-06, PREP-03).")
        if st.phase != FIRST_FIVE or not st.alive[seat]:
            continue
        if st.hand[seat] or st.discard[seat]:
            zone = "hand" if st.hand[seat] else "discard"
            raise SetupError(f"{place}.{zone}: the whole deck is in 'draw' while the First Five are chosen (SETUP-03).")
        if len({st.card[card] for card in st.draw[seat]}) < FIRST_FIVE_SIZE:
            raise SetupError(
                f"{place}.draw: a First Five needs {FIRST_FIVE_SIZE} different cards to choose from (SETUP-03)."
            )
