"""Turns a scenario's `given` into a table, and refuses what the rules do not allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, items, mapping, number, one_of, only_keys, shown
from emberhold.core.kinds import Phase, Seat
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed, play_stream
from emberhold.core.state import Outcome
from emberhold.games.aeons_end.catalogue import load_content
from emberhold.games.aeons_end.constants import (
    CASTING,
    DRAW,
    GRAVEHOLD_LIFE,
    MAIN,
    NEMESIS,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_START,
    PHASES,
    SEATS,
    SETTING_UP,
    START,
    TURN_CARD,
    TURN_CARDS,
)
from emberhold.games.aeons_end.kinds import TurnCard
from emberhold.games.aeons_end.rules.player_turn import find_aid
from emberhold.games.aeons_end.rules.turn_order import shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.scenario.nemesis_scenario import scenario_of
from emberhold.games.aeons_end.scenario.nemesis_side import choose_nemesis, set_nemesis
from emberhold.games.aeons_end.scenario.pieces import Pieces, one_with_facts
from emberhold.games.aeons_end.scenario.player_side import choose_mages, fill_forge, set_seat
from emberhold.games.aeons_end.scenario.supply import set_market, set_treasure
from emberhold.games.aeons_end.setup.lay_out import lay_out_mage
from emberhold.games.aeons_end.state import State

__all__ = ["set_table"]

OF_PLAYERS: Final = (START, CASTING, MAIN, DRAW)
OF_NEMESIS: Final = (NEMESIS_START, NEMESIS_MAIN, NEMESIS_DRAW)
TABLE_KEYS: Final = (
    "phase",
    "turn",
    "turn number",
    "gravehold",
    "nemesis",
    "market",
    "treasure",
    "turn deck",
    "turn discard",
    "x token",
    "x turn",
    "pairs",
    "casts",
    "copies for",
    "waiting",
    "declined",
    "conceded",
    "one target",
    "over",
    *SEATS,
)
ENDINGS: Final[Mapping[str, bool]] = {"gravehold": False, "exhausted": False, "nemesis": True, "cleared": True}
"""END-02 to END-06: how a battle can end, and whether that is a win; a nemesis may add to them (END-07)."""
TURN_RULES: Final = ("TURN-04", "TURN-05", "TURN-06", "TURN-08")
"""By number of players: which turn order cards there are."""
PAIRS: Final = ("ab", "cd")


def set_table(given: Mapping[str, object], seed: Seed) -> State:
    """Build the table; only what matters has to be written."""
    load_content()
    only_keys(given, TABLE_KEYS, "given")
    seats = max([i + 1 for i, letter in enumerate(SEATS) if letter in given] + [1])
    sides = [mapping(given.get(letter, {}), f"given.{letter}") for letter in SEATS[:seats]]
    theirs = mapping(given.get("nemesis", {}), "given.nemesis")
    st = State(seats, play_stream(seed))
    _set_phase(st, given)
    mages, named = choose_mages(given, seats)
    for seat, mage in zip(st.all_seats, mages, strict=True):
        lay_out_mage(st, seat, mage, cards=False)
    choose_nemesis(st, theirs, given)
    pieces = Pieces(st, named, _ending(st, given))
    for seat, side in zip(st.all_seats, sides, strict=True):
        set_seat(pieces, seat, side)
    set_nemesis(pieces, theirs)
    pieces.check_copies()
    for seat, side in zip(st.all_seats, sides, strict=True):
        scenario_of(st).read_seat(st, seat, side, f"given.{SEATS[seat]}")
        fill_forge(pieces, seat, side)
    set_market(st, given.get("market", []))
    set_treasure(st, given.get("treasure"))
    st.one_target = flag(given.get("one target", False), "given.one target")
    _set_turns(st, given)
    _set_moment(pieces, given)
    _set_ending(pieces, given)
    return st


def _set_phase(st: State, given: Mapping[str, object]) -> None:
    st.phase = Phase(PHASES.index(one_of(given.get("phase", PHASES[MAIN]), PHASES, "phase", "given.phase")))
    begun = st.phase != SETTING_UP
    st.turn = number(given.get("turn number", int(begun)), "given.turn number", 0)
    whose = given.get("turn", "a" if begun and st.phase not in OF_NEMESIS else "nemesis")
    if whose != "nemesis":
        if st.phase in OF_NEMESIS:
            raise SetupError(
                f"given.turn: it cannot be {shown(whose)}; in the phase '{PHASES[st.phase]}' it is the nemesis' turn."
            )
        st.active = _seat(st, whose, "given.turn")
    elif st.phase in OF_PLAYERS:
        raise SetupError(f"given.turn: the phase '{PHASES[st.phase]}' belongs to a player; write whose turn it is.")
    else:
        st.active = NEMESIS


def _set_turns(st: State, given: Mapping[str, object]) -> None:
    """TURN-01 to TURN-08: the turn order cards and the tokens that go with them."""
    left = Counter(turn_cards(st.seats))
    discard = items(given.get("turn discard", []), "given.turn discard")
    st.turn_discard = [_turn_card(st, raw, left, f"given.turn discard[{i}]")[0] for i, raw in enumerate(discard)]
    if "turn deck" in given:  # from the top
        raw_deck = items(given["turn deck"], "given.turn deck")
        deck = [_turn_card(st, raw, left, f"given.turn deck[{i}]") for i, raw in enumerate(raw_deck)]
        if not deck and not discard:
            raise SetupError(
                "given.turn deck: there are no turn order cards at all; put some into the deck or the discard pile."
            )
        st.turn_deck = [card for card, _ in deck[::-1]]
        st.turn_known = [known for _, known in deck[::-1]]
    else:
        st.turn_deck = [card for card in turn_cards(st.seats) if _took(left, card)]
        shuffle_turn_deck(st)
    if "x token" in given and st.seats != 3:
        raise SetupError("given.x token: there is an X token only with three players (TURN-06).")
    st.x_holder = _seat(st, given.get("x token", "a"), "given.x token")
    pairs = items(given.get("pairs", []), "given.pairs")
    if len(pairs) > len(st.pair):
        raise SetupError(f"given.pairs: {len(pairs)} entries; there are at most {len(st.pair)} tokens.")
    if pairs and st.seats != 4:
        raise SetupError("given.pairs: there are tokens of pairs only with four players (TURN-08).")
    for i, raw in enumerate(pairs):
        if raw is not None and raw != "none":
            st.pair[i] = _seat(st, raw, f"given.pairs[{i}]")
            if SEATS[st.pair[i]] not in PAIRS[i]:
                raise SetupError(f"given.pairs[{i}]: this token is for {' and '.join(PAIRS[i])} (TURN-08).")


def _took(left: Counter[TurnCard], card: TurnCard) -> bool:
    """Take one of these cards; False if none is left."""
    left[card] -= 1
    return left[card] >= 0


def _turn_card(st: State, raw: object, left: Counter[TurnCard], place: str) -> tuple[TurnCard, bool]:
    """A turn order card, and whether everybody has seen it where it lies: `{nemesis: {known: true}}`."""
    name, facts = one_with_facts(raw, ("known",), place)
    card = TurnCard(TURN_CARDS.index(one_of(name, TURN_CARDS, "turn card", place)))
    if not _took(left, card):
        there = Counter(TURN_CARDS[one] for one in turn_cards(st.seats))
        listed = ", ".join(f"{n} {one}" for one, n in there.items())
        raise SetupError(
            f"{place}: no '{name}' is left; the turn order cards are: {listed} ({TURN_RULES[st.seats - 1]})."
        )
    return card, flag(facts.get("known", False), f"{place}.known")


def _set_moment(pieces: Pieces, given: Mapping[str, object]) -> None:
    """What is true for the rest of a turn only."""
    st = pieces.st
    for key in ("casts", "copies for", "waiting", "declined", "x turn"):
        if given.get(key) and (st.active == NEMESIS or st.phase in (SETTING_UP, TURN_CARD)):
            raise SetupError(f"given.{key}: this belongs to a player's turn, and now it is no player's turn (TURN-12).")
    st.casts = number(given.get("casts", 0), "given.casts", 0)
    st.by_x = flag(given.get("x turn", False), "given.x turn")
    if st.by_x and (st.seats != 3 or st.active != st.x_holder):
        raise SetupError(
            "given.x turn: with three players, the player with the X token takes the turn of the X card (TURN-06)."
        )
    st.watching = _others(st, given.get("copies for", []), "given.copies for")
    st.refused = _others(st, given.get("declined", []), "given.declined", once=True)
    waiting = _others(st, given.get("waiting", []), "given.waiting", once=True)
    if waiting and st.phase != MAIN:
        raise SetupError("given.waiting: allies are asked in the main phase (ABILITY-05).")
    if st.phase == MAIN:
        find_aid(st)
        for seat in waiting:
            if seat not in st.aid:
                raise SetupError(f"given.waiting: {SEATS[seat]} has no ability to use now (ABILITY-01).")
            st.aid.remove(seat)


def _others(st: State, raw: object, place: str, *, once: bool = False) -> list[Seat]:
    """Players other than the active one."""
    found: list[Seat] = []
    for i, one in enumerate(items(raw, place)):
        seat = _seat(st, one, f"{place}[{i}]")
        if seat == st.active:
            raise SetupError(f"{place}[{i}]: {one} is the active player; only allies can be named here.")
        if once and seat in found:
            raise SetupError(f"{place}[{i}]: {one} is named twice.")
        found.append(seat)
    return found


def _ending(st: State, given: Mapping[str, object]) -> str:
    if "over" not in given:
        return ""
    known = {**ENDINGS, **scenario_of(st).endings}
    return one_of(given["over"], known, "way to end this battle", "given.over")


def _set_ending(pieces: Pieces, given: Mapping[str, object]) -> None:
    st = pieces.st
    fallen = pieces.over == "gravehold"
    usual, least, greatest = (0, 0, 0) if fallen else (GRAVEHOLD_LIFE, 1, GRAVEHOLD_LIFE)
    st.gravehold = number(given.get("gravehold", usual), "given.gravehold", least, greatest)
    if st.seats > 1 and all(st.exhausted) != (pieces.over == "exhausted"):
        if pieces.over == "exhausted":
            raise SetupError(
                "given.over: the battle cannot have ended so, because somebody is not exhausted yet (EXHAUST-02)."
            )
        raise SetupError("given: all players are exhausted, so they have lost (EXHAUST-02).")
    if pieces.over:
        won = {**ENDINGS, **scenario_of(st).endings}[pieces.over]
        st.outcome = Outcome(st.all_seats if won else (), pieces.over)
    conceded = items(given.get("conceded", []), "given.conceded")
    for i, raw in enumerate(conceded):
        st.conceded |= 1 << _seat(st, raw, f"given.conceded[{i}]")


def _seat(st: State, raw: object, place: str) -> Seat:
    if not isinstance(raw, str) or len(raw) != 1 or raw not in SEATS[: st.seats]:
        raise SetupError(f"{place}: {shown(raw)} is not a seat of this table ({', '.join(SEATS[: st.seats])}).")
    return Seat(SEATS.index(raw))
