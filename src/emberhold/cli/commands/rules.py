"""`emberhold rules`: the rules of a game, and which of them have no passing test."""

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from emberhold.cli.output import note, print_json, say
from emberhold.cli.parameters import GameName

if TYPE_CHECKING:
    from emberhold.rule_record import Record
    from emberhold.rulebook import Rule

__all__ = ["rules"]


def rules(
    game: GameName,
    /,
    *,
    untested: Annotated[bool, Parameter(show_default=False)] = False,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """List the rules of a game by id.

    Parameters
    ----------
    game
        The game, for example ashes.
    untested
        List only the rules without a passing test. If anything has changed since the last test run, the tests run.
    as_json
        Print one JSON document.
    """
    from emberhold import rulebook

    book = rulebook.rules(game)
    record = current_record() if untested else None
    listed = [rule for rule in book if record is None or rule.id not in record.tested(game)]
    if as_json:
        print_json(as_document(game, book, listed, record))
        return
    failing = record.broken(game) if record else set()
    for rule in listed:
        say(f"{rule.id:<12}{'(a test fails) ' if rule.id in failing else ''}{rule.text}")
    if record is not None:
        say(f"{game}: {len(book) - len(listed)} of {len(book)} rules have a passing test, {len(listed)} have none.")


def as_document(game: str, book: list["Rule"], listed: list["Rule"], record: "Record | None") -> dict[str, object]:
    document: dict[str, object] = {
        "game": game,
        "total": len(book),
        "rules": [{"id": rule.id, "chapter": rule.chapter, "text": rule.text} for rule in listed],
    }
    if record is not None:
        document["tested"] = len(book) - len(listed)
        document["failed"] = sorted(record.broken(game))
    return document


def current_record() -> "Record":
    """The test results for the current state of the tree. If there are none, the tests run first."""
    import subprocess

    from emberhold.core.errors import EmberholdError
    from emberhold.rule_record import Record
    from emberhold.rulebook import source_tree

    tree = source_tree()
    if tree is None:
        raise EmberholdError("--untested needs a checkout with its tests; this is an installed package.")
    record = Record.load(tree)
    if not record.complete:
        note("The last test run does not cover this state of the tree; running the tests of rules.")
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "rule or scenario_rules", "tests"]
        # stdout is for the answer of this command, so pytest must not write to it.
        subprocess.run(command, cwd=tree, stdout=sys.stderr, check=False)
        record = Record.load(tree)
    if not record.complete:
        raise EmberholdError("The tests did not run to the end, so it is not known which rules they cover.")
    return record
