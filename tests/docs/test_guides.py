"""A newcomer who does exactly what a guide says gets there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.walk import ROOT, LostWalk, Step, copy_project, follow, steps

CONTRIBUTING = ROOT / "CONTRIBUTING.md"
GUIDES = [page for page in sorted((ROOT / "docs" / "guides").glob("*.md")) if steps(page.read_text(encoding="utf-8"))]


def walk(guide: Path, home: Path) -> list[str]:
    """Everything that the commands of a guide printed."""
    project = copy_project(home / "copy")
    return [text for step in steps(guide.read_text(encoding="utf-8")) for text in follow(step, project)]


@pytest.mark.long  # the newcomer runs the quick tests too
@pytest.mark.timeout(900)
def test_the_first_card_of_a_newcomer(tmp_path: Path) -> None:
    printed = "\n".join(walk(CONTRIBUTING, tmp_path))
    assert "Scorch 1: when it comes into play, you may deal 1 damage to a target unit." in printed
    copy = tmp_path / "copy"
    assert "ember-owl" in (copy / "tests/golden/content/ashes-ally.yaml").read_text(encoding="utf-8")
    assert "ember-owl" in (copy / "web/src/texts/samples.json").read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: str(guide.stem))
def test_a_guide_leads_where_it_says(guide: Path, tmp_path: Path) -> None:
    assert walk(guide, tmp_path), "it runs nothing"


def test_every_guide_for_adding_something_can_be_followed() -> None:
    written = set((ROOT / "docs" / "guides").glob("add-a-*.md"))
    assert len(written) >= 5
    assert written <= set(GUIDES)


@pytest.mark.long
def test_a_step_left_out_is_noticed(tmp_path: Path) -> None:
    """Without the card's file, neither its scenario nor anything else of the walk can work."""
    project = copy_project(tmp_path / "copy")
    all_steps = steps(CONTRIBUTING.read_text(encoding="utf-8"))
    for step in all_steps[1:]:
        if step.what == "run":
            with pytest.raises(LostWalk, match="Ember Owl"):
                follow(step, project)
            return
        follow(step, project)
    pytest.fail("the walk runs nothing")


def test_a_guide_that_names_no_file_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(LostWalk, match="does not say"):
        follow(Step("new", "a.txt", "words\n", "Make a file:"), tmp_path)
    follow(Step("new", "a.txt", "words\n", "Make `a.txt`:"), tmp_path)
    with pytest.raises(LostWalk, match="there already"):
        follow(Step("new", "a.txt", "words\n", "Make `a.txt`:"), tmp_path)
    with pytest.raises(LostWalk, match="not in one"):
        follow(Step("below", '"verbs" a.txt', "more\n", "In `a.txt`:"), tmp_path)
    follow(Step("below", '"words" a.txt', "more\n", "In `a.txt`:"), tmp_path)
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "words\nmore\n"
