"""Makes the reference of the Python API from docstrings: `python -m tools.api_reference` writes docs/reference/api.md.

It reads the sources and imports nothing, so it gives the same result on every machine.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "api.md"
MODULES = (
    "emberhold",
    "emberhold.core.match",
    "emberhold.core.decisions",
    "emberhold.core.events",
    "emberhold.core.state",
    "emberhold.core.journal",
    "emberhold.core.registry",
    "emberhold.core.rng",
    "emberhold.core.errors",
    "emberhold.bots",
)
"""The modules for authors of programs, from the outermost inwards."""
HEAD = """# Python API

Made from the docstrings by `python -m tools.api_reference`; edit those, not this page. How to use it is in the
[guides](../guides/README.md); `View` and events are described in [views and events](views-and-events.md).
"""

Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def source(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def public(tree: ast.Module) -> list[str]:
    """The names in `__all__`."""
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id == "__all__" and isinstance(node, ast.Assign | ast.AnnAssign):
            assert node.value is not None
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def defined(tree: ast.Module) -> dict[str, Defined]:
    return {node.name: node for node in tree.body if isinstance(node, Defined)}


def imported(tree: ast.Module) -> dict[str, str]:
    """Where a module gets the names from that it only passes on."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return {alias.asname or alias.name: f"{node.module}" for node in found for alias in node.names}


def find(module: str, name: str) -> Defined | None:
    """The class or function with this name, even if the module imports it; None for an alias or a constant."""
    tree = ast.parse(source(module).read_text(encoding="utf-8"))
    if name in defined(tree):
        return defined(tree)[name]
    home = imported(tree).get(name, "")
    return find(home, name) if home.startswith("emberhold") and source(home).is_file() else None


def with_bases(module: str, name: str) -> list[ast.ClassDef]:
    """A class and the classes of this package that it is made from, the class itself first."""
    tree = ast.parse(source(module).read_text(encoding="utf-8"))
    node = defined(tree).get(name)
    if node is None:
        home = imported(tree).get(name, "")
        return with_bases(home, name) if home.startswith("emberhold") and source(home).is_file() else []
    if not isinstance(node, ast.ClassDef):
        return []
    names = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return [node, *(found for base in names for found in with_bases(module, base))]


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, *, method: bool = False) -> str:
    arguments = ast.unparse(node.args)
    if method and "staticmethod" not in decorators(node):
        arguments = arguments.partition(",")[2].strip()
    returns = f" → {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({arguments}){returns}"


def decorators(node: Defined) -> list[str]:
    return [ast.unparse(one).partition("(")[0] for one in node.decorator_list]


def attributes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """What `__init__` or the class sets, with a string below that explains it."""
    first = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    for body in (node.body, first.body if first is not None else []):
        for line, below in pairwise(body):
            text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else None
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            name = getattr(target, "attr", None) or getattr(target, "id", None)
            if isinstance(text, str) and name and not name.startswith("_"):
                yield name, text


def said(node: Defined) -> str:
    return ast.get_docstring(node) or ""


def entry(module: str, name: str, node: Defined) -> list[str]:
    if not isinstance(node, ast.ClassDef):
        return [f"### `{signature(node)}`", "", said(node), ""]
    out = [f"### class `{name}`", "", said(node), ""]
    classes = with_bases(module, name)
    rows = [(f"`{attribute}`", text) for part in classes for attribute, text in attributes(part)]
    told: set[str] = set()
    for one in [one for part in classes for one in part.body]:
        if isinstance(one, ast.FunctionDef) and not one.name.startswith("_") and one.name not in told:
            told.add(one.name)
            plain = f"{one.name}: {ast.unparse(one.returns)}" if one.returns is not None else one.name
            shown = plain if "property" in decorators(one) else signature(one, method=True)
            rows.append((f"`{shown}`", said(one)))
    out += [f"- {what}: {' '.join(text.split())}" if text else f"- {what}" for what, text in rows]
    return [*out, ""] if rows else out


def page() -> str:
    out = [HEAD]
    shown: set[str] = set()
    for module in MODULES:
        tree = ast.parse(source(module).read_text(encoding="utf-8"))
        found = {name: find(module, name) for name in public(tree) if name not in shown}
        entries = [(name, node) for name, node in found.items() if node is not None]
        if entries:
            out += [f"## {module}", "", ast.get_docstring(tree) or "", ""]
            for name, node in entries:
                shown.add(name)
                out += entry(module, name, node)
    return "\n".join(out).rstrip() + "\n"


def silent() -> list[str]:
    """Public classes and functions without a docstring."""
    found = [(module, name) for module in MODULES for name in public(ast.parse(source(module).read_text("utf-8")))]
    nodes = [(f"{module}.{name}", find(module, name)) for module, name in found]
    return [name for name, node in nodes if node is not None and not said(node)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.api_reference", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    options = parser.parse_args(arguments)
    text = page()
    if not options.check:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/reference/api.md is out of date; run: python -m tools.api_reference", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
