"""A chain of matches line by line: one match after the other, saved after every choice, and who has won how many."""

from __future__ import annotations

import shlex
from pathlib import Path

from emberhold.core.chain import Chain
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui import chain_file
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_menu import speak
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.seat_words import PERSON, seat_names
from emberhold.tui.session import BotSeats

__all__ = ["PlainChain"]


class ChainMatch(PlainSession):
    """The open match of a chain at one terminal. It is saved as part of the chain."""

    left = "chain-left"
    kept = "chain-kept"

    def __init__(self, chain: Chain, texts: Texts, console: Console, file: Path) -> None:
        assert chain.match is not None
        assert chain.link is not None
        seats = [chain.seats[seat] for seat in chain.link.seats]
        super().__init__(load_game(chain.link.game), chain.match, seats, texts, console, file)
        self.chain = chain

    def save(self) -> None:
        chain_file.write(self.file, self.chain, self.texts.lang)


class PlainChain:
    """Plays a chain with the people at one terminal and the bots that go along."""

    def __init__(self, chain: Chain, lang: str, console: Console, file: Path) -> None:
        self.chain = chain
        self.lang = lang
        self.console = console
        self.file = file
        self.names = seat_names(chain.seats)

    def run(self, *, resumed: bool = False) -> None:
        """Play until the chain is over. Leaving an unfinished match raises Leave; everything is saved by then."""
        chain = self.chain
        while chain.match is not None:
            if chain.match.outcome is None:
                self._play(resumed=resumed)
            resumed = False
            chain.go_on()
            chain_file.write(self.file, chain, self.lang)
            if len(chain.played) > 1:
                self._stand()
        self.tell("chain-over")
        speak(self.console, self._texts().fill("chain-kept", {"file": str(self.file)}))

    def tell(self, id: str, **args: str | int) -> None:
        speak(self.console, self._texts().say(id, **args))

    def _texts(self, game: str = "") -> Texts:
        """The sentences of a game; people and bots are called as in the whole chain."""
        return Texts(self.lang, game, self.names)

    def _play(self, *, resumed: bool) -> None:
        chain = self.chain
        assert chain.match is not None
        assert chain.link is not None
        seats = chain.link.seats
        texts = self._texts()
        if len(chain.played) and not resumed:
            names = {place: texts.seat(seat) for place, seat in enumerate(seats)}
            who = Texts(self.lang, "", names).listed([f"seat-{place}" for place in range(len(seats))])
            args: dict[str, str | int] = {"n": len(chain.played), "of": (chain.links or 1) - 1, "who": who}
            speak(self.console, texts.fill("chain-match", args))
        if any(chain.seats[seat] == PERSON for seat in seats):
            self._play_with_people(resumed=resumed)
        else:
            self._let_bots_play()

    def _play_with_people(self, *, resumed: bool) -> None:
        chain = self.chain
        assert chain.link is not None
        overall = self._texts()
        texts = Texts(self.lang, chain.link.game, {n: overall.seat(seat) for n, seat in enumerate(chain.link.seats)})
        session = ChainMatch(chain, texts, self.console, self.file)
        PlainClient(session).run(resumed=resumed)
        chain.match = session.match
        if session.match.outcome is None:
            raise Leave

    def _let_bots_play(self) -> None:
        """Nobody is there to watch, so only the result is told."""
        chain = self.chain
        assert chain.match is not None
        assert chain.link is not None
        match = chain.match
        bots = BotSeats(match, [chain.seats[seat] for seat in chain.link.seats])
        self.tell("chain-bots-play")
        try:
            while match.pending:
                decision = match.pending[0]
                match.answer(decision.seats[0], decision, bots.consult(decision.seats[0], decision))
                chain_file.write(self.file, chain, self.lang)
        except KeyboardInterrupt:
            self.console.say(self._texts().fill("chain-left", {"file": shlex.quote(str(self.file))}))
            raise Leave from None

    def _stand(self) -> None:
        """Who has won how many matches so far."""
        self.tell("chain-points-title")
        for seat, points in enumerate(self.chain.points):
            self.tell("chain-points", seat=f"seat-{seat}", n=points)
