"""A board that the rules do not allow is refused with its place and, where one says so, the rule; its twin is laid."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import pytest

from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.spec import AeonsEndSpec
from emberhold.games.aeons_end.state import MAGES

SPEC = AeonsEndSpec()
HAND = {"hand": ["crystal"]}
DEVOURER = {"world-devourer-2": {"life": 30}}

Board = dict[str, object]


def a(**side: object) -> Board:
    return {"a": side}


def nemesis(name: str = "maggoth", **side: object) -> Board:
    return {"a": HAND, "nemesis": {"name": name, **{key.replace("_", " "): value for key, value in side.items()}}}


def breaches(mage: str = "", **places: object) -> Board:
    return {"a": {"breaches": places, **HAND, **({"mage": mage} if mage else {})}}


IMPOSSIBLE: list[tuple[Board, str, Board]] = [
    # what is not called so
    ({"graveyard": [], "a": HAND}, "given: unknown key 'graveyard'", {"turn discard": [], "a": HAND}),
    (a(hnad=["crystal"]), "given.a: unknown key 'hnad'. Did you mean 'hand'?", a(hand=["crystal"])),
    (a(hand=["cristal"]), "given.a.hand[0]: there is no card 'cristal'. Did you mean 'crystal'?", a(hand=["crystal"])),
    (a(hand="crystal"), "given.a.hand: expected a list", a(hand=[])),
    (a(hand=[{"crystal": {"life": 2}}]), "given.a.hand[0]: unknown key 'life'", a(hand=[{"crystal": {"used": True}}])),
    ({"phase": "start of turn"}, "given.phase: there is no phase 'start of turn'", {"phase": "start"}),
    (nemesis("fenris"), "given.nemesis.name: there is no nemesis 'fenris'", nemesis("fenrix")),
    # cards where their type cannot be
    (a(hand=["crystal", "gore"]), "given.a.hand[1]: 'gore' is an attack", nemesis(deck=["gore"])),
    (a(played=["spark"]), "given.a.played[0]: 'spark' is a spell and cannot be here; only gems", a(played=["crystal"])),
    (
        breaches(i={"spells": ["crystal"]}),
        "given.a.breaches.i.spells[0]: 'crystal' is a gem",
        breaches(i={"spells": ["spark"]}),
    ),
    (
        breaches(i={"relic": "caged-fire"}),
        "only relics that say so are attached (ATTACH-01)",
        breaches(i={"relic": "pain-conduit"}),
    ),
    (nemesis(play=["gore"]), "given.nemesis.play[0]: 'gore' is an attack", nemesis(discard=["gore"])),
    (nemesis(deck=["crystal"]), "given.nemesis.deck[0]: 'crystal' is a gem", nemesis(deck=["rend"])),
    (
        nemesis("fenrix", deck=["rending-claw"]),
        "given.nemesis.deck[0]: 'rending-claw' is a minion",
        nemesis("fenrix", play=["rending-claw"]),
    ),
    (
        nemesis("arachnos", deck=["morph"]),
        "given.nemesis.deck[0]: 'morph' is a card of 'maggoth'",
        nemesis(deck=["morph"]),
    ),
    (
        nemesis("fenrix") | a(hand=["curse-of-aging"]),
        "given.a.hand[0]: 'curse-of-aging' is a card of 'ageless-walker'",
        nemesis("ageless-walker") | a(hand=["curse-of-aging"]),
    ),
    (
        nemesis("ageless-walker", exile=["rend"]),
        "given.nemesis.exile[0]: 'rend' is an attack",
        nemesis("ageless-walker", exile=["spark"]),
    ),
    (
        a(mage="lost", forge=["crystal"]),
        "given.a.forge[0]: 'crystal' is a gem",
        a(mage="lost", forge=["forged-crystal"]),
    ),
    (
        a(mage="taqren", hand=["heart-forge"]),
        "given.a.hand[0]: 'heart-forge' is a card of 'lost'",
        a(mage="lost", hand=["heart-forge"]),
    ),
    (
        {"a": HAND, "b": {"played": ["crystal"]}},
        "given.b.played: only the active player",
        {"turn": "b", "a": {}, "b": {"played": ["crystal"]}},
    ),
    # more than there are
    (a(hand=["imbued-smash"] * 6), "given.a.hand[5]: there are only 5 'imbued-smash'", a(hand=["imbued-smash"] * 5)),
    (
        a(hand=["exogranite"] * 8),
        "given.a.hand[7]: there are only 7 'exogranite' in this battle (MARKET-01)",
        a(hand=["exogranite"] * 7),
    ),
    (
        a(mage="gygar", hand=["tidal-surge"], deck=["tidal-surge"] * 2),
        "given.a.deck[1]: there are only 2",
        a(mage="gygar", hand=["tidal-surge"], deck=["tidal-surge"]),
    ),
    (
        a(mage="lost", hand=["forged-spark"] * 5),
        "given.a.hand[4]: there are only 4 'forged-spark'",
        a(mage="lost", hand=["forged-spark"] * 4),
    ),
    (
        a(deck=["xaxos-pyre"], hand=["xaxos-pyre"]),
        "there is only one 'xaxos-pyre' in this battle (TREASURE-08)",
        a(deck=["xaxos-pyre"]),
    ),
    (
        nemesis("ageless-walker") | a(discard=["curse-of-aging"] * 2),
        "given.a.discard[1]: there is only one",
        nemesis("ageless-walker") | a(discard=["curse-of-aging"]),
    ),
    (
        nemesis(deck=["rend"], discard=["rend"]),
        "given.nemesis.deck[0]: there is only one 'rend' in this battle (NEM-DECK-02)",
        nemesis(deck=["rend"], discard=["decimate"]),
    ),
    (
        nemesis("fenrix", fury=1, discard=["spring-of-fury"]),
        "given.nemesis.discard[0]: there is only one",
        nemesis("fenrix", fury=1),
    ),
    # market and treasures
    (
        {"a": HAND, "market": ["spark"]},
        "given.market[0]: 'spark' is not a supply card",
        {"a": HAND, "market": ["exogranite"]},
    ),
    (
        {"a": HAND, "market": ["exogranite", "exogranite"]},
        "given.market[1]: 'exogranite' is there twice",
        {"a": HAND, "market": ["exogranite", "caged-fire"]},
    ),
    (
        {"a": HAND, "market": {"caged-fire": 6}},
        "given.market.caged-fire: 6 is not possible here; it must be 0 to 5",
        {"a": HAND, "market": {"caged-fire": 5}},
    ),
    (
        {"a": {"hand": ["caged-fire"]}, "market": {"caged-fire": 5}},
        "given.market.caged-fire: 5 left and 1 elsewhere",
        {"a": {"hand": ["caged-fire"]}, "market": ["caged-fire"]},
    ),
    (
        {"a": HAND, "treasure": "bladed-crystal"},
        "given.treasure: 'bladed-crystal' is of level 3",
        {"a": HAND, "treasure": "thorned-whip"},
    ),
    (
        {"a": HAND, "treasure": {"core-of-rage": "caged-fire"}},
        "given.treasure.core-of-rage: there is no supply pile 'caged-fire'",
        {"a": HAND, "treasure": {"core-of-rage": "caged-fire"}, "market": ["caged-fire"]},
    ),
    (
        {"a": HAND, "treasure": {"core-of-rage": "exogranite"}, "market": ["exogranite"]},
        "it cannot be put beside 'exogranite'",
        {"a": HAND, "treasure": "core-of-rage", "market": ["exogranite"]},
    ),
    (
        a(treasures=["thorned-whip"]),
        "given.a.treasures[0]: 'thorned-whip' is of level 2",
        a(treasures=["bladed-crystal"]),
    ),
    (
        a(treasures=["bladed-crystal", "verdant-staff"]),
        "given.a.treasures[1]: 'verdant-staff' is a second",
        {"a": {"treasures": ["bladed-crystal"]}, "b": {"treasures": ["verdant-staff"]}},
    ),
    (
        {"a": {"treasures": ["bladed-crystal"]}, "b": {"treasures": ["bladed-crystal"]}},
        "given.b.treasures[0]: somebody has",
        {"a": {"treasures": ["bladed-crystal"]}, "b": {}},
    ),
    (
        a(treasures=["xaxos-pyre"]),
        "given.a.treasures[0]: 'xaxos-pyre' is of level 1",
        {"phase": "set-up"} | a(treasures=["xaxos-pyre"], deck=["spark"]),
    ),
    # mages, life, charges, breaches
    (
        {"a": {"mage": "lost"}, "b": {"mage": "lost"}},
        "given.b.mage: 'lost' is at the table already",
        {"a": {"mage": "lost"}, "b": {"mage": "rhia"}},
    ),
    (a(life=11), "given.a.life: 11 is not possible here; it must be 0 to 10", a(life=10)),
    (a(life=3, exhausted=True), "given.a.exhausted: a player is exhausted with 0 life", a(life=0, exhausted=True)),
    (
        {"a": {"life": 0}, "b": {"life": 0}},
        "given: all players are exhausted, so they have lost (EXHAUST-02)",
        {"a": {"life": 0}, "b": {"life": 1}},
    ),
    (
        a(mage="claudia", charges=6),
        "given.a.charges: 6 is not possible here; it must be 0 to 5",
        a(mage="claudia", charges=5),
    ),
    (a(aether={"gold": 3}), "given.a.aether: there is no purse 'gold'", a(aether={"gems": 3})),
    (breaches(v="open"), "given.a.breaches: there is no breach position 'v'", breaches(iv="open")),
    (breaches(i=2), "given.a.breaches.i: breach 'i' is always open (BREACH-08)", breaches(ii=2)),
    (breaches(ii=4), "given.a.breaches.ii.closed: 4 is not possible here; it must be 0 to 3", breaches(ii=3)),
    (
        breaches(ii={"open": True, "closed": 2}),
        "given.a.breaches.ii.closed: an open breach has no facing",
        breaches(ii={"open": True}),
    ),
    (
        breaches(i={"spells": ["spark"] * 3}),
        "given.a.breaches.i.spells: 3 spells; a breach never has more than 2",
        breaches(i={"spells": ["spark"] * 2}),
    ),
    (
        breaches("claudia", i="open"),
        "given.a.breaches.i: the mat of 'claudia' has no breach there (BREACH-18)",
        breaches("claudia", ii="open"),
    ),
    (
        breaches(iii={"breach": "celestial", "open": True}),
        "given.a.breaches.iii.breach: no mage has breach 'celestial'",
        breaches(iv={"breach": "celestial", "open": True}),
    ),
    (breaches("gygar", ii=1), "given.a.breaches.ii: this breach is open from the start", breaches("gygar", iii=1)),
    (
        breaches("gygar", ii={"surge": 1}),
        "given.a.breaches.ii.surge: breach 'ii' takes no Surge tokens",
        breaches("gygar", i={"surge": 10}),
    ),
    (
        breaches("gygar", i={"surge": 11}),
        "given.a.breaches.i.surge: breach 'ancient' takes 10",
        breaches("gygar", i={"surge": 9}),
    ),
    # the nemesis
    (nemesis(life=46), "given.nemesis.life: 46 is not possible here; it must be 1 to 45", nemesis(life=45)),
    (nemesis(life=0), "given.nemesis.life: 0 is not possible here", nemesis("arachnos", life=0, play=[DEVOURER])),
    (nemesis(tokens=2), "given.nemesis.tokens: this is on the mat of arachnos and ", nemesis("fenrix", tokens=2)),
    (
        nemesis(deck=[]),
        "given.nemesis.deck: it is empty and nothing is in play, so the players have won (END-03)",
        nemesis(deck=[], nest=[["fly"]]),
    ),
    (
        nemesis(play=[{"needlemaw": {"life": 12}}]),
        "given.nemesis.play[0].life: 12 is too much; a minion has no more life",
        nemesis(play=[{"needlemaw": {"life": 11}}]),
    ),
    (
        nemesis(play=[{"needlemaw": {"life": 0}}]),
        "given.nemesis.play[0].life: 0 is not possible here",
        nemesis(play=[{"needlemaw": {"life": 1}}]),
    ),
    (
        nemesis(play=[{"needlemaw": {"power": 1}}]),
        "given.nemesis.play[0]: unknown key 'power'",
        nemesis(play=[{"chaos-orb": {"power": 1}}]),
    ),
    (
        nemesis(play=[{"chaos-orb": {"power": 4}}]),
        "given.nemesis.play[0].power: 4 is not possible here; it must be 1 to 3",
        nemesis(play=[{"chaos-orb": {"power": 3}}]),
    ),
    (
        nemesis(play=[{"needlemaw": {"acted": True}}]),
        "given.nemesis.play[0].acted: cards act in the nemesis main phase",
        {"phase": "nemesis main"} | nemesis(play=[{"needlemaw": {"acted": True}}]),
    ),
    (
        nemesis(upgraded=["rend"]),
        "given.nemesis.upgraded[0]: 'rend' is not an upgraded basic nemesis card",
        nemesis(upgraded=["wreck"]),
    ),
    (
        nemesis(upgraded=["wreck"], discard=["marked"]),
        "given.nemesis.upgraded: 'marked' is on the board",
        nemesis(upgraded=["wreck", "marked"], discard=["marked"]),
    ),
    (
        nemesis(nest=[["fly"] * 6]),
        "given.nemesis.nest[0]: 6 tokens, but this row has 5 spaces",
        nemesis(nest=[["fly"] * 5]),
    ),
    (
        nemesis(nest=[["fly"] * 5] * 3 + [["fly"] * 4]),
        "given.nemesis.nest[3]: the last row is full, so the players have lost",
        nemesis(nest=[["fly"] * 5] * 3 + [["fly"] * 3]),
    ),
    (
        nemesis("arachnos", ritual=10),
        "given.nemesis.ritual: at space 10 the ritual is complete",
        nemesis("arachnos", ritual=9),
    ),
    (
        nemesis("arachnos", tokens=9),
        "given.nemesis.tokens: with more than 8 tokens the ritual is complete",
        nemesis("arachnos", tokens=9, play=[DEVOURER]),
    ),
    (
        nemesis("arachnos", play=[DEVOURER, "the-chanters"]),
        "given.nemesis.play[1]: when World Devourer comes",
        nemesis("arachnos", play=[DEVOURER]),
    ),
    (
        nemesis("arachnos", play=[DEVOURER], deck=["rend"]),
        "given.nemesis.deck: when World Devourer comes",
        nemesis("arachnos", play=[DEVOURER], deck=[]),
    ),
    (
        nemesis("fenrix", claws_left=5, play=["rending-claw"]),
        "given.nemesis.claws left: 5 claws in the deck and 1 in play; there must be 5",
        nemesis("fenrix", claws_left=4, play=["rending-claw"]),
    ),
    (
        nemesis("fenrix", claws_left=0),
        "given.nemesis.claws left: the players lose as soon as the claw deck is empty",
        nemesis("fenrix", claws_left=1),
    ),
    (
        nemesis("fenrix", play=["rending-claw"] * 5),
        "given.nemesis.claws left: the players lose as soon",
        nemesis("fenrix", play=["rending-claw"] * 4),
    ),
    (
        nemesis("fenrix", play=["rending-claw"] * 6),
        "given.nemesis.",
        nemesis("fenrix", play=["rending-claw"] * 3 + ["hunting-claw"]),
    ),
    (
        nemesis("fenrix", fury=2),
        "given.nemesis.fury: 2 is not possible here; it must be 0 to 1",
        nemesis("fenrix", fury=1),
    ),
    (
        nemesis("fenrix", play=["rending-claw"]) | a(position="rending-claw#2"),
        "given.a.position: there is no 'rending-claw#2'",
        nemesis("fenrix", play=["rending-claw"]) | a(position="rending-claw#1"),
    ),
    (
        nemesis("fenrix") | a(position="molten-alpha"),
        "given.a.position: there is no minion in play 'molten-alpha'",
        nemesis("fenrix", play=["molten-alpha"]) | a(position="molten-alpha"),
    ),
    (
        nemesis() | a(position="needlemaw"),
        "given.a.position: there is no such thing in a battle against this nemesis",
        nemesis("fenrix") | a(position="none"),
    ),
    (a(position="needlemaw"), "given.a.position: there is no minion in play 'needlemaw'. There is: none.", a()),
    (
        nemesis(life=5) | {"over": "nemesis"},
        "given.nemesis.life: 5 is not possible here; it must be 0.",
        nemesis(life=0) | {"over": "nemesis"},
    ),
    # not in the form that is needed
    (a(hand=None), "given.a.hand: expected a list, found nothing; write [] for an empty list", a(hand=[])),
    ({"a": None}, "given.a: expected keys and values, found nothing; write {} if there are none", {"a": {}}),
    ({"a": HAND, "nemesis": "fenrix"}, "given.nemesis: expected keys and values, found 'fenrix'", nemesis("fenrix")),
    (a(breaches={2: "open"}), "given.a.breaches: the key 2 is not a name", breaches(ii="open")),
    (breaches(ii="closed"), "given.a.breaches.ii: 'closed' does not describe a breach; write open", breaches(ii=1)),
    # turns
    ({"a": HAND, "gravehold": 0}, "given.gravehold: 0 is not possible here", {"a": HAND, "gravehold": 1}),
    ({"a": HAND, "gravehold": 31}, "given.gravehold: 31 is not possible here", {"a": HAND, "gravehold": 30}),
    (
        {"a": HAND, "turn deck": ["b"]},
        "given.turn deck[0]: no 'b' is left; the turn order cards are: 4 a, 2 nemesis (TURN-04)",
        {"a": HAND, "b": {}, "turn deck": ["b"]},
    ),
    (
        {"a": HAND, "turn deck": ["nemesis"] * 2, "turn discard": ["nemesis"]},
        "given.turn deck[1]: no 'nemesis' is left",
        {"a": HAND, "turn deck": ["nemesis"], "turn discard": ["nemesis"]},
    ),
    (
        {"a": HAND, "b": {}, "turn deck": ["x"]},
        "given.turn deck[0]: no 'x' is left",
        {"a": HAND, "c": {}, "turn deck": ["x"]},
    ),
    (
        {"a": HAND, "b": {}, "x token": "b"},
        "given.x token: there is an X token only with three players",
        {"a": HAND, "c": {}, "x token": "b"},
    ),
    (
        {"a": HAND, "c": {}, "pairs": ["a", None]},
        "given.pairs: there are tokens of pairs only with four players",
        {"a": HAND, "d": {}, "pairs": ["a", None]},
    ),
    (
        {"a": HAND, "d": {}, "pairs": ["c", None]},
        "given.pairs[0]: this token is for a and b (TURN-08)",
        {"a": HAND, "d": {}, "pairs": [None, "c"]},
    ),
    ({"a": HAND, "turn": "b"}, "given.turn: 'b' is not a seat of this table (a)", {"a": {}, "b": HAND, "turn": "b"}),
    (
        {"a": HAND, "turn": "nemesis"},
        "given.turn: the phase 'main' belongs to a player",
        {"a": HAND, "turn": "nemesis", "phase": "end"},
    ),
    (
        {"a": HAND, "turn": "a", "phase": "nemesis draw"},
        "given.turn: it cannot be 'a'; in the phase 'nemesis draw'",
        {"a": HAND, "turn": "nemesis", "phase": "nemesis draw"},
    ),
    (
        {"a": HAND, "casts": 1, "phase": "nemesis main"},
        "given.casts: this belongs to a player's turn",
        {"a": HAND, "casts": 1, "phase": "casting"},
    ),
    (
        {"a": HAND, "b": {}, "copies for": ["a"]},
        "given.copies for[0]: a is the active player",
        {"a": HAND, "b": {}, "copies for": ["b"]},
    ),
    (
        {"a": HAND, "b": {"mage": "claudia"}, "waiting": ["b"]},
        "given.waiting: b has no ability to use now",
        {"a": HAND, "b": {"mage": "claudia", "charges": 5}, "waiting": ["b"]},
    ),
    (
        {"phase": "turn card"} | breaches(ii={"closed": 1, "focused": True}),
        "given.a.breaches.ii.focused: this lasts only for a turn",
        breaches(ii={"closed": 1, "focused": True}),
    ),
    (
        {"a": HAND, "over": "claws"},
        "given.over: there is no way to end this battle 'claws'",
        {"a": HAND, "over": "nest"},
    ),
    (
        nemesis(resolving="gore"),
        "given.nemesis.resolving: a board shows a quiet moment",
        {"over": "nest"} | nemesis(resolving="gore"),
    ),
]


@pytest.mark.parametrize(("board", "words", "twin"), IMPOSSIBLE)
def test_it_is_refused_and_its_twin_is_not(board: Board, words: str, twin: Board) -> None:
    with pytest.raises(SetupError) as refused:
        SPEC.stage(board, 1)

    assert words in str(refused.value)
    assert SPEC.stage(twin, 1).seats >= 1


def test_claws_in_play_do_not_count_as_claws_left() -> None:
    """With two claws in play `claws left: 2` meant none, and the next nemesis turn broke off with an IndexError."""
    board = {
        "turn deck": ["nemesis", "a"],
        "nemesis": {"name": "fenrix", "tokens": 2, "claws left": 2, "play": ["rending-claw", "rending-claw"]},
        "a": HAND,
    }
    match = SPEC.stage(board, 1)
    rng = Rng(1)
    while match.pending and SPEC.look(match)["turn number"] != 3:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))

    theirs = SPEC.look(match)["nemesis"]
    assert isinstance(theirs, Mapping)
    assert theirs["claws left"] == 1
    assert match.outcome is None


def test_a_board_that_stands_still_is_refused() -> None:
    """Nobody has a card and no nemesis turn comes: without a word about it the program would turn in circles."""
    with pytest.raises(SetupError, match="given: in 400 turns nobody had anything to choose"):
        SPEC.stage({"turn deck": ["a"], "a": {}}, 1)

    assert SPEC.stage({"turn deck": ["a", "nemesis"], "a": {}}, 1).outcome is not None


def together(one: Board, other: Board) -> Board:
    """Both boards in one; where they differ the second counts."""
    out = dict(one)
    for key, value in other.items():
        own = one.get(key)
        out[key] = together(own, value) if isinstance(own, dict) and isinstance(value, dict) else value
    return out


def play_on(board: Board, seed: int, steps: int) -> bool:
    """Whether it can be laid; then nothing but an error that says what is wrong with the board may come of it."""
    rng = Rng(seed)
    try:
        match = SPEC.stage(board, seed)
    except SetupError:
        return False
    with contextlib.suppress(SetupError):  # it stands still
        for _ in range(steps):
            if not match.pending:
                assert match.outcome is not None
                break
            decision = match.pending[0]
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return True


@pytest.mark.long
def test_what_is_accepted_can_be_played() -> None:
    """No board that is laid leads to an exception later: the twins of this page, and many two of them together."""
    laid = 0
    for number, (_, _, twin) in enumerate(IMPOSSIBLE):
        assert all(play_on(twin, seed, 80) for seed in range(4))
        for _, _, other in IMPOSSIBLE[number % 3 :: 3]:
            laid += play_on(together(twin, other), number, 40)
    assert laid > 1000


def test_what_fills_a_board_up_is_not_counted() -> None:
    """Crystals, Sparks and the order of the nemesis deck: a board is about what comes, not how it came about."""
    SPEC.stage(a(mage="taqren", hand=["spark"] * 3, deck=["crystal"] * 9), 1)
    SPEC.stage(nemesis(deck=["gore", "rend"]), 1)


def name_of_nemesis(board: Board) -> object:
    mat = SPEC.look(SPEC.stage(board, 1))["nemesis"]
    assert isinstance(mat, Mapping)
    return mat["name"]


def test_a_card_of_a_nemesis_says_whose_battle_it_is() -> None:
    for card, name in (("curse-of-aging", "ageless-walker"), ("crystal", "maggoth")):
        assert name_of_nemesis(a(hand=[card])) == name


@pytest.mark.parametrize(
    ("mat", "name"),
    [
        ({"ritual": 3}, "arachnos"),
        ({"tokens": 2, "ritual": 3}, "arachnos"),
        ({"exile": ["spark"]}, "ageless-walker"),
        ({"claws left": 3}, "fenrix"),
        ({"nest": [["fly"]]}, "maggoth"),
        ({"life": 30}, "maggoth"),
    ],
)
def test_what_lies_on_a_mat_says_whose_battle_it_is(mat: Board, name: str) -> None:
    assert name_of_nemesis({"a": HAND, "nemesis": mat}) == name


def test_what_lies_on_two_mats_does_not_say_whose_battle_it_is() -> None:
    with pytest.raises(SetupError, match=r"given\.nemesis\.tokens: this is on the mat of .*arachnos and .*fenrix"):
        SPEC.stage({"a": HAND, "nemesis": {"tokens": 2}}, 1)


@pytest.mark.parametrize("over", [False, True])
def test_a_nemesis_deck_that_is_not_mentioned_holds_an_attack_that_lies_nowhere_else(over: bool) -> None:
    """NEM-DECK-02: whatever the board has of them, one is left."""
    used = ["topple", "eliminate", "gore"]
    where: Board = {"discard": used[:2], "resolving": used[2]} if over else {"discard": used}
    board = {"a": HAND, "nemesis": where} | ({"over": "gravehold"} if over else {})

    mat = SPEC.look(SPEC.stage(board, 1))["nemesis"]

    assert isinstance(mat, Mapping)
    (card,) = mat["deck"]
    assert card["card"] not in used


@pytest.mark.parametrize(
    ("board", "mages"),
    [
        (a(hand=["lucky-coin"]), ["soskel"]),
        (a(breaches={"i": {"spells": ["tidal-surge"]}}), ["gygar"]),
        (a(hand=["forged-spark"]), ["lost"]),
        ({"a": {}, "b": {"hand": ["gift-of-spirit"]}}, ["gygar", "taqren"]),
        ({"a": {"mage": "taqren", "hand": ["lucky-coin"]}, "b": {}}, ["taqren", "soskel"]),
        (a(hand=["crystal"]), ["taqren"]),
    ],
)
def test_a_card_of_a_mage_says_who_sits_there(board: Board, mages: list[str]) -> None:
    """SETUP-03: those of the player first; a card can have come to somebody else (Ageless Walker's exiled pile)."""
    match = SPEC.stage(board, 1)
    assert isinstance(match, AeonsEndMatch)
    assert [MAGES[mage].slug for mage in match.st.mage] == mages


def test_a_board_is_written_with_the_mages_whom_its_cards_do_not_tell() -> None:
    """Here the card lies with somebody else, and would tell the wrong mage."""
    board: Board = {"a": {"mage": "taqren", "hand": ["tidal-surge"]}, "b": {"mage": "gygar", **HAND}}

    given = SPEC.given(SPEC.stage(board, 1))

    assert SPEC.given(SPEC.stage(given, 1)) == given
    assert given["a"] == {"mage": "taqren", "hand": ["tidal-surge"]}
