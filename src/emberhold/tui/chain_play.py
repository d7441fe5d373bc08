"""A chain of matches at one terminal: who plays the open match, what is saved, what is said between two matches.

Both clients play chains with this; only how a match is shown is their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from emberhold.core.chain import Chain, load_chain
from emberhold.core.choice import Choice
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui import chain_file
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.open_match import SessionParts, new_luck
from emberhold.tui.seat_words import PERSON, seat_names
from emberhold.tui.session import BotSeats, Session

__all__ = ["ChainOrder", "ChainPlay", "ChainSession", "Table", "resume_chain"]


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
        return Texts(self.lang, self.chain.spec.name, self.names)

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
        """Which match it is and who plays it; "" if there is nothing to say."""
        title = self.chain.title
        return "" if self.chain.over or title is None else self.texts.format(title)

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
        """What is said after the matches so far, line by line: who has won how many, or what has become of it."""
        texts = self.texts
        return [texts.format(message) for message in self.chain.told]

    def standing(self) -> str:
        """The same in one line."""
        title, *rest = self.standings() or [""]
        return f"{title} {' · '.join(rest)}".strip()

    @property
    def left(self) -> str:
        """The message that says how this chain is continued later."""
        own = f"chain-left-{self.chain.spec.name}"
        return own if self.texts.has(own) else "chain-left"


class ChainSession(Session):
    """The open match of a chain. It is saved as part of the chain."""

    kept = "chain-kept"

    def __init__(self, play: ChainPlay) -> None:
        super().__init__(*play.parts())
        self.play = play
        self.left = play.left

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
    setup: Mapping[str, object] = MappingProxyType({})
    """What was chosen besides the number of players."""
    seed: int | None = None
    file: Path | None = None

    @property
    def texts(self) -> Texts:
        return Texts(self.lang, self.chain)

    @property
    def open_choice(self) -> Choice | None:
        """What somebody has to say first, such as what is played after a draft; None if everything is said."""
        setup = {"players": len(self.seats), **self.setup}
        for choice in load_chain(self.chain).choices(setup):
            if choice.simple and not choice.closed and choice.path[0] not in setup:
                return choice
        return None

    def question(self, choice: Choice) -> str:
        own = f"chain-{choice.name}"
        return self.texts.say(own if self.texts.has(own) else choice.label)

    def with_choice(self, choice: Choice, value: object) -> ChainOrder:
        return self._replace(setup={**self.setup, str(choice.path[0]): value})

    def begin(self) -> ChainPlay:
        setup = {"players": len(self.seats), **self.setup}
        chain = Chain.begin(self.chain, setup, new_luck() if self.seed is None else self.seed, self.seats)
        return ChainPlay(chain, self.lang, self.file or chain_file.default_file(self.chain))


Table: TypeAlias = Session | ChainPlay | ChainOrder
"""What people can sit down to: a match, a chain, or a chain that is yet to begin."""


def resume_chain(file: Path, lang: str | None = None, save: Path | None = None) -> ChainPlay:
    """The chain in a file."""
    chain, stored = chain_file.load(file)
    return ChainPlay(chain, lang or stored, save or file)
