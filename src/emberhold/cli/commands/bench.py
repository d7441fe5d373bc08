"""`emberhold bench`: how fast and how large matches are on this machine."""

from typing import Annotated

from cyclopts import Parameter

from emberhold.cli.output import print_json, say

__all__ = ["bench"]

SECONDS = 15.0
"""Seconds for all games together. The calibration and a slow set-up add less than 20 s."""


def bench(*, as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False) -> None:
    """Measure every installed game with random moves, in one process.

    Parameters
    ----------
    as_json
        Print one JSON document.
    """
    from emberhold.cli.benchmark import calibration, measure
    from emberhold.core.registry import game_names, load_game

    names = game_names()
    document: dict[str, object] = {"calibration": calibration()}
    for name in names:
        document[name] = measure(load_game(name), SECONDS / len(names))
    if as_json:
        print_json(document)
        return
    for name, value in document.items():
        if isinstance(value, dict):
            say(name)
            for key, number in value.items():
                say(f"  {key:<16}{'–' if number is None else format(number, ',')}")
        else:
            say(f"{name:<18}{value:,}")
