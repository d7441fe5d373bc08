"""Checks the licences of what Emberhold is made with: `make licences`.

Every Python library that an installation brings along has a licence that is known and allowed. So has every npm package
in the built page and in a replay that is saved as one page, and its licence stands in the `licences.txt` beside them,
which the build writes (web/plugins/notices.ts). What is in the page is found twice: by the build, from the modules that
went in, and here, from the imports of the sources and from the fonts that lie there.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from email.message import Message
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final, NamedTuple

from packaging.markers import Marker

__all__ = ["Notice", "main", "notices_in", "page_faults", "python_faults"]

TREE: Final = Path(__file__).resolve().parents[1]
RUNTIME: Final = ("requirements.txt", "requirements-lab.txt")
ALLOWED: Final = frozenset(
    (
        *("0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MPL-2.0", "OFL-1.1"),
        *("PSF-2.0", "Zlib"),
    )
)
ALLOWED_WORDS: Final = ", ".join(sorted(ALLOWED))
SPELLINGS: Final = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""How a classifier calls a licence."""
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==\S+\s*(?:;\s*([^\\]+?))?\s*\\?$", re.MULTILINE)
NOTICE: Final = re.compile(r"^={78}\n(?P<name>\S+) (?P<version>\S+)\nLicence: (?P<licence>.+)\n", re.MULTILINE)
LINE: Final = "=" * 78
IMPORTED: Final = re.compile(
    r"""(?:from\s+|import\s+|import\(\s*|url\(\s*)['"]((?:@[\w.-]+/)?[\w.-]+)(?:/[^'"]*)?['"]"""
)
SOURCES: Final = frozenset({".css", ".svelte", ".ts"})
FONT_LICENCE: Final = "OFL-1.1"
MUST_SAY: Final = {
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "ISC": "Permission to use, copy, modify",
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}
"""Words that stand in the text of a licence that may come along in the page."""


class Notice(NamedTuple):
    """What `licences.txt` says of a package."""

    name: str
    version: str
    licence: str
    text: str


# -- Python ---------------------------------------------------------------------------------------------------------


def python_faults(tree: Path, about: Callable[[str], Message] = metadata) -> list[str]:  # type: ignore[assignment]
    """What is wrong with the licences of the libraries that are pinned for an installation."""
    out: list[str] = []
    for file in RUNTIME:
        pinned = PINNED.findall((tree / file).read_text(encoding="utf-8"))
        if not pinned:
            out.append(f"{file}: there are no libraries in it; `make licences` cannot read it.")
        for name, marker in pinned:
            if marker and not Marker(marker).evaluate():
                continue
            try:
                found = licence_of(about(name))
            except PackageNotFoundError:
                out.append(f"{file}: {name} is not installed, so nobody knows its licence; run `make setup`.")
                continue
            if not found:
                out.append(f"{file}: {name} does not say which licence it has; look it up, or do without {name}.")
            elif not is_allowed(found):
                out.append(
                    f"{file}: {name} is under {found}, which is not among the allowed licences ({ALLOWED_WORDS})."
                )
    return out


def licence_of(about: Message) -> str:
    """The licence as an SPDX expression; empty if none is said."""
    said = about.get("License-Expression")
    if said:
        return str(said)
    classifiers = [str(line).rpartition(" :: ")[2] for line in about.get_all("Classifier", []) if "License ::" in line]
    known = [SPELLINGS.get(line, line) for line in classifiers]
    if known:
        return " AND ".join(known)
    return str(about.get("License") or "").strip().partition("\n")[0]


def is_allowed(expression: str) -> bool:
    """Of several licences to choose from one has to be allowed, of several that all hold every one."""
    either = expression.replace("(", "").replace(")", "").split(" OR ")
    return any(all(one.strip() in ALLOWED for one in both.split(" AND ")) for both in either)


# -- the page -------------------------------------------------------------------------------------------------------


def notices_in(text: str) -> Iterator[Notice]:
    """What a `licences.txt` says, package by package."""
    heads = list(NOTICE.finditer(text))
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        part = text[head.end() : following.start() if following else len(text)]
        yield Notice(head["name"], head["version"], head["licence"], part.partition(f"{LINE}\n")[2].strip())


def page_faults(tree: Path) -> list[str]:
    """What is wrong with the licences in the built page, and in a replay that is saved as one page."""
    static, lock = tree / "src" / "emberhold" / "static", tree / "web" / "package-lock.json"
    packages: Mapping[str, Mapping[str, str]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    needed = imported(tree / "web" / "src", packages)
    code = {name for name in needed if packages[f"node_modules/{name}"].get("license") != FONT_LICENCE}
    out = []
    for file, names in ((static / "licences.txt", needed), (static / "viewer" / "licences.txt", code)):
        where = file.relative_to(tree).as_posix()
        if not file.is_file():
            out.append(f"{where} is missing, so the page comes without the licences of others; run `make page`.")
            continue
        notices = {notice.name: notice for notice in notices_in(file.read_text(encoding="utf-8"))}
        for name in sorted(names - notices.keys()):
            out.append(
                f"{where}: {name} is part of the page, but its licence is missing; look at web/plugins/notices.ts."
            )
        for notice in notices.values():
            out += [f"{where}: {fault}" for fault in notice_faults(notice, packages)]
        if file.parent == static:
            out += [f"{where}: {fault}" for fault in font_faults(static, notices)]
    return out


def imported(sources: Path, packages: Mapping[str, object]) -> set[str]:
    """The packages that the page's sources name. Tests do not come along."""
    found: set[str] = {"svelte"}
    for file in sources.rglob("*"):
        if file.suffix in SOURCES and not file.name.endswith(".test.ts"):
            found |= set(IMPORTED.findall(file.read_text(encoding="utf-8")))
    return {name for name in found if f"node_modules/{name}" in packages}


def notice_faults(notice: Notice, packages: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    pinned = packages.get(f"node_modules/{notice.name}")
    if pinned is None or pinned["version"] != notice.version:
        yield f"{notice.name} {notice.version} is not what package-lock.json pins; run `make page`."
    if not is_allowed(notice.licence):
        yield f"{notice.name} is under {notice.licence}, which is not among the allowed licences ({ALLOWED_WORDS})."
    if MUST_SAY.get(notice.licence, "Copyright") not in " ".join(notice.text.split()):
        yield f"{notice.name} has no text of its licence ({notice.licence}); put one into web/licences."


def font_faults(static: Path, notices: Mapping[str, Notice]) -> Iterator[str]:
    """OFL-1.1: the notice goes with the font."""
    fonts = [notice.name.rpartition("/")[2] for notice in notices.values() if notice.licence == FONT_LICENCE]
    for file in sorted((static / "assets").glob("*.woff*")):
        if not any(file.name.startswith(f"{font}-") for font in fonts):
            yield f"the font {file.name} lies in the page, but no licence of it stands here."


def main() -> int:
    faults = python_faults(TREE)
    if (TREE / "src" / "emberhold" / "static" / "index.html").is_file() or os.environ.get("CI"):
        faults += page_faults(TREE)
    else:
        print("Skipped the licences in the page: it is not built, and needs Node.js for that.")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
