"""Every card has examples: at least one of what it does, and at least one of what it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.games.ashes.printed import content

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "ashes" / "cards"
SLUGS = sorted(str(card["slug"]) for card in content())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_has_an_example_and_a_counterexample(slug: str) -> None:
    folder = EXAMPLES / slug

    assert list(folder.glob("does-*.yaml")), f"{folder} has no does-….yaml"
    assert list(folder.glob("not-*.yaml")), f"{folder} has no not-….yaml"


def test_examples_belong_to_cards() -> None:
    assert sorted(folder.name for folder in EXAMPLES.iterdir()) == SLUGS
