"""What a learned value looks at in a battle: numbers about the players, the nemesis, and the time that is left.

It is meant for quiet points. The numbers are for a whole team, so that the same ones fit one to four players. What only
one nemesis has comes from the tactics of its mat, and what its cards will do from the harm that is measured for them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.core.kinds import Seat
from emberhold.games.aeons_end.bot.card_worth import AETHER, DAMAGE, know_cards
from emberhold.games.aeons_end.bot.deck import Deck, breach_bonus
from emberhold.games.aeons_end.bot.evaluation import LAST_TURNS, SCALE, SPEED, points
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_harm import harm
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import MINION, NEMESIS_TURN, OWN_BREACHES
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, MAGES, State

__all__ = ["NUMBERS", "Force", "numbers"]

NUMBERS: Final = (
    "by hand",
    "to beat",
    "to beat for each turn",
    "nemesis deck",
    "nemesis deck is empty",
    "turns left",
    "gravehold",
    "low gravehold",
    "very low gravehold",
    "life",
    "low life",
    "exhausted",
    "one player left",
    "menace",
    "high menace",
    "minions",
    "minions by life",
    "minions by time",
    "life of minions",
    "powers with one token",
    "powers with two tokens",
    "other powers",
    "gravehold would fall",
    "harm to frail players",
    "damage",
    "damage by time",
    "aether",
    "aether by time",
    "boon",
    "boon by time",
    "damage ready",
    "damage waiting",
    "damage in hand",
    "aether in hand",
    "race",
    "close race",
    "charges",
    "full charges",
    "open breaches",
    "cards",
    "hand",
    "purse",
    "nemesis next",
    "nemesis turns before the deck is shuffled",
    "harder",
)
"""The numbers, in their order."""

HEALTHY_GRAVEHOLD: Final = 16
FRAIL_GRAVEHOLD: Final = 7
LOW_LIFE: Final = 7
HIGH_MENACE: Final = 8.0
TURN_CARDS: Final = 6
NEMESIS_TURNS: Final = 2
"""How many cards the whole turn order deck has, and how many of them are the nemesis'."""
STRONG: Final = 4.0
"""How much damage a player does in a turn in the middle of a battle."""
EVEN: Final = 15.0
"""A race is open if both sides are no further apart than this."""


class Force:
    """What the players have together, counted once."""

    __slots__ = (
        "aether",
        "boon",
        "breaches",
        "cards",
        "charges",
        "damage",
        "full",
        "hand",
        "held",
        "holds",
        "ready",
        "waiting",
    )

    def __init__(self, st: State) -> None:
        know_cards()
        damage = aether = boon = cards = charges = ready = waiting = held = holds = 0.0
        breaches = full = hand = 0
        card = st.card
        for seat in st.all_seats:
            deck = Deck(st, seat)
            damage += deck.damage
            aether += deck.aether
            boon += deck.boon
            cards += deck.n
            slots = MAGES[st.mage[seat]].charges
            charges += st.charges[seat] / slots
            full += st.charges[seat] >= slots
            for b in OWN_BREACHES[seat]:
                opened = st.open[b]
                breaches += opened
                for it in st.prepped[b]:
                    index = card[it]
                    if opened:
                        ready += DAMAGE[index] + breach_bonus(st, b) * (2 if DEFS[index].echo else 1)
                    else:
                        waiting += DAMAGE[index]
            for it in st.hand[seat]:
                hand += 1
                held += DAMAGE[card[it]]
                holds += AETHER[card[it]]
        self.damage = damage
        self.aether = aether
        self.boon = boon
        self.cards = cards
        self.charges = charges
        self.full = full
        self.breaches = breaches
        self.ready = ready
        self.waiting = waiting
        self.hand = hand
        self.held = held
        self.holds = holds


def numbers(st: State) -> list[float]:
    """What is to be said about a battle, in the order of `NUMBERS`."""
    seats = st.seats
    force = Force(st)
    nemesis = NEMESES[st.nemesis]
    stand_in = nemesis.stand_in(st)
    need = to_beat(st)
    drawn_out = len(st.nemesis_deck)
    turns = need / SPEED + LAST_TURNS
    if stand_in < 0:
        turns = min(drawn_out + LAST_TURNS, turns)
    # -- the players' health
    life = low_life = 0.0
    standing = 0
    for seat in st.all_seats:
        if not st.exhausted[seat]:
            standing += 1
            life += st.life[seat]
            low = max(0, LOW_LIFE - st.life[seat])
            low_life += low * low
    gravehold = st.gravehold
    low_gravehold = max(0, HEALTHY_GRAVEHOLD - gravehold)
    # -- the nemesis
    menace = tactics_of(st).menace(st)
    minions = by_life = by_time = 0.0
    lives = 0
    powers = [0.0, 0.0, 0.0]
    at_once = 0
    for it in st.in_play:
        if it == stand_in:
            continue
        index = st.card[it]
        each, of_gravehold = harm(st.nemesis, seats, index)
        if DEFS[index].kind == MINION:
            health = st.lives[it] / max(1, st.starting_life[it])
            minions += each
            by_life += each * health
            by_time += each * health * turns
            lives += st.lives[it]
        else:
            powers[min(2, max(0, st.power[it] - 1))] += each
        if st.power[it] <= 1:
            at_once += of_gravehold
    frail = max(0, HEALTHY_GRAVEHOLD - gravehold) / HEALTHY_GRAVEHOLD + low_life / (LOW_LIFE * LOW_LIFE * seats)
    # -- time
    left = len(st.turn_deck)
    nemesis_left = 0
    for turn_card in st.turn_deck:
        nemesis_left += turn_card == NEMESIS_TURN
    if left == 0:
        soon = NEMESIS_TURNS / TURN_CARDS
    elif st.turn_known[-1]:
        soon = float(st.turn_deck[-1] == NEMESIS_TURN)
    else:
        soon = nemesis_left / left
    each_turns = NEMESIS_TURNS * turns / seats
    reach = force.damage * each_turns + force.ready + 0.5 * force.waiting
    race = reach - need
    purse = float(sum(st.aether[st.active])) if st.active >= 0 else 0.0
    return [
        points(st, Seat(max(0, st.active))) / SCALE,
        need / 40,
        need / (turns * 2 * STRONG),
        drawn_out / 20,
        float(drawn_out == 0 and stand_in < 0),
        turns / 10,
        gravehold / 30,
        low_gravehold * low_gravehold / 100,
        float(max(0, FRAIL_GRAVEHOLD - gravehold)) / FRAIL_GRAVEHOLD,
        life / (10 * seats),
        low_life / (20 * seats),
        (seats - standing) / seats,
        float(standing == 1 < seats),
        menace / 10,
        max(0.0, menace - HIGH_MENACE) / 10,
        minions / 4,
        by_life / 4,
        by_time / 20,
        lives / 10,
        powers[0] / 5,
        powers[1] / 5,
        powers[2] / 5,
        float(at_once >= gravehold),
        (minions + powers[0] + powers[1]) * frail / 5,
        force.damage / (STRONG * seats),
        force.damage * each_turns / (10 * STRONG * seats),
        force.aether / (5 * seats),
        force.aether * each_turns / (50 * seats),
        force.boon / seats,
        force.boon * each_turns / (10 * seats),
        force.ready / (5 * seats),
        force.waiting / (5 * seats),
        force.held / (5 * seats),
        force.holds / (5 * seats),
        race / 30,
        1 / (1 + exp(-max(-20.0, min(20.0, race / EVEN)))),
        force.charges / seats,
        force.full / seats,
        force.breaches / (2 * seats),
        force.cards / (12 * seats),
        force.hand / (5 * seats),
        purse / 5,
        soon,
        nemesis_left / 2,
        float(st.harder),
    ]
