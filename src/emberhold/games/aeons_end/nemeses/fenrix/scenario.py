"""Fenrix' mat in scenarios: nemesis tokens, the claw deck, Spring of Fury beside the mat, Position tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import flag, number, one_of, shown, word
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.nemeses.fenrix.cards import SPRING_OF_FURY
from emberhold.games.aeons_end.nemeses.fenrix.mat import CLAW, CLAWS, RENDING_CLAW, mat_of, on_minion
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import USED, Pieces, marked, one_with_facts
from emberhold.games.aeons_end.text.kit import CardDef, CardId, Seat, State
from emberhold.games.aeons_end.text.mat_kit import ASIDE, MINION


class PackScenario(NemesisScenario):
    keys = ("tokens", "claws left", "fury", "claws shut")
    seat_keys = ("position",)
    endings: ClassVar[Mapping[str, bool]] = {"claws": False}
    at_rest: ClassVar[Mapping[str, object]] = {"claws left": 0, "fury": 0, "claws shut": False}
    seat_at_rest: ClassVar[Mapping[str, object]] = {"position": "none"}

    # -- given ---------------------------------------------------------------------------------------------------

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        mat = mat_of(st)
        pieces.several[RENDING_CLAW.definition.slug] = CLAWS
        st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)
        mat.fury = number(data.get("fury", 0), f"{place}.fury", 0, 1)
        if mat.fury:
            spring = SPRING_OF_FURY.definition
            pieces.count(spring, f"{place}.fury")
            st.new_card(spring.index, ASIDE)
        mat.claws_shut = flag(data.get("claws shut", False), f"{place}.claws shut")
        if mat.claws_shut:
            pieces.in_a_turn(f"{place}.claws shut")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """`claws left` counts the claw deck; the claws in play are not in it."""
        st = pieces.st
        there = len(st.mat.own_deck)
        left = data.get("claws left", there)
        place = f"{place}.claws left"
        if isinstance(left, list):
            for i, (card, raw) in enumerate(zip(st.mat.own_deck, left, strict=False)):
                name, facts = one_with_facts(raw, (USED,), f"{place}[{i}]")
                one_of(name, [RENDING_CLAW.definition.slug], "claw of the claw deck", f"{place}[{i}]")
                pieces.mark(card, facts, f"{place}[{i}]")
            left = len(left)
        left = number(left, place, 0)
        if left > there:
            raise SetupError(
                f"{place}: {left} claws in the deck and {CLAWS - there} in play; there must be {CLAWS} in all."
            )
        if not left and not pieces.over:
            raise SetupError(
                f"{place}: the players lose as soon as the claw deck is empty; leave at least one claw in it (END-07)."
            )
        for card in st.mat.own_deck[left:]:
            st.zone[card] = ASIDE
        st.mat.own_deck = st.mat.own_deck[:left]

    def read_seat(self, st: State, seat: Seat, data: Mapping[str, object], place: str) -> None:
        """`position: rending-claw#2`: the minion on which a player's Position token lies."""
        if data.get("position", "none") == "none":
            return
        place = f"{place}.position"
        wanted = word(data["position"], place)
        slug, mark, n = wanted.partition("#")
        minions = [card for card in st.in_play if st.kind(card) == MINION]
        one_of(slug, {st.definition(card).slug for card in minions}, "minion in play", place)
        same = [card for card in minions if st.definition(card).slug == slug]
        nth = int(n) if n.isascii() and n.isdigit() and len(n) < 4 else 0 if mark else 1
        if not 1 <= nth <= len(same):
            raise SetupError(f"{place}: there is no {shown(wanted)}; only {len(same)} of this minion are in play.")
        mat_of(st).position[seat] = same[nth - 1]

    def most_life(self, st: State, definition: CardDef) -> int:
        return definition.life + (mat_of(st).fury if definition.kin == CLAW else 0)

    # -- a position written as a board ---------------------------------------------------------------------------

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        out = filled({"tokens": st.nemesis_tokens, "fury": mat.fury, "claws shut": mat.claws_shut})
        in_play = sum(st.card[card] == RENDING_CLAW.definition.index for card in st.in_play)
        if any(card in st.once for card in st.mat.own_deck):
            out["claws left"] = [marked(st, card) for card in st.mat.own_deck]
        elif len(st.mat.own_deck) + in_play != CLAWS:
            out["claws left"] = len(st.mat.own_deck)
        return out

    def write_seat(self, st: State, seat: Seat) -> dict[str, object]:
        card = mat_of(st).position[seat]
        if card < 0:
            return {}
        same = [other for other in st.in_play if st.card[other] == st.card[card]]
        number = f"#{same.index(card) + 1}" if len(same) > 1 else ""
        return {"position": f"{st.definition(card).slug}{number}"}

    # -- then ----------------------------------------------------------------------------------------------------

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"claws left": len(mat.own_deck), "fury": mat.fury, "claws shut": mat.claws_shut}

    def seat_facts(self, st: State, seat: Seat) -> dict[str, object]:
        card = mat_of(st).position[seat]
        return {"position": "none" if card < 0 else st.definition(card).slug}

    def tokens_on(self, st: State, card: CardId) -> list[Seat]:
        return on_minion(st, card)


SCENARIO: Final = PackScenario()
