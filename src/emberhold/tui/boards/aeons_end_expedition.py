"""The board between two battles: the map, the Barracks, what is chosen for the market, and who goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.i18n import Texts
from emberhold.tui.boards.aeons_end.tile_maker import TileMaker
from emberhold.tui.draw.scene import Cards, Panel, Row, Scene, Tile, View

__all__ = ["build_scene"]


def build_scene(view: View, texts: Texts, cards: Cards) -> Scene:
    return _Barracks(view, texts, cards).scene()


class _Barracks:
    """Builds the scene of one view."""

    def __init__(self, view: View, texts: Texts, cards: Cards) -> None:
        seen: Mapping[str, Any] = view
        self.view = seen
        self.campaign: Mapping[str, Any] = self.view["campaign"]
        self.texts = texts
        self.maker = TileMaker(self.view, texts, cards)

    def scene(self) -> Scene:
        campaign, texts = self.campaign, self.texts
        battle: dict[str, str | int] = {"n": int(campaign["battle"]), "attempt": int(campaign["attempt"])}
        heading = [
            texts.say("game-aeons-end-expedition"),
            texts.fill("expedition-battle", battle),
            texts.card(str(campaign["nemesis"])),
        ]
        if campaign["code"]:
            heading.append(texts.fill("expedition-code-of", {"code": str(campaign["code"])}))
        return Scene(heading, [self.map(), self.barracks(), self.market(), *map(self.player, self.view["players"])])

    def map(self) -> Panel:
        """Every battle; nobody looks ahead."""
        tiles = []
        for stage in self.campaign["stages"]:
            slug = stage["nemesis"]
            word = "-unknown" if slug is None else "-won" if stage["won"] else ""
            args: dict[str, str | int] = {"battle": int(stage["battle"]), "nemesis": self.texts.card(slug)}
            tiles.append(Tile(self.texts.fill(f"expedition-stage{word}", args), slug=slug or "", still=slug is None))
        rows = [Row(self.texts.say("view-map"), tiles)]
        if self.campaign["upgraded"]:
            rows.append(self.row("upgraded", [{"id": 0, "card": slug} for slug in self.campaign["upgraded"]]))
        return Panel(self.texts.say("view-campaign"), rows)

    def barracks(self) -> Panel:
        view = self.view
        taken = [pile["id"] for pile in view["taken"]]
        rows = [
            self.row("piles", [pile for pile in view["piles"] if pile["id"] not in taken], large=True, verbs=("take",))
        ]
        rows.append(self.row("mages", view["mages"], verbs=("pick",)))
        rows.append(self.row("treasures", view["treasures"], verbs=("wear", "share")))
        if self.campaign["banished"]:
            rows.append(self.row("banished", [{"id": 0, "card": slug} for slug in self.campaign["banished"]]))
        note = self.texts.say(f"step-{view['step']}")
        return Panel(self.texts.say("expedition-barracks"), [row for row in rows if row.tiles], note=note)

    def market(self) -> Panel:
        view = self.view
        count: dict[str, str | int] = {"n": len(view["taken"]), "of": int(view["needed"])}
        rows = [self.row("taken", view["taken"])]
        if view["group"] is not None:
            rows.append(self.row("group", [view["group"]]))
        note = self.texts.fill("expedition-of", count)
        return Panel(self.texts.say("view-taken"), [row for row in rows if row.tiles], note=note)

    def player(self, player: Mapping[str, Any]) -> Panel:
        head = [] if player["mage"] is None else [self.card(player["mage"])]
        rows = [self.row("treasures", player["treasures"])] if player["treasures"] else []
        notes = [self.texts.say("view-rests")] if player["rests"] else []
        if player["seat"] in self.view["turn"]:
            notes.append(self.texts.say("view-turn"))
        if self.view["holder"] == player["seat"]:
            notes.append(self.texts.say("view-holder"))
        return Panel(self.texts.seat(int(player["seat"])), rows, head, " · ".join(notes))

    def row(
        self, key: str, things: Sequence[Mapping[str, Any]], *, large: bool = False, verbs: Sequence[str] = ()
    ) -> Row:
        return Row(self.texts.say(f"view-{key}"), [self.card(thing, verbs) for thing in things], large=large, rank=1)

    def card(self, thing: Mapping[str, Any], verbs: Sequence[str] = ()) -> Tile:
        slug = str(thing["card"])
        ids = [int(thing["id"])] if thing["id"] else ()
        return Tile(self.texts.card(slug), ids=ids, slug=slug, text=self.maker.text(slug), verbs=verbs)
