"""Boards that could never lie on a table are refused with their place and the rule; their possible twins are not."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest
import yaml

from emberhold.core.registry import SetupError, load_game

SPEC = load_game("ashes")

MISSPELT = [
    ("{phases: turns}", "given: unknown key 'phases'. Did you mean 'phase'?"),
    ("{phase: prepare}", "given.phase: there is no phase 'prepare'"),
    ("{phase: first-five}", "given.phase: there is no phase 'first-five'. Did you mean 'first five'?"),
    ("{a: {units: [gilder]}}", "given.a: unknown key 'units'"),
    ("{a: {hand: [hammer-night]}}", "given.a.hand[0]: there is no card 'hammer-night'. Did you mean 'hammer-knight'?"),
    ("{a: {hand: fear}}", "given.a.hand: expected a list, found 'fear'"),
    ("{a: {hand: }}", "given.a.hand: expected a list, found nothing; write [] for an empty list"),
    ("{a: , b: {}}", "given.a: expected keys and values, found nothing; write {} if there are none"),
    ("{a: {phoenixborn: {wounds: 3}}}", "given.a.phoenixborn: there is no card 'wounds'"),
    ("{a: {battlefield: [{gilder: 1}]}}", "given.a.battlefield[0].gilder: expected keys and values, found 1"),
    ("{a: {battlefield: [{gilder: {wound: 1}}]}}", "given.a.battlefield[0].gilder: unknown key 'wound'"),
    ("{a: {battlefield: [{gilder: {}, iron-worker: {}}]}}", "given.a.battlefield[0]: write one card as"),
    ("{a: {dice: [natural]}}", "given.a.dice[0]: 'natural' is not a die here; write for example natural-class"),
    ("{a: {exhausted dice: [charm-power]}}", "given.a.exhausted dice[0]: 'charm-power' is not a die here"),
    ("{a: {dice: ['²*natural-class']}}", "given.a.dice[0]: '²*natural-class' is not a die here"),
    ("{a: {dice: [999999999*natural-class]}}", "given.a.dice[0]: '999999999*natural-class' is not a die here"),
    ("{a: {hand: [{fear: {known: [e]}}]}}", "given.a.hand[0].fear.known[0]: 'e' is not a seat of this table (a, b)"),
    ("{turn: c}", "given.turn: 'c' is not a seat of this table (a, b)"),
    ("{lists: seald}", "given.lists: there is no kind of lists 'seald'. Did you mean 'sealed'?"),
    (
        "{attack: {attackers: [gilder], target: b, block: {}}}",
        "given.attack: unknown key 'block'. Did you mean 'blocks'?",
    ),
]

ZONES = [
    ("{a: {spellboard: [iron-worker]}}", "given.a.spellboard[0].iron-worker: an ally cannot lie here", "PLAY-05"),
    ("{a: {battlefield: [fear]}}", "given.a.battlefield[0].fear: an action spell cannot lie here", "PLAY-05"),
    ("{a: {battlefield: [protect]}}", "given.a.battlefield[0].protect: a ready spell cannot lie here", "PLAY-05"),
    ("{a: {spellboard: [redirect]}}", "given.a.spellboard[0].redirect: a reaction spell cannot lie here", "PLAY-05"),
    ("{a: {hand: [fear, gilder]}}", "given.a.hand[1].gilder: a conjuration cannot lie here", "DECK-02"),
    ("{a: {draw: [fear, gilder]}}", "given.a.draw[1].gilder: a conjuration cannot lie here", "DECK-02"),
    ("{a: {discard: [gilder]}}", "given.a.discard[0].gilder: a conjuration cannot lie here", "DISC-02"),
    ("{a: {conjurations: [fear]}}", "given.a.conjurations[0].fear: an action spell cannot lie here", "DECK-04"),
    ("{a: {hand: [jessa-na-ni]}}", "given.a.hand[0].jessa-na-ni: a phoenixborn cannot lie here", "SETUP-02"),
    ("{a: {battlefield: [jessa-na-ni]}}", "given.a.battlefield[0].jessa-na-ni: a phoenixborn", "SETUP-02"),
    ("{a: {phoenixborn: gilder}}", "given.a.phoenixborn.gilder: that card is not a Phoenixborn", ""),
    ("{removed: [jessa-na-ni]}", "given.removed[0].jessa-na-ni: a, its player, is not out of the game", "ELIM-01"),
    (
        "{a: {battlefield: [{gilder: {attached: [fear]}}]}}",
        "given.a.battlefield[0].gilder.attached[0].fear: an action spell cannot lie here",
        "ALTER-01",
    ),
    (
        "{a: {battlefield: [{strange-copy: {status: 1, attached: [root-armor]}}]}}",
        "given.a.battlefield[0].strange-copy.attached[0]: no alteration can be attached",
        "ALTER-02",
    ),
    (
        "{a: {battlefield: [{gilder: {attached: [{root-armor: {attached: [root-armor]}}]}}]}}",
        "given.a.battlefield[0].gilder.attached[0].root-armor: 'attached' means nothing here",
        "",
    ),
    (
        "{a: {battlefield: [{gilder: {attached: [bring-forth]}}]}}",
        "gilder.attached[0].bring-forth: it cannot be attached to such a unit",
        "ALTER-02",
    ),
    (
        "{a: {battlefield: [{hammer-knight: {attached: [massive-growth]}}]}}",
        "hammer-knight.attached[0].massive-growth: it cannot be attached to such a unit",
        "ALTER-02",
    ),
    ("{a: {hand: [{fear: {wounds: 1}}]}}", "given.a.hand[0].fear: 'wounds' means nothing here", "DISC-01"),
    ("{a: {spellboard: [{protect: {boost: 1}}]}}", "given.a.spellboard[0].protect: 'boost' means nothing here", ""),
    ("{a: {draw: [{fear: {known: true}}]}}", "given.a.draw[0].fear: 'known' means nothing here", "HIDDEN-01"),
    (
        "{a: {hand: [{fear: {owner: b}}]}}",
        "given.a.hand[0].fear.owner: a card here is always with its owner",
        "CTRL-02",
    ),
    (
        "{a: {battlefield: [{iron-worker: {owner: b}}]}}",
        "given.a.battlefield[0].iron-worker.owner: a card here",
        "CTRL-02",
    ),
]

NUMBERS = [
    (
        "{a: {phoenixborn: maeoni-viper, battlefield: [gilder, gilder, gilder, gilder]}}",
        "given.a.battlefield[3]: 4 units, but maeoni-viper has room for 3",
        "PLACE-01",
    ),
    (
        "{a: {spellboard: [abundance, protect, purge, empower, hypnotize]}}",
        "given.a.spellboard[4].hypnotize: aradel-summergaard has room for 4 different ready spells",
        "PLACE-01",
    ),
    (
        "{a: {hand: [fear, fear], discard: [fear, fear]}}",
        "given.a.discard[1].fear: a has more than 3 copies",
        "DECK-01",
    ),
    (
        "{a: {spellboard: [summon-gilder, summon-gilder, summon-gilder, summon-gilder]}}",
        "given.a.spellboard[3].summon-gilder: a has more than 3 copies",
        "DECK-01",
    ),
    (
        (
            "{a: {battlefield: [gilder, gilder, gilder, gilder]}, "
            "b: {battlefield: [{gilder: {owner: a}}, {gilder: {owner: a}}]}}"
        ),
        "given.b.battlefield[1].gilder: a has more than 5 copies of 'gilder'",
        "SUMMON-05",
    ),
    (
        "{a: {battlefield: [gilder], conjurations: [gilder, gilder, gilder, gilder, gilder]}}",
        "given.a.conjurations[4].gilder: a has more than 5 copies",
        "SUMMON-05",
    ),
    (
        "{a: {dice: [6*natural-class, 3*charm-basic], exhausted dice: [2*charm]}}",
        "given.a.dice: 11 dice, active, exhausted and on cards; there are 10",
        "DECK-01",
    ),
    (
        "{a: {dice: [10*natural-class]}, b: {battlefield: [{gilder: {dice: [a/charm]}}]}}",
        "given.a.dice: 11 dice",
        "DECK-01",
    ),
    ("{a: {battlefield: [{gilder: {dice: [natural]}}]}}", "gilder.dice[0]: only charm dice lie on cards", "DICE-06"),
    ("{a: {battlefield: [{gilder: {wounds: 2}}]}}", "given.a.battlefield[0].gilder: 2 wounds and 2 life", "DMG-16"),
    ("{b: {battlefield: [strange-copy]}}", "given.b.battlefield[0].strange-copy: 0 wounds and 0 life", "DMG-16"),
    (
        "{b: {phoenixborn: {coal-roarkwin: {wounds: 15}}}}",
        "given.b.phoenixborn.coal-roarkwin: 15 wounds and 15 life",
        "DMG-16",
    ),
    ("{a: {spellboard: [{protect: {status: 0}}]}}", "given.a.spellboard[0].protect.status: without a", "DISC-09"),
    (
        "{a: {battlefield: [{gilder: {status: 100}}]}}",
        "gilder.status: 100 is not possible here; it must be 0 to 99",
        "",
    ),
]

FLOW = [
    ("{main: 4}", "given.main: 4 is not possible here; it must be 0 to 3", ""),
    ("{side: -1}", "given.side: -1 is not possible here", ""),
    ("{phase: recovery, turn: b}", "given.turn: nobody has a turn in the phase 'recovery'", "TURN-01"),
    ("{phase: discard, main: 1}", "given.main: nobody has a turn in the phase 'discard'", "TURN-01"),
    ("{phase: end of turn, main: 1}", "given.main: the main action is spent by now", "TURN-07"),
    ("{first: none}", "given.first: somebody holds the first player token", "PREP-03"),
    ("{phase: roll, first: none, round: 2}", "given.first: somebody holds the first player token", "PREP-03"),
    ("{phase: recovery, a: {battlefield: [{gilder: {boost: 1}}]}}", "gilder: 'boost' and 'bypass' last", "TURN-13"),
    ("{passed: [b, b]}", "given.passed[1]: b is named twice", ""),
    ("{passed: [a]}", "given.passed: a has a main action left and did not pass in this turn", "TURN-12"),
    ("{main: 0, passed: [b]}", "given.passed: a spent the main action without passing", "TURN-12"),
    ("{passed: [b], a: {}, b: {}, c: {}}", "given.passed: b passed, but c had a turn since and did not", "TURN-12"),
    ("{b: {out: true}}", "given: at least two players must still be in the game", "WIN-02"),
    ("{a: {}, b: {}, c: {out: true, hand: [fear]}}", "given.c.hand: c is out of the game and has none", "ELIM-02"),
    ("{a: {}, b: {}, c: {conceded: true, dice: [natural-class]}}", "given.c.dice: c is out of the game", "ELIM-02"),
    (
        "{first: c, a: {}, b: {}, c: {out: true}}",
        "given.first: c is out of the game, so another player has the token",
        "ELIM-06",
    ),
    (
        "{lists: sealed, a: {hand: [fear]}}",
        "given.lists: a has 1 cards; a deck with a sealed list must have all 30",
        "DECK-01",
    ),
    ("{a: {picked: [fear], hand: [fear]}}", "given.a.picked: nothing is picked in the phase 'turns'", "PREP-05"),
    ("{phase: discard, a: {hand: [fear], picked: [seal]}}", "given.a.picked[0]: 'seal' cannot be picked", "PREP-05"),
    ("{phase: discard, a: {hand: [fear], picked: [fear, fear]}}", "given.a.picked[1]: 'fear' cannot be", "PREP-05"),
    (
        "{a: {hand: [fear, seal], first five: [fear, seal]}}",
        "given.a.first five: a First Five is 5 different cards",
        "SETUP-03",
    ),
    (
        "{a: {hand: [fear, seal, purge, protect], first five: [fear, seal, purge, protect, redirect]}}",
        "given.a.first five[4]: 'redirect' is not in the hand and has not left it either",
        "SETUP-03",
    ),
    (
        (
            "{a: {hand: [fear, seal, purge, protect, redirect, empower], "
            "first five: [fear, seal, purge, protect, redirect]}}"
        ),
        "given.a.hand[5].empower: not one of the First Five",
        "SETUP-03",
    ),
]

DECK = "draw: [fear, seal, purge, protect, redirect, empower, fear], exhausted dice: [natural]"
FIRST_FIVE = [
    (f"{{phase: first five, a: {{hand: [fear], {DECK}}}, b: {{{DECK}}}}}", "given.a.hand: the whole deck", "SETUP-03"),
    (
        f"{{phase: first five, a: {{{DECK}}}, b: {{draw: [fear], exhausted dice: [charm]}}}}",
        "given.b.draw: a First Five needs 5",
        "SETUP-03",
    ),
    (f"{{phase: first five, round: 2, a: {{{DECK}}}, b: {{{DECK}}}}}", "given.round: this happens in the", "SETUP-03"),
    (f"{{phase: first five, first: a, a: {{{DECK}}}, b: {{{DECK}}}}}", "given.first: nobody holds", "SETUP-08"),
    (
        f"{{phase: first five, a: {{{DECK}, dice: [natural-class]}}, b: {{{DECK}}}}}",
        "given.a.dice: before the first roll all dice are exhausted",
        "SETUP-06",
    ),
    (
        f"{{phase: first five, a: {{{DECK}, picked: [fear, fear]}}, b: {{{DECK}}}}}",
        "given.a.picked[1]: 'fear' cannot be picked from the draw pile",
        "SETUP-03",
    ),
    (
        f"{{phase: first five, a: {{{DECK}, picked: [fear], ready: true}}, b: {{{DECK}}}}}",
        "given.a.ready: a player is ready with 5 picked cards",
        "SETUP-03",
    ),
    (
        f"{{phase: first five, a: {{{DECK}, suggests: [fear, seal]}}, b: {{{DECK}}}}}",
        "given.a.suggests: a First Five is 5 different cards",
        "SETUP-03",
    ),
    (
        f"{{phase: first five, a: {{{DECK}, suggests: [fear, seal, purge, protect, refresh]}}, b: {{{DECK}}}}}",
        "given.a.suggests[4]: 'refresh' is not in the draw pile",
        "SETUP-03",
    ),
    (
        "{a: {hand: [fear], suggests: [fear, seal, purge, protect, redirect]}}",
        "given.a.suggests: the First Five are not chosen in the phase 'turns'",
        "SETUP-03",
    ),
    ("{phase: roll, first: none}", "given.a.exhausted dice: everybody needs dice for the first roll", "SETUP-06"),
    ("{phase: roll, first: none, a: {battlefield: [gilder]}}", "gilder: nothing has come into play", "SETUP-02"),
]

ATTACKS = [
    ("{attack: {attackers: [], target: b}}", "given.attack.attackers: an attack has at least one", "ATKP-02"),
    ("{attack: {attackers: [gilder], target: b}, main: 1}", "given.main: the main action is spent", "ATKP-01"),
    ("{attack: {attackers: [gilder]}}", "given.attack.target: say what is attacked", ""),
    (
        "{attack: {attackers: [gilder], target: a}}",
        "given.attack.target: the active player attacks opponents",
        "ATKP-05",
    ),
    ("{attack: {attackers: [gilder], target: a/gilder}}", "given.attack.target: the active player", "ATKU-03"),
    ("{attack: {attackers: [gilder], target: b/gilder}}", "given.attack.target: 'b/gilder' is not on", "ATKU-03"),
    ("{attack: {attackers: [gilder], target: gilder}}", "given.attack.target: write 'b' for b's Phoenixborn", ""),
    ("{attack: {attackers: [gilder, gilder], target: b}}", "given.attack.attackers[1]: 'gilder' is named already", ""),
    (
        "{attack: {attackers: [blood-archer], target: b}}",
        "given.a.battlefield[1].blood-archer: an exhausted",
        "ATKP-02",
    ),
    (
        "{attack: {attackers: [gilder], target: b, blocks: {gilder: living-doll}}}",
        "given.b.battlefield[1].living-doll: an exhausted unit cannot block",
        "ATKP-06",
    ),
    (
        (
            "{attack: {attackers: [gilder, hammer-knight], target: b, "
            "blocks: {gilder: butterfly-monk, hammer-knight: butterfly-monk}}}"
        ),
        "given.attack.blocks.hammer-knight: 'butterfly-monk' is named already",
        "ATKP-06",
    ),
    (
        "{attack: {attackers: [gilder], target: b, blocks: {gilder: c/iron-rhino}}}",
        "given.attack.blocks.gilder: 'c/iron-rhino' is not a unit of b",
        "",
    ),
    (
        "{attack: {attackers: [masked-wolf], target: b, blocks: {masked-wolf: butterfly-monk}}}",
        "given.attack.blocks.masked-wolf: a unit with Bypass cannot be blocked",
        "ATKP-07",
    ),
    ("{attack: {attackers: [gilder], target: b, guard: b}}", "given.attack.guard: there is no such thing", "ATKP-06"),
    ("{attack: {attackers: [gilder], target: b/living-doll, struck: []}}", "given.attack.struck: there", "ATKU-04"),
    ("{attack: {attackers: [gilder], target: b/living-doll, guard: c}}", "given.attack.guard: only b, who", "ATKU-04"),
    (
        "{attack: {attackers: [gilder], target: b/butterfly-monk, guard: living-doll}}",
        "given.attack.guard: a guard is another unexhausted unit with Unit Guard",
        "ATKU-06",
    ),
    (
        "{attack: {attackers: [masked-wolf], target: b/living-doll, guard: b}}",
        "given.attack.guard: nobody guards against a unit with Bypass",
        "ATKU-08",
    ),
    (
        "{attack: {attackers: [gilder, hammer-knight], target: b, struck: [gilder]}}",
        "given.a.battlefield[0].gilder: it has struck, so it has an exhaustion token",
        "ATKP-14",
    ),
    (
        "{attack: {attackers: [gilder, blood-archer], target: b, struck: [blood-archer], declared: false}}",
        "given.attack.declared: the defending player is done by now",
        "ATKP-09",
    ),
    ("{phase: recovery, attack: {attackers: [gilder], target: b}}", "given.attack: nobody has a turn", "TURN-01"),
]
FIGHTERS = yaml.safe_load(
    """
    a:
      phoenixborn: coal-roarkwin
      battlefield: [gilder, {blood-archer: {exhaustion: 1}}, hammer-knight, {masked-wolf: {bypass: true}}]
    b: {battlefield: [butterfly-monk, {living-doll: {exhaustion: 1}}], spellboard: [summon-butterfly-monk]}
    c: {battlefield: [iron-rhino]}
    """
)

IMPOSSIBLE = [*ZONES, *NUMBERS, *FLOW, *FIRST_FIVE]


def refused(given: object) -> str:
    with pytest.raises(SetupError) as error:
        SPEC.stage(given, 1)  # type: ignore[arg-type]
    return str(error.value)


@pytest.mark.parametrize(("board", "words"), MISSPELT)
def test_misspelt(board: str, words: str) -> None:
    assert words in refused(yaml.safe_load(board))


@pytest.mark.parametrize(("board", "words", "rule"), IMPOSSIBLE)
def test_impossible(board: str, words: str, rule: str) -> None:
    message = refused(yaml.safe_load(board))

    assert words in message
    assert rule in message


@pytest.mark.parametrize(("board", "words", "rule"), ATTACKS)
def test_impossible_attack(board: str, words: str, rule: str) -> None:
    given = yaml.safe_load(board)
    if "phase" in given:
        sides = {"a": {"battlefield": ["gilder"]}}
    else:
        sides = FIGHTERS
    message = refused(sides | given)

    assert words in message
    assert rule in message


POSSIBLE = {
    "a seat before others that nothing is said of": "{a: {draw: [fear]}, c: {battlefield: [gilder]}}",
    "a draw pile filled up with one card": "{a: {hand: [fear, fear, fear], draw: [fear, fear, fear, fear, fear]}}",
    "as many units as there is room for": "{a: {phoenixborn: maeoni-viper, battlefield: [gilder, gilder, gilder]}}",
    "copies of a ready spell take no slot": (
        "{a: {spellboard: [abundance, protect, purge, hypnotize, hypnotize, hypnotize]}}"
    ),
    "Strange Copy on the battlefield": "{a: {battlefield: [{strange-copy: {status: 2}}]}}",
    "three copies in all": "{a: {hand: [fear, fear], draw: [fear]}}",
    "ten dice": "{a: {dice: [5*natural-class], exhausted dice: [4*charm], battlefield: [{gilder: {dice: [charm]}}]}}",
    "dice of another player": "{a: {dice: [9*natural-class]}, b: {battlefield: [{gilder: {dice: [a/charm]}}]}}",
    "one life left": "{b: {battlefield: [{gilder: {wounds: 1}}], phoenixborn: {coal-roarkwin: {wounds: 14}}}}",
    "saved by armour": "{a: {battlefield: [{gilder: {wounds: 3, attached: [root-armor]}}]}}",
    "attached to units that fit": (
        "{a: {battlefield: [{false-demon: {attached: [bring-forth]}}, {gilder: {attached: [massive-growth]}}]}}"
    ),
    "a guest": "{a: {battlefield: [{blood-puppet: {owner: b}}]}}",
    "a wound on a spell (STATUS-04)": "{a: {spellboard: [{purge: {wounds: 1}}]}}",
    "a side action more (TURN-09)": "{side: 3, a: {hand: [fear]}}",
    "the last passer finishes the turn": "{main: 0, passed: [a, b], a: {draw: [fear]}}",
    "the one before has passed": "{passed: [c], a: {}, b: {}, c: {}}",
    "two before have passed": "{passed: [b, c], a: {}, b: {}, c: {}}",
    "only b is written": "{b: {hand: [fear]}}",
    "somebody is out": "{a: {}, b: {}, c: {out: true}}",
    "somebody has conceded": "{a: {}, b: {conceded: true}, c: {}}",
    "a bonus that lasts for the turn": "{a: {battlefield: [{gilder: {boost: 1, bypass: true}}]}}",
    "an attack on a Phoenixborn": "{attack: {attackers: [gilder, hammer-knight], target: b}}",
    "a block that was made": "{attack: {attackers: [gilder], target: b, blocks: {gilder: butterfly-monk}}}",
    "one that has struck": "{attack: {attackers: [gilder, blood-archer], target: b, struck: [blood-archer]}}",
    "an attack on an exhausted unit": "{attack: {attackers: [hammer-knight], target: b/living-doll}}",
    "the Phoenixborn guards": "{attack: {attackers: [gilder], target: b/living-doll, guard: b}}",
    "a unit guards": "{attack: {attackers: [gilder], target: b/living-doll, guard: butterfly-monk}}",
}


@pytest.mark.parametrize("board", POSSIBLE.values(), ids=POSSIBLE.keys())
def test_possible_twins(board: str) -> None:
    given = yaml.safe_load(board)
    if "attack" in given:
        given = FIGHTERS | given

    assert SPEC.stage(given, 1).pending


JUNK: list[object] = [None, True, -1, 10**12, 1.5, "", "gilder", [], ["a"], [[]], {}, {"fear": None}]


def places(board: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place of a nested board."""
    inside = board.items() if isinstance(board, dict) else enumerate(board) if isinstance(board, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))


@pytest.mark.parametrize(
    "board", ["{phase: discard, round: 2, first: b, passed: [a], lists: open}", "{turn: b, side: 2}"]
)
def test_rubbish_in_any_place_is_refused_or_harmless(board: str) -> None:
    """Whatever stands in one place of a board: it is refused with a sentence, or somebody can be asked."""
    given = SIDES | yaml.safe_load(board)
    laid = 0
    for path in list(places(given)):
        for rubbish in JUNK:
            copy = deepcopy(given)
            inside = copy
            for key in path[:-1]:
                inside = inside[key]
            inside[path[-1]] = rubbish
            why = problem(copy)
            assert why == "" or why.startswith("given")
            laid += not why
    assert laid > 20


def problem(given: dict[str, object]) -> str:
    """The place and the reason why a board is refused; nothing if it can be played from."""
    try:
        match = SPEC.stage(given, 1)
    except SetupError as error:
        return str(error)
    return "" if match.pending else "nobody is asked"


SIDES = yaml.safe_load(
    """
    a:
      phoenixborn: {coal-roarkwin: {wounds: 1}}
      hand: [seal, {purge: {known: [b]}}]
      draw: [redirect]
      discard: [anchornaut]
      battlefield: [{hammer-knight: {wounds: 1, attached: [root-armor], dice: [charm]}}]
      spellboard: [{protect: {status: 1}}]
      dice: [2*natural-class]
      exhausted dice: [illusion]
      reacted: true
    b: {conjurations: [gilder], battlefield: [{blood-puppet: {owner: a}}], hand: [seal], draw: [seal]}
    removed: [strengthen]
    """
)


def test_there_are_enough_of_them() -> None:
    assert len(MISSPELT) + len(IMPOSSIBLE) + len(ATTACKS) >= 80
