"""The acolytes in scenarios: their deck from the top, their discard pile, and those in play under `play`.

Without `acolytes` the deck has all that are nowhere else, in the reverse order of their names from the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.kinds import NO_SEAT
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.hollow_crown.acolytes import ACOLYTE, ACOLYTES, LIFE
from emberhold.games.aeons_end.nemeses.hollow_crown.mat import IN_PLAY, mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import MAT_DECK, ON_MAT

DECK: Final = "acolytes"
FALLEN: Final = "fallen acolytes"
BURIED: Final = "buried"
SLUGS: Final = [acolyte.definition.slug for acolyte in ACOLYTES]


class AcolyteScenario(NemesisScenario):
    keys = (DECK, FALLEN, BURIED)
    endings: ClassVar[Mapping[str, bool]] = {"acolytes": True}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        room = Room("only acolytes lie there", "CROWN-01", lambda card: card.kin == ACOLYTE)
        pieces.rooms[MAT_DECK] = pieces.rooms[ON_MAT] = room
        mat = mat_of(pieces.st)
        mat.cards = pieces.lay_all(data.get(FALLEN, []), ON_MAT, NO_SEAT, f"{place}.{FALLEN}")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """Those in play are no longer in the deck by now. `buried` counts those at the bottom that everybody knows."""
        if DECK in data:
            pieces.lay_own_deck(data[DECK], f"{place}.{DECK}")
        mat = mat_of(pieces.st)
        mat.buried = number(data.get(BURIED, 0), f"{place}.{BURIED}", 0, len(mat.own_deck))

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        deck = [marked(st, card) for card in mat.own_deck[::-1]]
        elsewhere = [st.definition(card).slug for card in [*st.in_play, *mat.cards]]
        out: dict[str, object] = {}
        if deck != [slug for slug in reversed(SLUGS) if slug not in elsewhere]:
            out[DECK] = deck
        if mat.cards:
            out[FALLEN] = [marked(st, card) for card in mat.cards]
        if mat.buried:
            out[BURIED] = mat.buried
        return out

    def sample(self, luck: Rng) -> dict[str, object]:
        acolytes = SLUGS[:]
        luck.shuffle(acolytes)
        here = [{slug: {"life": 1 + luck.below(LIFE)}} for slug in acolytes[:IN_PLAY]]
        fallen = IN_PLAY + luck.below(len(acolytes) - IN_PLAY)
        return {"play": here, FALLEN: acolytes[IN_PLAY:fallen], DECK: acolytes[fallen:]}

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {
            DECK: [told_of(st, card) for card in mat.own_deck[::-1]],
            FALLEN: [told_of(st, card) for card in mat.cards],
            BURIED: mat.buried,
        }


SCENARIO: Final = AcolyteScenario()
