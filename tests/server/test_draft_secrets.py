"""The leak net over the wire for a draft: what is picked stays hidden until it is revealed."""

from __future__ import annotations

import json
from random import Random

import pytest

from emberhold.games.ashes.draft.match import DraftMatch
from emberhold.server.wire import client_messages
from tests.conformance.random_play import cards_named
from tests.server.draft_worlds import SECONDS, DraftWorld

TOO_LONG = 200
VIEWERS: dict[str, int | None] = {"a": 0, "b": 1, "-": None}


def may_know(match: DraftMatch, viewer: int | None) -> set[str]:
    """The cards that this viewer has before them or has picked, and those that lie face up."""
    st = match.st
    up = {st.slug(card) for card in st.all_cards() if st.face_up(card)}
    return up if viewer is None else up | {st.slug(card) for card in (*st.picks[viewer], *st.pack[viewer])}


def named_in(told: object) -> set[str]:
    return {card for _, card in cards_named(told) if card is not None}


async def no_frame_names_what_its_viewer_cannot_know(seed: int, undo: str) -> None:
    world, chance = DraftWorld(seed), Random(seed)
    await world.open(undo)
    live = world.table.live
    assert live is not None
    ever = {name: set[str]() for name in VIEWERS}
    now = {name: set[str]() for name in VIEWERS}
    read = 0
    for _ in range(TOO_LONG):
        match = live.match
        assert isinstance(match, DraftMatch)
        for name, viewer in VIEWERS.items():
            now[name] |= may_know(match, viewer)
            ever[name] |= now[name]
        for _, name, text in world.heard[read:]:
            if text.startswith('{"t":"update"'):
                told = json.loads(text)
                # Events tell of packs that were passed on since; the view shows only what is there now.
                assert named_in(told["events"]) <= ever[name], (name, text)
                assert named_in([told["view"], told["decision"]]) <= now[name], (name, text)
        read = len(world.heard)
        now = {name: may_know(match, viewer) for name, viewer in VIEWERS.items()}
        if not match.pending:
            break
        await pry(world, chance)
        match = live.match
        assert isinstance(match, DraftMatch)
        for name, viewer in VIEWERS.items():
            now[name] |= may_know(match, viewer)
        name = "ab"[chance.choice(world.thinking())]
        asked = world.asked[name]
        assert asked is not None
        await world.answer(name, chance.randrange(len(asked["options"])))
    assert live.match.outcome is not None
    assert read > 60
    world.close()


async def pry(world: DraftWorld, chance: Random) -> None:
    """Somebody tries to find out something, or takes a choice back."""
    seat = chance.randrange(2)
    name, what = "ab"[seat], chance.randrange(6)
    number = (world.asked.get(name) or {"number": 0})["number"]
    if what == 0:
        await world.say(name, client_messages.Why(1, seat, "pick", 1 + chance.randrange(30)))
    elif what == 1:
        await world.say(name, client_messages.Preview(1, seat, number, "0"))
    elif what == 2:
        await world.say(name, client_messages.Undo(seat))
    elif what == 3:
        await world.exit(name)
        await world.enter(name)


@pytest.mark.parametrize("undo", ["free", "never"])
@pytest.mark.parametrize("seed", range(3))
async def test_no_frame_names_what_its_viewer_cannot_know(seed: int, undo: str) -> None:
    await no_frame_names_what_its_viewer_cannot_know(seed, undo)


@pytest.mark.long
@pytest.mark.parametrize("undo", ["free", "agreed", "never"])
@pytest.mark.parametrize("seed", range(3, 40))
async def test_no_frame_of_many_drafts_does(seed: int, undo: str) -> None:
    await no_frame_names_what_its_viewer_cannot_know(seed, undo)


async def heard_by_others(seed: int, rounds: int, which: int) -> list[tuple[float, str, str]]:
    """All that A and a spectator hear while B chooses this or that card, thinks again, and waits."""
    world, chance = DraftWorld(seed), Random(seed)
    await world.open()
    await world.to_picks()
    await world.play_on(chance, 2 * rounds)
    begin = len(world.heard)
    await world.wait(2)
    await world.answer("b", which)
    await world.say("a", client_messages.Preview(1, 0, (world.asked["a"] or {})["number"], "0"))
    await world.say("a", client_messages.Why(1, 0, "pick", 1))
    await world.say("b", client_messages.Undo(1))
    await world.answer("b", 1 - which)
    await world.say("b", client_messages.Undo(1))
    await world.exit("a")
    await world.answer("b", which)
    await world.enter("a")
    await world.wait(SECONDS / 2)
    world.close()
    return [line for line in world.heard[begin:] if line[1] in ("a", "-")]


@pytest.mark.parametrize("rounds", [0, 1, 5])
@pytest.mark.parametrize("seed", range(4))
async def test_two_worlds_in_which_another_picks_something_else_sound_alike(seed: int, rounds: int) -> None:
    one, other = [await heard_by_others(seed, rounds, which) for which in (0, 1)]
    assert len(one) > 5
    assert one == other
