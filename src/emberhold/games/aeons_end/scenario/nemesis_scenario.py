"""What lies on a nemesis' mat, on a board written by hand: for each nemesis how it is read, checked and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import flag, items, number, one_of, shown, word
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG
from emberhold.games.aeons_end.constants import ASIDE, EXILED, MINION, NEMESIS_PLAY
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.nemeses.arachnos.mat import MOST_TOKENS, TRACK_END
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import is_devourer
from emberhold.games.aeons_end.nemeses.fenrix.mat import CLAWS, RENDING_CLAW
from emberhold.games.aeons_end.nemeses.maggoth.mat import FLY, MAGGOT, ROWS
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.scenario.pieces import USED, Pieces, marked, one_with_facts
from emberhold.games.aeons_end.state import DEFS, State

__all__ = ["MATS", "Mat", "mat_of"]


class Mat:
    """A nemesis with nothing on its mat that a board could speak of."""

    keys: ClassVar[tuple[str, ...]] = ()
    """What its boards say under `nemesis`."""
    seat_keys: ClassVar[tuple[str, ...]] = ()
    """What its boards say of a player."""
    endings: ClassVar[Mapping[str, bool]] = {}
    """How its battles can end besides the usual ways, and whether that is a win."""

    def take(self, st: State, definition: CardDef) -> int:
        """A card that lies ready for play; -1 where a new one is needed."""
        return -1

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """Before any card lies in play."""

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """When all cards lie where the board says."""

    def read_seat(self, st: State, seat: int, data: Mapping[str, object], place: str) -> None:
        """What it keeps with a player."""

    def write(self, st: State) -> dict[str, object]:
        return {}

    def write_seat(self, st: State, seat: int) -> dict[str, object]:
        return {}

    def stands_in(self, st: State) -> bool:
        """Whether its own dial does not count any more, because something else has to be beaten."""
        return False

    def most_life(self, st: State, definition: CardDef) -> int:
        """The most life with which a minion can have entered play."""
        return definition.life

    def outgrows(self, definition: CardDef) -> bool:
        """Whether this minion can have more life than it entered with (GEN-07)."""
        return False


class NestMat(Mat):
    """Maggoth: rows from the bottom."""

    keys = ("nest",)
    endings: ClassVar[Mapping[str, bool]] = {"nest": False}
    TOKENS: Final = {"maggot": MAGGOT, "fly": FLY}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        place = f"{place}.nest"
        rows = items(data.get("nest", []), place)
        if len(rows) > len(ROWS):
            raise SetupError(f"{place}: {len(rows)} rows; there are {len(ROWS)} here.")
        for i, raw in enumerate(rows):
            row = f"{place}[{i}]"
            tokens = items(raw, row)
            if len(tokens) > ROWS[i]:
                raise SetupError(f"{row}: {len(tokens)} tokens; this row has {ROWS[i]} spaces.")
            pieces.st.nest[i] = [self.TOKENS[one_of(token, self.TOKENS, "token", row)] for token in tokens]
        if len(pieces.st.nest[-1]) == ROWS[-1] and not pieces.over:
            raise SetupError(f"{place}[{len(ROWS) - 1}]: the last row is full, so the players have lost (END-07).")

    def write(self, st: State) -> dict[str, object]:
        names = {life: name for name, life in self.TOKENS.items()}
        rows = [[names[token] for token in row] for row in st.nest]
        while rows and not rows[-1]:
            rows.pop()
        return {"nest": rows} if rows else {}


class RitualMat(Mat):
    """Arachnos: the space of its token, and nemesis tokens; afterwards World Devourer alone."""

    keys = ("tokens", "ritual")
    endings: ClassVar[Mapping[str, bool]] = {"world-devourer": True}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.st.ritual = number(data.get("ritual", 0), f"{place}.ritual", 0, TRACK_END)
        pieces.st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        found = [card for card in st.table + st.nemesis_discard if is_devourer(st.card[card])]
        if not found:
            if st.ritual == TRACK_END and not pieces.over:
                raise SetupError(
                    f"{place}.ritual: at space {TRACK_END} the ritual is complete; write World Devourer in play "
                    f"(GEN-02), or a space up to {TRACK_END - 1}."
                )
            if st.nemesis_tokens > MOST_TOKENS and not pieces.over:
                raise SetupError(
                    f"{place}.tokens: with more than {MOST_TOKENS} tokens the ritual is complete; write World Devourer "
                    "in play (GEN-02), or fewer tokens."
                )
            return
        st.world_devourer = found[0]
        if len(st.table) > 1:
            other = next(i for i, card in enumerate(st.table) if card != found[0])
            raise SetupError(
                f"{place}.play[{other}]: when World Devourer comes, everything else leaves play and nothing follows "
                "(GEN-02)."
            )
        if st.nemesis_deck:
            raise SetupError(f"{place}.deck: when World Devourer comes, the nemesis deck leaves the battle (GEN-02).")

    def stands_in(self, st: State) -> bool:
        return any(is_devourer(st.card[card]) for card in st.table)

    def most_life(self, st: State, definition: CardDef) -> int:
        extra = NEMESES[st.nemesis].life if self.outgrows(definition) else 0
        return definition.life + extra

    def outgrows(self, definition: CardDef) -> bool:
        return is_devourer(definition.index)

    def write(self, st: State) -> dict[str, object]:
        return _filled({"tokens": st.nemesis_tokens, "ritual": st.ritual})


class ExileMat(Mat):
    """Ageless Walker: the exiled pile, its top card last."""

    keys = ("exile",)

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.st.exile = pieces.lay_all(data.get("exile", []), EXILED, -1, f"{place}.exile")

    def write(self, st: State) -> dict[str, object]:
        return _filled({"exile": [marked(st, card) for card in st.exile]})


class ClawMat(Mat):
    """Fenrix: nemesis tokens, the claw deck, Spring of Fury beside the mat, and where the Position tokens lie."""

    keys = ("tokens", "claws left", "fury", "claws shut")
    seat_keys = ("position",)
    endings: ClassVar[Mapping[str, bool]] = {"claws": False}
    BESIDE: Final = "spring-of-fury"

    def take(self, st: State, definition: CardDef) -> int:
        if definition is not RENDING_CLAW.definition or not st.claw_deck:
            return -1
        card = st.claw_deck.pop()
        st.zone[card] = NEMESIS_PLAY
        return card

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        pieces.several[RENDING_CLAW.definition.slug] = CLAWS
        st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)
        st.fury = number(data.get("fury", 0), f"{place}.fury", 0, 1)
        if st.fury:
            spring = BY_SLUG[self.BESIDE]
            pieces.count(spring, f"{place}.fury")
            st.new_card(spring.index, ASIDE)
        st.claws_shut = flag(data.get("claws shut", False), f"{place}.claws shut")
        if st.claws_shut:
            pieces.in_a_turn(f"{place}.claws shut")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """`claws left` counts the claw deck; the claws in play are not in it."""
        st = pieces.st
        there = len(st.claw_deck)
        left = data.get("claws left", there)
        place = f"{place}.claws left"
        if isinstance(left, list):
            for i, (card, raw) in enumerate(zip(st.claw_deck, left, strict=False)):
                name, facts = one_with_facts(raw, (USED,), f"{place}[{i}]")
                one_of(name, [RENDING_CLAW.definition.slug], "claw of the claw deck", f"{place}[{i}]")
                pieces.mark(card, facts, f"{place}[{i}]")
            left = len(left)
        left = number(left, place, 0)
        if left > there:
            raise SetupError(f"{place}: {left} left and {CLAWS - there} in play; there are {CLAWS} claws in all.")
        if not left and not pieces.over:
            raise SetupError(f"{place}: none; the players lose as soon as the claw deck is empty (END-07).")
        for card in st.claw_deck[left:]:
            st.zone[card] = ASIDE
        st.claw_deck = st.claw_deck[:left]

    def read_seat(self, st: State, seat: int, data: Mapping[str, object], place: str) -> None:
        """`position: rending-claw#2`: the minion on which a player's Position token lies."""
        if data.get("position", "none") == "none":
            return
        place = f"{place}.position"
        wanted = word(data["position"], place)
        slug, mark, n = wanted.partition("#")
        minions = [card for card in st.table if st.kind(card) == MINION]
        one_of(slug, {DEFS[st.card[card]].slug for card in minions}, "minion in play", place)
        same = [card for card in minions if DEFS[st.card[card]].slug == slug]
        nth = int(n) if n.isascii() and n.isdigit() and len(n) < 4 else 0 if mark else 1
        if not 1 <= nth <= len(same):
            raise SetupError(f"{place}: there is no {shown(wanted)}; of this minion {len(same)} are in play.")
        st.position[seat] = same[nth - 1]

    def most_life(self, st: State, definition: CardDef) -> int:
        return definition.life + (st.fury if definition.claw else 0)

    def write(self, st: State) -> dict[str, object]:
        out = _filled({"tokens": st.nemesis_tokens, "fury": st.fury, "claws shut": st.claws_shut})
        in_play = sum(st.card[card] == RENDING_CLAW.definition.index for card in st.table)
        if any(card in st.once for card in st.claw_deck):
            out["claws left"] = [marked(st, card) for card in st.claw_deck]
        elif len(st.claw_deck) + in_play != CLAWS:
            out["claws left"] = len(st.claw_deck)
        return out

    def write_seat(self, st: State, seat: int) -> dict[str, object]:
        card = st.position[seat]
        if card < 0:
            return {}
        same = [other for other in st.table if st.card[other] == st.card[card]]
        number = f"#{same.index(card) + 1}" if len(same) > 1 else ""
        return {"position": f"{DEFS[st.card[card]].slug}{number}"}


def _filled(facts: dict[str, object]) -> dict[str, object]:
    """What is not nothing."""
    return {key: value for key, value in facts.items() if value}


MATS: Final[Mapping[str, Mat]] = {
    "maggoth": NestMat(),
    "arachnos": RitualMat(),
    "ageless-walker": ExileMat(),
    "fenrix": ClawMat(),
}
_PLAIN: Final = Mat()


def mat_of(st: State) -> Mat:
    return MATS.get(NEMESES[st.nemesis].slug, _PLAIN)
