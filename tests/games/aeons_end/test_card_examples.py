"""Every card, mage, treasure and nemesis has examples of its own: scenarios that are named after it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from emberhold.core.registry import load_game

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "aeons-end"
CONTENT = {str(thing["slug"]): str(thing["type"]) for thing in load_game("aeons-end").content()}
NEMESES = sorted(slug for slug, kind in CONTENT.items() if kind == "nemesis")
CARDS = sorted(slug for slug, kind in CONTENT.items() if kind not in ("nemesis", "breach"))
"""Breaches are no cards; what they do is in the rules BREACH, which have scenarios too."""
ONE_IS_ENOUGH = {"topple", "wreck", *(f"world-devourer-{level}" for level in range(10))}
"""They do the same every time, whatever lies on the table: there is no other case to show."""


def examples(files: list[str], slugs: list[str]) -> dict[str, list[str]]:
    """The scenarios of each card. `rending-claw-comes` belongs to Rending Claw, not to Rend."""
    out: dict[str, list[str]] = defaultdict(list)
    for file in files:
        owners = [slug for slug in slugs if file == slug or file.startswith(f"{slug}-")]
        if owners:
            out[max(owners, key=len)].append(file)
    return out


FOUND = examples([path.stem for path in EXAMPLES.rglob("*.yaml")], CARDS)


@pytest.mark.parametrize("slug", CARDS)
def test_a_card_has_an_example_and_one_of_another_case(slug: str) -> None:
    assert len(FOUND[slug]) >= (1 if slug in ONE_IS_ENOUGH else 2), f"scenarios of {slug}: {FOUND[slug]}"


@pytest.mark.parametrize("slug", NEMESES)
def test_a_nemesis_has_examples_of_its_set_up_its_unleash_and_its_mat(slug: str) -> None:
    names = [path.stem for path in (EXAMPLES / slug).glob("*.yaml")]

    assert any(name.startswith("set-up") for name in names)
    assert any(name.startswith("unleash") for name in names)
    own = [name for name in names if not examples([name], CARDS) and not name.startswith(("set-up", "unleash"))]
    assert len(own) >= 4, own


def test_an_example_belongs_to_the_card_with_the_longest_name() -> None:
    found = examples(["rend", "rending-claw-comes", "rend-not-twice", "bolster"], ["rend", "rending-claw"])
    assert found == {"rend": ["rend", "rend-not-twice"], "rending-claw": ["rending-claw-comes"]}
