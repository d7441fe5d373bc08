"""What a fight is worth: which units are destroyed, and so which attackers, blocks, guards and counters are natural."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.bot.evaluation import TIRED, loss_of_life, unit_points
from emberhold.games.ashes.constants import ALL_UNITS, ATTACK_PHOENIXBORN, ATTACK_UNIT, ATTACK_WITH_ALL, UNIT_WITH_ALL
from emberhold.games.ashes.moments import Attack
from emberhold.games.ashes.rules.values import attack_value, has_bypass, has_keyword, life_value, unexhausted_units
from emberhold.games.ashes.state import State

WOUND: Final = 0.4
"""Points for a wound on a unit that lives on."""
MOST: Final = 4
"""How many candidates of a kind are tried."""
ALONE: Final = 2
"""So many units are tried as the only attacker of a unit."""


def left(st: State, card: CardId) -> int:
    """Life minus wounds."""
    return life_value(st, card) - st.wounds[card]


def strength(st: State, units: list[CardId]) -> int:
    return sum(max(0, attack_value(st, unit)) for unit in units)


def falls(st: State, unit: CardId, damage: int) -> bool:
    """Whether that much damage in a fight destroys the unit."""
    if damage <= 0:
        return False
    return damage >= left(st, unit) or has_keyword(st, unit, "illusion")


def hurt(st: State, unit: CardId, damage: int) -> float:
    """What damage in a fight costs the unit's controller."""
    if damage <= 0:
        return 0.0
    return unit_points(st, unit) if falls(st, unit, damage) else WOUND * damage


def counters(st: State, unit: CardId, attackers: list[CardId]) -> float:
    """How much better it is for a unit that is hit to counter than not to."""
    force = max(0, attack_value(st, unit))
    incoming = strength(st, attackers)
    dies = falls(st, unit, incoming)
    if not force:
        return -0.1
    quick = any(has_keyword(st, attacker, "battle-advantage") for attacker in attackers)
    if dies and quick and not has_keyword(st, unit, "battle-advantage"):
        return -0.1
    gain = max(hurt(st, attacker, force) for attacker in attackers)
    return gain if dies else gain - (1 - TIRED[1]) * unit_points(st, unit)


def exchange(st: State, unit: CardId, attackers: list[CardId]) -> float:
    """What a fight between a unit and its attackers is worth to the unit's controller."""
    return max(0.0, counters(st, unit, attackers)) - hurt(st, unit, strength(st, attackers))


# -- the defending player ----------------------------------------------------------------------------------------------


def block(st: State, ask: Ask) -> Answers:
    """Blocks by what they save, the best first; not blocking comes first if no block is worth its blocker."""
    fight = st.attack
    assert fight is not None
    through = strength(st, [unit for unit in fight.attackers if unit not in fight.blocks])
    gains = [(block_gain(st, fight, pair, through), pair) for pair in ask.answers if pair]
    gains.sort(key=lambda gain: -gain[0])
    pairs: Answers = [pair for _, pair in gains[:MOST]]
    return [*pairs, NONE] if gains[0][0] > 0 else [NONE, *pairs]


def block_gain(st: State, fight: Attack, pair: Value, through: int) -> float:
    attacker, blocker = CardId(pair[0]), CardId(pair[1])
    force = max(0, attack_value(st, attacker))
    saved = loss_of_life(st, fight.defender, through) - loss_of_life(st, fight.defender, through - force)
    return saved + exchange(st, blocker, [attacker])


def guard(st: State, ask: Ask) -> Answers:
    """A guard takes the attack in the target's place."""
    fight = st.attack
    assert fight is not None
    force = strength(st, fight.attackers)
    as_it_is = exchange(st, fight.target, fight.attackers)

    def gain(answer: Value) -> float:
        if not answer:
            return 0.0
        if answer[0] == st.phoenixborn[fight.defender]:
            return -loss_of_life(st, fight.defender, force) - as_it_is
        return exchange(st, CardId(answer[0]), fight.attackers) - as_it_is

    return sorted(ask.answers, key=lambda answer: -gain(answer))


def counter(st: State, ask: Ask) -> Answers:
    unit, *attackers = [CardId(card) for card in ask.about]
    return [(1,), NONE] if counters(st, unit, attackers) > 0 else [NONE, (1,)]


def split(st: State, ask: Ask) -> Answers:
    """Counter damage goes where it destroys something; the rest goes to the last attacker."""
    unit = CardId(ask.about[1])
    most = ask.answers[0][0]
    needed = left(st, unit)
    return [(needed,), (0,)] if needed <= most else [(0,), (most,)]


# -- the attacking player ----------------------------------------------------------------------------------------------


def attackers(st: State, ask: Ask) -> Answers:
    """Against a Phoenixborn all units that deal damage, the strongest first; against a unit only the strongest."""
    fight = st.attack
    assert fight is not None
    able = [CardId(answer[0]) for answer in ask.answers if answer and answer[0] != ALL_UNITS]
    able.sort(key=lambda unit: (-attack_value(st, unit), unit_points(st, unit)))
    strong: Answers = [(unit,) for unit in able if attack_value(st, unit) > 0] or [(unit,) for unit in able[:1]]
    if not fight.attackers:
        together = not fight.target_unit and (ALL_UNITS,) in ask.answers and len(strong) == len(able)
        return [(ALL_UNITS,), *strong[:MOST]] if together else strong[:MOST]
    if fight.target_unit:  # to attack with one unit there is an answer at the beginning of the attack
        return [strong[0], NONE] if len(fight.attackers) == 1 else [NONE, *strong[:2]]
    return [strong[0], NONE, *strong[1:MOST]] if attack_value(st, able[0]) > 0 else [NONE]


def other_attacks(st: State, ask: Ask) -> Answers:
    """The attacks that are not tried: with few, if all units can go at a Phoenixborn; alone, but for the strongest."""
    out: Answers = []
    alone = [answer for answer in ask.answers if answer[0] == ATTACK_UNIT and len(answer) > 1 and answer[1] >= 0]
    alone.sort(key=lambda answer: (-attack_value(st, CardId(answer[1])), unit_points(st, CardId(answer[1]))))
    out += alone[ALONE:]
    if ATTACK_WITH_ALL in ask.answers:
        units = unexhausted_units(st, st.active)
        strong = all(attack_value(st, unit) > 0 for unit in units)
        out.append((ATTACK_PHOENIXBORN,) if strong else ATTACK_WITH_ALL)
        if UNIT_WITH_ALL in ask.answers:  # of two units, one attacks alone or both do
            out.append((ATTACK_UNIT,) if strong and len(units) == ALONE else UNIT_WITH_ALL)
    return out


def attack_target(st: State, ask: Ask) -> Answers:
    """The Phoenixborn with the least life, or the unit that is worth most to fight."""
    fight = st.attack
    assert fight is not None
    if not fight.target_unit:
        return sorted(ask.answers, key=lambda answer: left(st, CardId(answer[0])))
    return sorted(ask.answers, key=lambda answer: exchange_value(st, CardId(answer[0]), fight.attackers))[:MOST]


def exchange_value(st: State, unit: CardId, units: list[CardId]) -> float:
    """What an attack on this unit is worth to its controller; an exhausted unit cannot counter."""
    if st.exhaustion[unit]:
        return -hurt(st, unit, strength(st, units))
    return exchange(st, unit, units)


def worth_attacking(st: State, seat: Seat) -> float:
    """How much damage an attack with all units on the weakest Phoenixborn probably does, if each blocker stops one."""
    units = [unit for unit in unexhausted_units(st, seat) if attack_value(st, unit) > 0]
    if not units:
        return 0.0
    victim = min(st.opponents(seat), key=lambda other: left(st, st.phoenixborn[other]))
    blockers = len(unexhausted_units(st, victim))
    free = sorted([attack_value(st, unit) for unit in units if not has_bypass(st, unit)])
    through = sum(free[: max(0, len(free) - blockers)])
    through += strength(st, [unit for unit in units if has_bypass(st, unit)])
    return loss_of_life(st, victim, through) - (1 - TIRED[1]) * sum(unit_points(st, unit) for unit in units)
