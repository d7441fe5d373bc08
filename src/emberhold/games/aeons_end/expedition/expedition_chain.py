"""An expedition as a chain: the choices before a battle, the battle, the choices before the next one (decision 028)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.core.chain import Link, Played
from emberhold.core.choice import Choice, ChoiceValue
from emberhold.core.decisions import Arg, Message
from emberhold.core.journal import Setup
from emberhold.core.seat_letters import seat_id
from emberhold.games.aeons_end.expedition.campaign import BATTLE_GAME, CHOICE_GAME, Campaign, check_setup
from emberhold.games.aeons_end.expedition.plan import EXPEDITIONS, NEW_AGE, nemeses_at_hand, new_code
from emberhold.games.aeons_end.rules.turn_order import PLAYER_CARDS
from emberhold.games.aeons_end.setup.read import MOST_PLAYERS, SOLO_TURN_CARDS

__all__ = ["ExpeditionChain"]

NO_YES: Final = ((False, "no"), (True, "yes"))


class ExpeditionChain:
    """An expedition.

    Its set-up: `players`; the `expedition`, which is `the-new-age`, `random` or `random-short`; for a random one its
    `code`, the `nemeses` it draws from, `big_pocket` and `harder`; and the readings of the rules that a battle can
    have, `solo_player_turn_cards` and `one_target`.
    """

    name = CHOICE_GAME
    players = (1, MOST_PLAYERS)
    first_game = CHOICE_GAME

    def choices(self, chosen: Setup) -> Sequence[Choice]:
        closed = "" if chosen.get("expedition", NEW_AGE) != NEW_AGE else "setup-only-random-closed"
        return [
            Choice(
                "players",
                ("players",),
                values=[ChoiceValue(str(n), n, "setup-players-n", args={"n": n}) for n in range(1, MOST_PLAYERS + 1)],
                default=1,
                simple=True,
                rule="GEN-01",
            ),
            Choice(
                "expedition",
                ("expedition",),
                values=[ChoiceValue(name, name, f"chain-expedition-{name}") for name in EXPEDITIONS],
                default=NEW_AGE,
                simple=True,
                rule="EXPED-09",
            ),
            self._yes_no("big-pocket", "big_pocket", "EXPED-04", closed),
            self._yes_no("harder", "harder", "SETUP-11", closed),
            Choice(
                "solo-turn-cards",
                ("solo_player_turn_cards",),
                values=[
                    ChoiceValue(str(n), n, "setup-solo-turn-cards-number", args={"n": n}) for n in SOLO_TURN_CARDS[::-1]
                ],
                default=PLAYER_CARDS,
                rule="TURN-04",
            ),
            self._yes_no("one-target", "one_target", "CAST-09", ""),
        ]

    def _yes_no(self, name: str, key: str, rule: str, closed: str) -> Choice:
        values = [ChoiceValue(word, value, f"shell-{word}") for value, word in NO_YES]
        return Choice(name, (key,), values=values, default=False, rule=rule, closed=closed)

    def drawn(self, setup: Setup, seed: int) -> Setup:
        """The set-up with everything that is drawn if nobody says it: the code of a random expedition.

        It also notes which nemeses are at hand, so that one that comes later changes nothing in it (decision 041).
        """
        if setup.get("expedition", NEW_AGE) == NEW_AGE:
            return setup
        code, nemeses = setup.get("code"), setup.get("nemeses")
        return {**setup, "code": code or new_code(seed), "nemeses": nemeses or nemeses_at_hand()}

    def check(self, setup: Setup) -> int:
        return check_setup(setup)

    def next_link(self, setup: Setup, played: Sequence[Played]) -> Link | None:
        campaign = Campaign(setup, played)
        if campaign.over:
            return None
        if campaign.orders is not None:
            return Link(BATTLE_GAME, campaign.battle_setup(), tuple(campaign.orders.fighters()))
        return Link(CHOICE_GAME, campaign.choice_setup(), tuple(range(campaign.players)))

    def links(self, setup: Setup, played: Sequence[Played]) -> int | None:
        """How many matches there were, once the expedition is over; nobody knows it before."""
        return len(played) if Campaign(setup, played).over else None

    def points(self, setup: Setup, played: Sequence[Played]) -> list[int]:
        """The players win and lose together: everybody has the same points."""
        campaign = Campaign(setup, played)
        return [campaign.score] * campaign.players

    def title(self, setup: Setup, played: Sequence[Played]) -> Message | None:
        """What the open match is."""
        campaign = Campaign(setup, played)
        if campaign.over or campaign.owed:
            return None
        args: dict[str, Arg] = {
            "battle": campaign.battle.number,
            "attempt": campaign.attempt,
            "nemesis": f"card-{campaign.battle.nemesis}",
        }
        if campaign.orders is None:
            return Message("expedition-title-choice", args)
        who = tuple([seat_id(seat) for seat in campaign.orders.fighters()])
        return Message("expedition-title-battle", {**args, "who": who})

    def told(self, setup: Setup, played: Sequence[Played]) -> list[Message]:
        """The chronicle once the expedition is over; before that only how the last battle ended."""
        if not played:
            return []
        campaign = Campaign(setup, played)
        if campaign.over:
            return [*(Message(text) for text in campaign.story), *campaign.chronicle()]
        return campaign.chronicle()[-1:] if played[-1].link.game == BATTLE_GAME else []

    def state(self, setup: Setup, played: Sequence[Played]) -> Mapping[str, object] | None:
        """Where the expedition stands, as clients draw it."""
        view: Mapping[str, object] = {**Campaign(setup, played).view()}
        return view
