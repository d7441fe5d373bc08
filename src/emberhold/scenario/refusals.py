"""Checks what a seat cannot do and which rule forbids it: finds the thing that is meant and asks the match about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.scenario.format import Refusal
from emberhold.scenario.lexicon import Lexicon
from emberhold.scenario.phrases import bare, did_you_mean

__all__ = ["check_refusal"]

_Lying = tuple[int, str]
"""A card by its id in a view, and the key under which it lies there."""


def check_refusal(
    refusal: Refusal, verbs: Mapping[str, Sequence[str]], match: Match, lexicon: Lexicon
) -> Iterator[str]:
    phrase = refusal.phrase
    lying = _cards_meant(refusal, verbs, match)
    found = [id for id, zone in lying if refusal.zone in ("", zone)]
    thing: object = refusal.thing
    if found:
        _, _, number = refusal.thing.partition("#")
        nth = int(number) if number.isdecimal() else 1
        if not 1 <= nth <= len(found):
            yield f"'{refusal.thing}' is not there: the seat sees {len(found)} of them"
            return
        thing = found[nth - 1]
    elif refusal.zone and lying:
        zones = list(dict.fromkeys(zone for _, zone in lying))
        hint = did_you_mean(refusal.zone, zones)
        yield f"in '{phrase}', no {refusal.thing} lies there; the seat sees it in: {', '.join(zones)}.{hint}"
        return
    else:
        doubts = list(lexicon.doubts(refusal.thing, refusal.verb))
        if refusal.zone and not doubts:
            doubts = [f"the seat sees no {refusal.thing}"]
        if doubts:
            yield from (f"in '{phrase}', {doubt}" for doubt in doubts)
            return
    try:
        reason = match.why_not(refusal.seat, refusal.verb, thing)
    except EmberholdError as error:
        yield f"'{phrase}' cannot be asked about: {error}"
        return
    if reason is None:
        yield f"'{phrase}' is possible; expected that {refusal.rule} forbids it"
    elif reason.rule != refusal.rule:
        yield f"'{phrase}': expected {refusal.rule}, found {reason.rule} ({reason.text.id})"


def _cards_meant(refusal: Refusal, verbs: Mapping[str, Sequence[str]], match: Match) -> list[_Lying]:
    """Every card that a thing can mean, the likeliest first.

    With a seat's letter, that seat's cards. Otherwise first the seat's own cards in the zone for this verb (cards are
    played from the hand), then cards in the middle of the table in such a zone (cards are gained from the market), then
    the seat's own cards elsewhere, then all others.
    """
    view = match.view(refusal.seat)
    owner, named, _ = refusal.thing.rpartition("/")
    slug = bare(refusal.thing)
    players = view.get("players")
    hands = players if isinstance(players, list | tuple) else ()
    zones = [zone for zone, possible in verbs.items() if refusal.verb in possible]

    def lying(seat: int) -> list[_Lying]:
        return _cards(hands[seat], slug) if seat < len(hands) else []

    def by_zone(cards: list[_Lying]) -> list[_Lying]:
        fit = [card for card in cards if card[1] in zones]
        return sorted(fit, key=lambda card: zones.index(card[1])) + [card for card in cards if card not in fit]

    if named:
        return by_zone(lying(SEAT_LETTERS.index(owner))) if owner in tuple(SEAT_LETTERS) else []
    own = by_zone(lying(refusal.seat))
    middle = by_zone(_cards({key: part for key, part in view.items() if key != "players"}, slug))
    others = [card for seat in range(len(hands)) if seat != refusal.seat for card in lying(seat)]
    fitting = [card for cards in (own, middle) for card in cards if card[1] in zones]
    return fitting + [card for card in (*own, *middle, *others) if card not in fitting]


def _cards(view: object, slug: str) -> list[_Lying]:
    """All cards of that name in the order of the view; cards that lie on others come last."""
    found = sorted(_walk(view, slug, "", 0), key=lambda card: card[2])
    return [(id, zone) for id, zone, _ in found]


def _walk(view: object, slug: str, zone: str, on: int) -> Iterator[tuple[int, str, int]]:
    if isinstance(view, Mapping):
        found = view.get("id")
        if view.get("card") == slug and isinstance(found, int):
            yield found, zone, on
        for key, part in view.items():
            yield from _walk(part, slug, str(key), on + ("card" in view))
    elif isinstance(view, list | tuple):
        for part in view:
            yield from _walk(part, slug, zone, on)
