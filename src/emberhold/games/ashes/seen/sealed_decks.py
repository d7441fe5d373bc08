"""Sealed deck lists: makes up a legal deck that fits everything seen of an opponent's deck so far."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from emberhold.core.kinds import DefIndex, Seat, Viewer
from emberhold.core.rng import Rng
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import CONJURATION, COPIES, PHOENIXBORN
from emberhold.games.ashes.state import DEFS, State


def imagine(
    st: State, seat: Seat, viewer: Viewer, slots: int, different: int, taken: set[DefIndex], rng: Rng
) -> list[DefIndex]:
    """Names for the unseen cards of a seat that fit what the viewer has seen; its conjuration pile is changed to match.

    The size of every pile is public (HIDDEN-04), so the imagined deck must need exactly as many conjurations.
    `different` of the unseen cards belong to a First Five in which the names in `taken` have been seen (SETUP-03).
    """
    seen: dict[DefIndex, int] = {}
    pile = 0
    in_play: dict[str, int] = {}
    for card in st.all_cards():
        if st.owner[card] != seat or DEFS[st.card[card]].kind == PHOENIXBORN:
            continue
        known = bool(st.seen[card] >> viewer & 1)
        definition = DEFS[st.card[card]]
        if definition.kind == CONJURATION:
            pile += 1
            if known:
                in_play[definition.slug] = in_play.get(definition.slug, 0) + 1
        elif known:
            seen[definition.index] = seen.get(definition.index, 0) + 1
    summoned = {slug for index in seen for slug in DEFS[index].summons} | set(in_play)
    extra = _more_conjurations(st, seat, summoned, pile, slots, rng)
    names = _unseen_cards(st, seat, seen, summoned | set(extra), extra, slots, rng)
    if len(set(names) - taken) < different:  # few cards are unseen, and too many of them got the same name
        others = [index for index in _allowed(st, seat, summoned | set(extra)) if index not in seen]
        rng.shuffle(others)
        names = list(dict.fromkeys([*names[: len(extra)], *others]))[:slots]
    # Conjurations that have been in play are known, and an effect may still refer to them; only the rest is imagined.
    unseen = [card for card in st.conjurations[seat] if DEFS[st.card[card]].slug not in summoned]
    imagined = [BY_SLUG[slug].index for slug in sorted(extra) for _ in range(BY_SLUG[slug].copies)]
    for card, name in zip(unseen, imagined, strict=True):
        st.card[card] = name
    return names


def _legal(st: State, seat: Seat) -> list[DefIndex]:
    """DECK-02, DECK-03: the cards this seat's Phoenixborn may have in the deck."""
    phoenixborn = DEFS[st.card[st.phoenixborn[seat]]].slug
    return [d.index for d in DEFS if d.kind not in (PHOENIXBORN, CONJURATION) and d.phoenixborn in ("", phoenixborn)]


def _allowed(st: State, seat: Seat, summoned: set[str]) -> list[DefIndex]:
    """The legal cards that summon nothing but these conjurations."""
    return [index for index in _legal(st, seat) if all(slug in summoned for slug in DEFS[index].summons)]


def _more_conjurations(st: State, seat: Seat, summoned: set[str], pile: int, slots: int, rng: Rng) -> tuple[str, ...]:
    """Further conjurations whose limits add up to what is left of the pile (DECK-04)."""
    left = pile - sum(BY_SLUG[slug].copies for slug in summoned)
    possible = sorted({slug for index in _legal(st, seat) for slug in DEFS[index].summons} - summoned)
    fitting = _adding_up(tuple(possible), min(len(possible), slots), left)
    return fitting[rng.below(len(fitting))]


@lru_cache(maxsize=256)
def _adding_up(possible: tuple[str, ...], most: int, copies: int) -> tuple[tuple[str, ...], ...]:
    """All choices of at most so many conjurations that have so many copies together."""
    return tuple(
        [
            chosen
            for n in range(most + 1)
            for chosen in combinations(possible, n)
            if sum([BY_SLUG[slug].copies for slug in chosen]) == copies
        ]
    )


def _unseen_cards(
    st: State, seat: Seat, seen: dict[DefIndex, int], summoned: set[str], extra: tuple[str, ...], slots: int, rng: Rng
) -> list[DefIndex]:
    """One summoning spell for each new conjuration, the rest at random, but nothing that summons anything else."""
    names: list[DefIndex] = []
    legal = _allowed(st, seat, summoned)
    for slug in extra:
        spells = [index for index in legal if slug in DEFS[index].summons]
        names.append(spells[rng.below(len(spells))])
    pool = [index for index in legal for _ in range(COPIES - seen.get(index, 0) - names.count(index))]
    rng.shuffle(pool)
    return names + pool[: slots - len(names)]
