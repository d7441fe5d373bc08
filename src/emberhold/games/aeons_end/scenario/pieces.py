"""The cards of a scenario's board: how one is written, what may lie where, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from emberhold.core.fields import flag, items, mapping, one_of, only_keys, shown
from emberhold.core.kinds import NO_SEAT, CardId, DefIndex, Seat, Zone
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG
from emberhold.games.aeons_end.constants import (
    ASIDE,
    ATTACHED,
    ATTACK,
    CURSE,
    DECK,
    DISCARD,
    FORGE,
    FORGED,
    GEM,
    HAND,
    KINDS,
    MARKET,
    MAT_DECK,
    MINION,
    NEMESIS_CARD,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PLAY,
    ON_MAT,
    PLAYED,
    POWER,
    PREPPED,
    RELIC,
    RESOLVING,
    SETTING_UP,
    SPELL,
    STARTER,
    TURN_CARD,
    UNIQUE_STARTER,
)
from emberhold.games.aeons_end.defs import CardDef, MageDef
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, MAGES, State

__all__ = ["USED", "Pieces", "Room", "marked", "names_in", "on_the_board", "one_with_facts", "told_of"]

USED: Final = "used"
"""Marks a card whose once-per-turn effect has been used this turn."""


class Room:
    """A place for cards: what may lie there, in words, and the rule that says so."""

    __slots__ = ("fits", "rule", "words")

    def __init__(self, words: str, rule: str, fits: Callable[[CardDef], bool]) -> None:
        self.words = words
        self.rule = rule
        self.fits = fits


def _of_a_player(card: CardDef) -> bool:
    return card.kind in (GEM, RELIC, SPELL, CURSE)


def _of_the_deck(card: CardDef) -> bool:
    return card.kind in (ATTACK, MINION, POWER) and card.tier > 0


_PLAYER_CARDS: Final = "players have gems, relics and spells there"
ROOMS: Final[Mapping[Zone, Room]] = {
    HAND: Room(_PLAYER_CARDS, "SETUP-03", _of_a_player),
    DECK: Room(_PLAYER_CARDS, "SETUP-03", _of_a_player),
    DISCARD: Room(_PLAYER_CARDS, "GEN-05", _of_a_player),
    PLAYED: Room("only gems and relics are played", "MAIN-02", lambda card: card.kind in (GEM, RELIC)),
    PREPPED: Room("only spells are prepped", "BREACH-10", lambda card: card.kind == SPELL),
    ATTACHED: Room("only relics that say so are attached", "ATTACH-01", lambda card: card.attaches),
    FORGE: Room("only Forged cards lie there", "GEN-02", lambda card: card.role == FORGED),
    NEMESIS_DECK: Room("it holds nemesis cards of tier 1 to 3", "SETUP-08", _of_the_deck),
    NEMESIS_DISCARD: Room("nemesis cards of tier 1 to 3 go there", "SETUP-08", _of_the_deck),
    NEMESIS_PLAY: Room("only minions and powers stay in play", "NEM-13", lambda card: card.kind in (MINION, POWER)),
    RESOLVING: Room("only an attack is resolved there", "NEM-05", lambda card: card.kind == ATTACK),
}
IN_BATTLE: Final = (*ROOMS, ON_MAT, MAT_DECK)
OUT: Final = -1
"""In place of a limit: this card is not in this battle at all."""


def one_with_facts(raw: object, known: tuple[str, ...], place: str) -> tuple[object, Mapping[str, object]]:
    """A name, or a name with facts: `{needlemaw: {life: 3}}`."""
    if not isinstance(raw, Mapping):
        return raw, {}
    if len(raw) != 1:
        raise SetupError(f"{place}: write one card as 'name' or as 'name: {{{known[0]}: …}}'; found {shown(raw)}.")
    ((name, inner),) = raw.items()
    facts = mapping(inner, place)
    only_keys(facts, known, place)
    return name, facts


def names_in(value: object) -> Iterator[str]:
    """Every name in a value, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from names_in(key)
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def on_the_board(st: State, index: DefIndex) -> int:
    """How many copies of a card are in the battle, without supply piles and cards that have left it."""
    return sum(st.zone[card] in IN_BATTLE for card in range(len(st.card)) if st.card[card] == index)


def marked(st: State, card: CardId, facts: dict[str, object] | None = None) -> object:
    """A card as a board writes it: its name, with facts if there are any."""
    told = dict(facts or {})
    if card in st.once:
        told[USED] = True
    slug = DEFS[st.card[card]].slug
    return {slug: told} if told else slug


def told_of(st: State, card: CardId) -> dict[str, object]:
    """A card as a `then` finds it, and whether its once-per-turn effect has been used."""
    return used_or_not(DEFS[st.card[card]].slug, used=card in st.once)


def used_or_not(slug: str, *, used: bool) -> dict[str, object]:
    """A card or treasure by its name, and whether it was used this turn."""
    return {"card": slug, USED: True} if used else {"card": slug}


class Pieces:
    """Puts the cards of a board down one by one, refuses those that cannot be there, and counts them."""

    def __init__(self, st: State, named: list[MageDef | None], over: str) -> None:
        self.st = st
        self.named = named
        """By seat: the mage; None if the board does not name one."""
        self.over = over
        """How the battle has ended, if it has; then the card that ended it may still be there."""
        self.places: dict[DefIndex, list[str]] = {}
        """By card: where the board mentions it."""
        self.several: dict[str, int] = {}
        """Nemesis cards of which there is more than one."""
        self.rooms = dict(ROOMS)
        """Where cards may lie; a nemesis with cards on its mat adds a room for them."""

    def lay(
        self, raw: object, zone: Zone, holder: Seat, place: str, known: tuple[str, ...] = (USED,)
    ) -> tuple[CardId, Mapping[str, object]]:
        """Put down a card; returns it and the facts written with its name."""
        name, facts = one_with_facts(raw, known, place)
        definition = BY_SLUG[one_of(name, BY_SLUG, "card", place)]
        self.admit(definition, zone, place)
        card = self.take(definition, zone, holder)
        self.mark(card, facts, place)
        return card, facts

    def take(self, definition: CardDef, zone: Zone, holder: Seat = NO_SEAT) -> CardId:
        """The topmost card of this name in the mat's own deck, or else a new one."""
        st = self.st
        ready = [card for card in st.mat.own_deck if st.card[card] == definition.index]
        if not ready:
            return st.new_card(definition.index, zone, holder)
        st.mat.own_deck.remove(ready[-1])
        st.zone[ready[-1]] = zone
        st.holder[ready[-1]] = holder
        return ready[-1]

    def lay_own_deck(self, raw: object, place: str) -> None:
        """The mat's own deck, written from the top; its cards that are not named are not in this battle."""
        mat = self.st.mat
        deck = self.lay_all(raw, MAT_DECK, NO_SEAT, place, from_top=True)
        for card in mat.own_deck:
            self.st.zone[card] = ASIDE
        mat.own_deck = deck

    def mark(self, card: CardId, facts: Mapping[str, object], place: str) -> None:
        if flag(facts.get(USED, False), f"{place}.{USED}"):
            self.in_a_turn(f"{place}.{USED}")
            self.st.once.append(card)

    def in_a_turn(self, place: str) -> None:
        """TURN-12: what lasts for a turn is over before the next turn order card is drawn."""
        if self.st.phase in (SETTING_UP, TURN_CARD):
            raise SetupError(
                f"{place}: this lasts only for a turn, and the board is between two turns; leave it out (TURN-12)."
            )

    def lay_all(self, raw: object, zone: Zone, holder: Seat, place: str, *, from_top: bool = False) -> list[CardId]:
        """A whole pile; decks are written from the top, but kept from the bottom."""
        cards = [self.lay(one, zone, holder, f"{place}[{i}]")[0] for i, one in enumerate(items(raw, place))]
        return cards[::-1] if from_top else cards

    def admit(self, definition: CardDef, zone: Zone, place: str) -> None:
        """Refuse a card whose kind cannot be there, or which belongs to nobody in this battle."""
        room = self.rooms[zone]
        slug = definition.slug
        tier_zero = bool(self.over) and zone == NEMESIS_DISCARD and definition.kind == MINION
        if not room.fits(definition) and not tier_zero:
            article = "an" if KINDS[definition.kind][0] in "aeiou" else "a"
            raise SetupError(
                f"{place}: '{slug}' is {article} {KINDS[definition.kind]} and cannot be here; "
                f"{room.words} ({room.rule})."
            )
        nemesis = NEMESES[self.st.nemesis].slug
        if definition.nemesis and definition.nemesis != nemesis:
            raise SetupError(
                f"{place}: '{slug}' is a card of '{definition.nemesis}'; the nemesis here is '{nemesis}' (NEM-DECK-01)."
            )
        self.count(definition, place)

    def count(self, definition: CardDef, place: str) -> None:
        self.places.setdefault(definition.index, []).append(place)

    def check_copies(self) -> None:
        """Refuse more copies of a card than there are; the error names the first place that is one too many.

        Crystals and Sparks are not counted, because people fill hands and decks with them.
        """
        for index, places in self.places.items():
            definition = DEFS[index]
            if definition.role == STARTER:
                continue
            limit, rule = self._limit(definition)
            if limit == OUT:
                raise SetupError(
                    f"{places[0]}: '{definition.slug}' is a card of '{definition.mage}', who is not at this table "
                    f"({rule})."
                )
            if len(places) > limit:
                others = f"; the first is {places[0]}" if limit else ""
                verb, number = ("are", f"only {limit}") if limit > 1 else ("is", "only one" if limit else "no")
                raise SetupError(
                    f"{places[limit]}: there {verb} {number} '{definition.slug}' in this battle ({rule}){others}."
                )

    def _limit(self, definition: CardDef) -> tuple[int, str]:
        if definition.role in (UNIQUE_STARTER, FORGED):
            mage = MAGE_BY_SLUG[definition.mage]
            if MAGES.index(mage) not in self.st.mage:
                return OUT, "SETUP-03"
            return (mage.hand + mage.deck + mage.forge).count(definition.slug), "SETUP-03"
        if definition.role == MARKET:
            return definition.copies, "MARKET-01"
        if definition.kind == CURSE:
            return self.several.get(definition.slug, self.st.seats), "SETUP-07"
        if definition.role == NEMESIS_CARD:
            return self.several.get(definition.slug, 1), "NEM-DECK-02"
        return 1, "TREASURE-08"
