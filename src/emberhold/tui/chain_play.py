"""A chain of matches at one terminal: who plays the open match, what is saved, what is said between two matches.

Both clients play chains with this; only how a match is shown is their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from emberhold.core.chain import Chain, load_chain
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui import chain_file
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.open_match import SessionParts, new_luck
from emberhold.tui.seat_words import PERSON, seat_names
from emberhold.tui.session import BotSeats, Session

__all__ = ["MATCHES", "ChainOrder", "ChainPlay", "ChainSession", "Table", "resume_chain"]

MATCHES = ("one", "round-robin")
"""What three or four players can play after a draft."""


class ChainPlay:
    """A chain that is played by the people at one terminal and the bots that go along."""

    def __init__(self, chain: Chain, lang: str, file: Path) -> None:
        self.chain = chain
        self.lang = lang
        self.file = file
        self.names = seat_names(chain.seats)
        self._bots: BotSeats | None = None

    @property
    def over(self) -> bool:
        return self.chain.over

    @property
    def texts(self) -> Texts:
        """The sentences between the matches; people and bots are called as in the whole chain."""
        return Texts(self.lang, "", self.names)

    def save(self) -> None:
        chain_file.write(self.file, self.chain, self.lang)

    # -- the open match ------------------------------------------------------------------------------------------

    @property
    def _seats(self) -> tuple[int, ...]:
        assert self.chain.link is not None
        return self.chain.link.seats

    @property
    def has_people(self) -> bool:
        """Whether a person plays in the open match."""
        return any(self.chain.seats[seat] == PERSON for seat in self._seats)

    def parts(self) -> SessionParts:
        """The open match, in which everybody has the name that they have in the whole chain."""
        chain = self.chain
        assert chain.link is not None
        assert chain.match is not None
        overall = self.texts
        texts = Texts(self.lang, chain.link.game, {n: overall.seat(seat) for n, seat in enumerate(self._seats)})
        seats = tuple(chain.seats[seat] for seat in self._seats)
        return SessionParts(load_game(chain.link.game), chain.match, seats, texts, self.file)

    def title(self) -> str:
        """Which match it is and who plays it; "" before the matches."""
        chain = self.chain
        if not chain.played or chain.over:
            return ""
        texts = self.texts
        names = {place: texts.seat(seat) for place, seat in enumerate(self._seats)}
        who = Texts(self.lang, "", names).listed([f"seat-{place}" for place in names])
        return texts.fill("chain-match", {"n": len(chain.played), "of": (chain.links or 1) - 1, "who": who})

    def let_bot_move(self) -> bool:
        """One answer in a match that only bots play; whether the match goes on."""
        match = self.chain.match
        assert match is not None
        if self._bots is None or self._bots.match is not match:
            self._bots = BotSeats(match, [self.chain.seats[seat] for seat in self._seats])
        if match.outcome is None:
            decision = match.pending[0]
            match.answer(decision.seats[0], decision, self._bots.consult(decision.seats[0], decision))
        return match.outcome is None

    def result(self) -> str:
        """How the open match has ended, for everybody."""
        _, match, _, texts, _ = self.parts()
        return "" if match.outcome is None else outcome_sentence(match.outcome, texts)

    # -- between two matches -------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The open match is over; the next one is opened."""
        self.chain.go_on()

    def standings(self) -> list[str]:
        """Who has won how many matches, in order of the points once nothing follows; nothing before the matches."""
        points = list(enumerate(self.chain.points))
        if len(self.chain.played) < 2:
            return []
        if self.over:
            points.sort(key=lambda entry: -entry[1])
        return [self.texts.say("chain-points", seat=f"seat-{seat}", n=n) for seat, n in points]

    def standing(self) -> str:
        """The same in one line."""
        listed = self.standings()
        title = self.texts.say("chain-points-end" if self.over else "chain-points-title")
        return f"{title} {' · '.join(listed)}" if listed else ""


class ChainSession(Session):
    """The open match of a chain. It is saved as part of the chain."""

    left = "chain-left"
    kept = "chain-kept"

    def __init__(self, play: ChainPlay) -> None:
        super().__init__(*play.parts())
        self.play = play

    @property
    def finished(self) -> bool:
        return self.play.over

    def save(self) -> None:
        self.play.save()


class ChainOrder(NamedTuple):
    """A chain that somebody wants to begin."""

    chain: str
    seats: Sequence[str]
    lang: str
    matches: str | None = None
    lists: str | None = None
    seed: int | None = None
    file: Path | None = None

    @property
    def texts(self) -> Texts:
        return Texts(self.lang, "")

    @property
    def is_open(self) -> bool:
        """Whether somebody has to say first what is played after the draft; two people have no choice."""
        return self.matches is None and len(self.seats) > load_chain(self.chain).players[0]

    def begin(self) -> ChainPlay:
        setup = {"players": len(self.seats), "matches": self.matches or MATCHES[0], "lists": self.lists or "sealed"}
        chain = Chain.begin(self.chain, setup, new_luck() if self.seed is None else self.seed, self.seats)
        return ChainPlay(chain, self.lang, self.file or chain_file.default_file(self.chain))


Table: TypeAlias = Session | ChainPlay | ChainOrder
"""What people can sit down to: a match, a chain, or a chain that is yet to begin."""


def resume_chain(file: Path, lang: str | None = None, save: Path | None = None) -> ChainPlay:
    """The chain in a file."""
    chain, stored = chain_file.load(file)
    return ChainPlay(chain, lang or stored, save or file)
