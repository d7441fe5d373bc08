"""Builds the compiled wheel, checks that it plays exactly like the interpreted one, and measures both.

Everything happens in a temporary folder: a compiled module beside its source would hide later edits of the source.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from venv import EnvBuilder

__all__ = ["Bench", "CompiledError", "differences", "main", "must_be_compiled", "table"]

SWITCH = "HATCH_BUILD_HOOK_ENABLE_MYPYC"
COMPILED = ("core", "games")
"""The packages that are compiled, except for the modules named next."""
INTERPRETED = ("__init__.py", "native.py", "basics", "cards", "cards.py", "mages", "treasures")
DECLARATIONS = "_types.py"
"""The endings of module names that are read while the program runs, so they are not compiled."""

WHERE_FROM = """
import importlib, json, sys
json.dump({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}, sys.stdout)
"""

Bench = Mapping[str, Mapping[str, float | None] | float]


class CompiledError(Exception):
    """A step that failed; the message is for people."""


def must_be_compiled(source: Path) -> list[str]:
    """The modules that a compiled wheel of this source folder must contain."""
    paths = [path for part in COMPILED for path in sorted((source / part).rglob("*.py"))]
    return [
        ".".join(path.relative_to(source.parent).with_suffix("").parts)
        for path in paths
        if not set(path.relative_to(source).parts) & set(INTERPRETED) and not path.name.endswith(DECLARATIONS)
    ]


def differences(one: Mapping[str, Sequence[str]], other: Mapping[str, Sequence[str]], every: int) -> list[str]:
    """Where two sets of trajectories differ, in one sentence per match."""
    out = []
    for name in sorted(one.keys() | other.keys()):
        left, right = one.get(name), other.get(name)
        if left is None or right is None:
            out.append(f"{name}: played only once.")
        elif left != right:
            same = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), len(left))
            out.append(f"{name}: differs after decision {same * every}.")
    return out


def table(interpreted: Bench, compiled: Bench) -> list[str]:
    """The figures side by side. The last column says how many times faster the compiled wheel is."""
    rows = [f"{'':<24}{'interpreted':>14}{'compiled':>14}{'faster':>10}"]
    for name, value in interpreted.items():
        other = compiled[name]
        if isinstance(value, Mapping) and isinstance(other, Mapping):
            rows.append(name)
            rows += [_row(f"  {key}", number, other.get(key)) for key, number in value.items()]
        elif not isinstance(value, Mapping) and not isinstance(other, Mapping):
            rows.append(_row(name, value, other))
    return rows


def _row(name: str, one: float | None, other: float | None) -> str:
    gain = "–"
    if one and other:
        if name.endswith("_per_s"):
            gain = f"{other / one:.2f}×"
        elif name.endswith(("_us", "_ms")):
            gain = f"{one / other:.2f}×"
    return f"{name:<24}{_number(one):>14}{_number(other):>14}{gain:>10}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:,}"


def run(command: Sequence[str | Path], folder: Path, **environment: str) -> str:
    """The output of a command. If the command fails, so does the whole run."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("HATCH_", "PYTHON"))}
    done = subprocess.run(command, cwd=folder, env=clean | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-25:])
        raise CompiledError(f"{' '.join(map(str, command))[:200]}\n{said}")
    return done.stdout


class Workshop:
    """A temporary folder with the source as it is shipped, a Python for building and one for running."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.tree, self.folder = tree, folder
        self.builder = self._python("builder", "requirements-compiled.txt")
        self.player = self._python("player", "requirements.txt")
        run([self.builder, "-m", "hatchling", "build", "-t", "sdist", "-d", folder / "sdist"], tree)
        with tarfile.open(next((folder / "sdist").glob("*.tar.gz"))) as archive:
            archive.extractall(folder / "source", filter="data")
        self.source = next((folder / "source").iterdir())

    def _python(self, name: str, requirements: str) -> Path:
        EnvBuilder(with_pip=True).create(self.folder / name)
        python = self.folder / name / ("Scripts" if os.name == "nt" else "bin") / "python"
        self._pip(python, "--require-hashes", "-r", self.tree / requirements)
        return python

    def _pip(self, python: Path, *arguments: str | Path) -> None:
        run([python, "-m", "pip", "--disable-pip-version-check", "install", "-q", *arguments], self.folder)

    def install(self, name: str, **environment: str) -> Path:
        """Build a wheel and unpack it. Returns the folder to import from."""
        out, site = self.folder / f"{name}-wheel", self.folder / name
        run([self.builder, "-m", "hatchling", "build", "-t", "wheel", "-d", out], self.source, **environment)
        wheel = next(out.glob("*.whl"))
        self._pip(self.player, "--no-deps", "--target", site, wheel)
        print(f"  {wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        return site

    def play(self, site: Path, *arguments: str | Path) -> str:
        """Run Python with this package; `tools` and `tests` come from the source."""
        path = os.pathsep.join([str(site), str(self.source)])
        return run([self.player, *arguments], self.folder, PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1")


def check_use(shop: Workshop, interpreted: Path, compiled: Path) -> int:
    """Check that exactly the right modules are imported as compiled. Returns how many there are."""
    names = must_be_compiled(shop.source / "src" / "emberhold")
    for site, suffixes in ((interpreted, (".py",)), (compiled, (".so", ".pyd"))):
        found = json.loads(shop.play(site, "-c", WHERE_FROM, *names))
        for name, place in found.items():
            if not Path(place).is_relative_to(site) or not place.endswith(suffixes):
                raise CompiledError(f"{name} is imported from {place}.")
    return len(names)


def compare(shop: Workshop, sites: Sequence[Path], seeds: int) -> None:
    """Check that both play the same matches and that all scenarios pass with the compiled one."""
    command = ["-m", "tools.trajectories", "--seeds", str(seeds), "--also", "tests.toy:TOY"]
    with ThreadPoolExecutor(len(sites)) as pool:
        one, other = (json.loads(said) for said in pool.map(lambda site: shop.play(site, *command), sites))
    every = int(shop.play(sites[0], "-c", "import tools.trajectories as t; print(t.EVERY)"))
    found = differences(one, other, every)
    if found:
        raise CompiledError(f"{len(found)} of {len(one)} matches differ.\n" + "\n".join(found[:20]))
    about = sum(len(digests) for digests in one.values()) * every
    print(f"  {len(one)} matches with about {about:,} decisions are the same", flush=True)
    shop.play(sites[1], "-m", "tools.rules_digest", "--check")
    print("  compiled: the rules do what is recorded", flush=True)
    said = shop.play(sites[1], "-m", "emberhold", "scenario", shop.source / "tests" / "scenarios")
    print(f"  compiled: {said.strip().splitlines()[-1]}", flush=True)


def work(tree: Path, folder: Path, seeds: int, bench: bool) -> None:
    start = time.monotonic()

    def say(text: str) -> None:
        print(f"[{time.monotonic() - start:3.0f} s] {text}", flush=True)

    say("two environments, and the source as it is shipped")
    shop = Workshop(tree, folder)
    say("the interpreted wheel")
    interpreted = shop.install("interpreted")
    say("the compiled wheel; mypyc and the C compiler take minutes")
    compiled = shop.install("compiled", **{SWITCH: "1"})
    print(f"  {check_use(shop, interpreted, compiled)} modules are compiled", flush=True)
    say("the same matches in both")
    compare(shop, (interpreted, compiled), seeds)
    if bench:
        say("emberhold bench --json in both")
        figures = [
            json.loads(shop.play(site, "-m", "emberhold", "bench", "--json")) for site in (interpreted, compiled)
        ]
        print(json.dumps({"interpreted": figures[0], "compiled": figures[1]}))
        print("\n".join(table(figures[0], figures[1])))
    say("done")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description="Build, compare and measure.")
    parser.add_argument("--tree", type=Path, default=Path(__file__).resolve().parents[1], help="the checkout")
    parser.add_argument("--seeds", type=int, default=4, help="matches for each pair of decks")
    parser.add_argument("--no-bench", action="store_true", help="compare only")
    options = parser.parse_args(argv)
    try:
        with tempfile.TemporaryDirectory(prefix="compiled-") as folder:
            work(options.tree.resolve(), Path(folder).resolve(), options.seeds, not options.no_bench)
    except CompiledError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
