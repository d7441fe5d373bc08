"""The board of a draft: what can be taken, one's own pack and picks, and what is known of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhold.i18n import Texts
from emberhold.tui.boards.ashes.card_parts import cost_badges, text_of
from emberhold.tui.draw.scene import Badge, Cards, Panel, Row, Scene, Tile, View

__all__ = ["build_scene"]

PICKS: Final = 9
VERBS: Final = {"unclaimed": ("take",), "row": ("take",), "pack": ("pick",), "picks": ("give",)}


def build_scene(view: View, texts: Texts, cards: Cards) -> Scene:
    return _DraftScene(view, texts, cards).scene()


class _DraftScene:
    """Builds the scene of one view."""

    def __init__(self, view: View, texts: Texts, cards: Cards) -> None:
        self.view: Mapping[str, Any] = view
        self.texts = texts
        self.cards = cards

    def scene(self) -> Scene:
        view, texts = self.view, self.texts
        heading = [texts.say("game-ashes-draft"), texts.say(f"step-{view['step']}")]
        if view["step"] == "cards":
            heading.append(texts.fill("draft-pick-of", {"n": int(view["round"]), "of": PICKS}))
        others = [self.player(player) for player in view["players"] if player["seat"] != view["you"]]
        own = [self.player(player) for player in view["players"] if player["seat"] == view["you"]]
        return Scene(heading, [*others, self.middle(), *own])

    def middle(self) -> Panel:
        """What can be taken in this step."""
        view = self.view
        rows = [self.row("unclaimed", view["unclaimed"])] if view["step"] == "phoenixborn" else []
        rows += [self.row(key, view[key]) for key in ("row", "pack") if view[key]]
        if view["choice"] is not None:
            rows.append(self.row("choice", [view["choice"]]))
        if view["step"] in ("cards", "dice"):
            rows.append(self.dice("supply", view["supply"]))
        return Panel(self.texts.say("draft-middle"), rows)

    def player(self, player: Mapping[str, Any]) -> Panel:
        """A person or bot: the Phoenixborn with its own card in the title line, then picks and dice."""
        texts = self.texts
        head = []
        if player["phoenixborn"] is not None:
            head = [self.card(player["phoenixborn"], "phoenixborn"), self.card({"id": 0, "card": player["unique"]}, "")]
        rows = [self.picks(player["picks"])] if player["picks"] else []
        rows += [self.dice("dice", player["dice"])] if player["dice"] else []
        marks = {"draft-token": "first", "draft-turn": "turn"}
        note = [texts.say(word) for word, key in marks.items() if self.view[key] == player["seat"]]
        note += [texts.say("view-out")] if player["out"] else []
        return Panel(texts.seat(int(player["seat"])), rows, head, " · ".join(note))

    def row(self, key: str, cards: Sequence[Mapping[str, Any]]) -> Row:
        return Row(self.texts.say(f"view-{key}"), [self.card(card, key) for card in cards], large=True)

    def picks(self, cards: Sequence[Mapping[str, Any]]) -> Row:
        """Picks that the viewer does not know are only counted."""
        known = [self.card(card, "picks") for card in cards if card["card"] is not None]
        unknown = len(cards) - len(known)
        hidden = [Tile(self.texts.say("cards-unknown", n=unknown), still=True)] if unknown else []
        return Row(self.texts.say("view-picks"), [*known, *hidden], str(len(cards)), large=bool(known))

    def card(self, card: Mapping[str, Any], zone: str) -> Tile:
        slug = str(card["card"])
        return Tile(
            self.texts.card(slug),
            ids=[int(card["id"])] if card["id"] else (),
            slug=slug,
            facts=cost_badges(self.cards.get(slug, {}), self.texts),
            text=text_of(slug, self.cards, self.texts),
            verbs=VERBS.get(zone, ()),
        )

    def dice(self, key: str, dice: Mapping[str, int]) -> Row:
        """Dice by type. Those that can be taken can be pointed at."""
        verbs = ("dice",) if key == "supply" else ()
        tiles = [
            Tile(self.texts.say(f"view-{kind}"), [Badge(str(n))], words=[kind] if verbs else (), verbs=verbs)
            for kind, n in dice.items()
        ]
        return Row(self.texts.say(f"view-{key}"), tiles)
