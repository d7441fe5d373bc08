"""Named states of an expedition in the full terminal client, before its battles and on the way; the same every time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from emberhold.tui.chain_play import ChainOrder, ChainPlay
from tools.draft_screens import shell_with
from tools.expedition_tables import EXPEDITIONS
from tools.screens import Shot, State, capture, press, settled, text_of

__all__ = ["BARRACKS", "CAMPAIGNS", "CampaignState", "capture_campaign", "capture_expedition"]

CHAIN: Final = "aeons-end-expedition"

BARRACKS: Final[Mapping[str, State]] = {
    **{name: state._replace(games=(CHAIN,)) for name, state in EXPEDITIONS.items()},
    "card": EXPEDITIONS["mages"]._replace(games=(CHAIN,), keys=("left", "i")),
}


class CampaignState(NamedTuple):
    """What has happened so far, step by step, and the keys pressed after that.

    `choose` makes the first of all choices, `lose` gives up a battle and goes on, `end` gives up.
    """

    steps: Sequence[str] = ()
    keys: Sequence[str] = ()
    seats: Sequence[str] = ("person", "bot=greedy")
    setup: Mapping[str, object] = {}


CAMPAIGNS: Final[Mapping[str, CampaignState]] = {
    "begun": CampaignState(),
    "first-battle": CampaignState(("choose",)),
    "second-try": CampaignState(("choose", "lose")),
    "defeat": CampaignState(("choose", "end")),
    "consolation": CampaignState(("choose", "lose"), setup={"expedition": "random", "code": "EMBER9"}),
    "given-up": CampaignState(("choose", "lose", "end")),
    "three-mages": CampaignState(("choose",), seats=("person", "person", "bot=greedy")),
}


def come_so_far(state: CampaignState, file: Path) -> ChainPlay:
    play = ChainOrder(CHAIN, tuple(state.seats), "en", state.setup, seed=3, file=file).begin()
    for step in state.steps:
        match = play.chain.match
        assert match is not None
        if step == "choose":
            while match.outcome is None:
                decision = match.pending[0]
                match.answer(decision.seats[0], decision, "0")
        else:
            for seat in range(match.seats):
                if match.outcome is None:
                    match.concede(seat)
        if step != "end":
            play.go_on()
    return play


async def capture_campaign(state: CampaignState, size: tuple[int, int], file: Path) -> Shot:
    """Open the expedition in a terminal of this size and take a picture."""
    app = shell_with(come_so_far(state, file), chain=CHAIN)
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        for key in state.keys:
            await press(app, pilot, key)
        shot = Shot(text_of(app), app.export_screenshot())
    if app.failure is not None:
        raise app.failure
    return shot


async def capture_expedition(name: str, size: tuple[int, int], file: Path) -> Shot:
    if name in BARRACKS:
        return await capture(BARRACKS[name], size, file)
    return await capture_campaign(CAMPAIGNS[name.removeprefix("campaign-")], size, file)
