"""Ties tests to rule ids, and keeps a record of the rules that a passing test proves.

A test says `@pytest.mark.rule("DMG-05")`; a scenario file's ids arrive as `pytest.mark.scenario_rules(...)` on its
parameter. Ids repeat between games, so a test belongs to the game its `game` marker names, or whose folder it is in.
"""

from collections.abc import Generator
from functools import cached_property
from pathlib import Path

import pytest

from emberhold import rulebook
from emberhold.core.errors import EmberholdError
from emberhold.rule_record import Carrier, Record

# A test with more ids than this proves none of them well.
LIMITS = {"rule": 4, "scenario_rules": 6}
PROPERTY = "rules"
SHOWN = 40

Collected = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleIds(config.rootpath), "rule-ids")
    # A worker of xdist only runs tests; the process that started it sees all reports and keeps the record.
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        config.pluginmanager.register(RuleKeeper(config), "rule-keeper")


def shelf(tree: Path) -> rulebook.Shelf:
    return rulebook.Shelf(tree / "docs" / "rules", tree / "docs" / "rulings")


class RuleIds:
    """Checks the ids a test carries while it is collected, and sends them along with its reports."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree

    @cached_property
    def books(self) -> dict[str, set[str]]:
        where = shelf(self.tree)
        return {game: {rule.id for rule in rulebook.rules(game, where)} for game in rulebook.games(where)}

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, Collected, Collected]:
        collected = yield
        for node in collected if isinstance(collected, list) else [collected]:
            if isinstance(node, pytest.Item):
                self.attach(node)
        return collected

    def attach(self, item: pytest.Item) -> None:
        carried: list[str] = []
        for marker, limit in LIMITS.items():
            ids = list(dict.fromkeys(id_ for mark in item.iter_markers(marker) for id_ in mark.args))
            if len(ids) > limit:
                raise pytest.Collector.CollectError(
                    f"{item.nodeid} carries {len(ids)} ids with `{marker}`; at most {limit} are allowed."
                )
            carried += [f"{self.game(item, id_)}:{id_}" for id_ in ids]
        if carried:
            item.user_properties.append((PROPERTY, carried))

    def game(self, item: pytest.Item, rule: str) -> str:
        """The game whose rule this is, or an error that says what is wrong with the id."""
        try:
            owners = [game for game, ids in self.books.items() if rule in ids]
        except EmberholdError as error:
            raise pytest.Collector.CollectError(str(error)) from error
        named = self.named(item)
        if named:
            owners = [game for game in owners if game == named]
        if len(owners) == 1:
            return owners[0]
        if owners:
            problem = f"is a rule of {' and '.join(owners)}; say which with `@pytest.mark.game(...)`"
        else:
            problem = f"is not in the rulebook of {named or 'any game'}"
        raise pytest.Collector.CollectError(f"{item.nodeid} carries {rule}, which {problem}.")

    def named(self, item: pytest.Item) -> str | None:
        mark = item.get_closest_marker("game")
        if mark:
            return str(mark.args[0])
        folders = (part.replace("_", "-") for part in item.path.relative_to(self.tree).parent.parts)
        return next((folder for folder in folders if folder in self.books), None)


class RuleKeeper:
    """Collects what the tests showed about the rules, and writes it down at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.tree = config.rootpath
        self.record = Record.load(self.tree)
        self.carried: dict[str, tuple[str, ...]] = {}
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.collected = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        # With xdist a file that cannot be collected looks like a failed test in the exit status.
        self.collected &= not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == PROPERTY and isinstance(ids, list):
                self.carried[report.nodeid] = tuple(ids)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        # A skipped test neither proves nor breaks a rule, but it does take back what it showed before.
        self.record.merge(
            {
                test: Carrier(ids if test in self.passed | self.failed else (), test not in self.failed)
                for test, ids in self.carried.items()
            }
        )
        whole = self.collected and ran_to_the_end(session.config, exitstatus) and selects_all_rules(session.config)
        self.record.complete |= whole
        self.record.save(self.tree)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.record.complete:
            return
        where = shelf(self.tree)
        for game in rulebook.games(where):
            ids = [rule.id for rule in rulebook.rules(game, where)]
            missing = [id_ for id_ in ids if id_ not in self.record.tested(game)]
            terminalreporter.write_line(f"{game}: {len(ids) - len(missing)} of {len(ids)} rules have a passing test")
            if missing:
                rest = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
                terminalreporter.write_line(f"  without one: {' '.join(missing[:SHOWN])}{rest}")


def ran_to_the_end(config: pytest.Config, exitstatus: int) -> bool:
    if exitstatus == pytest.ExitCode.TESTS_FAILED:
        return not config.option.maxfail
    return exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def selects_all_rules(config: pytest.Config) -> bool:
    """Whether no test that carries a rule was left out of this run."""
    option = config.option
    narrowed = ("keyword", "deselect", "ignore", "ignore_glob", "lf", "stepwise")
    return (
        [Path(config.invocation_params.dir, arg) for arg in config.args] == [config.rootpath / "tests"]
        and option.markexpr in ("", " or ".join(LIMITS))
        and not any(getattr(option, name, None) for name in narrowed)
    )
