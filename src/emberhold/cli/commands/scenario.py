"""`emberhold scenario`: run scenario files and say in words where the rules here differ from them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from emberhold.cli.output import print_json, say
from emberhold.core.errors import EmberholdError

__all__ = ["scenario"]


@dataclass(slots=True)
class Report:
    """The result of one file."""

    file: str
    title: str
    rules: tuple[str, ...]
    problems: list[str]
    notes: list[str]

    def to_json(self) -> dict[str, object]:
        return {
            "file": self.file,
            "title": self.title,
            "rules": list(self.rules),
            "passed": not self.problems,
            "problems": self.problems,
            "notes": self.notes,
        }


def scenario(
    first: Annotated[Path, Parameter(name="FILE|DIR")],
    /,
    *more: Annotated[Path, Parameter(name="FILE|DIR")],
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Run scenarios: written examples of the rules. Each says what should happen, and this checks that it does.

    Parameters
    ----------
    first
        A scenario file, or a folder; .yaml files in its subfolders count too.
    more
        More files or folders.
    as_json
        Print one JSON document.
    """
    reports = [examine(path) for path in files([first, *more])]
    failed = sum(bool(report.problems) for report in reports)
    if as_json:
        document = {"passed": len(reports) - failed, "failed": failed, "scenarios": [r.to_json() for r in reports]}
        print_json(document)
    else:
        for report in reports:
            say(f"{'FAILED' if report.problems else 'ok':<7}{report.file}{': ' * bool(report.title)}{report.title}")
            for problem in report.problems:
                say(f"       - {problem}")
            for note in report.notes:
                say(f"       note: {note}")
        say(f"{len(reports) - failed} of {len(reports)} scenarios passed.")
    return 1 if failed else 0


def files(paths: list[Path]) -> list[Path]:
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            if not inside:
                raise EmberholdError(f"There are no .yaml files in the folder {path}.")
            found |= dict.fromkeys(inside)
        elif path.exists():
            found[path] = None
        else:
            raise EmberholdError(f"There is no file or folder {path}.")
    return list(found)


def examine(path: Path) -> Report:
    """Run one file. Whatever is wrong with it, the other files run too."""
    from emberhold.scenario import load, run

    report = Report(str(path), "", (), [], [])
    try:
        loaded = load(path)
        report.title, report.rules = loaded.title, loaded.rules
        result = run(loaded)
        report.problems, report.notes = result.problems, result.notes
    except EmberholdError as error:
        report.problems = [str(error)]
    except Exception as error:
        report.problems = [f"the game broke off; this is a bug in it ({type(error).__name__}: {error})"]
    return report
