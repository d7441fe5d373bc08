"""EXPED-02 to EXPED-09: where an expedition stands, worked out from the matches that were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.chain import Played
from emberhold.core.decisions import Message
from emberhold.core.fields import flag, number, one_of, only_keys, word
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG
from emberhold.games.aeons_end.expedition.campaign_types import CampaignView, FoughtView, StageView
from emberhold.games.aeons_end.expedition.match import ExpeditionMatch
from emberhold.games.aeons_end.expedition.orders import Orders
from emberhold.games.aeons_end.expedition.plan import (
    EXPEDITIONS,
    FIRST_NEMESES,
    NEW_AGE,
    BattlePlan,
    Wealth,
    kind_of,
    level_of,
    plan_of,
    read_code,
    read_nemeses,
)
from emberhold.games.aeons_end.setup.read import MOST_PLAYERS, SOLO_TURN_CARDS

__all__ = ["BATTLE_GAME", "CHOICE_GAME", "Campaign", "check_setup"]

CHOICE_GAME: Final = "aeons-end-expedition"
BATTLE_GAME: Final = "aeons-end"
SETUP_KEYS: Final = (
    "players",
    "expedition",
    "code",
    "nemeses",
    "big_pocket",
    "harder",
    "solo_player_turn_cards",
    "one_target",
)
MOST_BATTLES: Final = 60
"""An expedition ends after so many, so that bots who play it alone come to an end."""
POINTS: Final = (6, 4, 2)
"""EXPED-09: for a battle won at the first, second and third try."""


def check_setup(setup: Setup) -> int:
    """How many seats there are; SetupError says what is not possible."""
    only_keys(setup, SETUP_KEYS, "setup")
    expedition = one_of(setup.get("expedition", NEW_AGE), EXPEDITIONS, "expedition", "setup.expedition")
    random = expedition != NEW_AGE
    if random:
        read_code(word(setup.get("code"), "setup.code"), "setup.code")
    elif setup.get("code"):
        raise SetupError("setup.code: only a random expedition has a code (EXPED-09).")
    if "nemeses" in setup:
        if not random:
            raise SetupError("setup.nemeses: only a random expedition draws its nemeses (EXPED-09).")
        read_nemeses(setup["nemeses"], "setup.nemeses")
    for key, rule in (("big_pocket", "EXPED-04"), ("harder", "SETUP-11")):
        if flag(setup.get(key, False), f"setup.{key}") and not random:
            raise SetupError(f"setup.{key}: the first expedition does not have this; a random one may ({rule}).")
    flag(setup.get("one_target", False), "setup.one_target")
    cards = setup.get("solo_player_turn_cards", SOLO_TURN_CARDS[-1])
    number(cards, "setup.solo_player_turn_cards", SOLO_TURN_CARDS[0], SOLO_TURN_CARDS[-1])
    return number(setup.get("players"), "setup.players", 1, MOST_PLAYERS)


class Campaign:
    """One expedition as far as it has come."""

    def __init__(self, setup: Setup, played: Sequence[Played] = ()) -> None:
        self.setup = setup
        self.players = check_setup(setup)
        self.expedition = str(setup.get("expedition", NEW_AGE))
        self.code = str(setup["code"]).strip().upper() if setup.get("code") else ""
        at_hand = read_nemeses(setup["nemeses"], "setup.nemeses") if "nemeses" in setup else FIRST_NEMESES
        self.plan = plan_of(self.expedition, self.code, at_hand)
        self.at = 0
        """Which battle of the plan comes next."""
        self.attempt = 1
        self.piles = list(self.plan.start.piles)
        self.banished: list[str] = []
        self.mages = list(self.plan.start.mages)
        self.treasures = list(self.plan.start.treasures)
        self.upgraded = list(self.battle.upgraded)
        self.record: list[FoughtView] = []
        self.orders: Orders | None = None
        """What was chosen for the battle that comes; None as long as it is not."""
        self.owed = False
        """Whether a consolation has to be chosen first (EXPED-09)."""
        self.over = False
        self.story = self._story("before")
        for link, one in enumerate(played):
            self._go_through(link, one.match, one.link.game)

    @property
    def random(self) -> bool:
        return self.expedition != NEW_AGE

    @property
    def battle(self) -> BattlePlan:
        return self.plan.battles[self.at]

    @property
    def score(self) -> int:
        won = [fought["attempt"] for fought in self.record if fought["won"]]
        if not self.random:
            return len(won)
        return sum(POINTS[attempt - 1] for attempt in won if attempt <= len(POINTS))

    # -- what was played -----------------------------------------------------------------------------------------

    def _go_through(self, link: int, match: Match, game: str) -> None:
        outcome = match.outcome
        assert outcome is not None
        if game == CHOICE_GAME:
            assert isinstance(match, ExpeditionMatch)
            if outcome.reason == "abandoned":
                self.over = True
                self.story = [f"story-{self._kind}-abandoned"]
            elif self.owed:
                self._console(match.consolation())
            else:
                self._set_out(match.orders())
        else:
            self._fought(link, won=bool(outcome.winners), reason=outcome.reason)

    def _set_out(self, orders: Orders) -> None:
        """EXPED-04: the piles that were not chosen are banished."""
        self.orders = orders
        if not self.setup.get("big_pocket"):
            self.banished += [pile for pile in self.piles if pile not in orders.piles]
            self.piles = [pile for pile in self.piles if pile in orders.piles]

    def _fought(self, link: int, *, won: bool, reason: str) -> None:
        """EXPED-05 to EXPED-07. Everything comes back to the Barracks, won or lost."""
        orders = self.orders
        assert orders is not None
        battle = self.battle
        self.record.append(
            {
                "link": link,
                "battle": battle.number,
                "attempt": self.attempt,
                "nemesis": battle.nemesis,
                "won": won,
                "reason": reason,
                "mages": [mage for mage in orders.mages if mage],
                "treasures": orders.all_treasures(),
                "piles": list(orders.piles),
            }
        )
        self.orders = None
        if not won:
            self.attempt += 1
            self.owed = self.random and bool(self.consolations())
            self.story = self._story("lost")
            if len(self.record) == MOST_BATTLES:
                self.over = True
                self.story.append(f"story-{self._kind}-abandoned")
            return
        self._gain(battle.reward)
        self.story = self._story("won")
        if self.at + 1 == len(self.plan.battles):
            self._gain(self.plan.end)
            self.over = True
            return
        self.at += 1
        self.attempt = 1
        self.upgraded += self.battle.upgraded
        self.story += self._story("before")

    def _gain(self, wealth: Wealth) -> None:
        """A pile that was a consolation is there already; it brings no second one."""
        self.piles += [pile for pile in wealth.piles if pile not in self.piles and pile not in self.banished]
        self.mages += wealth.mages
        self.treasures += wealth.treasures

    # -- consolation in a random expedition ----------------------------------------------------------------------

    def consolations(self) -> dict[str, str]:
        """EXPED-09: what can be had after a defeat, by its kind. Nobody sees more of it than the kind."""
        spare = self.plan.spare
        found: dict[str, str] = {}
        # The box has only so many gems: if none is spare, the last one that could still be won comes early.
        later = [pile for battle in self.plan.battles[self.at :] for pile in battle.reward.piles]
        for pile in (*spare.piles, *reversed(later)):
            if pile not in self.piles and pile not in self.banished:
                found.setdefault(kind_of(pile), pile)
        for mage in spare.mages:
            if mage not in self.mages:
                found.setdefault("mage", mage)
        levels = {level_of(treasure) for treasure in self.treasures}
        for treasure in spare.treasures:
            if treasure not in self.treasures and level_of(treasure) in levels:
                found.setdefault("treasure", treasure)
        return found

    def _console(self, kind: str) -> None:
        self.owed = False
        thing = self.consolations()[kind]
        if kind == "mage":
            self.mages.append(thing)
        elif kind == "treasure":
            self.treasures.append(thing)
        else:
            self.piles.append(thing)
        self.story = []

    # -- what comes next -----------------------------------------------------------------------------------------

    def choice_setup(self) -> Setup:
        """What is chosen before the battle, as the set-up of a match."""
        setup: dict[str, object] = {"players": self.players, "campaign": self.view()}
        if self.owed:
            setup["consolation"] = sorted(self.consolations())
        return setup

    def battle_setup(self) -> Setup:
        """The battle, as the set-up of a match of Aeon's End."""
        orders = self.orders
        assert orders is not None
        fighters = orders.fighters()
        seats = [{"mage": orders.mages[seat], "treasures": list(orders.treasures[seat])} for seat in fighters]
        setup: dict[str, object] = {
            "seats": seats,
            "nemesis": self.battle.nemesis,
            "market": list(orders.piles),
            "free_mix": True,
            "upgraded": list(self.upgraded),
        }
        if orders.group:
            setup["treasure"] = orders.group
        if orders.holder is not None:
            setup["x_token"] = fighters.index(orders.holder)
        if not self.random and not self.record:
            setup["unshuffled"] = True
        if self.setup.get("harder"):
            setup["harder"] = True
        if NEMESIS_BY_SLUG[self.battle.nemesis].differs_in_expeditions:
            setup["expedition"] = True
        if len(fighters) == 1 and "solo_player_turn_cards" in self.setup:
            setup["solo_player_turn_cards"] = self.setup["solo_player_turn_cards"]
        if self.setup.get("one_target"):
            setup["one_target"] = True
        return setup

    # -- what can be seen ----------------------------------------------------------------------------------------

    @property
    def _kind(self) -> str:
        return "random" if self.random else "new-age"

    def _story(self, when: str) -> list[str]:
        """EXPED-01: only the part that is reached."""
        if not self.random:
            return [f"story-new-age-{when}-{self.battle.number}"]
        nemesis = NEMESIS_BY_SLUG[self.battle.nemesis]
        return [f"story-random-{when}-{nemesis.slug}" if nemesis.later else f"story-random-{when}"]

    def _stage(self, place: int, battle: BattlePlan) -> StageView:
        tries = [fought for fought in self.record if fought["battle"] == battle.number]
        return {
            "battle": battle.number,
            "nemesis": battle.nemesis if place <= self.at else None,
            "tries": len(tries),
            "won": any(fought["won"] for fought in tries),
        }

    def view(self) -> CampaignView:
        """Everything that all players may know. It is plain data, and it does not change afterwards."""
        return {
            "expedition": self.expedition,  # type: ignore[typeddict-item]
            "code": self.code or None,
            "battle": self.battle.number,
            "attempt": self.attempt,
            "nemesis": self.battle.nemesis,
            "stages": [self._stage(place, battle) for place, battle in enumerate(self.plan.battles)],
            "piles": list(self.piles),
            "banished": list(self.banished),
            "mages": list(self.mages),
            "treasures": list(self.treasures),
            "upgraded": list(self.upgraded),
            "record": [*self.record],
            "story": list(self.story),
            "score": self.score,
            "over": self.over,
        }

    def chronicle(self) -> list[Message]:
        """A line for each battle so far, and a sum at the end."""
        lines = [
            Message(
                f"expedition-record-{'won' if fought['won'] else 'lost'}",
                {
                    "battle": fought["battle"],
                    "attempt": fought["attempt"],
                    "nemesis": f"card-{fought['nemesis']}",
                    "mages": tuple([f"card-{mage}" for mage in fought["mages"]]),
                },
            )
            for fought in self.record
        ]
        if self.over and self.random:
            lines.append(Message("expedition-score", {"n": self.score}))
        return lines
