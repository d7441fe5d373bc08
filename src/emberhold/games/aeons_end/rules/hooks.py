"""What the rules call although it is built on top of them: it makes the `me` and the `it` of a text.

`text/use` and `text/nemesis_use` fill them in when they are imported; the rules never import those.
"""

from __future__ import annotations

from typing import NoReturn, Protocol

from emberhold.core.decisions import Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.aeons_end.kinds import NO_TREASURE, TreasureIndex
from emberhold.games.aeons_end.moments import Cast
from emberhold.games.aeons_end.state import State


class NewUse(Protocol):
    """Makes the `me` that the text of a player card, an ability or a treasure gets."""

    def __call__(
        self, st: State, seat: Seat, card: CardId, *, cast: Cast | None = None, treasure: TreasureIndex = NO_TREASURE
    ) -> object: ...


class CanUnleash(Protocol):
    """What the rules themselves use of the `it` of a nemesis text."""

    def unleash(self, times: int = 1) -> Effect: ...


class NewNemesisUse(Protocol):
    """Makes the `it` that the text of a nemesis card, or without a card its mat, gets."""

    def __call__(self, st: State, card: CardId = NO_CARD) -> CanUnleash: ...


def nothing_put_in(*_given: object, **_named: object) -> NoReturn:
    raise RuntimeError("aeons_end.rules.hooks is empty: import text.use and text.nemesis_use before a text is used.")


new_use: NewUse = nothing_put_in
new_nemesis_use: NewNemesisUse = nothing_put_in
