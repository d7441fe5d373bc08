"""Prints one line that stands for whole random matches of a game: `python -m tests.conformance.digest toy 5`."""

from __future__ import annotations

import hashlib
import sys

from tests.conformance.games import CASES, Case, Table
from tests.conformance.random_play import fingerprint, logs, moments


def digest(case: Case, matches: int) -> str:
    """Every position, log, journal and redealt world of some matches, as one number."""
    total = hashlib.sha256()
    fewest, most = case.spec.players
    for seed in range(matches):
        for players in range(fewest, most + 1):
            for _, match in moments(Table(case, players, seed)):
                total.update(fingerprint(case.spec, match).encode())
            total.update(logs(match).encode())
    return total.hexdigest()


if __name__ == "__main__":
    (chosen,) = [case for case in CASES if case.spec.name == sys.argv[1]]
    print(digest(chosen, int(sys.argv[2])))
