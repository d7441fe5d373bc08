"""What the documents point at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberhold
from tests.docs.walk import steps

ROOT = Path(__file__).parents[1]
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    ROOT / "web" / "README.md",
    *(ROOT / "web" / "src").rglob("*.md"),
]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
SOURCES = ("src", "tests", "tools", "benchmarks", "examples", "web/src")
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|css|ftl))`")
MODULE = re.compile(r"\bemberhold(?:\.[a-z_]\w*)+")
HISTORY = re.compile(r"CHANGELOG\.md|docs/decisions/\d")
"""They say what was true when they were written."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()] == []


@every_page
def test_commands_of_the_makefile_and_tools_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = re.findall(r"(?:^|`)(?:\w+=\w+ )?make (\w[\w-]*)", text, re.MULTILINE)
    assert [name for name in named if name not in targets] == []
    modules = re.findall(r"python -m ((?:tools|benchmarks)\.\w+)", text)
    assert [name for name in modules if not (ROOT / f"{name.replace('.', '/')}.py").is_file()] == []


def files_missing(text: str) -> list[str]:
    """Source files that a page names, by their whole path or the end of it, and that are not there.

    A file that the page itself has somebody make need not be there.
    """
    made = {step.where for step in steps(text) if step.what == "new"}
    paths = "".join(
        f"/{path.relative_to(ROOT).as_posix()}\n" for name in SOURCES for path in (ROOT / name).rglob("*.*")
    )
    named = [name for name in FILE.findall(text) if name not in made]
    return [name for name in named if f"/{name}\n" not in paths and not (ROOT / name).is_file()]


def modules_missing(text: str) -> list[str]:
    """Modules of the package that a page names and that are not there. What is in a module is not looked up."""
    made = {step.where.removesuffix(".py") for step in steps(text) if step.what == "new"}
    paths = [(name, f"src/{name.replace('.', '/')}") for name in MODULE.findall(text)]
    found = [(name, ROOT / path) for name, path in paths if path not in made]
    return [
        name
        for name, path in found
        if name.removeprefix("emberhold.") not in emberhold.__all__
        and not (path.is_dir() or path.with_suffix(".py").is_file() or path.parent.with_suffix(".py").is_file())
    ]


@pytest.mark.parametrize(
    "page",
    [page for page in (*PAGES, ROOT / "Makefile") if not HISTORY.search(page.relative_to(ROOT).as_posix())],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_files_and_modules_that_are_named_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert files_missing(text) + modules_missing(text) == []


def test_a_name_out_of_date_is_found() -> None:
    assert files_missing("`bot/evaluation.py` was `bot/judge.py`") == ["bot/judge.py"]
    assert files_missing("`table/board.svelte.ts`, `tools/mutants.py`, `hatch_build.py`, `ation.py`") == ["ation.py"]
    assert modules_missing("emberhold.new, emberhold.newer") == ["emberhold.newer"]
    moved = "emberhold.server.wire.schema was emberhold.server.schema; emberhold.core.match.Match stayed"
    assert modules_missing(moved) == ["emberhold.server.schema"]


@pytest.mark.parametrize("folder", ["guides", "decisions"])
def test_every_page_of_a_folder_is_on_its_list(folder: str) -> None:
    pages = {page.name for page in (ROOT / "docs" / folder).glob("*.md")} - {"README.md"}
    listed = set(LINK.findall((ROOT / "docs" / folder / "README.md").read_text(encoding="utf-8")))
    assert len(pages) > 10
    assert pages - listed == set()


def test_every_other_page_is_on_the_list_of_documents() -> None:
    pages = {page for page in (ROOT / "docs").rglob("*.md") if page.parent.name not in ("guides", "decisions")}
    listed = LINK.findall((ROOT / "docs" / "README.md").read_text(encoding="utf-8"))
    assert pages - {(ROOT / "docs" / link).resolve() for link in listed} == {ROOT / "docs" / "README.md"}
    assert {"guides/README.md", "decisions/README.md"} <= set(listed)


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = sorted(int(page.name[:3]) for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


HOMES = ("src/emberhold", "src/emberhold/server", "src/emberhold/tui", "src/emberhold/games/ashes", "web/src", "")
"""Where a path in the glossary may begin."""
MORE_HOMES = ("src/emberhold/games/aeons_end", "src/emberhold/games/aeons_end/nemeses/maggoth", "web")


def missing(text: str) -> list[str]:
    """Paths in a page that lead to no file or folder; `<game>` and `<nemesis>` stand for one of them."""
    out = []
    for path in re.findall(r"`([\w<>-]+(?:/[\w<>.-]*)+)`", text):
        plain = path.replace("<nemesis>", "maggoth").rstrip("/")
        names = {plain.replace("<game>", game) for game in ("ashes", "aeons_end", "aeons-end")}
        tries = {re.sub(r"\.[A-Za-z]\w*$", "", name) for name in names} | names
        homes = [ROOT / home for home in (*HOMES, *MORE_HOMES)]
        ends = ("", ".py", ".ts")
        if not any((home / f"{name}{end}").exists() for home in homes for name in tries for end in ends):
            out.append(path)
    return out


@pytest.mark.parametrize("page", ["glossary.md", "architecture.md"])
def test_what_the_glossary_and_the_map_name_is_there(page: str) -> None:
    assert missing((ROOT / "docs" / page).read_text(encoding="utf-8")) == []


def test_a_path_of_the_glossary_that_leads_nowhere_is_found() -> None:
    assert missing("`tables/pause` and `tables/beats`, `boards/<game>/view.ts`, `tui/session.Session`") == [
        "tables/beats"
    ]
