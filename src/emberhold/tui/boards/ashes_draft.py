"""The board of a draft: what can be taken, one's own pack and picks, and what is known of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from emberhold.i18n import Texts
from emberhold.tui.boards.ashes import signs
from emberhold.tui.boards.ashes.card_parts import cost_badges, text_of
from emberhold.tui.draw.common_signs import Group
from emberhold.tui.draw.scene import Badge, Cards, Panel, Row, Scene, Tile, View

__all__ = ["SIGNS", "build_scene"]

PICKS: Final = 9
SIGNS: Final[tuple[Group, ...]] = (
    ("dice", tuple(signs.TYPES.values())),
    ("on-cards", (signs.TIMES, signs.KIND, *signs.ACTIONS.values(), signs.SYMBOLS)),
)
PRICED: Final = ("row", "pack", "choice", "picks")
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
        note = self.texts.fill("draft-rest", {"n": int(view["rest"])}) if view["rest"] else ""
        return Panel(self.texts.say("draft-middle"), rows, note=note)

    def player(self, player: Mapping[str, Any]) -> Panel:
        """A person or bot: the Phoenixborn with its own card in the title line, then picks and dice."""
        texts = self.texts
        head = []
        if player["phoenixborn"] is not None:
            head = [self.card(player["phoenixborn"], "phoenixborn"), self.card({"id": 0, "card": player["unique"]}, "")]
        own = player["seat"] == self.view["you"]
        known = [card for card in player["picks"] if card["card"] is not None]
        if player.get("deck"):
            rows = [self.deck(player["deck"])]
        else:
            rows = [self.picks(known, len(player["picks"]))] if known else []
            rows += [self.costs(known)] if own and known else []
        rows += [self.dice("dice", player["dice"])] if player["dice"] else []
        marks = {"draft-token": "first", "draft-turn": "turn"}
        note = [texts.say(word) for word, key in marks.items() if self.view[key] == player["seat"]]
        note += [texts.say("view-out")] if player["out"] else []
        if not own:
            # What nobody else knows is only counted.
            numbers = {"draft-pack-size": player["pack"], "draft-picks": len(player["picks"])}
            note += [texts.say(word, n=int(n)) for word, n in numbers.items() if n]
        return Panel(texts.seat(int(player["seat"])), rows, head, " · ".join(note))

    def row(self, key: str, cards: Sequence[Mapping[str, Any]]) -> Row:
        return Row(self.texts.say(f"view-{key}"), [self.card(card, key) for card in cards], large=True, rank=1)

    def picks(self, known: Sequence[Mapping[str, Any]], number: int) -> Row:
        return Row(self.texts.say("view-picks"), [self.card(card, "picks") for card in known], str(number), large=True)

    def deck(self, cards: Sequence[Mapping[str, Any]]) -> Row:
        """One's own deck after the draft."""
        tiles = []
        for entry in cards:
            tile = self.card({"id": 0, "card": entry["card"]}, "")
            times = signs.TIMES.badge(self.texts, n=int(entry["n"]))
            tiles.append(replace(tile, badges=[times, *tile.badges]))
        return Row(self.texts.say("view-deck"), tiles, large=True)

    def costs(self, cards: Sequence[Mapping[str, Any]]) -> Row:
        """What the picks cost together, by type of die, to choose dice by."""
        needed: Counter[str] = Counter()
        for card in cards:
            printed: Mapping[str, Any] = self.cards.get(str(card["card"]), {})
            for die in (printed.get("play_cost") or {}).get("dice") or ():
                needed[str(die.get("type") or "")] += int(die["n"])
        tiles = [
            Tile(f"{self.texts.say(f'view-{kind}' if kind else 'draft-any')} {needed[kind]}", still=True)
            for kind in (*signs.TYPES, "")
            if needed[kind]
        ]
        return Row(self.texts.say("draft-costs"), tiles)

    def card(self, card: Mapping[str, Any], zone: str) -> Tile:
        """A card. Its dice are on it wherever it can be chosen; its kind and its text need more room."""
        slug = str(card["card"])
        facts = cost_badges(self.cards.get(slug, {}), self.texts)
        dice = [badge for badge in facts if badge.sign == signs.SYMBOLS.name] if zone in PRICED else []
        return Tile(
            self.texts.card(slug),
            dice,
            ids=[int(card["id"])] if card["id"] else (),
            slug=slug,
            facts=[badge for badge in facts if badge not in dice],
            text=text_of(slug, self.cards, self.texts),
            verbs=VERBS.get(zone, ()),
        )

    def dice(self, key: str, dice: Mapping[str, int]) -> Row:
        """Dice by type. Those that can be taken can be pointed at."""
        verbs = ("dice",) if key == "supply" else ()
        tiles = [
            Tile(
                self.texts.say(f"view-{kind}"),
                [Badge(str(n), "bold")],
                signs.TYPES[kind].style,
                words=[kind] if verbs else (),
                verbs=verbs,
            )
            for kind, n in dice.items()
        ]
        return Row(self.texts.say(f"view-{key}"), tiles)
