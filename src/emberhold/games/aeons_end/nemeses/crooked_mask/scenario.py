"""Corruptions in scenarios: their deck from the top, and what nobody knows of them and of shuffled decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import items, number
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.crooked_mask.corruptions import CORRUPTIONS
from emberhold.games.aeons_end.nemeses.crooked_mask.mat import mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import HAND, CardId, Seat, State
from emberhold.games.aeons_end.text.mat_kit import CURSE, DECK, DISCARD, MAT_DECK

SLUGS: Final = [card.definition.slug for card in CORRUPTIONS]
SHUFFLED: Final = "shuffled"
KNOWN: Final = "known corruptions"


class MaskScenario(NemesisScenario):
    """Corruptions that lie face down have not been seen, unless the board calls them known. Of a player's deck it can
    say which places were shuffled, counted from the top."""

    keys = ("corruptions", KNOWN)
    seat_keys = (SHUFFLED,)

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.rooms[MAT_DECK] = Room("only corruptions lie there", "CORRUPT-01", lambda card: card.slug in SLUGS)
        pieces.several |= dict.fromkeys(SLUGS, 1)
        if "corruptions" in data:
            pieces.lay_own_deck(data["corruptions"], f"{place}.corruptions")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        known = items(data.get(KNOWN, []), f"{place}.{KNOWN}")
        hidden = face_down(st)
        for i, slug in enumerate(known):
            if slug not in [st.definition(card).slug for card in hidden]:
                raise SetupError(
                    f"{place}.{KNOWN}[{i}]: no corruption of this name lies in a deck; leave it out (CORRUPT-02)."
                )
        mat_of(st).unseen = [st.card[card] for card in hidden if st.definition(card).slug not in known]

    def read_seat(self, st: State, seat: Seat, data: Mapping[str, object], place: str) -> None:
        deck = st.deck[seat]
        mat = mat_of(st)
        for i, raw in enumerate(items(data.get(SHUFFLED, []), f"{place}.{SHUFFLED}")):
            mat.shuffled.append(deck[-number(raw, f"{place}.{SHUFFLED}[{i}]", 1, len(deck))])
        mat.shuffled.sort()

    def write(self, st: State) -> dict[str, object]:
        unseen = mat_of(st).unseen
        known = [st.definition(card).slug for card in face_down(st) if st.card[card] not in unseen]
        deck = [marked(st, card) for card in st.mat.own_deck[::-1]]
        return filled({KNOWN: known}) | ({} if deck == self._usual(st) else {"corruptions": deck})

    def _usual(self, st: State) -> list[object]:
        """The corruption deck of a board that does not mention it: those that are nowhere else."""
        elsewhere = [st.definition(card).slug for card in range_of(st) if st.zone[card] in (HAND, DECK, DISCARD)]
        return [slug for slug in SLUGS[::-1] if slug not in elsewhere]

    def write_seat(self, st: State, seat: Seat) -> dict[str, object]:
        shuffled = mat_of(st).shuffled
        return filled({SHUFFLED: [n for n, card in enumerate(st.deck[seat][::-1], 1) if card in shuffled]})

    def sample(self, luck: Rng) -> dict[str, object]:
        corruptions = SLUGS[:]
        luck.shuffle(corruptions)
        return {"corruptions": corruptions[: 1 + luck.below(len(corruptions))]}

    def facts(self, st: State) -> dict[str, object]:
        return {"corruptions": [told_of(st, card) for card in st.mat.own_deck[::-1]]}


def range_of(st: State) -> list[CardId]:
    """Every corruption of this battle."""
    return [CardId(card) for card in range(len(st.card)) if st.definition(CardId(card)).kind == CURSE]


def face_down(st: State) -> list[CardId]:
    """Every corruption that lies in a deck, by the cards' numbers."""
    return [card for card in range_of(st) if st.zone[card] in (DECK, MAT_DECK)]


SCENARIO: Final = MaskScenario()
