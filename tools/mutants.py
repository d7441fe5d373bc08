"""Breaks rules on purpose, one line at a time, and checks that a test notices each breakage.

Mutants are in tests/mutants/*.yaml. Each file is a list of {id, rule, file, old, new, tests}: `old` occurs exactly once
in `file`, and `tests` are pytest node ids or scenario files that must fail after `old` is replaced by `new`.
"""

import argparse
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

import yaml

__all__ = ["Mutant", "MutantError", "Result", "Verdict", "load", "main", "run_all", "try_mutant"]

TEST_SECONDS = 60
RUN_SECONDS = 300
AT_ONCE = 2
WHERE_IS = "import importlib, sys; print(importlib.import_module(sys.argv[1]).__file__)"


class MutantError(Exception):
    """A mutant that cannot be tried as it is written."""


class Verdict(StrEnum):
    KILLED = "killed"
    SURVIVED = "SURVIVED"
    BROKEN = "BROKEN"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One breakage: which rule it breaks, where and how, and the tests that must notice."""

    id: str
    rule: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    mutant: Mutant
    verdict: Verdict
    seconds: float
    output: str = ""


def load(tree: Path) -> list[Mutant]:
    """All mutants of a tree, checked against its files."""
    mutants: list[Mutant] = []
    for path in sorted((tree / "tests" / "mutants").glob("*.yaml")):
        entries = yaml.safe_load(path.read_text(encoding="utf-8")) or []
        if not isinstance(entries, list):
            raise MutantError(f"{path.name} is not a list of mutants.")
        mutants += [read(entry, f"{path.name}, entry {number}") for number, entry in enumerate(entries, 1)]
    seen: set[str] = set()
    for mutant in mutants:
        if mutant.id in seen:
            raise MutantError(f"There are two mutants with the id {mutant.id}.")
        seen.add(mutant.id)
        check(tree, mutant)
    return mutants


def read(entry: Any, where: str) -> Mutant:
    wanted = {field.name for field in fields(Mutant)}
    if not isinstance(entry, dict) or entry.keys() != wanted:
        raise MutantError(f"{where}: a mutant has exactly the keys {', '.join(sorted(wanted))}.")
    texts = {key: value for key, value in entry.items() if key != "tests"}
    tests = entry["tests"]
    if not all(isinstance(text, str) for text in texts.values()):
        raise MutantError(f"{where}: everything but `tests` is a text.")
    if not isinstance(tests, list) or not tests or not all(isinstance(test, str) for test in tests):
        raise MutantError(f"{where}: `tests` is a list of at least one node id or scenario file.")
    return Mutant(**texts, tests=tuple(tests))


def check(tree: Path, mutant: Mutant) -> None:
    target = tree / mutant.file
    if not mutant.file.startswith("src/") or not target.is_file():
        raise MutantError(f"{mutant.id}: there is no file {mutant.file} under src.")
    times = target.read_text(encoding="utf-8").count(mutant.old)
    if times != 1:
        raise MutantError(f"{mutant.id}: `old` occurs {times} times in {mutant.file}; it must occur exactly once.")
    if mutant.old == mutant.new:
        raise MutantError(f"{mutant.id}: `old` and `new` are the same.")
    for test in mutant.tests:
        if not (tree / test.partition("::")[0]).exists():
            raise MutantError(f"{mutant.id}: there is no test {test}.")


def run(tree: Path, src: Path, command: Sequence[str]) -> tuple[int | None, str]:
    """Run Python with this copy of the code. Returns its exit status (None: it took too long) and its output."""
    environment = os.environ | {"PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=RUN_SECONDS)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        # The tests may have started processes.
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        return None, output


def run_tests(tree: Path, src: Path, tests: Iterable[str]) -> tuple[int | None, str]:
    tests = sorted(set(tests))
    scenarios = [test for test in tests if test.endswith((".yaml", ".yml"))]
    nodes = [test for test in tests if test not in scenarios]
    # A run on broken code must leave no cache and no record of tested rules behind.
    quiet = ["-p", "no:cacheprovider", "-p", "no:tests.plugins.rule_coverage"]
    commands = []
    if nodes:
        limit = [f"--timeout={TEST_SECONDS}"] if importlib.util.find_spec("pytest_timeout") else []
        commands.append(["-m", "pytest", "-x", "-q", *quiet, *limit, *nodes])
    if scenarios:
        commands.append(["-m", "emberhold", "scenario", *scenarios])
    status: int | None = 0
    output = ""
    for command in commands:
        status, output = run(tree, src, command)
        if status != 0:
            break
    return status, output


def try_mutant(tree: Path, mutant: Mutant) -> Result:
    """Break a copy of the code and see whether the tests notice."""
    start = time.monotonic()

    def result(verdict: Verdict, output: str = "") -> Result:
        return Result(mutant, verdict, time.monotonic() - start, output)

    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        copy = Path(folder).resolve()
        shutil.copytree(tree / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        # The package finds pyproject.toml and docs relative to itself, so a mutant's copy needs them too.
        for name in ("docs", "pyproject.toml"):
            if (tree / name).exists():
                (copy / name).symlink_to(tree / name)
        target = copy / mutant.file
        target.write_text(target.read_text(encoding="utf-8").replace(mutant.old, mutant.new), encoding="utf-8")

        if target.suffix == ".py":
            parts = target.relative_to(copy / "src").with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            status, output = run(tree, copy / "src", ["-c", WHERE_IS, module])
            if status != 0:
                return result(Verdict.BROKEN, f"The broken module cannot be imported.\n{output}")
            if Path(output.strip()) != target:
                return result(Verdict.BROKEN, f"Python imports {module} from somewhere else.\n{output}")

        status, output = run_tests(tree, copy / "src", mutant.tests)
    if status == 1:
        return result(Verdict.KILLED)
    if status == 0:
        return result(Verdict.SURVIVED)
    return result(Verdict.BROKEN, f"The tests did not run properly (exit status {status}).\n{output}")


def run_all(tree: Path, mutants: Sequence[Mutant]) -> bool:
    """Try all mutants and report each. Returns True if every one was noticed."""
    print(f"{len(mutants)} mutants; first their tests on unbroken code", flush=True)
    status, output = run_tests(tree, tree / "src", (test for mutant in mutants for test in mutant.tests))
    if status != 0:
        print(f"{output}\nThe tests fail without any mutant, so they cannot show anything.")
        return False
    results = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for number, result in enumerate(pool.map(lambda mutant: try_mutant(tree, mutant), mutants), 1):
            mutant = result.mutant
            print(
                f"[{number}/{len(mutants)}] {result.verdict:<8} {mutant.rule} {mutant.id} ({result.seconds:.1f} s)",
                flush=True,
            )
            if result.output:
                print("\n".join(f"    {line}" for line in result.output.strip().splitlines()[-15:]))
            results.append(result.verdict)
    counts = [results.count(verdict) for verdict in Verdict]
    print(f"{counts[0]} killed, {counts[1]} survived" + (f", {counts[2]} broken" if counts[2] else ""))
    return counts[0] == len(results)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Break rules; each must turn a test red."
    )
    parser.add_argument("only", nargs="*", metavar="ID", help="ids of mutants or rules; all if none is given")
    parser.add_argument("--tree", type=Path, default=Path(__file__).resolve().parents[1], help="the checkout")
    options = parser.parse_args(argv)
    try:
        mutants = load(options.tree)
    except MutantError as error:
        print(error, file=sys.stderr)
        return 1
    if options.only:
        mutants = [mutant for mutant in mutants if {mutant.id, mutant.rule} & set(options.only)]
    if not mutants:
        print("There are no such mutants in tests/mutants.", file=sys.stderr)
        return 1
    return 0 if run_all(options.tree.resolve(), mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
