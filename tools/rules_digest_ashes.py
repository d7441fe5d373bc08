"""What the digest of Ashes is made from: everything printed, every deck against every other, and crowded boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes import constants
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.decks.legality import FIRST_FIVE_SIZE
from emberhold.games.ashes.defs import Ability, CardDef
from emberhold.games.ashes.prebuilt_decks import DECKS
from tools.rules_digest import SampleMatch

__all__ = ["printed", "tables"]

SPEC: Final = load_game("ashes")
LONG: Final = 450
"""The most decisions in a match for two; few last longer."""
SHORT: Final = 40
BOARDS: Final = 5
"""On how many boards each card is tested."""
MIXED: Final = 8
DICE: Final = (
    ["3*natural-power", "2*charm-power", "3*ceremonial-power", "2*illusion-power"],
    ["2*natural-class", "2*natural-power", "2*charm-power", "2*ceremonial-class", "2*illusion-power"],
    ["natural-class", "2*natural-power", "3*charm-power", "ceremonial-power", "illusion-class", "2*illusion-power"],
)
UNITS: Final = ("ally", "conjuration")


# -- printed -----------------------------------------------------------------------------------------------------


def printed() -> object:
    """Everything printed on cards, dice and deck lists, and what limits them."""
    load_content()
    return {
        "cards": {slug: _card(BY_SLUG[slug]) for slug in sorted(BY_SLUG)},
        "facts": sorted(SPEC.content(), key=lambda facts: str(facts["slug"])),
        "decks": DECKS,
        "die": [constants.FACES[side] for side in constants.SIDES],
        "limits": {
            "copies": constants.COPIES,
            "deck": constants.DECK_SIZE,
            "dice": constants.POOL_SIZE,
            "hand": constants.HAND_SIZE,
            "first five": FIRST_FIVE_SIZE,
        },
    }


def _card(card: CardDef) -> object:
    """What `emberhold cards` leaves out: all costs of an ability, when it is used, and on what."""
    return {
        "keywords": sorted(card.keywords),
        "removes": card.removes,
        "switches off": card.switches_off,
        "needs status": card.needs_status,
        "play": None if card.play is None else _ability(card.play),
        "abilities": [_ability(ability) for ability in card.abilities],
    }


def _ability(ability: Ability) -> object:
    return {
        "when": constants.MOMENTS[ability.moment],
        "may": ability.may,
        "costs": [[cost.to_json() | {"status": cost.status} for cost in costs] for costs in ability.by_focus],
        "targets": [[target.what, target.whose, target.may] for target in ability.targets],
    }


# -- tables ------------------------------------------------------------------------------------------------------


def tables() -> Iterator[SampleMatch]:
    yield from _boards()
    for seed, setup in enumerate(SPEC.setups(2)):
        yield SampleMatch(setup, seed, LONG)
    # Seats other than the first concede, so that answers for an absent player are covered too.
    for seed, setup in enumerate(islice(SPEC.setups(3), 0, None, 3)):
        yield SampleMatch(setup, seed, LONG, gives_up=None if seed % 2 else seed % 3)
    for seed, setup in enumerate(islice(SPEC.setups(4), 1, None, 4)):
        yield SampleMatch(setup, seed, LONG, gives_up=None if seed % 2 else seed % 4)
    for seed in range(MIXED):
        seats = [{"deck": _deck(2 * seed + seat), "first_five": "choose"} for seat in range(2)]
        yield SampleMatch({"seats": seats, "lists": ("open", "sealed")[seed % 2]}, seed, LONG)


@cache
def _of(*kinds: str) -> list[Mapping[str, Any]]:
    facts = sorted(SPEC.content(), key=lambda facts: str(facts["slug"]))
    return [card for card in facts if card["type"] in kinds]


def _deck(seed: int) -> Mapping[str, object]:
    """A legal deck with cards that no pre-built deck combines."""
    luck = Rng(seed).fork()
    phoenixborn = _pick(_of("phoenixborn"), luck)["slug"]
    kinds = ("ally", "action_spell", "reaction_spell", "ready_spell", "alteration_spell")
    usable = [card["slug"] for card in _of(*kinds) if card.get("phoenixborn", phoenixborn) == phoenixborn]
    luck.shuffle(usable)
    types = list(constants.TYPES)
    luck.shuffle(types)
    return {
        "phoenixborn": phoenixborn,
        "dice": dict(zip(types, (4, 3, 2, 1), strict=True)),
        "cards": dict.fromkeys(usable[: constants.DECK_SIZE // 2], 2),
    }


def _boards() -> Iterator[SampleMatch]:
    """Each card on some boards, among other cards."""
    for number, card in enumerate(_of(*constants.CARD_TYPES)):
        for turn in range(BOARDS):
            seed = number * BOARDS + turn
            yield SampleMatch({"board": _board(card, seed)}, seed, SHORT)


def _board(card: Mapping[str, Any], seed: int) -> Mapping[str, object]:
    luck = Rng(seed).fork()
    letters = "ab" if luck.below(3) else "abc"
    flow = ({"turn": "a"}, {"turn": "a"}, {"turn": "a"}, {"phase": "recovery"}, {"phase": "beginning"})[luck.below(5)]
    sides = [_side(Box(luck, card), in_turn="turn" in flow) for _ in letters]
    _add(sides[seed % BOARDS == 3], card, seed)  # sometimes the opponent has it
    return flow | {"round": 2, "first": "a"} | dict(zip(letters, sides, strict=True))


class Box:
    """The cards that one player may have: no more of each than a deck or a conjuration pile holds."""

    def __init__(self, luck: Rng, card: Mapping[str, Any]) -> None:
        self.luck = luck
        self._kept = {card["slug"], *(spell["slug"] for spell in _summoning(card))}
        """The cards under test, which are placed afterwards."""
        self._taken: Counter[str] = Counter()

    def take(self, *kinds: str) -> Mapping[str, Any]:
        left = [card for card in _of(*kinds) if card["slug"] not in self._kept and self._left(card)]
        card = _pick(left, self.luck)
        self._taken[card["slug"]] += 1
        return card

    def slugs(self, n: int, *kinds: str) -> list[str]:
        return [self.take(*kinds)["slug"] for _ in range(n)]

    def _left(self, card: Mapping[str, Any]) -> bool:
        return self._taken[card["slug"]] < int(card.get("conjuration_limit", constants.COPIES))


def _summoning(card: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [spell for spell in _of("ready_spell") if card["slug"] in spell.get("summons", ())]


def _side(box: Box, *, in_turn: bool) -> dict[str, Any]:
    luck = box.luck
    phoenixborn = box.take("phoenixborn")
    life, room = int(phoenixborn["life"]), int(phoenixborn["battlefield"])
    playable = ("ally", "action_spell", "ready_spell")
    return {
        "phoenixborn": {phoenixborn["slug"]: {"wounds": luck.below(9) if luck.below(3) else life - 1 - luck.below(2)}},
        "hand": [*box.slugs(1, *playable), *box.slugs(2, "reaction_spell"), *box.slugs(2, "alteration_spell")],
        "draw": box.slugs(luck.below(7), *playable),
        "discard": box.slugs(3, "ally", "reaction_spell", "action_spell"),
        "battlefield": [_unit(box, in_turn=in_turn) for _ in range(luck.below(room))],
        "spellboard": box.slugs(1 + luck.below(2), "ready_spell"),
        "dice": DICE[luck.below(len(DICE))],
    }


def _unit(box: Box, *, in_turn: bool) -> Mapping[str, object]:
    """A random unit, sometimes wounded but alive, exhausted, or with something attached."""
    unit, luck = box.take(*UNITS), box.luck
    while not isinstance(unit["life"], int):
        unit = box.take(*UNITS)
    facts: dict[str, object] = {"wounds": luck.below(int(unit["life"]))}
    if luck.below(5) == 0:
        facts["exhaustion"] = 1
    if luck.below(3) == 0:
        facts["status"] = 1 + luck.below(2)
    if in_turn and luck.below(8) == 0:
        facts["bypass"] = True
    return {unit["slug"]: facts}


def _add(side: dict[str, Any], card: Mapping[str, Any], seed: int) -> None:
    """Put the card where it can do something: in play, or in a hand that can pay for it."""
    slug, kind = card["slug"], card["type"]
    if kind == "phoenixborn":
        side["phoenixborn"] = slug
        del side["battlefield"][3:]  # the smallest number of slots that any Phoenixborn has
    elif kind in UNITS:
        side["battlefield"] = [slug, *side["battlefield"][1:]]
        side["spellboard"] = [spell["slug"] for spell in _summoning(card)] or side["spellboard"]
        if kind == "ally":
            side["hand"][0] = slug
    elif kind == "ready_spell" and seed % BOARDS:
        side["spellboard"] = [slug] * (1 + seed % constants.COPIES)  # with and without focus
    else:
        side["hand"][0] = slug


def _pick(cards: Sequence[Mapping[str, Any]], luck: Rng) -> Mapping[str, Any]:
    return cards[luck.below(len(cards))]
