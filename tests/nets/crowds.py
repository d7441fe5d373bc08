"""Crowded boards of Ashes: battlefields full of copies, spellboards, hands full of reactions, dice for everything."""

from __future__ import annotations

from typing import Any

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.ashes.words import COPIES, FACES, POOL_SIZE, TYPES
from tests.nets.decks import PHOENIXBORN, SPEC

__all__ = ["crowded_board", "crowded_match"]

CONTENT = {str(card["slug"]): card for card in SPEC.content()}
SEATS = "abcd"
PHASES = ("beginning", "recovery", "end of round", *["turns"] * 9)
TOKENS = ("wounds", "exhaustion", "status", "boost")


def crowded_match(number: int) -> Match:
    return SPEC.stage(crowded_board(number), number)


def crowded_board(number: int) -> dict[str, Any]:
    """A board for a scenario; two players as often as three and four together."""
    rng = Rng(number * 7919 + 11).fork()
    players = 2 + rng.below(2) * (1 + rng.below(2))
    board: dict[str, Any] = {SEATS[seat]: _seat(rng) for seat in range(players)}
    if rng.below(3) == 0:
        _give_puppets(rng, board)
    board["phase"] = PHASES[rng.below(len(PHASES))]
    return board


def _seat(rng: Rng) -> dict[str, Any]:
    phoenixborn = _one_of(rng, PHOENIXBORN)
    facts = CONTENT[phoenixborn]
    mine = {slug: card for slug, card in CONTENT.items() if card.get("phoenixborn", phoenixborn) == phoenixborn}
    units = [slug for slug, card in mine.items() if card["type"] in ("ally", "conjuration") and card["life"] != "X"]
    spells = [slug for slug, card in mine.items() if card["type"] == "ready_spell"]
    alterations = [slug for slug, card in mine.items() if card["type"] == "alteration_spell"]
    reactions = [slug for slug, card in mine.items() if card["type"] == "reaction_spell"]
    others = [slug for slug, card in mine.items() if card["type"] in ("ally", "action_spell", "alteration_spell")]
    slots = int(str(facts["battlefield"]))
    field = _copies(rng, units, slots, kinds=1 + rng.below(3))
    board = _copies(rng, spells, 2 * int(str(facts["spellboard"])), kinds=int(str(facts["spellboard"])))
    taken = field + board
    hand = [slug for slug in _copies(rng, reactions + others, 7, kinds=7) if taken.count(slug) < COPIES]
    hand += [slug for slug in _copies(rng, reactions, 4, kinds=4) if hand.count(slug) + taken.count(slug) < COPIES]
    dice = [f"{_one_of(rng, TYPES)}-{_one_of(rng, FACES[1:])}" for _ in range(POOL_SIZE - rng.below(2))]
    return {
        "phoenixborn": phoenixborn,
        "battlefield": [_with_tokens(rng, slug, alterations) for slug in field],
        "spellboard": board,
        "hand": hand,
        "draw": ["redirect", "fear", "final-cry"],
        "dice": dice,
    }


def _one_of(rng: Rng, things: list[str] | tuple[str, ...]) -> str:
    return things[rng.below(len(things))]


def _copies(rng: Rng, slugs: list[str], most: int, kinds: int) -> list[str]:
    """Up to so many cards of a few kinds, as many copies of each as a deck or a pile may have."""
    out: list[str] = []
    for _ in range(kinds):
        slug = _one_of(rng, slugs)
        limit = int(str(CONTENT[slug].get("conjuration_limit", COPIES)))
        n = min(1 + rng.below(limit), most - len(out))
        if slug not in out:
            out += [slug] * n
    return out


def _with_tokens(rng: Rng, slug: str, alterations: list[str]) -> Any:
    """Most copies are left as they are, so that they are twins."""
    tokens: dict[str, Any] = {}
    if rng.below(4) == 0:
        tokens[_one_of(rng, TOKENS)] = 1
        life = CONTENT[slug]["life"]
        if tokens.get("wounds") and isinstance(life, int) and life <= 1:
            tokens = {}
    if rng.below(12) == 0 and slug not in ("false-demon",):
        tokens["attached"] = [_one_of(rng, alterations)]
    return {slug: tokens} if tokens else slug


def _give_puppets(rng: Rng, board: dict[str, Any]) -> None:
    """Blood puppets of the first seat among the units of the second."""
    field = board["b"]["battlefield"]
    room = int(str(CONTENT[board["b"]["phoenixborn"]]["battlefield"])) - len(field)
    for _ in range(min(room, 1 + rng.below(3))):
        field.append({"blood-puppet": {"owner": "a"}})
