"""Crowded boards of Ashes: battlefields full of copies, spellboards, hands full of reactions, dice for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import COPIES, FACES, POOL_SIZE, TYPES
from tests.nets.decks import PHOENIXBORN, SPEC

__all__ = ["crowded_board", "crowded_match"]

CONTENT = {str(card["slug"]): card for card in SPEC.content()}
SEATS = "abcd"
PHASES = ("beginning", "recovery", "end of round", *["turns"] * 9)
TOKENS = ("wounds", "exhaustion", "status", "boost")
PUPPET = "blood-puppet"
HAND = 8


def crowded_match(number: int) -> Match:
    return SPEC.stage(crowded_board(number), number)


def crowded_board(number: int) -> dict[str, Any]:
    """A board for a scenario; two players as often as three and four together."""
    rng = Rng(number * 7919 + 11).fork()
    players = 2 + rng.below(2) * (1 + rng.below(2))
    phase = PHASES[rng.below(len(PHASES))]
    # What lasts for a turn is on no board between turns (TURN-13).
    tokens = TOKENS if phase == "turns" else TOKENS[:-1]
    sides = [Side(rng, tokens) for _ in range(players)]
    board: dict[str, Any] = {SEATS[seat]: side.lay() for seat, side in enumerate(sides)}
    if rng.below(3) == 0:
        _give_puppets(rng, sides[0], board["b"])
    board["phase"] = phase
    return board


class Side:
    """What one seat has: cards of a legal deck and its conjurations, no more copies than there are."""

    def __init__(self, rng: Rng, tokens: Sequence[str]) -> None:
        self.rng = rng
        self.tokens = tokens
        self.taken: Counter[str] = Counter()
        self.phoenixborn = _one_of(rng, PHOENIXBORN)
        self.mine = [card for card in CONTENT.values() if card.get("phoenixborn", self.phoenixborn) == self.phoenixborn]

    def lay(self) -> dict[str, Any]:
        rng, facts = self.rng, CONTENT[self.phoenixborn]
        units = [slug for slug in self.of("ally", "conjuration") if CONTENT[slug]["life"] != "X"]
        reactions = self.of("reaction_spell")
        slots = int(str(facts["spellboard"]))
        field = self.copies(units, int(str(facts["battlefield"])), kinds=1 + rng.below(3))
        side: dict[str, Any] = {
            "phoenixborn": self.phoenixborn,
            "battlefield": [self.with_tokens(slug) for slug in field],
            "spellboard": self.copies(self.of("ready_spell"), 2 * slots, kinds=slots),
            "hand": self.copies(reactions, 4, kinds=4),
            "draw": self.copies(["redirect", "fear", "final-cry"], 3, kinds=3),
            "dice": [f"{_one_of(rng, TYPES)}-{_one_of(rng, FACES[1:])}" for _ in range(POOL_SIZE - rng.below(2))],
        }
        others = reactions + self.of("ally", "action_spell", "alteration_spell")
        side["hand"] += self.copies(others, HAND - len(side["hand"]), kinds=7)
        return side

    def of(self, *kinds: str) -> list[str]:
        return [str(card["slug"]) for card in self.mine if card["type"] in kinds]

    def copies(self, slugs: Sequence[str], most: int, kinds: int) -> list[str]:
        """Up to so many cards of a few kinds, one or more copies of each."""
        out: list[str] = []
        for _ in range(kinds):
            slug = _one_of(self.rng, slugs)
            n = min(1 + self.rng.below(_limit(slug)), most - len(out), _limit(slug) - self.taken[slug])
            out += [slug] * n
            self.taken[slug] += n
        return out

    def with_tokens(self, slug: str) -> Any:
        """Most copies are left as they are, so that they are twins."""
        rng, life = self.rng, int(str(CONTENT[slug]["life"]))
        tokens: dict[str, Any] = {}
        if rng.below(4) == 0:
            token = _one_of(rng, self.tokens)
            if token != "wounds" or life > 1:
                tokens[token] = 1
        if rng.below(12) == 0:
            tokens["attached"] = self.copies(["root-armor", "fade-away"], 1, kinds=1)
        return {slug: tokens} if tokens else slug


def _one_of(rng: Rng, things: Sequence[str]) -> str:
    return things[rng.below(len(things))]


def _limit(slug: str) -> int:
    """How many copies of a card there can be: in a deck, or in a pile of conjurations."""
    return int(str(CONTENT[slug].get("conjuration_limit", COPIES)))


def _give_puppets(rng: Rng, giver: Side, side: dict[str, Any]) -> None:
    """Blood puppets of the giver's among the units of another seat."""
    room = int(str(CONTENT[side["phoenixborn"]]["battlefield"])) - len(side["battlefield"])
    for _ in range(min(room, 1 + rng.below(3), _limit(PUPPET) - giver.taken[PUPPET])):
        side["battlefield"].append({PUPPET: {"owner": "a"}})
