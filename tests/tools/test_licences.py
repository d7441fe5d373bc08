"""The check of licences: it is content with what is here, and says what is wrong if something is not."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from email.message import Message
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from emberhold.server.http.static import static_folder
from tools.licences import TREE, notices_in, page_faults, python_faults

NEEDS_PAGE = pytest.mark.skipif(
    not os.environ.get("CI") and not (static_folder() / "index.html").is_file(),
    reason="left out: the licences in the page; it is built with Node.js",
)


# -- Python ---------------------------------------------------------------------------------------------------------


def test_every_library_of_an_installation_has_an_allowed_licence() -> None:
    assert python_faults(TREE) == []


def described(**headers: str) -> Message:
    about = Message()
    for key, value in headers.items():
        about[key.replace("_", "-")] = value
    return about


def pinned(tree: Path, lines: str) -> Path:
    for name in ("requirements.txt", "requirements-lab.txt"):
        (tree / name).write_text(f"{lines} \\\n    --hash=sha256:00\n", encoding="utf-8")
    return tree


@pytest.mark.parametrize(
    ("about", "fault"),
    [
        (described(License_Expression="MIT"), ""),
        (described(License_Expression="(AGPL-3.0-only OR BSD-2-Clause)"), ""),
        (described(License_Expression="Apache-2.0 AND MIT"), ""),
        (described(Classifier="License :: OSI Approved :: MIT License", License="All rights reserved"), ""),
        (described(License="BSD-3-Clause"), ""),
        (described(License_Expression="AGPL-3.0-only"), "thing is under AGPL-3.0-only, which is not among"),
        (described(License_Expression="MIT AND AGPL-3.0-only"), "thing is under MIT AND AGPL-3.0-only"),
        (described(Classifier="License :: OSI Approved :: GNU General Public License"), "is under GNU General Public"),
        (described(License="All rights reserved"), "thing is under All rights reserved, which is not among"),
        (described(Classifier="Topic :: Games"), "thing does not say which licence it has"),
    ],
)
def test_a_licence_is_read_and_judged(about: Message, fault: str, tmp_path: Path) -> None:
    found = python_faults(pinned(tmp_path, "thing==1.0"), lambda _: about)
    assert len(found) == (2 if fault else 0)
    assert all(fault in one for one in found)


def test_what_is_not_installed_is_unknown_unless_it_is_for_other_machines(tmp_path: Path) -> None:
    def missing(name: str) -> Message:
        raise PackageNotFoundError(name)

    assert "thing is not installed" in python_faults(pinned(tmp_path, "thing==1.0"), missing)[0]
    assert python_faults(pinned(tmp_path, "thing==1.0 ; sys_platform == 'plan9'"), missing) == []
    assert "there are no libraries in it" in python_faults(pinned(tmp_path, "# nothing"), missing)[0]


# -- the page -------------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The parts of the project that the check of the page reads."""
    for name in ("src/emberhold/static", "web/src"):
        shutil.copytree(TREE / name, tmp_path / name, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    shutil.copy(TREE / "web" / "package-lock.json", tmp_path / "web")
    return tmp_path


@NEEDS_PAGE
def test_everything_in_the_page_has_its_notice() -> None:
    assert page_faults(TREE) == []
    text = (static_folder() / "licences.txt").read_text(encoding="utf-8")
    found = {notice.name: notice for notice in notices_in(text)}
    fonts = {name for name, notice in found.items() if notice.licence == "OFL-1.1"}
    assert fonts == {"@fontsource/grenze", "@fontsource-variable/source-sans-3"}
    assert {"svelte", "@fluent/bundle", "vite"} < found.keys()
    assert "Adobe (http://www.adobe.com/), with Reserved Font Name" in text
    assert all(len(notice.text) > 900 for notice in found.values())


def without(name: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        (notice,) = [one for one in notices_in(text) if one.name == name]
        return text.replace(f"{name} {notice.version}\n", "").replace(notice.text, "")

    return change


def replaced(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return change


FAULTS: list[tuple[str, Callable[[str], str], str]] = [
    ("licences.txt", without("svelte"), "licences.txt: svelte is part of the page, but its licence is missing"),
    ("viewer/licences.txt", without("@fluent/bundle"), "viewer/licences.txt: @fluent/bundle is part of the page"),
    ("licences.txt", without("@fontsource/grenze"), "-normal-"),
    ("licences.txt", replaced("SIL OPEN FONT LICENSE Version 1.1", ""), "has no text of its licence (OFL-1.1)"),
    ("licences.txt", replaced("Licence: Apache-2.0", "Licence: AGPL-3.0-only"), "is under AGPL-3.0-only, which is not"),
    (
        "licences.txt",
        lambda text: re.sub(r"\nsvelte \S+", "\nsvelte 1.0.0", text),
        "svelte 1.0.0 is not what package-lock",
    ),
]


@NEEDS_PAGE
@pytest.mark.parametrize(("file", "change", "fault"), FAULTS, ids=[fault for _, _, fault in FAULTS])
def test_a_notice_that_is_missing_or_wrong_is_said(
    file: str, change: Callable[[str], str], fault: str, copied: Path
) -> None:
    there = copied / "src" / "emberhold" / "static" / file
    there.write_text(change(there.read_text(encoding="utf-8")), encoding="utf-8")
    assert any(fault in one for one in page_faults(copied))


@NEEDS_PAGE
def test_a_new_package_needs_its_notice_and_a_page_without_any_is_refused(copied: Path) -> None:
    assert page_faults(copied) == []
    lock = copied / "web" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))
    packages["packages"]["node_modules/@new/thing"] = {"version": "1.0.0", "license": "MIT"}
    lock.write_text(json.dumps(packages), encoding="utf-8")
    (copied / "web" / "src" / "app" / "new.ts").write_text("import { it } from '@new/thing/part';\n", encoding="utf-8")
    assert sorted(one.partition(" is part")[0] for one in page_faults(copied)) == [
        "src/emberhold/static/licences.txt: @new/thing",
        "src/emberhold/static/viewer/licences.txt: @new/thing",
    ]
    (copied / "src" / "emberhold" / "static" / "licences.txt").unlink()
    assert any("comes without the licences of others; run `make page`" in one for one in page_faults(copied))
