"""The Nest in scenarios: rows from the bottom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import items, one_of
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.nemeses.maggoth.mat import ROWS, nest
from emberhold.games.aeons_end.nemeses.maggoth.mat_types import FLY, MAGGOT
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import State

TOKENS: Final = {"maggot": MAGGOT, "fly": FLY}


class NestScenario(NemesisScenario):
    keys = ("nest",)
    endings: ClassVar[Mapping[str, bool]] = {"nest": False}
    at_rest: ClassVar[Mapping[str, object]] = {"nest": []}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        there = nest(pieces.st)
        place = f"{place}.nest"
        rows = items(data.get("nest", []), place)
        if len(rows) > len(ROWS):
            raise SetupError(f"{place}: {len(rows)} rows, but the Nest has {len(ROWS)}.")
        for i, raw in enumerate(rows):
            row = f"{place}[{i}]"
            tokens = items(raw, row)
            if len(tokens) > ROWS[i]:
                raise SetupError(f"{row}: {len(tokens)} tokens, but this row has {ROWS[i]} spaces.")
            there[i] = [TOKENS[one_of(token, TOKENS, "token", row)] for token in tokens]
        if len(there[-1]) == ROWS[-1] and not pieces.over:
            raise SetupError(f"{place}[{len(ROWS) - 1}]: the last row is full, so the players have lost (END-07).")

    def write(self, st: State) -> dict[str, object]:
        rows = _in_words(st)
        while rows and not rows[-1]:
            rows.pop()
        return {"nest": rows} if rows else {}

    def facts(self, st: State) -> dict[str, object]:
        return {"nest": _in_words(st)}


def _in_words(st: State) -> list[list[str]]:
    return [["fly" if token == FLY else "maggot" for token in row] for row in nest(st)]


SCENARIO: Final = NestScenario()
