"""The table of Ashes in text: your side at the bottom, the others above it."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from emberhold.i18n import Texts
from emberhold.tui.boards.ashes import signs
from emberhold.tui.boards.ashes.card_parts import called, notes
from emberhold.tui.card_words import cards_in
from emberhold.tui.draw.common_signs import ACTIVE, ATTACHED, bar, health
from emberhold.tui.draw.ink import Ink
from emberhold.tui.draw.text_lines import clip, flow, pad, seen, two_ends

__all__ = ["render"]

Data: TypeAlias = Mapping[str, Any]

NARROWEST: Final = 40
CELL: Final = 26
"""The least width for a unit: the longest names fit, and three units fit side by side in 80 columns."""


def render(view: Mapping[str, object], texts: Texts, colour: bool) -> str:
    """The whole table as the reader sees it."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    return "\n".join(clip(line, width) for line in _TextBoard(view, texts, Ink(colour), width).table())


class _TextBoard:
    """Draws one view."""

    def __init__(self, view: Data, texts: Texts, ink: Ink, width: int) -> None:
        self.view = view
        self.texts = texts
        self.say = texts.say
        self.ink = ink
        self.width = width
        cards = list(cards_in(view.get("players")))
        self.by_id: dict[int, Data] = {card["id"]: card for card in cards if isinstance(card["id"], int)}
        in_play = [card for player in view["players"] for card in player["battlefield"]]
        self.twins = {slug for slug, n in Counter(card["card"] for card in in_play).items() if n > 1}
        """The names of units, with a number if another unit has the same name."""
        attack = view.get("attack") or {}
        self.attackers = set(attack.get("attackers", ()))
        self.blockers = {blocker for _, blocker in attack.get("blocks", ())}

    # -- the table -----------------------------------------------------------------------------------------------

    def table(self) -> Iterator[str]:
        yield self.heading()
        players: Sequence[Data] = self.view["players"]
        mine = self.view.get("you") or 0
        # Clockwise from the reader: the player after you is the nearest to you.
        for step in range(len(players) - 1, 0, -1):
            yield from self.side(players[(mine + step) % len(players)])
        yield from self.side(players[mine])
        if self.view.get("removed"):
            yield from self.listed("board-removed", self.view["removed"])
        yield from self.attack()
        yield self.ink(self.say("board-legend"), "dim")

    def heading(self) -> str:
        view = self.view
        parts = [self.say("board-title")]
        if view.get("round"):
            parts.append(self.say("board-round", n=view["round"]))
        parts.append(self.say(f"board-phase-{view['phase']}"))
        if view.get("active") is not None and view["phase"] == "turns":
            left = view.get("left") or {}
            parts.append(self.say("board-turn", seat=f"seat-{view['active']}"))
            parts.append(self.say("board-left", main=left.get("main", 0), side=left.get("side", 0)))
        return self.ink(clip(" · ".join(parts), self.width), "bold")

    def rule(self, left: str, right: str) -> str:
        """A line across the table with text at both ends."""
        room = self.width - seen(left) - seen(right) - 8
        if room < 0:
            return two_ends(left, right, self.width)
        return f"{self.ink('──', 'dim')} {left} {self.ink('─' * room, 'dim')} {right} {self.ink('──', 'dim')}"

    # -- one player ----------------------------------------------------------------------------------------------

    def side(self, player: Data) -> Iterator[str]:
        seat: int = player["seat"]
        own = seat == self.view.get("you")
        active = seat == self.view.get("active")
        name = self.texts.seat(seat) + (f" ({self.say('board-you')})" if own else "")
        left = self.ink((f"{ACTIVE.glyph} " if active else "") + name, ACTIVE.style if active else "bold")
        if player.get("out"):
            yield self.rule(left, self.say("board-out"))
            return
        phoenixborn: Data | None = player.get("phoenixborn")
        right = ""
        if phoenixborn:
            left += f" · {self.name(phoenixborn)}"
            right = self.life(phoenixborn)
        if seat == self.view.get("first"):
            right += f" · {self.say('board-first')}"
        yield self.rule(left, right)
        yield from self.piles(player, own)
        if phoenixborn and (notes := self.notes(phoenixborn)):
            yield from flow(f"{self.texts.card(phoenixborn['card'])}  ", notes, self.width)
        yield from self.dice(player["dice"])
        slots = player["slots"]
        spells = [" ".join([self.name(card), *self.notes(card, brackets=True)]) for card in player["spellboard"]]
        # FOCUS-01: copies of a ready spell share one slot.
        used = len({card["card"] for card in player["spellboard"]})
        yield from flow(self.slots("board-spellboard", used, slots[1]), spells, self.width, gap=" | ")
        yield from self.battlefield(player["battlefield"], slots[0])
        if own:
            yield from self.listed("board-hand", player["hand"])
            if player.get("picked"):
                yield from self.listed("board-first-five", [{"card": slug} for slug in player["picked"]])

    def life(self, card: Data) -> str:
        life = card.get("life", 0)
        left = max(0, life - card.get("wounds", 0))
        drawn = self.ink(bar(left, life, life).text, health(left, life).style) if self.width >= 100 else ""
        return " ".join(part for part in (drawn, self.say("board-life", left=left, life=life)) if part)

    def piles(self, player: Data, own: bool) -> Iterator[str]:
        counts = []
        if not own:
            # The reader may have been shown a card in this hand and need not remember it.
            shown = ", ".join(self.texts.card(card["card"]) for card in player["hand"] if card["card"])
            counts.append(f"{self.say('board-hand')} {len(player['hand'])}" + (f" ({shown})" if shown else ""))
        counts.append(f"{self.say('board-draw')} {player['draw']}")
        pile = player["conjurations"]
        word = self.say("board-conjurations")
        if isinstance(pile, int):
            counts.append(f"{word} {pile}")
        else:
            names = [f"{self.say('board-times', n=entry['n'])} {self.texts.card(entry['card'])}" for entry in pile]
            counts.append(f"{word} {', '.join(names) or 0}")
        if player.get("reaction"):
            counts.append(self.say("board-reaction"))
        yield from flow("", counts, self.width, gap=" · ")
        if player["discard"]:
            yield from self.listed("board-discard", player["discard"])

    def dice(self, dice: Data) -> Iterator[str]:
        items = []
        for kind, sign in signs.TYPES.items():
            style = sign.style
            basic, face, power = dice.get("active", {}).get(kind, (0, 0, 0))
            faces = zip(signs.FACES.values(), (power, face, basic), strict=True)
            drawn = "".join(side.text(self.texts) * n for side, n in faces)
            resting = dice.get("exhausted", {}).get(kind, 0)
            if drawn or resting:
                parts = [self.ink(sign.text(self.texts), style)]
                if drawn:
                    parts.append(self.ink(drawn, style))
                if resting:
                    parts.append(self.ink(f"({self.say('board-dice-exhausted', n=resting)})", "dim"))
                items.append(" ".join(parts))
        yield from flow(f"{self.say('board-dice')}  ", items or [self.say("board-no-dice")], self.width, gap="   ")

    def slots(self, id: str, used: int, room: int) -> str:
        return f"{self.say(id)} {signs.TAKEN.glyph * used}{signs.FREE.glyph * max(0, room - used)}  "

    def battlefield(self, units: Sequence[Data], room: int) -> Iterator[str]:
        yield self.slots("board-battlefield", len(units), room).rstrip()
        across = max(1, self.width // CELL)
        wide = self.width // across
        for start in range(0, len(units), across):
            cells = [self.unit(card, wide - 3) for card in units[start : start + across]]
            for row in range(max(len(cell) for cell in cells)):
                lines = [cell[row] if row < len(cell) else "" for cell in cells]
                bar = self.ink("│", "dim")
                yield "".join(f"{bar} {pad(clip(line, wide - 3), wide - 3)} " for line in lines).rstrip()

    # -- one card ------------------------------------------------------------------------------------------------

    def unit(self, card: Data, wide: int) -> list[str]:
        """A unit in a few short lines: name, numbers, and everything else to know about it."""
        resting = bool(card.get("exhaustion"))
        lines = [self.ink(clip(self.name(card), wide), "dim" if resting else "bold")]
        life = card.get("life", 0)
        numbers = self.say(
            "board-numbers",
            attack=card.get("attack", 0),
            left=max(0, life - card.get("wounds", 0)),
            life=life,
            recover=card.get("recover", 0),
        )
        return lines + flow("", [numbers, *self.notes(card)], wide, gap=" ")

    def notes(self, card: Data, *, brackets: bool = False) -> list[str]:
        """What is on a card and what it is doing, in short words."""
        badges = notes(card, self.texts, self.attackers, self.blockers)
        out = [self.ink(badge.text, badge.style) for badge in badges]
        out += [f"{ATTACHED.glyph}{self.texts.card(attached['card'])}" for attached in card.get("attached") or ()]
        return [f"({', '.join(out)})"] if brackets and out else out

    def name(self, card: Data) -> str:
        return called(card, self.texts, self.twins)

    def listed(self, id: str, cards: Sequence[Data]) -> Iterator[str]:
        """A pile by name, equal cards together, in the order in which they came."""
        names = Counter((card["card"], bool(card.get("picked"))) for card in cards)
        items = []
        for (slug, picked), n in names.items():
            name = self.texts.card(slug) if n == 1 else f"{self.say('board-times', n=n)} {self.texts.card(slug)}"
            items.append(f"{name} ({self.ink(self.say('board-picked'), 'cyan')})" if picked else name)
        yield from flow(f"{self.say(id)} {len(cards)}  ", items, self.width, gap=" | ")

    def attack(self) -> Iterator[str]:
        attack = self.view.get("attack")
        if not attack:
            return
        attackers = ", ".join(self.called(card) for card in attack["attackers"])
        if attack.get("target"):
            args = {"attackers": attackers, "target": self.called(attack["target"])}
            attackers = self.texts.fill("board-against", args)
        items = [attackers] if attackers else []
        for attacker, blocker in attack["blocks"]:
            args = {"attacker": self.called(attacker), "blocker": self.called(blocker)}
            items.append(self.texts.fill("board-blocks", args))
        yield from flow(self.ink(f"{self.say('board-attack')}  ", "red"), items, self.width, gap=" | ")

    def called(self, id: int) -> str:
        card = self.by_id.get(id)
        return self.texts.card(None) if card is None else self.name(card)
