"""Drawing, discarding from hand and draw pile, moving dice between pools: small steps that all rules use."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.decisions import NONE, Answers, Ask, Effect, Value
from emberhold.core.kinds import NO_CARD, CardId, DefIndex, Seat, Zone
from emberhold.games.ashes.constants import ALL_DICE, DICE, DIE_FACES, DISCARD, FACES, HAND, REMOVED, SIDES, TYPES
from emberhold.games.ashes.kinds import Die, DieType, Face
from emberhold.games.ashes.state import State


def draw_cards(st: State, seat: Seat, n: int) -> int:
    """Draw up to n cards; returns how many were drawn. An empty pile does no damage here (DISC-08, PREP-10)."""
    pile = st.draw[seat]
    drawn: list[CardId] = []
    while len(drawn) < n and pile:
        card = pile[-1]
        st.move(card, HAND, seat)
        drawn.append(card)
    if drawn:
        st.drawn[seat] = True
        if st.log is not None:
            st.tell("drew", seat=seat, amount=len(drawn), cards=[st.ref(card) for card in drawn])
    return len(drawn)


def hand_choices(st: State, seat: Seat) -> Answers:
    """The different cards in a hand, one answer each."""
    return [(card,) for card in different(st, st.hand[seat])]


def different(st: State, cards: list[CardId]) -> list[CardId]:
    """One instance of each name, in order.

    Of several copies it is the one that most viewers know. So a copy that was seen going to a hand is the one that
    leaves it, and nobody learns that there is a second.
    """
    best: dict[DefIndex, CardId] = {}
    seen, defs = st.seen, st.card
    for card in cards:
        name = defs[card]
        other = best.get(name, NO_CARD)
        if other < 0 or seen[card] > seen[other]:
            best[name] = card
    return list(best.values())


def discard_from_hand(st: State, seat: Seat, card: CardId) -> None:
    """HIDDEN-05: the card becomes public when it is discarded."""
    st.move(card, DISCARD, seat)
    if st.log is not None:
        st.tell("discarded", seat=seat, card=st.ref(card))


def mill(st: State, seat: Seat) -> CardId:
    """Discard the top card of a draw pile; NO_CARD if there is none (DISC-07)."""
    if not st.draw[seat]:
        return NO_CARD
    card = st.draw[seat][-1]
    st.move(card, DISCARD, seat)
    if st.log is not None:
        st.tell("discarded-top", seat=seat, card=st.ref(card))
    return card


def search_choices(st: State, seat: Seat) -> Answers:
    """HIDDEN-01: each card in the player's draw pile once, or nothing; sorted, so that the pile's order stays secret.

    Of several copies it is the lowest one: what is left to shuffle must not depend on how the cards are numbered.
    """
    pile = sorted(st.draw[seat], key=lambda card: st.card[card])
    return [*[(card,) for card in different(st, pile)], NONE]


def take_from_draw_pile(st: State, seat: Seat, card: CardId) -> None:
    """HIDDEN-03: only the owner knows the card."""
    st.move(card, HAND, seat)
    st.drawn[seat] = True
    if st.log is not None:
        st.tell("searched", seat=seat, card=st.ref(card))


def shuffle_draw_pile(st: State, seat: Seat) -> None:
    pile = st.draw[seat]
    st.rng.shuffle(pile)
    for card in pile:
        st.hide(card)
    if st.log is not None:
        st.tell("shuffled", seat=seat)


def die_of(kind: DieType, face: Face) -> Die:
    return Die(kind * 3 + face)


def die_id(die: Die) -> str:
    """A die with its face as a message id."""
    return f"die-{TYPES[die // 3]}-{FACES[die % 3]}"


def die_ids(pool: Sequence[int]) -> list[str]:
    """All dice of a pool as message ids."""
    return [die_id(die) for die in ALL_DICE for _ in range(pool[die])]


def roll(st: State) -> Face:
    """The face that a die shows when it is rolled (DICE-02)."""
    return SIDES[st.rng.below(len(SIDES))]


def ready_die(st: State, seat: Seat, kind: DieType, face: Face) -> None:
    """Move a die from the exhausted to the active pool, on this face."""
    st.exhausted_dice[seat][kind] -= 1
    st.dice[seat][kind * 3 + face] += 1
    if st.log is not None:
        st.tell("die-readied", seat=seat, die=die_id(die_of(kind, face)))


def exhaust_die(st: State, seat: Seat, die: Die) -> None:
    """Move a die (type * 3 + face) from the active to the exhausted pool."""
    st.dice[seat][die] -= 1
    st.exhausted_dice[seat][die // 3] += 1
    if st.log is not None:
        st.tell("die-exhausted", seat=seat, die=die_id(die))


def turn_die(st: State, seat: Seat, die: Die, face: Face) -> None:
    """DICE-07: turn an active die to another side."""
    st.dice[seat][die] -= 1
    st.dice[seat][die // 3 * 3 + face] += 1
    if st.log is not None:
        st.tell("die-turned", seat=seat, die=die_id(die), face=f"face-{FACES[face]}")


def die_home(st: State, owner: Seat, kind: DieType) -> None:
    """A die leaves a card: it goes to its owner's exhausted pool, or out of the game if its owner is (ELIM-03)."""
    if st.alive[owner]:
        st.exhausted_dice[owner][kind] += 1


def home_zone(st: State, card: CardId, zone: Zone) -> Zone:
    """The zone for a card that goes to its owner: this one, or out of the game if the owner is (ELIM-03)."""
    return zone if st.alive[st.owner[card]] else REMOVED


def die_turns(pool: Sequence[int]) -> Answers:
    """Every die of a pool with each side that it could be turned to."""
    return [(die, face) for die in range(DICE) if pool[die] for face in range(DIE_FACES) if face != die % 3]


def turn_dice(st: State, seat: Seat, n: int, first: Value = NONE) -> Effect:
    """Turn up to n dice of the active pool, each at most once, in any order (MEDIT-03, DICE-07).

    `first` is a die and its new side, if the player has chosen them already.
    """
    fresh = st.dice[seat][:]
    for left in range(n, 0, -1):
        answers = die_turns(fresh)
        if not answers:
            return
        answer = first
        if not first or left < n:
            answer = yield Ask("turn-die", seat, [*answers, NONE], about=(left,), rule="MEDIT-03")
        if not answer:
            return
        die, face = Die(answer[0]), Face(answer[1])
        fresh[die] -= 1
        turn_die(st, seat, die, face)
