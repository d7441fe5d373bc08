"""What somebody does in the main phase of a playout: one action, the one that seems to bring most."""

from __future__ import annotations

from math import exp

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.bot.card_worth import AETHER, BOON, DAMAGE, know_cards
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.evaluation import card_threat
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.bot.playout_numbers import NUMBERS
from emberhold.games.aeons_end.bot.tactics import play_rank, prep_worth
from emberhold.games.aeons_end.constants import (
    ABILITY,
    BOARD,
    CHARGE,
    END_TURN,
    FOCUS,
    GAIN,
    GEM,
    GEMS_AND_SPELLS,
    HAND_SIZE,
    OPEN,
    PLAY,
    PLAY_GEMS,
    PREP,
    PREP_ALL,
    SPELL,
    TO_DISCARD,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import open_price
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, State

__all__ = ["main", "nemesis_turns"]


def main(st: State, ask: Ask) -> Value:
    """First the cards in hand, then spells into breaches, then aether on whatever promises most."""
    know_cards()
    play: Value = NONE
    prep: Value = NONE
    best_play = best_prep = -1.0
    gems_and_spells = all_gems = all_preps = False
    only_gems = True
    rest: Answers = []
    powers = False
    card = st.card
    for answer in ask.answers:
        verb = answer[0]
        if verb == PLAY:
            it = CardId(answer[1])
            if DEFS[card[it]].kind != GEM:
                only_gems = False
            rank = play_rank(st, it)
            if rank > best_play:
                best_play, play = rank, answer
        elif verb == PREP:
            value = prep_worth(st, CardId(answer[1]), Breach(answer[2]))
            if value > best_prep or not prep:
                best_prep, prep = value, answer
        elif verb == PLAY_GEMS:
            all_gems = True
        elif verb == PREP_ALL:
            all_preps = True
        elif verb == GEMS_AND_SPELLS:
            gems_and_spells = True
        elif verb != END_TURN:
            rest.append(answer)
            if verb == TO_DISCARD:
                powers = True
    if powers and (play or prep):
        turns = nemesis_turns(st)
        for answer in rest:
            if answer[0] == TO_DISCARD and paid_by_hand(st, answer) and power_worth(st, answer, turns) > 0:
                return answer
    if play:
        if DEFS[card[play[1]]].kind == GEM:
            if gems_and_spells and only_gems:
                return (GEMS_AND_SPELLS,)
            return (PLAY_GEMS,) if all_gems else play
        return play
    if prep:
        return (PREP_ALL,) if all_preps else prep
    if not rest:
        return (END_TURN,)
    return spend(st, st.active, rest)


def nemesis_turns(st: State) -> float:
    """How many nemesis turns there will probably be."""
    turns = to_beat(st) / NUMBERS["speed"] + NUMBERS["last turns"]
    if NEMESES[st.nemesis].stand_in(st) >= 0:
        return turns
    return min(len(st.nemesis_deck) + 2.0, turns)


def paid_by_hand(st: State, answer: Value) -> bool:
    wanted = DEFS[st.card[answer[1]]].to_discard
    return wanted is not None and (wanted.words == "discard" or wanted.words == "destroy")


def power_worth(st: State, answer: Value, turns: float) -> float:
    """What paying for a power's TO DISCARD line brings."""
    worth = NUMBERS["power"] * card_threat(st, CardId(answer[1]), turns) - NUMBERS["power offset"]
    wanted = DEFS[st.card[answer[1]]].to_discard
    assert wanted is not None
    if wanted.words == "discard" or wanted.words == "destroy":
        worth -= NUMBERS["hand card"] * wanted.numbers["cards"]
    return worth


def spend(st: State, seat: Seat, rest: Answers) -> Value:
    """What seems to bring most of what aether, charges or the mat allow; the end of the turn if nothing is worth it."""
    n = NUMBERS
    nemesis = nemesis_turns(st)
    turns = 2 * nemesis / st.seats
    deck = Deck(st, seat)
    draws = HAND_SIZE / (deck.n + 1)
    aether_to_come = (
        min(n["aether"] * turns, n["aether late"] * turns * turns) * exp(-deck.aether / n["plenty"]) * draws
    )
    own_aether = deck.aether / HAND_SIZE
    boon_to_come = n["boon"] * turns * draws
    damage_to_come = n["damage"] * turns * draws
    each = deck.damage / max(0.5, deck.casts)
    want = deck.spells / deck.cycle
    crowd = 0.0 if want < deck.room else n["crowded"] * each
    per_aether = n["per aether"]
    best = 0.0
    chosen: Value = (END_TURN,)
    pile, card = st.pile, st.card
    waiting = -1.0
    for answer in rest:
        verb = answer[0]
        if verb == GAIN:
            of_pile = Pile(answer[1])
            index = pile[of_pile]
            worth = aether_to_come * (AETHER[index] - own_aether) + boon_to_come * BOON[index]
            if DEFS[index].kind == SPELL:
                worth += damage_to_come * (DAMAGE[index] - crowd)
            worth -= per_aether * price(st, of_pile)
        elif verb == OPEN or verb == FOCUS:
            b = Breach(answer[1])
            if waiting < 0:
                waiting = sum([DAMAGE[card[it]] for it in st.hand[seat]])
            more = min(1.0, max(0.15, want - deck.room + 0.7))
            worth = n["each"] * n["damage"] * turns * more * (each + BREACHES[st.breach[b]].bonus)
            worth += n["waiting"] * waiting - n["place price"] * open_price(st, b)
            worth *= n["open"] if verb == OPEN else n["focus"]
        elif verb == CHARGE:
            slots = MAGES[st.mage[seat]].charges
            worth = (n["charge"] + n["charged"] * (st.charges[seat] + 1) / slots) / slots
        elif verb == ABILITY:
            worth = n["ability"]
        elif verb == TO_DISCARD:
            worth = power_worth(st, answer, nemesis)
        else:
            assert verb == BOARD
            worth = n["board"] * tactics_of(st).action_worth(st, seat, answer, deck, turns)
        if worth > best:
            best, chosen = worth, answer
    return chosen
