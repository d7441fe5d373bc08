"""From a draft to the matches with its decks: one match for all, or everybody against everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from emberhold.core.chain import Link, Played
from emberhold.core.choice import Choice, ChoiceValue
from emberhold.core.decisions import Message
from emberhold.core.fields import number, one_of, only_keys
from emberhold.core.journal import Setup
from emberhold.core.seat_letters import seat_id
from emberhold.games.ashes.draft.match import DraftMatch
from emberhold.games.ashes.draft.rules.decks import match_setup
from emberhold.games.ashes.draft.setup.lay_out import FEWEST, MOST

__all__ = ["DraftChain"]

ONE: Final = "one"
ROUND_ROBIN: Final = "round-robin"
WAYS: Final = (ONE, ROUND_ROBIN)
LISTS: Final = ("sealed", "open")


class DraftChain:
    """A draft and what is played with its decks.

    Its set-up: `players`; `matches`, which is `one` match for all or a `round-robin`; and whether the `lists` of the
    decks are `sealed`, as they are usually, or `open`.
    """

    name = "ashes-draft"
    players = (FEWEST, MOST)
    first_game = "ashes-draft"

    def choices(self, chosen: Setup) -> Sequence[Choice]:
        counts = range(FEWEST, MOST + 1)
        return [
            Choice(
                "players",
                ("players",),
                values=[ChoiceValue(str(n), n, "setup-players-n", args={"n": n}) for n in counts],
                default=FEWEST,
                simple=True,
                rule="DRAFT-01",
            ),
            Choice(
                "matches",
                ("matches",),
                values=[ChoiceValue(way, way, f"chain-matches-{way}") for way in WAYS],
                default=ONE,
                simple=True,
                closed="setup-matches-closed" if chosen.get("players") == FEWEST else "",
            ),
            Choice(
                "lists",
                ("lists",),
                values=[ChoiceValue(kind, kind, f"setup-lists-{kind}") for kind in LISTS],
                default=LISTS[0],
            ),
        ]

    def drawn(self, setup: Setup, seed: int) -> Setup:  # noqa: ARG002 - nothing is left open
        return setup

    def check(self, setup: Setup) -> int:
        only_keys(setup, ("players", "matches", "lists"), "setup")
        one_of(setup.get("matches", ONE), WAYS, "way to play", "setup.matches")
        one_of(setup.get("lists", LISTS[0]), LISTS, "kind of deck lists", "setup.lists")
        return number(setup.get("players"), "setup.players", FEWEST, MOST)

    def next_link(self, setup: Setup, played: Sequence[Played]) -> Link | None:
        players = self.check(setup)
        if not played:
            return Link(self.first_game, {"players": players}, tuple(range(players)))
        draft = played[0].match
        assert isinstance(draft, DraftMatch)
        tables = self._tables(setup, draft)
        if len(played) > len(tables):
            return None
        seats = tables[len(played) - 1]
        decks = draft.decks()
        lists = str(setup.get("lists", LISTS[0]))
        return Link("ashes", match_setup([decks[seat] for seat in seats], lists), seats)

    def links(self, setup: Setup, played: Sequence[Played]) -> int | None:
        """How many matches there are, the draft included; None as long as nobody knows."""
        if not played:
            return None
        draft = played[0].match
        assert isinstance(draft, DraftMatch)
        return 1 + len(self._tables(setup, draft))

    def points(self, setup: Setup, played: Sequence[Played]) -> list[int]:
        """How many matches each seat has won; a draft is not won."""
        out = [0] * self.check(setup)
        for link, match in played[1:]:
            assert match.outcome is not None
            for winner in match.outcome.winners:
                out[link.seats[winner]] += 1
        return out

    def title(self, setup: Setup, played: Sequence[Played]) -> Message | None:
        """Which match it is and who plays it; nothing before the draft is over."""
        link = self.next_link(setup, played) if played else None
        if link is None:
            return None
        who = tuple([seat_id(seat) for seat in link.seats])
        return Message("chain-match", {"n": len(played), "of": (self.links(setup, played) or 1) - 1, "who": who})

    def told(self, setup: Setup, played: Sequence[Played]) -> list[Message]:
        """Who has won how many matches, in order of the points once nothing follows; nothing before the matches."""
        points = list(enumerate(self.points(setup, played)))
        if len(played) < 2:
            return []
        over = self.next_link(setup, played) is None
        if over:
            points.sort(key=lambda entry: -entry[1])
        title = Message("chain-points-end" if over else "chain-points-title")
        return [title, *(Message("chain-points", {"seat": seat_id(seat), "n": n}) for seat, n in points)]

    def state(self, setup: Setup, played: Sequence[Played]) -> Mapping[str, object] | None:  # noqa: ARG002 - points say all
        return None

    def _tables(self, setup: Setup, draft: DraftMatch) -> list[tuple[int, ...]]:
        """Who meets whom. Whoever gave up in the draft plays no match; a single person left has nobody to play."""
        assert draft.outcome is not None
        if draft.outcome.reason != "drafted":
            return []
        seats = draft.outcome.winners
        if setup.get("matches", ONE) == ONE or len(seats) == FEWEST:
            return [tuple(seats)]
        return list(combinations(seats, FEWEST))
