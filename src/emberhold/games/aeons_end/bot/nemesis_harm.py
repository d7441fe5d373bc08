"""How much harm a nemesis card does when its text happens, measured on a sample table that is always the same.

So no card needs a number of its own: its text is carried out once on that table, and what was lost is kept.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.core.decisions import Ask, Value
from emberhold.core.kinds import CardId, DefIndex, Seat
from emberhold.core.rng import Rng
from emberhold.core.state import MatchOver
from emberhold.games.aeons_end.bot.menace import standing, to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import (
    ATTACK,
    HAND,
    MARKET,
    MINION,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_MAIN,
    NEMESIS_PLAY,
    SPELL,
)
from emberhold.games.aeons_end.defs import CardDef, StoredText
from emberhold.games.aeons_end.kinds import NemesisIndex, Tier
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import prep
from emberhold.games.aeons_end.rules.nemesis_turn import resolve
from emberhold.games.aeons_end.rules.turn_order import shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.setup.lay_out import add_pile, lay_out_mage, lay_out_nemesis
from emberhold.games.aeons_end.state import DEFS, MAGES, State

LIFE_THERE: Final = 8
GRAVEHOLD_THERE: Final = 22
CHARGES_THERE: Final = 2
CARD_THERE: Final = 4
"""The highest cost of the spells that are prepped and held there."""
TIER_THERE: Final = 2
"""Some cards grow worse with the tier of others."""
DEADLY: Final = 40.0
HELD: Final = 0.6
PREPPED: Final = 2.5
OWNED: Final = 1.0
CHARGED: Final = 0.8
"""What a card in hand, a prepped spell, any card and a charge are worth there."""
QUESTIONS: Final = 60
BRANCHES: Final = 2
"""How many answers to an OR are tried; the players take the better one."""

Loss: TypeAlias = tuple[float, int]
"""Points in all, and how much of it is Gravehold's life."""

_known: Final[dict[tuple[NemesisIndex, int, DefIndex], Loss]] = {}


def harm(nemesis: NemesisIndex, seats: int, index: DefIndex) -> Loss:
    """What is lost when a power happens, or each time that a minion acts."""
    key = (nemesis, seats, index)
    found = _known.get(key)
    if found is None:
        found = _known[key] = _measure(nemesis, seats, DEFS[index])
    return found


def _measure(nemesis: NemesisIndex, seats: int, card: CardDef) -> Loss:
    total, gravehold = 0.0, 0
    for text in (card.power_text, card.persistent, card.starts_turn):
        if text is not None:
            points, of_gravehold = min(
                [_happens(_table(nemesis, seats), card, text, branch) for branch in range(BRANCHES)]
            )
            total += points
            gravehold += of_gravehold
    return total, gravehold


def _happens(st: State, card: CardDef, text: StoredText, branch: int) -> Loss:
    it = st.new_card(card.index, NEMESIS_PLAY)
    st.in_play.append(it)
    if card.kind == MINION:
        st.lives[it] = st.starting_life[it] = card.life
    before = _points(st)
    effect = resolve(st, it, text)
    try:
        ask = next(effect)
        for _ in range(QUESTIONS):
            ask = effect.send(_answer(st, ask, branch))
    except StopIteration:
        return max(0.0, before - _points(st)), GRAVEHOLD_THERE - st.gravehold
    except MatchOver:
        return DEADLY, 0
    return DEADLY, 0


def _answer(st: State, ask: Ask, branch: int) -> Value:
    answers = ask.answers
    if ask.kind == "player":
        return max(answers, key=lambda answer: st.life[answer[0]] if answer else -1)
    if ask.kind == "or":
        return answers[min(branch, len(answers) - 1)]
    if ask.kind == "card":
        return min([answer for answer in answers if answer] or answers, key=lambda answer: _cost(st, answer))
    return answers[-1]


def _cost(st: State, answer: Value) -> int:
    return st.cost(CardId(answer[0])) if answer else 0


def _table(nemesis: NemesisIndex, seats: int) -> State:
    """The sample table: players in fair health with cards to lose, in the middle of a battle."""
    st = State(seats, Rng(1))
    lay_out_nemesis(st, NEMESES[nemesis], harder=False)
    spells = [card for card in DEFS if card.role == MARKET and card.kind == SPELL and card.cost <= CARD_THERE]
    for seat in st.all_seats:
        lay_out_mage(st, seat, MAGES[seat])
        st.life[seat] = LIFE_THERE
        st.charges[seat] = CHARGES_THERE
        prep(st, st.new_card(spells[0].index, HAND, _give(st, seat)), st.breaches_of(seat)[0])
        st.hand[seat].append(st.new_card(spells[-1].index, HAND, seat))
    st.gravehold = GRAVEHOLD_THERE
    for card in DEFS:
        if card.role == MARKET and len(st.pile) < 3:
            add_pile(st, card)
    st.turn_deck = turn_cards(seats)
    shuffle_turn_deck(st)
    st.nemesis_deck = [st.new_card(DEFS[0].index, NEMESIS_DECK)]
    st.nemesis_discard = [st.new_card(_of_tier(TIER_THERE), NEMESIS_DISCARD)]
    tactics_of(st).fill(st)
    st.phase = NEMESIS_MAIN
    st.active = NEMESIS
    return st


def _of_tier(tier: Tier) -> DefIndex:
    return next(card.index for card in DEFS if card.kind == ATTACK and card.tier == tier)


def _give(st: State, seat: Seat) -> Seat:
    """Put the next card into this player's hand."""
    st.hand[seat].append(CardId(len(st.card)))
    return seat


def _points(st: State) -> float:
    total = standing(st) - to_beat(st)
    for seat in st.all_seats:
        total += HELD * len(st.hand[seat]) + CHARGED * st.charges[seat]
        owned = len(st.hand[seat]) + len(st.deck[seat]) + len(st.discard[seat])
        prepped = len(st.prepped_of(seat))
        total += PREPPED * prepped + OWNED * (owned + prepped) + sum(st.open[4 * seat : 4 * seat + 4])
    return total
