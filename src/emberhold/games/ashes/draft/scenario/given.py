"""Lays out the table that a scenario's `given` describes, in the middle of a draft. What it does not name is random.

    step: cards                         phoenixborn (usual), cards, dice or exchange
    round: 2                            how many cards everybody has picked; as many as are named is usual
    first: b                            who has the token of the draft; a is usual
    turn: c                             whose turn it is to exchange; whoever has the token is usual
    a: {phoenixborn: noah-redmoon, picks: [purge, seal], pack: [fear], choice: fear, dice: {charm: 4}, shown: [seal]}
    row: [seal]                         the cards that lie face up
    deck: [refresh, empower]            the top of the draft deck
    out: [d]                            who has given up

Picks stand in the order in which they were made, since that tells who has seen them; `shown` are those that everybody
has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.core.fields import items, mapping, number, one_of, only_keys
from emberhold.core.kinds import CardId, Phase, Seat
from emberhold.core.registry import SetupError
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.core.seeds import Seed, play_stream
from emberhold.games.ashes.constants import ALL_TYPES, POOL_SIZE, TYPES
from emberhold.games.ashes.draft.constants import AT_A_TIME, CARDS, DICE, EXCHANGE, PACK_SIZE, PHOENIXBORN, STEPS
from emberhold.games.ashes.draft.setup.lay_out import FEWEST, new_table
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["set_table"]

TABLE_KEYS: Final = ("step", "round", "first", "turn", "row", "deck", "out", *SEAT_LETTERS)
PLAYER_KEYS: Final = ("phoenixborn", "picks", "pack", "choice", "dice", "shown")


def set_table(given: Mapping[str, object], seed: Seed) -> DraftState:
    """The table; SetupError names what cannot be read."""
    return _Reader(given, seed).table()


class _Reader:
    """Reads the parts of a table. A card that is named is taken from those that are free; the rest fills the gaps."""

    def __init__(self, given: Mapping[str, object], seed: Seed) -> None:
        only_keys(given, TABLE_KEYS, "given")
        self.given = given
        letters = [letter for letter in SEAT_LETTERS if letter in given]
        if len(letters) < FEWEST or letters != list(SEAT_LETTERS[: len(letters)]):
            raise SetupError("given: name the seats a and b, and c and d if there are more (DRAFT-01).")
        self.players = [mapping(given[letter], f"given.{letter}") for letter in letters]
        self.st = new_table(len(letters), play_stream(seed))
        self.free = {self.st.slug(card): card for card in self.st.deck}

    def table(self) -> DraftState:
        st = self.st
        words: Sequence[str] = STEPS
        st.step = Phase(words.index(one_of(self.given.get("step", words[0]), words, "step", "given.step")))
        st.first = self.seat(self.given.get("first", SEAT_LETTERS[0]), "given.first")
        for seat in st.all_seats:
            only_keys(self.players[seat], PLAYER_KEYS, self.place(seat))
        self.phoenixborn()
        self.dice()
        self.cards()
        self.knowledge()
        for gone in items(self.given.get("out", []), "given.out"):
            seat = self.seat(gone, "given.out")
            st.out[seat] = True
            st.conceded |= 1 << seat
        st.turns = self.turns()
        return st

    # -- the small things ----------------------------------------------------------------------------------------

    def place(self, seat: int) -> str:
        return f"given.{SEAT_LETTERS[seat]}"

    def seat(self, raw: object, place: str) -> Seat:
        return Seat(SEAT_LETTERS.index(one_of(raw, SEAT_LETTERS[: self.st.seats], "seat", place)))

    def card(self, raw: object, place: str) -> CardId:
        slug = one_of(raw, [self.st.slug(card) for card in self.st.deck], "card in the draft deck", place)
        if slug not in self.free:
            raise SetupError(
                f"{place}: '{slug}' lies somewhere else already; there is one copy of each card (DRAFT-02)."
            )
        return self.free.pop(slug)

    def named(self, raw: object, place: str, most: int) -> list[CardId]:
        found = [self.card(slug, f"{place}[{i}]") for i, slug in enumerate(items(raw, place))]
        if len(found) > most:
            raise SetupError(f"{place}: there are {len(found)} cards; here it can be {most} at most.")
        return found

    # -- the table -----------------------------------------------------------------------------------------------

    def phoenixborn(self) -> None:
        """DRAFT-03. After that step everybody has one; who has none named gets one that nobody has."""
        st = self.st
        for usual in (False, True):
            for seat, player in zip(st.all_seats, self.players, strict=True):
                names = {st.slug(card): card for card in st.unclaimed}
                if usual and "phoenixborn" not in player and st.step != PHOENIXBORN:
                    st.phoenixborn[seat] = st.unclaimed.pop(0)
                elif not usual and "phoenixborn" in player:
                    place = f"{self.place(seat)}.phoenixborn"
                    slug = one_of(player["phoenixborn"], names, "Phoenixborn left", place)
                    st.phoenixborn[seat] = names[slug]
                    st.unclaimed.remove(names[slug])

    def dice(self) -> None:
        st = self.st
        for seat in st.all_seats:
            place = f"{self.place(seat)}.dice"
            written = mapping(self.players[seat].get("dice", {}), place)
            only_keys(written, TYPES, place)
            for kind, name in enumerate(TYPES):
                st.dice[seat][kind] = number(written.get(name, 0), f"{place}.{name}", 0, st.supply[kind])
                st.supply[kind] -= st.dice[seat][kind]
            if sum(st.dice[seat]) % AT_A_TIME or sum(st.dice[seat]) > POOL_SIZE:
                raise SetupError(f"{place}: dice are taken two at a time, up to {POOL_SIZE} (DRAFT-05).")
            if sum(st.dice[seat]) and st.step < DICE:
                raise SetupError(f"{place}: nobody has dice before the step dice (DRAFT-05).")
        for seat in st.all_seats:
            while st.step == EXCHANGE and sum(st.dice[seat]) < POOL_SIZE:
                kind = max(ALL_TYPES, key=lambda kind: st.supply[kind])
                st.dice[seat][kind] += 1
                st.supply[kind] -= 1

    def cards(self) -> None:
        """First what is named, then what is not."""
        st = self.st
        picks = [player.get("picks", []) for player in self.players]
        usual = max([len(items(named, f"{self.place(seat)}.picks")) for seat, named in enumerate(picks)])
        if st.step == CARDS:
            st.round = number(self.given.get("round", usual), "given.round", 0, PACK_SIZE - 1)
        elif st.step > CARDS:
            st.round = PACK_SIZE
        size = PACK_SIZE - st.round if st.step == CARDS else 0
        for seat, player in zip(st.all_seats, self.players, strict=True):
            st.picks[seat] = self.named(picks[seat], f"{self.place(seat)}.picks", st.round)
            st.pack[seat] = self.named(player.get("pack", []), f"{self.place(seat)}.pack", size)
        st.row = self.named(self.given.get("row", []), "given.row", st.seats if st.step == EXCHANGE else 0)
        st.deck = self.named(self.given.get("deck", []), "given.deck", len(self.free))
        rest = list(self.free.values())
        st.rng.shuffle(rest)
        for seat in st.all_seats:
            for cards, full in ((st.picks[seat], st.round), (st.pack[seat], size)):
                while len(cards) < full:
                    cards.append(rest.pop())
        while st.step == EXCHANGE and len(st.row) < st.seats:
            st.row.append(rest.pop())
        st.deck += rest

    def knowledge(self) -> None:
        """Everybody knows the own picks and the pack before them; what was shown, all know."""
        st = self.st
        for seat in st.all_seats:
            for taken, card in enumerate(st.picks[seat]):
                st.origin[card] = (seat - taken) % st.seats
                st.taken[card] = taken
            for card in st.pack[seat]:
                st.origin[card] = (seat - st.round) % st.seats
            for slug in items(self.players[seat].get("shown", []), f"{self.place(seat)}.shown"):
                st.show(self.own(slug, st.picks[seat], f"{self.place(seat)}.shown"), st.everybody)
            if "choice" in self.players[seat]:
                place = f"{self.place(seat)}.choice"
                st.choice[seat] = self.own(self.players[seat]["choice"], st.pack[seat], place)
        for card in st.row:
            st.show(card, st.everybody)
        for seat in st.all_seats:
            for card in st.picks[seat]:
                st.show(card, 1 << seat)
            st.show_pack(seat)

    def own(self, raw: object, cards: list[CardId], place: str) -> CardId:
        names = {self.st.slug(card): card for card in cards}
        return names[one_of(raw, names, "card here", place)]

    def turns(self) -> list[Seat]:
        """Who still acts in this step. It must be possible that the others have done so already."""
        st = self.st
        order = st.clockwise()
        if st.step == CARDS:
            return []
        if st.step == PHOENIXBORN:
            turns = [seat for seat in order if st.phoenixborn[seat] < 0]
        elif st.step == DICE:
            order *= POOL_SIZE // AT_A_TIME
            done = sum(map(sum, st.dice)) // AT_A_TIME
            turns = order[done:]
            for seat in st.all_seats:
                if sum(st.dice[seat]) != AT_A_TIME * order[:done].count(seat):
                    raise SetupError(
                        f"{self.place(seat)}.dice: the seats take dice in turn, from the token on (DRAFT-05)."
                    )
        else:
            turn = self.seat(self.given.get("turn", SEAT_LETTERS[st.first]), "given.turn")
            turns = order[order.index(turn) :]
        if turns != order[len(order) - len(turns) :]:
            raise SetupError("given.first: the seats take a Phoenixborn in turn, from the token on (DRAFT-03).")
        return turns
