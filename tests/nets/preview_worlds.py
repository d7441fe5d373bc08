"""Two matches that differ only in what one seat cannot know, played side by side: their previews must be the same."""

from __future__ import annotations

import json
from collections.abc import Iterator

from emberhold.core.decisions import NONE
from emberhold.core.match import Match
from emberhold.core.preview import preview
from emberhold.core.rng import Rng

__all__ = ["previews_side_by_side", "seen_by", "twin"]

STEPS = 25
OPTIONS = 3
"""So many options of each question are looked at."""


def twin(match: Match, seat: int, rng: Rng) -> Match:
    """A whole match of its own in which all that the seat cannot know, and all luck to come, is different."""
    other = match.clone()
    other._redeal(other._viewer(seat), rng)
    other._state.rng = rng.fork()
    other._asks = other._quiet_asks()
    other._pending = None
    return other


def seen_by(match: Match, seat: int) -> str:
    decision = match.decision_for(seat)
    return json.dumps([match.view(seat), decision and decision.to_json(seat), match.events(seat)])


def previews_side_by_side(match: Match, seat: int, rng: Rng) -> Iterator[tuple[bool, str, str]]:
    """From a quiet point on: whether it is in the middle of an action, and a preview as both worlds give it."""
    one, other = match.clone(), twin(match, seat, rng.fork())
    for _ in range(STEPS):
        while _decline_a_window(one, other, seat) or _decline_a_window(other, one, seat):
            pass
        if seen_by(one, seat) != seen_by(other, seat):
            return  # the seat has rightly learned something
        asked, twins = one.decision_for(seat), other.decision_for(seat)
        if asked is not None and twins is not None:
            for _ in range(min(OPTIONS, asked.count)):
                key, luck = str(rng.below(asked.count)), rng.next()
                found = [
                    json.dumps(preview(world, seat, question, key, Rng(luck)).to_json())
                    for world, question in ((one, asked), (other, twins))
                ]
                yield not one.quiet, found[0], found[1]
        if not _go_on(one, other, rng):
            return


def _decline_a_window(match: Match, other: Match, seat: int) -> bool:
    """Decline a window of another seat that only one of the matches has."""
    if len(match.pending) != 1 or seat in match.pending[0].seats or not match.pending[0].passive:
        return False
    window = match.pending[0]
    if other.pending and other.pending[0].kind == window.kind and other.pending[0].seats == window.seats:
        return False
    match.answer(window.seats[0], window, str(window.ask.answers.index(NONE)))
    return True


def _go_on(one: Match, other: Match, rng: Rng) -> bool:
    """Give the same answer, by its meaning, to the same question of both; False if there is none."""
    if not one.pending or not other.pending:
        return False
    who = one.pending[0].seats[0]
    ours, theirs = one.decision_for(who), other.decision_for(who)
    if ours is None or theirs is None or ours.kind != theirs.kind:
        return False
    keys = {option.meaning: option.key for option in theirs.described(who)[1]}
    common = [option for option in ours.described(who)[1] if option.meaning in keys]
    if not common:
        return False
    chosen = common[rng.below(len(common))]
    one.answer(who, ours, chosen.key)
    other.answer(who, theirs, keys[chosen.meaning])
    return True
