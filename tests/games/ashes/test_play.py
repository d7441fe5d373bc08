"""PLAY: what no printed card can bring about (a printed ability gets another text for the test), and what is told."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import Effect
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.text.kit import Use, unit
from tests.games.ashes.table import staged

load_content()


def send_home_then_hurt_then_draw(me: Use) -> Effect:
    """The first line makes the target of the second one go; the third has nothing to do with it."""
    yield from me.return_to_owner(me.target())
    me.damage(me.target(), 2)
    me.exhaust(me.target())
    me.damage(me.target(1), 1)
    me.draw()


@pytest.mark.rule("PLAY-12")
def test_a_line_whose_target_is_gone_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Printed cards never lose a target between declaring and resolving, so Water Blast is given such a text."""
    blast = BY_SLUG["aradel-summergaard"].abilities[0]
    monkeypatch.setattr(blast, "targets", (unit(), unit()))
    monkeypatch.setattr(blast, "text", send_home_then_hurt_then_draw)
    table = staged(
        {
            "a": {"dice": ["natural-class"], "draw": ["fear", "fear"], "battlefield": ["anchornaut"]},
            "b": {"battlefield": ["iron-worker", "hammer-knight"]},
        }
    )

    table.say("a", "use aradel-summergaard water-blast", "target b/iron-worker", "target b/hammer-knight")

    board = table.look()
    (returned,) = board["b"]["hand"]
    assert (returned["card"], returned["wounds"], returned["exhaustion"]) == ("iron-worker", 0, 0)
    assert [(unit_["card"], unit_["wounds"]) for unit_ in board["b"]["battlefield"]] == [("hammer-knight", 1)]
    assert [card["card"] for card in board["a"]["hand"]] == ["fear"]


def test_whatever_is_targeted_is_told() -> None:
    """Only units were named; a Phoenixborn, a spell or a player was targeted in silence."""
    dice = {"dice": ["2*natural-power", "illusion-class", "charm-class"], "draw": ["fear"]}
    gold = staged({"a": {"hand": ["molten-gold"], **dice}})
    gold.say("a", "play molten-gold", "target b/aradel-summergaard")
    [told] = gold.events("targeted", "b")
    assert [card["card"] for card in told["cards"]] == ["aradel-summergaard"]

    seal = staged({"a": {"hand": ["seal"], **dice}})
    seal.say("a", "play seal", "target b")
    assert [told["player"] for told in seal.events("targeted-player", "b")] == [1]
    assert seal.events("targeted") == []
