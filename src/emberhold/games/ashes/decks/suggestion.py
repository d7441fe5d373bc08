"""Decks by the program: a random one from a seed, and what a half-built one still lacks, each card with a reason."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Message
from emberhold.core.deck_tools import DeckProposal
from emberhold.core.fields import hint, shown
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import (
    CARD_TYPES,
    CONJURATION,
    COPIES,
    DECK_SIZE,
    DIE_TYPES,
    PHOENIXBORN,
    POOL_SIZE,
    READY_SPELL,
    TYPES,
)
from emberhold.games.ashes.decks.card_costs import brings_unit, fitting_dice, full_cost, type_words, types_of
from emberhold.games.ashes.decks.deck_value import Deck, from_setup
from emberhold.games.ashes.decks.legality import FIRST_FIVE_SIZE, problems
from emberhold.games.ashes.prebuilt_decks import DECKS

__all__ = ["finish", "random_deck"]

UNITS: Final = 12
"""So many of the 30 cards should bring a unit; the pre-built decks have 6 to 15."""
CHEAP: Final = 2
"""A card for so few dice is cheap."""
CHEAP_CARDS: Final = 15
RANDOM_COPIES: Final = (3, 3, 3, 2, 2, 1)
FIRST_UNITS: Final = 3
"""A random deck begins with so many cards that bring units; without any it could not attack."""
LACKS: Final = frozenset({"no-phoenixborn", "cards", "dice"})


def phoenixborns() -> list[str]:
    return [slug for slug, card in BY_SLUG.items() if card.kind == PHOENIXBORN]


def playable(phoenixborn: str) -> list[str]:
    """Every card that a deck of this Phoenixborn may hold (DECK-02, DECK-03)."""
    return [
        slug
        for slug, card in BY_SLUG.items()
        if card.kind not in (PHOENIXBORN, CONJURATION) and card.phoenixborn in ("", phoenixborn)
    ]


def random_deck(seed: int, phoenixborn: str = "") -> Deck:
    """A legal deck whose dice can pay for its cards; the same seed gives the same deck."""
    luck = Rng(seed)
    known = phoenixborns()
    if phoenixborn and phoenixborn not in known:
        raise SetupError(f"There is no Phoenixborn {shown(phoenixborn)}.{hint(phoenixborn, known)}")
    chosen = phoenixborn or known[luck.below(len(known))]
    kinds = list(range(DIE_TYPES))
    luck.shuffle(kinds)
    kinds = [*types_of(chosen), *(kind for kind in kinds if kind not in types_of(chosen))]
    wanted = kinds[: 3 if luck.below(4) == 0 else 2]
    pool = playable(chosen)
    luck.shuffle(pool)
    fitting = [slug for slug in pool if set(types_of(slug)) <= set(wanted)]
    units = [slug for slug in fitting if brings_unit(slug)][:FIRST_UNITS]
    cards: dict[str, int] = {}
    for slug in [*units, *fitting, *pool]:
        left = DECK_SIZE - sum(cards.values())
        if left and slug not in cards:
            cards[slug] = min(RANDOM_COPIES[luck.below(len(RANDOM_COPIES))], left)
    deck = Deck(chosen, cards, [0] * DIE_TYPES, [])
    deck.dice = fitting_dice(deck)
    deck.first_five = first_five(deck)
    return deck


def first_five(deck: Deck) -> list[str]:
    """Five different cards for the first round: ready spells and units first, and what ten dice can pay for."""
    left = POOL_SIZE
    out: list[str] = []
    ranked = sorted(deck.cards, key=lambda slug: (-_early(slug), full_cost(slug), slug))
    for slug in ranked:
        if len(out) < FIRST_FIVE_SIZE and full_cost(slug) <= left:
            out.append(slug)
            left -= full_cost(slug)
    out += [slug for slug in ranked if slug not in out][: FIRST_FIVE_SIZE - len(out)]
    return out


def _early(slug: str) -> int:
    return int(BY_SLUG[slug].kind == READY_SPELL) + int(brings_unit(slug))


def finish(deck: Deck) -> tuple[Deck, list[DeckProposal]]:
    """The deck with all that it lacks. What is in it stays; if that breaks a rule, it has to be mended first."""
    _check(deck)
    out = Deck(deck.phoenixborn, dict(deck.cards), deck.dice[:], deck.first_five[:], deck.name, deck.notes)
    proposals: list[DeckProposal] = []
    if not out.phoenixborn:
        proposals.append(_phoenixborn(out))
    while out.size() < DECK_SIZE:
        proposals.append(_card(out))
    if sum(out.dice) < POOL_SIZE:
        proposals += _dice(out)
    if not out.first_five:
        out.first_five = first_five(out)
        why = Message("finish-why-first-five", {})
        proposals += [DeckProposal("first_five", slug, 1, f"card-{slug}", why) for slug in out.first_five]
    return Deck(out.phoenixborn, out.cards, out.dice, out.first_five, out.name, out.notes), proposals


def _check(deck: Deck) -> None:
    for problem in problems(deck):
        too_many = {"cards": DECK_SIZE, "dice": POOL_SIZE}.get(problem.kind, 0)
        uniques = {BY_SLUG[slug].phoenixborn for slug in deck.cards} - {""}
        if problem.kind == "unique" and not deck.phoenixborn and len(uniques) == 1:
            continue
        if problem.kind not in LACKS or int(problem.args.get("n", 0)) > too_many:
            raise SetupError(f"{problem.place}: {problem} Mend this first; then the rest can be added.")


def _phoenixborn(deck: Deck) -> DeckProposal:
    """The Phoenixborn of a unique card, or the one whose usual dice the cards need most."""
    for slug in deck.cards:
        if BY_SLUG[slug].phoenixborn:
            deck.phoenixborn = BY_SLUG[slug].phoenixborn
            why = Message("finish-why-phoenixborn-unique", {"card": f"card-{slug}"})
            return DeckProposal("phoenixborn", deck.phoenixborn, 1, f"card-{deck.phoenixborn}", why)
    needed = _types(deck)
    fit = {slug: sum(kind in needed for kind in _usual_types(slug)) for slug in phoenixborns()}
    deck.phoenixborn = max(fit, key=lambda slug: fit[slug])
    why = Message("finish-why-phoenixborn-dice", {"dice": type_words(_usual_types(deck.phoenixborn))})
    return DeckProposal("phoenixborn", deck.phoenixborn, 1, f"card-{deck.phoenixborn}", why)


def _usual_types(phoenixborn: str) -> list[int]:
    """The types of dice in the pre-built deck of a Phoenixborn (DECK-06)."""
    for raw in DECKS.values():
        if raw["phoenixborn"] == phoenixborn:
            return [kind for kind, n in enumerate(from_setup(raw, "deck").dice) if n]
    return types_of(phoenixborn)


def _types(deck: Deck) -> list[int]:
    """The types of dice that the deck has or, while it has none, those that its cards need."""
    if sum(deck.dice):
        return [kind for kind in range(DIE_TYPES) if deck.dice[kind]]
    return sorted({kind for slug in deck.cards for kind in types_of(slug)})


def _card(deck: Deck) -> DeckProposal:
    """The card that the deck needs most, in as many copies as fit, and the strongest reason for it."""
    kinds = _types(deck)
    if len(kinds) < 2 and not sum(deck.dice):
        kinds = sorted({*kinds, *_usual_types(deck.phoenixborn)})
    best: tuple[int, str, Message] | None = None
    for slug in playable(deck.phoenixborn):
        if deck.cards.get(slug, 0) >= COPIES:
            continue
        reasons = _reasons(slug, kinds, deck)
        score = sum(points for points, _ in reasons)
        if best is None or score > best[0]:
            best = (score, slug, max(reasons, key=lambda reason: reason[0])[1])
    assert best is not None, "there are more cards than a deck holds"
    _, slug, why = best
    n = min(COPIES - deck.cards.get(slug, 0), DECK_SIZE - deck.size())
    deck.cards[slug] = deck.cards.get(slug, 0) + n
    return DeckProposal("cards", slug, n, f"card-{slug}", why)


def _reasons(slug: str, kinds: list[int], deck: Deck) -> list[tuple[int, Message]]:
    """What speaks for a card, with points; a card that the dice cannot pay for gets points taken off."""
    had = deck.cards.get(slug, 0)
    units = sum(n for other, n in deck.cards.items() if brings_unit(other))
    cheap = sum(n for other, n in deck.cards.items() if full_cost(other) <= CHEAP)
    needed = types_of(slug)
    out: list[tuple[int, Message]] = []
    strange = [kind for kind in needed if kind not in kinds]
    if not needed:
        out.append((1, Message("finish-why-basic", {})))
    else:
        out.append((2 - 6 * len(strange), Message("finish-why-dice", {"dice": type_words(needed)})))
    asked = {kind: sum(n for other, n in deck.cards.items() if kind in types_of(other)) for kind in kinds}
    if any(asked[kind] == min(asked.values()) for kind in needed if kind in asked):
        out.append((2, out[0][1]))  # so that the dice are used evenly
    same = sum(n for other, n in deck.cards.items() if BY_SLUG[other].kind == BY_SLUG[slug].kind)
    if not same:
        out.append((3, Message("finish-why-kind", {"kind": f"type-{CARD_TYPES[BY_SLUG[slug].kind]}"})))
    out.append((-(same // 6), out[0][1]))  # so that not all cards are of one type
    if had:
        out.append((6, Message("finish-why-copies", {"n": had})))
    if BY_SLUG[slug].phoenixborn:
        out.append((5, Message("finish-why-unique", {"phoenixborn": f"card-{deck.phoenixborn}"})))
    if brings_unit(slug) and units < UNITS:
        out.append((4, Message("finish-why-units", {"n": units})))
    if full_cost(slug) <= CHEAP and cheap < CHEAP_CARDS:
        out.append((3, Message("finish-why-cheap", {"n": full_cost(slug)})))
    return out


def _dice(deck: Deck) -> list[DeckProposal]:
    """Dice up to ten, so that all together come as near as possible to what the cards cost."""
    wanted = fitting_dice(deck)
    before = deck.dice[:]
    while sum(deck.dice) < POOL_SIZE:
        deck.dice[max(range(DIE_TYPES), key=lambda kind: (wanted[kind] - deck.dice[kind], -kind))] += 1
    out: list[DeckProposal] = []
    for kind, word in enumerate(TYPES):
        if deck.dice[kind] > before[kind]:
            cards = sum(n for slug, n in deck.cards.items() if kind in types_of(slug))
            why = Message("finish-why-die", {"n": cards})
            out.append(DeckProposal("dice", word, deck.dice[kind] - before[kind], f"die-{word}", why))
    return out
