"""The Barracks before the first choice, laid out from a set-up that an expedition has written (or a scenario)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from emberhold.core.fields import items, mapping, number, one_of, only_keys
from emberhold.core.journal import Setup
from emberhold.core.kinds import Phase, Seat
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed, play_stream
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, NEMESIS_BY_SLUG, TREASURE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import MARKET, PILES, TREASURE
from emberhold.games.aeons_end.expedition.campaign_types import CampaignView
from emberhold.games.aeons_end.expedition.constants import MAGES, STEPS
from emberhold.games.aeons_end.expedition.constants import PILES as CHOOSE_PILES
from emberhold.games.aeons_end.expedition.plan import EXPEDITIONS, level_of
from emberhold.games.aeons_end.expedition.rules.muster import begin_step
from emberhold.games.aeons_end.expedition.state import NOTHING, ExpeditionState
from emberhold.games.aeons_end.setup.read import MOST_PLAYERS

__all__ = ["CHOSEN_KEYS", "SEAT_KEYS", "lay_out"]

SETUP_KEYS: Final = ("players", "campaign", "consolation", "chosen")
CHOSEN_KEYS: Final = ("step", "piles", "seats", "group", "holder", "waiting")
SEAT_KEYS: Final = ("mage", "rests", "treasures", "out")
CONSOLATIONS: Final = ("gem", "mage", "relic", "spell", "treasure")


def lay_out(setup: Setup, seed: Seed) -> ExpeditionState:
    """SetupError names what cannot be read."""
    load_content()
    only_keys(setup, SETUP_KEYS, "setup")
    players = number(setup.get("players"), "setup.players", 1, MOST_PLAYERS)
    campaign = _campaign(mapping(setup.get("campaign"), "setup.campaign"))
    st = ExpeditionState(players, play_stream(seed), campaign)
    st.levels = tuple([level_of(st.things[treasure]) for treasure in st.treasures])
    wanted = items(setup.get("consolation", []), "setup.consolation")
    st.kinds = tuple([one_of(kind, CONSOLATIONS, "consolation", "setup.consolation") for kind in wanted])
    if "chosen" in setup:
        _Chosen(st, mapping(setup["chosen"], "setup.chosen")).read()
    return st


def _campaign(raw: Mapping[str, object]) -> CampaignView:
    """What the rules look at is checked; the rest is told as it was written."""
    only_keys(raw, tuple(CampaignView.__annotations__), "setup.campaign")
    for key in CampaignView.__annotations__:
        if key not in raw:
            raise SetupError(f"setup.campaign.{key}: this is missing.")
    one_of(raw["expedition"], EXPEDITIONS, "expedition", "setup.campaign.expedition")
    number(raw["battle"], "setup.campaign.battle", 1, 4)
    number(raw["attempt"], "setup.campaign.attempt", 1)
    one_of(raw["nemesis"], NEMESIS_BY_SLUG, "nemesis", "setup.campaign.nemesis")
    cards = {slug for slug, card in BY_SLUG.items() if card.role == MARKET}
    treasures = {slug for slug, card in BY_SLUG.items() if card.role == TREASURE} | set(TREASURE_BY_SLUG)
    for key, known, what in (
        ("piles", cards, "supply card"),
        ("banished", cards, "supply card"),
        ("mages", set(MAGE_BY_SLUG), "mage"),
        ("treasures", treasures, "treasure"),
    ):
        place = f"setup.campaign.{key}"
        named = [one_of(slug, known, what, place) for slug in items(raw[key], place)]
        if len(set(named)) != len(named):
            raise SetupError(f"{place}: something is there twice.")
    for key, least in (("piles", PILES), ("mages", MOST_PLAYERS)):
        if len(items(raw[key], key)) < least:
            raise SetupError(f"setup.campaign.{key}: the Barracks hold at least {least} (EXPED-02).")
    for key in ("stages", "upgraded", "record", "story"):
        items(raw[key], f"setup.campaign.{key}")
    return cast("CampaignView", dict(raw))


class _Chosen:
    """Reads what was chosen so far, for Barracks in the middle of a choice."""

    def __init__(self, st: ExpeditionState, raw: Mapping[str, object]) -> None:
        only_keys(raw, CHOSEN_KEYS, "setup.chosen")
        self.st = st
        self.raw = raw
        self.free = {slug: thing for thing, slug in enumerate(st.things)}

    def read(self) -> None:
        st, raw = self.st, self.raw
        words: list[str] = [*STEPS[CHOOSE_PILES:]]
        word = one_of(raw.get("step", "piles"), words, "step", "setup.chosen.step")
        seats = items(raw.get("seats", [{}] * st.seats), "setup.chosen.seats")
        if len(seats) != st.seats:
            raise SetupError(f"setup.chosen.seats: there are {st.seats} players, not {len(seats)}.")
        for seat, own in zip(st.all_seats, seats, strict=True):
            place = f"setup.chosen.seats[{seat}]"
            self.member(seat, mapping(own, place), place)
        st.taken = [
            self.thing(pile, st.piles, "setup.chosen.piles")
            for pile in items(raw.get("piles", []), "setup.chosen.piles")
        ]
        if "group" in raw:
            st.group = self.thing(raw["group"], st.treasures, "setup.chosen.group")
        if "holder" in raw:
            st.holder = number(raw["holder"], "setup.chosen.holder", 0, st.seats - 1)
        step = Phase(words.index(word) + CHOOSE_PILES)
        taken = st.taken
        begin_step(st, step)
        if taken:
            st.taken = taken
        if len(st.taken) > PILES or (step > CHOOSE_PILES and len(st.taken) < PILES):
            raise SetupError(f"setup.chosen.piles: a market has {PILES} piles (MARKET-01).")
        if step > MAGES and not st.fighters:
            raise SetupError("setup.chosen.seats: somebody has to fight; name a mage (SETUP-02).")
        if "waiting" in raw:
            waiting = items(raw["waiting"], "setup.chosen.waiting")
            st.turns = [Seat(number(seat, "setup.chosen.waiting", 0, st.seats - 1)) for seat in waiting]

    def thing(self, raw: object, among: range, place: str) -> int:
        names = [self.st.things[thing] for thing in among if self.st.things[thing] in self.free]
        return self.free.pop(one_of(raw, names, "such thing in the Barracks that is free", place))

    def member(self, seat: Seat, raw: Mapping[str, object], place: str) -> None:
        st = self.st
        only_keys(raw, SEAT_KEYS, place)
        if "mage" in raw:
            st.mage[seat] = self.thing(raw["mage"], st.mages, f"{place}.mage")
        st.rests[seat] = raw.get("rests") is True
        st.worn[seat] = [
            self.thing(treasure, st.treasures, f"{place}.treasures")
            for treasure in items(raw.get("treasures", []), f"{place}.treasures")
        ]
        if raw.get("out") is True:
            st.out[seat] = st.rests[seat] = True
            st.conceded |= 1 << seat
            st.mage[seat] = NOTHING
