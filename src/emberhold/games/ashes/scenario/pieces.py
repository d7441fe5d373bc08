"""The pieces of a scenario's board: cards, tokens and dice, how they are written and what may lie where."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.fields import flag, items, mapping, number, only_keys, shown
from emberhold.core.kinds import CardId, Seat, Zone
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import (
    ATTACHED,
    BASIC,
    BATTLEFIELD,
    CARD_TYPES,
    CHARM,
    CONJURATION,
    CONJURATIONS,
    DISCARD,
    DRAW,
    FACES,
    HAND,
    PHOENIX,
    PHOENIXBORN,
    POOL_SIZE,
    REMOVED,
    SEATS,
    SPELLBOARD,
    TYPES,
)
from emberhold.games.ashes.decks.deck_value import card_named
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.kinds import Die, DieType, Face
from emberhold.games.ashes.rules.zones import die_of
from emberhold.games.ashes.scenario.keys import CARD_KEYS, KEYS_IN, SPECTATOR
from emberhold.games.ashes.state import DEFS, State

MOST_TOKENS = 99
"""How many tokens a board may put on a card; the rules have no limit (SETUP-07)."""

Placement = tuple[str, str]
"""Which placement a card needs to lie in a zone, and what to say about cards with another."""

PLACEMENTS: dict[Zone, Placement] = {
    BATTLEFIELD: ("battlefield", "a battlefield holds allies and conjurations (PLAY-05)"),
    SPELLBOARD: ("spellboard", "a spellboard holds ready spells (PLAY-05)"),
    ATTACHED: ("unit", "it is not an alteration spell, and only those are attached to units (ALTER-01)"),
}


def default_status(definition: CardDef, zone: Zone) -> int:
    """By default, a spell that is discarded without status tokens (DISC-09) has those that it enters play with."""
    return definition.numbers.get("tokens", 0) if definition.needs_status and zone == SPELLBOARD else 0


class Pieces:
    """Puts down the cards of a board one by one, refuses what cannot be there, and keeps where each was written."""

    __slots__ = ("orders", "places", "st")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.st = State(seats, rng)
        self.places: list[str] = []
        self.orders: dict[CardId, int] = {}
        """Attached cards for which the board says when they were attached."""

    # -- cards -----------------------------------------------------------------------------------------------------

    def lay_all(self, seat: Seat, zone: Zone, raw: object, place: str) -> None:
        """The cards of a zone; a draw pile is written from the top."""
        written = [(item, f"{place}[{i}]") for i, item in enumerate(items(raw, place))]
        for item, where in written[::-1] if zone == DRAW else written:
            self.lay(seat, zone, item, where)

    def lay(self, seat: Seat, zone: Zone, item: object, place: str) -> CardId:
        slug: object = item
        raw: object = {}
        if isinstance(item, Mapping):
            if len(item) != 1:
                raise SetupError(f"{place}: write one card as 'gilder' or as 'gilder: {{wounds: 1}}'.")
            ((slug, raw),) = item.items()
        definition = card_named(slug, place)
        place = f"{place}.{definition.slug}"
        said = mapping(raw, place)
        self._fits_zone(definition, zone, place)
        self._only_said_there(said, zone, place)
        owner = self.seat(said["owner"], f"{place}.owner") if "owner" in said else seat
        if owner != seat and not _may_be_a_guest(definition, zone):
            raise SetupError(
                f"{place}.owner: a card here is always with its owner, {SEATS[seat]}; leave 'owner' out (CTRL-02)."
            )
        card = self.st.new_card(definition.index, owner, zone)
        self.places.append(place)
        self.st.controller[card] = owner if zone == REMOVED else seat
        if zone != PHOENIX:
            self.st.pile(zone, seat).append(card)
        self._show(card, seat, zone, said, place)
        self._tokens(card, definition, zone, said, place)
        return card

    def _fits_zone(self, definition: CardDef, zone: Zone, place: str) -> None:
        kind = definition.kind
        why = ""
        if zone == PHOENIX:
            if kind != PHOENIXBORN:
                raise SetupError(f"{place}: that card is not a Phoenixborn.")
        elif kind == PHOENIXBORN and zone != REMOVED:
            why = "its place is under 'phoenixborn' (SETUP-02)"
        elif zone in PLACEMENTS:
            placement, sentence = PLACEMENTS[zone]
            why = sentence if definition.placement != placement else ""
        elif zone == CONJURATIONS:
            why = "only conjurations lie in a conjuration pile (DECK-04)" if kind != CONJURATION else ""
        elif kind == CONJURATION and zone in (HAND, DRAW, DISCARD):
            why = "out of play it lies in its owner's conjuration pile (DECK-02, DISC-02)"
        if why:
            raise SetupError(f"{place}: {_a(CARD_TYPES[kind].replace('_', ' '))} cannot lie here; {why}.")

    def _only_said_there(self, said: Mapping[str, object], zone: Zone, place: str) -> None:
        only_keys(said, CARD_KEYS, place)
        for key in said:
            if key not in KEYS_IN[zone]:
                why = {
                    "known": "only cards in a hand can be known or not (HIDDEN-01)",
                    "order": "only attached cards have an order",
                    "owner": "a Phoenixborn is its player's (CTRL-02)",
                }.get(key, "tokens, dice and alterations lie on cards in play (DISC-01)")
                if zone in (PHOENIX, SPELLBOARD, ATTACHED) and key not in ("known", "order", "owner"):
                    why = "only units have that"
                raise SetupError(f"{place}: '{key}' means nothing here; {why}.")

    def _show(self, card: CardId, seat: Seat, zone: Zone, said: Mapping[str, object], place: str) -> None:
        everybody = (1 << self.st.seats + 1) - 1
        if zone == HAND:
            self.st.show(card, 1 << seat | self._known(said.get("known", False), f"{place}.known"))
        elif zone == CONJURATIONS:
            self.st.show(card, 1 << seat)
        elif zone != DRAW:
            self.st.show(card, everybody)

    def _known(self, raw: object, place: str) -> int:
        """`true`, or the seats that saw it go there; `spectator` for those who only watch."""
        if not isinstance(raw, list):
            return (1 << self.st.seats + 1) - 1 if flag(raw, place) else 0
        mask = 0
        for i, item in enumerate(raw):
            mask |= 1 << (self.st.seats if item == SPECTATOR else self.seat(item, f"{place}[{i}]"))
        return mask

    def _tokens(self, card: CardId, definition: CardDef, zone: Zone, said: Mapping[str, object], place: str) -> None:
        st = self.st

        def tokens(key: str, default: int = 0, least: int = 0) -> int:
            return number(said.get(key, default), f"{place}.{key}", least, MOST_TOKENS)

        st.wounds[card] = tokens("wounds")
        st.exhaustion[card] = tokens("exhaustion")
        st.status[card] = tokens("status", default_status(definition, zone))
        if zone == SPELLBOARD and definition.needs_status and not st.status[card]:
            raise SetupError(f"{place}.status: without a status token it would have been discarded (DISC-09).")
        st.boost[card] = tokens("boost", least=-MOST_TOKENS)
        st.bypass[card] = flag(said.get("bypass", False), f"{place}.bypass")
        for i, item in enumerate(items(said.get("attached", []), f"{place}.attached")):
            self._attach(card, item, f"{place}.attached[{i}]")
        if "order" in said:
            self.orders[card] = number(said["order"], f"{place}.order", 1, MOST_TOKENS)
        for owner, kind in self._dice_on_card(said.get("dice", []), st.owner[card], f"{place}.dice"):
            st.card_dice.append((card, owner, kind))

    def _attach(self, unit: CardId, item: object, place: str) -> None:
        if "no-alterations" in DEFS[self.st.card[unit]].keywords:
            raise SetupError(f"{place}: no alteration can be attached to this card (ALTER-02).")
        card = self.lay(self.st.controller[unit], ATTACHED, item, place)
        self.st.host[card] = unit

    def order_attached(self) -> None:
        """The order in which alterations were attached, where it is not the order of the units they lie on."""
        st = self.st
        if self.orders:
            for card in st.attached:
                if card not in self.orders:
                    raise SetupError(
                        f"{self.places[card]}: it needs an 'order' too, because another attached card has one."
                    )
            if len(set(self.orders.values())) < len(self.orders):
                raise SetupError(f"{self.places[st.attached[-1]]}.order: two attached cards have the same order.")
            st.attached.sort(key=lambda card: self.orders[card])

    # -- seats and dice ----------------------------------------------------------------------------------------------

    def seat(self, raw: object, place: str) -> Seat:
        seats = SEATS[: self.st.seats]
        if not isinstance(raw, str) or len(raw) != 1 or raw not in seats:
            raise SetupError(f"{place}: {shown(raw)} is not a seat of this table ({', '.join(seats)}).")
        return Seat(seats.index(raw))

    def seats(self, raw: object, place: str) -> list[Seat]:
        """A list of seats, each at most once."""
        found: list[Seat] = []
        for i, item in enumerate(items(raw, place)):
            seat = self.seat(item, f"{place}[{i}]")
            if seat in found:
                raise SetupError(f"{place}[{i}]: {SEATS[seat]} is named twice.")
            found.append(seat)
        return found

    def dice(self, raw: object, place: str) -> list[Die]:
        """Active dice: `natural-class`, `2*charm-power`."""
        out: list[Die] = []
        for i, item in enumerate(items(raw, place)):
            n, kind, face = _die(str(item), f"{place}[{i}]", faces=True)
            out += [die_of(kind, face)] * n
        return out

    def dice_without_face(self, raw: object, place: str) -> list[DieType]:
        """Exhausted dice: `natural`, `2*charm`."""
        out: list[DieType] = []
        for i, item in enumerate(items(raw, place)):
            n, kind, _ = _die(str(item), f"{place}[{i}]", faces=False)
            out += [kind] * n
        return out

    def _dice_on_card(self, raw: object, owner: Seat, place: str) -> list[tuple[Seat, DieType]]:
        """`charm`, or `b/charm` for a die of another player than the card's owner (DICE-03)."""
        out: list[tuple[Seat, DieType]] = []
        for i, item in enumerate(items(raw, place)):
            where = f"{place}[{i}]"
            letter, slash, die = str(item).rpartition("/")
            whose = self.seat(letter, where) if slash else owner
            n, kind, _ = _die(die, where, faces=False)
            if kind != CHARM:
                raise SetupError(f"{where}: only charm dice lie on cards, not {TYPES[kind]} dice (DICE-06).")
            out += [(whose, kind)] * n
        return out


def _may_be_a_guest(definition: CardDef, zone: Zone) -> bool:
    """PLACE-05, CTRL-04: conjurations and alterations may be with another player; others stay with their owners."""
    return zone in (ATTACHED, REMOVED) or (zone == BATTLEFIELD and definition.kind == CONJURATION)


def _die(item: str, place: str, *, faces: bool) -> tuple[int, DieType, Face]:
    """How many, of which type, on which face; a die without one counts as basic."""
    times, star, word = item.rpartition("*")
    kind, _, face = word.partition("-")
    counted = not star or (times.isascii() and times.isdecimal() and len(times) <= len(str(MOST_TOKENS)))
    if kind not in TYPES or (face not in FACES if faces else face) or not counted:
        example = "natural-class or 2*charm-power" if faces else "natural or 2*charm"
        raise SetupError(f"{place}: {shown(item)} is not a die here; write for example {example}.")
    n = number(int(times) if star else 1, place, 1, POOL_SIZE)
    return n, DieType(TYPES.index(kind)), Face(FACES.index(face)) if faces else BASIC


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
