"""Makes the tiles of the board of Aeon's End: their names, their looks, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from emberhold.core.decisions import Message
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.i18n import Texts
from emberhold.tui.boards.aeons_end.constants import PAIRS
from emberhold.tui.boards.aeons_end.signs import COST, KINDS, OTHER_KIND, TIMES
from emberhold.tui.card_words import label
from emberhold.tui.draw.scene import Badge, Cards, Tile

__all__ = ["Data", "TileMaker"]

Data: TypeAlias = Mapping[str, Any]

STARTERS: Final = ("starter", "unique-starter", "forged")
"""Kinds of cards that nobody ever pays for."""


class TileMaker:
    """Makes tiles from one view, the reader's language and the card data."""

    def __init__(self, view: Data, texts: Texts, cards: Cards) -> None:
        self.view = view
        self.texts = texts
        self.say = texts.say
        self.cards = cards
        self.you: int | None = self.view.get("you")
        self.active: int | None = self.view.get("active")

    # -- cards ---------------------------------------------------------------------------------------------------

    def printed(self, slug: str) -> Data:
        return self.cards.get(slug, {})

    def kind(self, slug: str) -> str:
        return str(self.printed(slug).get("type", ""))

    def text(self, slug: str) -> str:
        """The sentences printed on a card, or on a breach, whose texts have names of their own."""
        id = next((id for id in (f"card-{slug}.text", f"{slug}.text") if self.texts.has(id)), "")
        numbers = self.printed(slug).get("numbers")
        if not id or not isinstance(numbers, Mapping):
            return ""
        return self.texts.format(Message(id, {str(key): value for key, value in numbers.items()}))

    def facts(self, slug: str) -> list[Badge]:
        """Its kind, and what it costs."""
        card = self.printed(slug)
        kind = self.kind(slug)
        sign = KINDS.get(kind, OTHER_KIND)
        out = [Badge(label("type", kind, self.texts), sign.style, sign.name)] if kind else []
        if card.get("role") not in (None, *STARTERS):
            out.append(COST.badge(self.texts, n=card["cost"]))
        return out

    def card(
        self,
        slug: str,
        ids: Iterable[int] = (),
        verbs: Sequence[str] = (),
        badges: Sequence[Badge] = (),
        *,
        title: str = "",
        style: str = "",
        under: Sequence[Tile] = (),
        facts: Sequence[Badge] | None = None,
    ) -> Tile:
        """A card as a tile, in the colour of its kind."""
        return Tile(
            title or self.texts.card(slug),
            badges,
            style or (KINDS[kind].style if (kind := self.kind(slug)) in KINDS else ""),
            [id for id in ids if id],
            slug=slug,
            facts=self.facts(slug) if facts is None else facts,
            text=self.text(slug),
            verbs=verbs,
            under=under,
        )

    def several(self, cards: Sequence[Data], verbs: Mapping[str, Sequence[str]] | None = None) -> list[Tile]:
        """Tiles for several cards; equal cards share one. What can be done with a card depends on its kind."""
        groups: dict[str, list[int]] = {}
        for card in cards:
            groups.setdefault(card["card"], []).append(card["id"])
        return [
            self.card(slug, ids, (verbs or {}).get(self.kind(slug), ()), self.times(len(ids)))
            for slug, ids in groups.items()
        ]

    def times(self, n: int) -> list[Badge]:
        return [TIMES.badge(self.texts, n=n)] if n > 1 else []

    def pile(self, name: str, cards: Sequence[Data], badges: Sequence[Badge] = ()) -> Tile:
        """A pile that everybody may look through, top card first."""
        listed = [self.card(card["card"], [card["id"]]) for card in reversed(cards)]
        return Tile(f"{self.say(name)} {len(cards)}", badges, ids=[card["id"] for card in cards], pile=listed)

    # -- turns ---------------------------------------------------------------------------------------------------

    def turn_card(self, slug: str, taken_by: int | None = None) -> str:
        """Whose turn a turn order card stands for, with the players' names at this table."""
        owner = slug.removeprefix("turn-")
        if owner == "nemesis":
            return self.say("board-nemesis")
        if owner == "x":
            return self.say("board-x") if taken_by is None else self.say("board-x-token", seat=f"seat-{taken_by}")
        if owner in PAIRS and taken_by is None:
            first, second = PAIRS[owner]
            return self.say("board-pair", first=f"seat-{first}", second=f"seat-{second}")
        return self.texts.seat(SEAT_LETTERS.index(owner) if taken_by is None else taken_by)
