"""The table of Ashes as a scene: opponents at the top, battlefields facing each other, your hand at the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from emberhold.i18n import Texts
from emberhold.tui.boards.ashes import signs
from emberhold.tui.boards.ashes.card_parts import called, cost_badges, notes, text_of
from emberhold.tui.boards.ashes.dice_row import dice_row
from emberhold.tui.draw.common_signs import ACTIVE, bar, health
from emberhold.tui.draw.scene import Badge, Cards, Panel, Row, Scene, Tile, View

__all__ = ["build_scene"]

Data: TypeAlias = Mapping[str, Any]

NEIGHBOURS: Final = 60
"""Two opponents are drawn side by side if each gets this many columns."""

BUTTONS: Final = (
    ("attack-phoenixborn", ("attack", "phoenixborn")),
    ("attack-unit", ("attack", "unit")),
    ("meditate", ("meditate",)),
    ("pass", ("pass",)),
    ("end-turn", ("end", "turn")),
)
"""Verbs that need no card, each with the meaning of its option."""


def build_scene(view: View, texts: Texts, cards: Cards) -> Scene:
    """The whole table as the reader sees it."""
    return _AshesScene(view, texts, cards).scene()


class _AshesScene:
    """Turns one view into a scene."""

    def __init__(self, view: Data, texts: Texts, cards: Cards) -> None:
        self.view = view
        self.texts = texts
        self.say = texts.say
        self.cards = cards
        self.players: Sequence[Data] = view["players"]
        in_play = [card for player in self.players for card in player["battlefield"]]
        self.twins = {slug for slug, n in Counter(card["card"] for card in in_play).items() if n > 1}
        attack: Data = view.get("attack") or {}
        self.attackers = set(attack.get("attackers", ()))
        self.blockers = {blocker for _, blocker in attack.get("blocks", ())}

    def scene(self) -> Scene:
        mine = self.view.get("you") or 0
        count = len(self.players)
        # Clockwise from the reader: the player after you is the nearest to you.
        panels = [self.theirs(self.players[(mine + step) % count]) for step in range(count - 1, 0, -1)]
        if self.view.get("attack"):
            panels.append(self.attack(self.view["attack"]))
        panels.append(self.own(self.players[mine]))
        return Scene(self.heading(), panels)

    def heading(self) -> list[str]:
        view = self.view
        parts = [self.say("board-title")]
        if view.get("round"):
            parts.append(self.say("board-round", n=view["round"]))
        if view.get("active") is not None and view["phase"] == "turns":
            left = view.get("left") or {}
            parts.append(self.say("board-turn", seat=f"seat-{view['active']}"))
            parts.append(self.say("board-left", main=left.get("main", 0), side=left.get("side", 0)))
        else:
            parts.append(self.say(f"board-phase-{view['phase']}"))
        return parts

    # -- the players ---------------------------------------------------------------------------------------------

    def theirs(self, player: Data) -> Panel:
        rows = () if player.get("out") else (self.piles(player), self.dice(player), *self.in_play(player)[::-1])
        return self.panel(player, rows, NEIGHBOURS)

    def own(self, player: Data) -> Panel:
        rows = [*self.in_play(player), self.dice(player), self.piles(player)]
        if player.get("picked"):
            picked = [self.named(slug, (), ("pick",)) for slug in player["picked"]]
            rows.append(Row(self.say("board-first-five"), picked, large=True, rank=0))
        rows.append(
            Row(
                self.say("board-hand"),
                self.hand(player["hand"]),
                note=str(len(player["hand"])),
                large=True,
                rank=0,
                empty=self.say("board-empty"),
            )
        )
        rows.append(self.actions())
        return self.panel(player, () if player.get("out") else rows, 0)

    def actions(self) -> Row:
        """What can be done without a card. It is shown even if it is not possible now, so that people can ask why."""
        buttons = [
            Tile(self.say(f"do-{'-'.join(words)}"), words=(" ".join(words),), verbs=(verb,)) for verb, words in BUTTONS
        ]
        return Row(self.say("board-actions"), buttons if self.view["phase"] == "turns" else (), spare=True)

    def panel(self, player: Data, rows: Sequence[Row], least: int) -> Panel:
        seat = player["seat"]
        own = seat == self.view.get("you")
        active = seat == self.view.get("active")
        title = (
            (f"{ACTIVE.glyph} " if active else "")
            + self.texts.seat(seat)
            + (f" ({self.say('board-you')})" if own else "")
        )
        notes = []
        if player.get("out"):
            notes.append(self.say("board-out"))
        if seat == self.view.get("first"):
            notes.append(self.say("board-first"))
        if player.get("reaction"):
            notes.append(self.say("board-reaction"))
        alive = player.get("phoenixborn") and not player.get("out")
        head = [self.phoenixborn(player["phoenixborn"], own)] if alive else []
        return Panel(title, rows, head, " · ".join(notes), ACTIVE.style if active else "bold", least)

    def phoenixborn(self, card: Data, own: bool) -> Tile:
        life = card.get("life", 0)
        left = max(0, life - card.get("wounds", 0))
        said = signs.PHOENIXBORN_LIFE.badge(self.texts, health(left, life).style, left=left, life=life)
        badges = [bar(left, life, (life + 1) // 2), said, *self.notes(card)]
        words = () if own else ("attack phoenixborn",)
        return self.card(
            card, badges, ("use",) if own else ("attack-phoenixborn",), words=words, style=signs.PHOENIXBORN.style
        )

    def in_play(self, player: Data) -> tuple[Row, Row]:
        """The battlefield and, behind it, the spellboard."""
        own = player["seat"] == self.view.get("you")
        room, spells_room = player["slots"]
        units = [self.unit(card, own) for card in player["battlefield"]]
        none = self.say("board-empty")
        slots = f"{len(units)}/{room}"
        spells = self.spells(player["spellboard"])
        spell_slots = f"{len(spells)}/{spells_room}"
        return (
            Row(self.say("board-battlefield"), units, slots, large=True, rank=1 if own else 2, empty=none),
            Row(self.say("board-spellboard"), spells, spell_slots, large=True, rank=3 if own else 4, empty=none),
        )

    def piles(self, player: Data) -> Row:
        own = player["seat"] == self.view.get("you")
        tiles = []
        if not own:
            # The reader may have been shown a card in this hand and need not remember it.
            shown = [self.named(card["card"], [card["id"]]) for card in player["hand"] if card["card"]]
            title = f"{self.say('board-hand')} {len(player['hand'])}"
            said = signs.SHOWN.frame.format(", ".join(tile.title for tile in shown))
            names = [Badge(said, signs.SHOWN.style, signs.SHOWN.name)] if shown else []
            tiles.append(Tile(title, names, pile=shown or None, style="white"))
        deck = [self.counted(entry) for entry in player.get("deck") or ()]
        tiles.append(
            Tile(
                f"{self.say('board-draw')} {player['draw']}",
                words=("discard top",) if own else (),
                pile=deck or None,
                verbs=("meditate",) if own else (),
            )
        )
        discard = [self.named(card["card"], [card["id"]]) for card in reversed(player["discard"])]
        ids = [card["id"] for card in player["discard"]]
        tiles.append(Tile(f"{self.say('board-discard')} {len(discard)}", ids=ids, pile=discard))
        books = player["conjurations"]
        listed = None if isinstance(books, int) else [self.counted(entry) for entry in books]
        number = books if isinstance(books, int) else sum(entry["n"] for entry in books)
        tiles.append(Tile(f"{self.say('board-conjurations')} {number}", pile=listed))
        if own and self.view.get("removed"):
            gone = [self.named(card["card"], [card["id"]]) for card in self.view["removed"]]
            tiles.append(Tile(f"{self.say('board-removed')} {len(gone)}", pile=gone))
        return Row(self.say("board-piles"), tiles)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(
        self,
        card: Data,
        badges: Sequence[Badge],
        verbs: Sequence[str],
        *,
        style: str = "",
        words: Sequence[str] = (),
        under: Sequence[Tile] = (),
        facts: Sequence[Badge] = (),
    ) -> Tile:
        slug = card["card"]
        return Tile(
            called(card, self.texts, self.twins),
            badges,
            style,
            (card["id"],),
            words,
            slug,
            facts,
            text_of(slug, self.cards, self.texts),
            verbs,
            under,
        )

    def unit(self, card: Data, own: bool) -> Tile:
        life = card.get("life", 0)
        left = max(0, life - card.get("wounds", 0))
        badges = [
            signs.ATTACK.badge(self.texts, n=card.get("attack", 0)),
            (signs.WOUNDED if left < life else signs.UNHURT).badge(self.texts, left=left, life=life),
            signs.RECOVER.badge(self.texts, n=card.get("recover", 0)),
            *self.notes(card),
        ]
        under = [self.card(one, self.notes(one), ("use",)) for one in card.get("attached") or ()]
        resting = bool(card.get("exhaustion"))
        if own:
            words: Sequence[str] = () if resting else ("attack phoenixborn", "attack unit")
        else:
            words = ("attack unit",)
        verbs = ("attacker", "use") if own else ("attack-unit",)
        return self.card(
            card, badges, verbs, style=signs.EXHAUSTED.style if resting else "white", words=words, under=under
        )

    def spells(self, cards: Sequence[Data]) -> list[Tile]:
        """FOCUS-01: copies of a ready spell share one slot and are drawn as one stack."""
        stacks: dict[str, list[Data]] = {}
        for card in cards:
            stacks.setdefault(card["card"], []).append(card)
        verbs = ("use",)
        out = []
        for first, *more in stacks.values():
            focus = [signs.FOCUS.badge(self.texts, n=len(more))] if more else []
            copy = signs.COPY.text(self.texts)
            under = [replace(self.card(one, self.notes(one), verbs, style=_worn(one)), title=copy) for one in more]
            out.append(self.card(first, [*self.notes(first), *focus], verbs, style=_worn(first), under=under))
        return out

    def hand(self, cards: Sequence[Data]) -> list[Tile]:
        """The hand; equal cards share one tile."""
        groups: dict[tuple[str, bool], list[Data]] = {}
        for card in cards:
            groups.setdefault((card["card"], bool(card.get("picked"))), []).append(card)
        out = []
        for (slug, picked), some in groups.items():
            badges = [signs.TIMES.badge(self.texts, n=len(some))] if len(some) > 1 else []
            if picked:
                badges.append(signs.PICKED.badge(self.texts))
            out.append(self.named(slug, [card["id"] for card in some], ("play",), badges))
        return out

    def named(
        self, slug: str | None, ids: Iterable[int], verbs: Sequence[str] = (), badges: Sequence[Badge] = ()
    ) -> Tile:
        """A card of which only the name matters."""
        if slug is None:
            return Tile(self.texts.card(None), badges)
        facts = cost_badges(self.cards.get(slug, {}), self.texts)
        text = text_of(slug, self.cards, self.texts)
        known = [id for id in ids if id]
        return Tile(self.texts.card(slug), badges, "", known, (), slug, facts, text, verbs)

    def counted(self, entry: Data) -> Tile:
        return self.named(entry["card"], (), (), [signs.TIMES.badge(self.texts, n=entry["n"])])

    def dice(self, player: Data) -> Row:
        return dice_row(player, player["seat"] == self.view.get("you"), self.texts)

    def notes(self, card: Data) -> list[Badge]:
        return notes(card, self.texts, self.attackers, self.blockers)

    def attack(self, attack: Data) -> Panel:
        """Who attacks whom and who blocks, in one line."""
        names = {
            card["id"]: called(card, self.texts, self.twins)
            for player in self.players
            for card in (*player["battlefield"], player["phoenixborn"])
            if card
        }
        unknown = self.texts.card(None)
        said = ", ".join(names.get(id, unknown) for id in attack["attackers"])
        if attack.get("target"):
            args = {"attackers": said, "target": names.get(attack["target"], unknown)}
            said = self.texts.fill("board-against", args)
        parts = [said] if said else []
        for attacker, blocker in attack["blocks"]:
            args = {"attacker": names.get(attacker, unknown), "blocker": names.get(blocker, unknown)}
            parts.append(self.texts.fill("board-blocks", args))
        return Panel(" · ".join([self.say("board-attack"), *parts]), (), style=signs.ATTACKING.style)


def _worn(card: Data) -> str:
    return signs.EXHAUSTED.style if card.get("exhaustion") else ""
