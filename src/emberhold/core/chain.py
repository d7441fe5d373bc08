"""A chain of matches: what comes of one decides the set-up of the next, and the people and bots go along.

A chain is a pure function, as a match is: set-up + seed + answers -> state. A draft is one, and so is a campaign. What
follows from what is said by a `ChainSpec`, found by its entry point (`emberhold.chains`).
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from emberhold.core.choice import Choice
from emberhold.core.decisions import Message
from emberhold.core.errors import EmberholdError
from emberhold.core.installed import installed
from emberhold.core.journal import Journal, JournalError, Setup
from emberhold.core.match import Match, NotNow
from emberhold.core.near import hint
from emberhold.core.registry import load_game, replay
from emberhold.core.seeds import Seed, SeedError, chained_seed, read_head, seed_head, setup_number

__all__ = ["Chain", "ChainSpec", "Link", "Played", "chain_names", "load_chain"]

GROUP: Final = "emberhold.chains"
FORMAT: Final = 1


class Link(NamedTuple):
    """One match of a chain before it is played: the game, its set-up, and which of the chain's seats sit at it."""

    game: str
    setup: Setup
    seats: tuple[int, ...]
    """For each seat of the match the seat of the chain."""


class Played(NamedTuple):
    """A match of a chain that is over."""

    link: Link
    match: Match


class ChainSpec(Protocol):
    """What follows from what. It has no state: everything hangs on the set-up and on what was played."""

    @property
    def name(self) -> str: ...

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def first_game(self) -> str:
        """The game of the first match, at which everybody sits."""
        ...

    def choices(self, chosen: Setup) -> Sequence[Choice]:
        """Every choice for a set-up, always in the same order, given what was chosen so far, as a game has them."""
        ...

    def drawn(self, setup: Setup, seed: int) -> Setup:
        """The set-up, completed by what the seed decides if nobody chose it."""
        ...

    def check(self, setup: Setup) -> int:
        """How many seats there are; a set-up that is not possible raises SetupError."""
        ...

    def next_link(self, setup: Setup, played: Sequence[Played]) -> Link | None:
        """The match that comes after these; None if the chain is over."""
        ...

    def links(self, setup: Setup, played: Sequence[Played]) -> int | None:
        """How many matches there will be; None as long as nobody knows."""
        ...

    def points(self, setup: Setup, played: Sequence[Played]) -> list[int]:
        """How many points each seat has so far."""
        ...

    def title(self, setup: Setup, played: Sequence[Played]) -> Message | None:
        """What the match is that comes after these; None if there is nothing to say."""
        ...

    def told(self, setup: Setup, played: Sequence[Played]) -> Sequence[Message]:
        """What is said after these matches, besides how the last one ended."""
        ...

    def state(self, setup: Setup, played: Sequence[Played]) -> Mapping[str, object] | None:
        """Where the chain stands, for clients to draw: plain data that everybody may know. None if there is nothing."""
        ...


def chain_names() -> list[str]:
    """The installed kinds of chain."""
    return list(installed(GROUP))


def load_chain(name: str) -> ChainSpec:
    """The kind of chain of this name; if there is none, the error names those that there are."""
    point = installed(GROUP).get(name)
    if point is not None:
        spec: ChainSpec = point.load()
        return spec
    names = chain_names()
    raise EmberholdError(f"There is no chain of matches '{name}'; there is: {', '.join(names)}.{hint(name, names)}")


class Chain:
    """A chain that is being played: the matches that are over, and the one that is open."""

    def __init__(self, spec: ChainSpec, setup: Setup, seed: Seed, seats: Sequence[str] = ()) -> None:
        count = spec.check(setup)
        if seats and len(seats) != count:
            raise JournalError(f"This chain has {count} seats, not {len(seats)}.")
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats)
        """Who has which seat, in the words of the client; empty if nobody said so."""
        self.played: list[Played] = []
        self.link: Link | None = None
        self.match: Match | None = None
        """The match that is open, or the last one before somebody goes on; None if the chain is over."""
        self._open_next()

    @staticmethod
    def begin(name: str, setup: Setup, seed: Seed, seats: Sequence[str] = ()) -> Chain:
        spec = load_chain(name)
        return Chain(spec, spec.drawn(setup, setup_number(seed, "set-up")), seed, seats)

    def __repr__(self) -> str:
        return f"<Chain {self.spec.name}: {len(self.played)} matches played{', over' if self.over else ''}>"

    @property
    def over(self) -> bool:
        return self.match is None

    @property
    def points(self) -> list[int]:
        return self.spec.points(self.setup, self.played)

    @property
    def links(self) -> int | None:
        """How many matches there will be; None as long as nobody knows."""
        return self.spec.links(self.setup, self.played)

    @property
    def title(self) -> Message | None:
        """What the open match is."""
        return self.spec.title(self.setup, self.played)

    @property
    def told(self) -> Sequence[Message]:
        """What is said after the matches so far."""
        return self.spec.told(self.setup, self.played)

    @property
    def state(self) -> Mapping[str, object] | None:
        """Where the chain stands, for clients to draw."""
        return self.spec.state(self.setup, self.played)

    def go_on(self) -> None:
        """The open match is over: the next one begins, or the chain ends."""
        if self.match is None or self.link is None:
            raise NotNow("This chain of matches is over.")
        if self.match.outcome is None:
            raise NotNow("This match of the chain is not over yet.")
        self.played.append(Played(self.link, self.match))
        self._open_next()

    def after(self, match: Match) -> Chain:
        """The chain as it goes on if the open match ends like this one. This chain itself stays where it is."""
        other = copy.copy(self)
        other.played = [*self.played]
        other.match = match
        other.go_on()
        return other

    def _open_next(self) -> None:
        self.link = self.spec.next_link(self.setup, self.played)
        self.match = None
        if self.link is not None:
            self.match = load_game(self.link.game).new(self.link.setup, chained_seed(self.seed, len(self.played)))

    # -- written down --------------------------------------------------------------------------------------------

    def journals(self) -> list[Journal]:
        """The journals of all matches so far, the open one included."""
        matches = [match for _, match in self.played]
        return [match.journal() for match in (*matches, *([] if self.match is None else [self.match]))]

    def dumps(self) -> str:
        """One JSON document: the set-up, the seed, the seats, and the journal of each match as its own file has it."""
        head: dict[str, object] = {"format": FORMAT, "chain": self.spec.name}
        head |= seed_head(self.seed) | {"setup": self.setup, "seats": list(self.seats)}
        journals = ",\n".join(journal.dumps().rstrip() for journal in self.journals())
        return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "matches": [\n{journals}\n]}}\n'

    @staticmethod
    def loads(text: str) -> Chain:
        """The chain as it was when it was written down, ready to go on."""
        raw = _document(text)
        seats = raw["seats"]
        if not all(isinstance(seat, str) for seat in seats):
            raise JournalError("The chain has no usable 'seats'.")
        try:
            seed = read_head(raw)
        except SeedError as error:
            raise JournalError(f"The chain has no usable 'seed': {error}") from None
        chain = Chain(load_chain(raw["chain"]), raw["setup"], seed, seats)
        for number, item in enumerate(raw["matches"]):
            if number:
                if chain.match is None or chain.match.outcome is None:
                    raise JournalError(f"Match {number} of the chain is not over, but another one follows it.")
                chain.go_on()
            try:
                chain.resume(Journal.loads(json.dumps(item)))
            except JournalError as error:
                raise JournalError(f"Match {number + 1} of the chain: {error}") from None
        if chain.match is not None and chain.match.outcome is not None and _is_past_end(chain):
            chain.go_on()
        return chain

    def resume(self, journal: Journal) -> None:
        """Take over the answers of the open match, if it is the match that comes here."""
        if self.match is None:
            raise JournalError("the chain ends before it.")
        fresh = self.match.journal()
        if (journal.game, journal.setup, journal.seed) != (fresh.game, fresh.setup, fresh.seed):
            raise JournalError("it is not the match that follows from what was played before.")
        self.match = replay(journal)


def _is_past_end(chain: Chain) -> bool:
    """Whether nothing follows the last match: then the chain is over as soon as that match is."""
    assert chain.match is not None
    assert chain.link is not None
    played = [*chain.played, Played(chain.link, chain.match)]
    return chain.spec.next_link(chain.setup, played) is None


def _document(text: str) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        raise JournalError("The chain is not complete JSON; the file may be cut short.") from None
    if not isinstance(raw, dict):
        raise JournalError("A chain is one JSON object, but this file holds something else.")
    wanted = {"format": int, "chain": str, "setup": dict, "seats": list, "matches": list}
    for key, kind in wanted.items():
        if type(raw.get(key)) is not kind:
            raise JournalError(f"The chain has no usable '{key}'.")
    if raw["format"] != FORMAT:
        raise JournalError(f"This chain has format {raw['format']}; this version reads format {FORMAT}.")
    return raw
