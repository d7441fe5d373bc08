"""Every sentence of an expedition is there, with the whole story."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emberhold.games.aeons_end import expedition
from emberhold.games.aeons_end.expedition import CHAIN
from emberhold.i18n import Texts, audit
from tests.games.aeons_end.expedition.campaigns import Way

SENTENCES = audit.defined("en", "aeons-end-expedition")
HOME = Path(expedition.__file__).parent


def test_every_event_and_every_reason_has_a_sentence() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py"))
    events = {f"event-{kind}" for kind in re.findall(r'tell\("([a-z-]+)"', source)}
    reasons = set(re.findall(r'"(why-[a-z-]*[a-z])"', source))
    endings = {f"outcome-{reason}" for reason in re.findall(r'Outcome\([^"]*"([a-z-]+)"', source)}
    assert (len(events), len(reasons) > 8, len(endings)) == (11, True, 3)
    assert (events | reasons | endings) - SENTENCES == set()


@pytest.mark.parametrize("name", ["the-new-age", "random", "random-short"])
def test_every_part_of_the_story_can_be_told(name: str) -> None:
    """Each battle is lost once and then won, and the expedition is given up at the end of another way."""
    setup: dict[str, object] = {"players": 2, "expedition": name}
    if name != "the-new-age":
        setup["code"] = "EMBER9"
    texts, way, told = Texts("en", "aeons-end-expedition"), Way(setup), set()
    while not way.over:
        for won in (False, True):
            told.update(way.campaign.story)
            way.fight(won=won)
            told.update(way.campaign.story)
    said = [texts.format(message) for message in CHAIN.told(setup, way.played)]
    assert len(said) == len(way.campaign.record) + 1 + (name != "the-new-age")
    assert all("⟨" not in sentence for sentence in (*said, *(texts.say(part) for part in told)))
    assert len(told) == (12 if name == "the-new-age" else 3)
