"""What the digest of Aeon's End is made from: everything printed, whole battles, and boards for every single card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from emberhold.core.fields import items
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end import constants
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, TREASURE_BY_SLUG, load_content
from emberhold.games.aeons_end.defs import CardDef, TreasureDef
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules import nemesis_deck
from emberhold.games.aeons_end.scenario.nemesis_scenario import scenario_for
from emberhold.games.aeons_end.setup.read import FIRST_GAME, SOLO_TURN_CARDS
from tools.rules_digest import IN_THE_GAME, SampleMatch

__all__ = ["printed", "printed_of", "tables", "tables_of"]

SPEC: Final = load_game("aeons-end")
LONG: Final = 400
"""The most decisions in a whole battle; nearly all end earlier."""
SHORT: Final = 30
BATTLES: Final = 96
BOARDS: Final = 4
"""On how many boards each card is tested."""
OWN_BATTLES: Final = 16
"""How many whole battles the digest of one nemesis has."""


# -- printed -----------------------------------------------------------------------------------------------------


def printed() -> object:
    """Everything printed on cards, mats and breaches, and what limits them."""
    load_content()
    return {
        "facts": _in_the_game(_content()),
        "cards": {slug: _card(BY_SLUG[slug]) for slug in sorted(BY_SLUG) if not _later(BY_SLUG[slug].nemesis)},
        "treasures": {slug: _treasure(TREASURE_BY_SLUG[slug]) for slug in sorted(TREASURE_BY_SLUG)},
        "forge": {slug: list(MAGE_BY_SLUG[slug].forge) for slug in sorted(MAGE_BY_SLUG)},
        "first game": list(FIRST_GAME),
        "limits": {
            "basics": nemesis_deck.NEEDED,
            "upgraded alone": nemesis_deck.SOLO_UPGRADED,
            "turn cards alone": list(SOLO_TURN_CARDS),
            "pile": {constants.KINDS[kind]: n for kind, n in constants.PILE_SIZE.items()},
            "mix": {constants.KINDS[kind]: n for kind, n in constants.MIX.items()},
            "life": constants.LIFE,
            "gravehold": constants.GRAVEHOLD_LIFE,
            "hand": constants.HAND_SIZE,
            "charge": constants.CHARGE_PRICE,
        },
    }


def printed_of(nemesis: str) -> object:
    """Everything printed on the mat and the cards of one nemesis."""
    load_content()
    cards = [slug for slug in sorted(BY_SLUG) if BY_SLUG[slug].nemesis == nemesis]
    own = [facts for facts in _content() if nemesis in (facts["slug"], facts.get("nemesis"))]
    return {"facts": own, "cards": {slug: _card(BY_SLUG[slug]) for slug in cards}}


def _card(card: CardDef) -> object:
    """What `emberhold cards` leaves out."""
    return {
        "capacity": card.capacity,
        "aether on cast": card.aether_on_cast,
        "bonus on cast": card.bonus_on_cast,
        "leaves after cast": card.leaves_after_cast,
        "counts as": card.counts_as,
        "fixed": card.fixed,
        "attaches": card.attaches,
        "reduces to": card.reduces_to,
        "claw": card.kin == "claw",
        "before battle": card.before_battle,
        "price": None if card.to_discard is None else dict(card.to_discard.numbers),
    }


def _treasure(treasure: TreasureDef) -> object:
    return {"nemesis bonus": treasure.nemesis_bonus, "price change": treasure.price_change}


# -- tables ------------------------------------------------------------------------------------------------------


def tables() -> Iterator[SampleMatch]:
    seed = 0
    for cards, board in (
        (_nemesis_cards(), _against),
        (_of("role", "supply", "starter", "unique-starter", "forged", "treasure"), _with),
        (_of("type", "mage") * 5, _played_by),
        (_of("type", "treasure"), _beside),
    ):
        for card in cards:
            for _ in range(BOARDS):
                yield SampleMatch({"board": board(card, seed)}, seed, SHORT)
                seed += 1
    for seed in range(BATTLES):
        yield SampleMatch(_battle(seed), seed, LONG, gives_up=0 if seed % 24 == 23 else None)


def tables_of(nemesis: str) -> Iterator[SampleMatch]:
    """Boards for each card of one nemesis, and whole battles against it."""
    seed = 0
    for card in _cards_against(nemesis):
        for _ in range(BOARDS if card.get("nemesis") == nemesis else 0):
            yield SampleMatch({"board": _against(card, seed)}, seed, SHORT)
            seed += 1
    for seed in range(OWN_BATTLES):
        yield SampleMatch({**_battle(seed * 5), "nemesis": nemesis}, seed, LONG)


def _content() -> list[Mapping[str, Any]]:
    return sorted(SPEC.content(), key=lambda facts: (str(facts["type"]), str(facts["slug"])))


def _in_the_game(content: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """What the game's own digest is about."""
    return [
        facts
        for facts in content
        if not _later(facts.get("nemesis", "")) and not (facts["type"] == "nemesis" and _later(facts["slug"]))
    ]


@cache
def _all_facts() -> list[Mapping[str, Any]]:
    return _content()


@cache
def _facts() -> list[Mapping[str, Any]]:
    return _in_the_game(_all_facts())


def _later(nemesis: str) -> bool:
    """Whether this is a nemesis with a digest of its own."""
    return nemesis != "" and nemesis not in IN_THE_GAME


def _of(key: str, *wanted: object) -> list[Mapping[str, Any]]:
    return [facts for facts in _facts() if facts.get(key) in wanted]


def _slugs(key: str, *wanted: object) -> list[str]:
    return [str(facts["slug"]) for facts in _of(key, *wanted)]


def _nemesis_cards() -> list[Mapping[str, Any]]:
    """All nemesis cards except those that lie beside a mat and come into play through it."""
    return [facts for facts in _facts() if facts.get("tier")]


def _cards_against(name: str) -> list[Mapping[str, Any]]:
    """All nemesis cards that can come in a battle against this nemesis."""
    return [facts for facts in _all_facts() if facts.get("tier") and facts.get("nemesis", name) == name]


def _battle(seed: int) -> Mapping[str, object]:
    """A whole battle. Every second one has everything that the later battles of an expedition add."""
    mages, nemeses = _slugs("type", "mage"), _slugs("type", "nemesis")
    players = 1 + seed % 4
    seats: list[dict[str, object]] = [{"mage": mages[(seed // 4 + 3 * i) % len(mages)]} for i in range(players)]
    setup: dict[str, object] = {"seats": seats, "nemesis": nemeses[seed // 4 % len(nemeses)]}
    setup["market"] = "first-game" if seed % 16 == 0 else "random"
    setup["x_token"] = seed % players
    if players == 1:
        setup["solo_player_turn_cards"] = SOLO_TURN_CARDS[seed // 4 % 2]
    if seed // 16 % 2:
        first, third = _slugs("level", 1), _slugs("level", 3)
        group = [facts["slug"] for facts in _of("type", "treasure") if facts["level"] == constants.GROUP_LEVEL]
        for i, seat in enumerate(seats):
            seat["treasures"] = [first[(seed + i) % len(first)], third[(seed + 3 * i) % len(third)]]
        upgraded = [facts["slug"] for facts in _facts() if facts.get("upgraded")]
        setup |= {"harder": True, "treasure": group[seed % len(group)], "upgraded": upgraded}
    return setup


# -- boards ------------------------------------------------------------------------------------------------------


def _against(card: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A board on which this nemesis card is drawn next or already in play."""
    luck = Rng(seed).fork()
    nemeses = _slugs("type", "nemesis")
    given = _table(str(card.get("nemesis", nemeses[luck.below(len(nemeses))])), luck, card)
    flow = ({"phase": "nemesis draw"}, {"phase": "nemesis draw"}, {"phase": "nemesis start"}, {"turn": "a"})
    return given | flow[luck.below(len(flow))]


def _with(card: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A board on which the active player has this card, to play, to prep and to cast."""
    luck = Rng(seed).fork()
    given = _table(_pick(_of("type", "nemesis"), luck)["slug"], luck, card, str(card.get("mage", "")))
    copies = 2 if card["role"] == "supply" else 1
    given["a"]["hand"] = [card["slug"]] * copies + [slug for slug in given["a"]["hand"] if slug != card["slug"]]
    for breach in given["a"]["breaches"].values():
        if card["type"] == "spell" and "open" in breach and copies > 1:
            breach["spells"] = [card["slug"]]
            break
    return given | {"turn": "a", "phase": ("casting", "main", "main")[seed % 3]}


def _played_by(mage: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A board on which this mage's ability can be used, by the mage or during another player's turn."""
    luck = Rng(seed).fork()
    given = _table(_pick(_of("type", "nemesis"), luck)["slug"], luck, mage=str(mage["slug"]))
    unique = [facts["slug"] for facts in _of("role", "unique-starter") if facts["mage"] == mage["slug"]]
    given["a"] |= {"charges": mage["charges"], "hand": [*unique, *given["a"]["hand"][:4]]}
    active = "ab"[seed % 2] if "b" in given else "a"
    return given | {"phase": ("main", "main", "casting")[seed % 3], "turn": active}


def _beside(treasure: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A board on which the players have this treasure."""
    luck = Rng(seed).fork()
    given = _table(_pick(_of("type", "nemesis"), luck)["slug"], luck, treasure)
    if treasure["level"] == constants.GROUP_LEVEL:
        return given | {"treasure": treasure["slug"], "phase": "set-up"}
    given["a"]["treasures"] = [treasure["slug"]]
    return given | {"turn": "a", "phase": "start"}


def _table(name: str, luck: Rng, card: Mapping[str, Any] | None = None, mage: str = "") -> dict[str, Any]:
    """A battle in full swing: some players have plenty, some almost nothing."""
    mages, market = _slugs("type", "mage"), _slugs("role", "supply")
    luck.shuffle(mages)
    luck.shuffle(market)
    mages.sort(key=lambda slug: slug != mage)  # the mage under test has the first seat
    given: dict[str, Any] = {"gravehold": 8 + luck.below(22), "market": market[: constants.PILES]}
    supply = Supply(luck, card)
    given["nemesis"] = _mat(name, supply, luck, card)
    personal = [facts for facts in _of("type", "treasure") if facts["level"] > constants.GROUP_LEVEL]
    treasures = [facts["slug"] for facts in personal if facts is not card]
    luck.shuffle(treasures)
    for seat in range((1, 1, 2, 2, 3, 4)[luck.below(6)]):
        player = _player(mages[seat], supply, luck, exhausted=seat > 0 and luck.below(4) == 0)
        given[constants.SEATS[seat]] = player | {"treasures": treasures[seat : seat + luck.below(2)]}
    return given


def _mat(name: str, supply: Supply, luck: Rng, card: Mapping[str, Any] | None) -> dict[str, Any]:
    """A nemesis with some cards in play and others in its deck; the card under test is in play or on top."""
    mat: dict[str, Any] = {"name": name, "harder": luck.below(2) == 1}
    if luck.below(4):  # else it has its full life
        life = 5 + luck.below(30)
        if any(facts["slug"] == name and facts.get("life") for facts in _all_facts()):  # else it has no life dial
            mat["life"] = life
    card = card if card is not None and card.get("tier") else None  # of the nemesis
    cards = [facts for facts in _cards_against(name) if facts is not card]
    luck.shuffle(cards)
    lying = [facts for facts in cards if facts["type"] in ("minion", "power")][: luck.below(5)]
    top = [] if card is None else [card]
    if card is not None and card["type"] in ("minion", "power") and luck.below(2):
        lying.append(card)
        top = []
    mat["play"] = [
        {facts["slug"]: {"power": 1 + luck.below(int(facts["power"]))}} if facts["type"] == "power" else facts["slug"]
        for facts in lying
    ]
    # Long enough for something to happen in every turn, because a match goes on by itself if nobody has a choice.
    deck = [facts for facts in cards if facts not in lying and all(facts["tier"] >= first["tier"] for first in top)]
    mat["deck"] = [facts["slug"] for facts in [*top, *sorted(deck[:10], key=lambda facts: int(facts["tier"]))]]
    if name == "maggoth":
        mat["nest"] = [["maggot", "fly"], ["fly"]][luck.below(3) :]
    if name == "ageless-walker":
        mat["exile"] = supply.cards(4, *TYPES)
    if name == "arachnos":
        mat |= {"ritual": 2 + luck.below(6), "tokens": luck.below(4)}
    if name == "fenrix":
        mat["play"] += ["rending-claw"] * luck.below(3)
        mat["tokens"] = luck.below(4)
    if _later(name):
        nemesis = next(nemesis for nemesis in NEMESES if nemesis.slug == name)
        own = scenario_for(nemesis).sample(luck)
        mat |= own | {"play": [*mat["play"], *items(own.get("play", []), "play")]}
    return mat


class Supply:
    """The cards in the battle: no more of each than its pile holds or a mage begins with."""

    def __init__(self, luck: Rng, card: Mapping[str, Any] | None) -> None:
        self._luck = luck
        self._kept = card
        """The card under test, which is placed afterwards."""
        self._taken: Counter[str] = Counter()

    def cards(self, most: int, *types: str) -> list[str]:
        """Some cards from the supply piles, at most this many."""
        out = []
        for _ in range(self._luck.below(most + 1)):
            left = [
                facts
                for facts in _of("role", "supply")
                if facts is not self._kept and facts["type"] in types and self._taken[facts["slug"]] < facts["copies"]
            ]
            out.append(str(_pick(left, self._luck)["slug"]))
            self._taken[out[-1]] += 1
        return out


TYPES: Final = ("gem", "relic", "spell")


def _player(mage: str, supply: Supply, luck: Rng, *, exhausted: bool) -> dict[str, Any]:
    own = [slug for slug in _one("mage", mage)["deck"] if slug in _slugs("role", "starter")]
    out: dict[str, Any] = {"mage": mage, "life": 0 if exhausted else 1 + luck.below(constants.LIFE)}
    out["charges"] = luck.below(5)
    out["hand"] = [*own[1 : 1 + luck.below(3)], *supply.cards(4, *TYPES)]
    out["deck"] = [*own[:1], *supply.cards(4, *TYPES)]
    out["discard"] = supply.cards(3, *TYPES)
    out["aether"] = {constants.PURSES[0]: luck.below(12), constants.PURSES[1 + luck.below(4)]: luck.below(4)}
    out["breaches"] = {}
    for printed in _one("mage", mage)["breaches"]:
        if printed is not None:
            facts: dict[str, Any] = {"spells": supply.cards(1, "spell")}
            if printed["facing"] == "open" or luck.below(2):
                facts |= {"open": True, "energized": luck.below(3) == 0}
            else:
                facts["closed"] = luck.below(4)
            out["breaches"][printed["position"]] = facts
    return out


def _one(type: str, slug: str) -> Mapping[str, Any]:
    return next(facts for facts in _of("type", type) if facts["slug"] == slug)


def _pick(cards: Sequence[Mapping[str, Any]], luck: Rng) -> Mapping[str, Any]:
    return cards[luck.below(len(cards))]
