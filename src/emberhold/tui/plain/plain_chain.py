"""A chain of matches line by line: one match after the other, saved after every choice, and who has won how many."""

from __future__ import annotations

import shlex

from emberhold.tui.chain_play import MATCHES, ChainOrder, ChainPlay, ChainSession
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_menu import pick, speak
from emberhold.tui.plain.plain_session import PlainSession

__all__ = ["PlainChain", "begin_chain"]


class PlainChainSession(ChainSession, PlainSession):
    """The open match of a chain, line by line."""

    def __init__(self, play: ChainPlay, console: Console) -> None:
        spec, match, seats, texts, file = play.parts()
        PlainSession.__init__(self, spec, match, seats, texts, console, file)
        self.play = play


class PlainChain:
    """Plays a chain with the people at one terminal and the bots that go along."""

    def __init__(self, play: ChainPlay, console: Console) -> None:
        self.play = play
        self.console = console

    def run(self, *, resumed: bool = False) -> None:
        """Play until the chain is over. Leaving an unfinished match raises Leave; everything is saved by then."""
        play = self.play
        while not play.over:
            if not resumed and (title := play.title()):
                speak(self.console, title)
            if play.has_people:
                self._play(resumed=resumed)
            else:
                self._let_bots_play()
            resumed = False
            play.go_on()
            play.save()
            if not play.over:
                self._say_standings("chain-points-title")
        self.tell("chain-over")
        self._say_standings("chain-points-end")
        speak(self.console, play.texts.fill("chain-kept", {"file": str(play.file)}))

    def tell(self, id: str) -> None:
        speak(self.console, self.play.texts.say(id))

    def _say_standings(self, title: str) -> None:
        listed = self.play.standings()
        if listed:
            self.tell(title)
        for line in listed:
            speak(self.console, line)

    def _play(self, *, resumed: bool) -> None:
        session = PlainChainSession(self.play, self.console)
        if session.match.outcome is not None:
            return
        PlainClient(session).run(resumed=resumed, covered=bool(self.play.chain.played))
        if session.match.outcome is None:
            raise Leave

    def _let_bots_play(self) -> None:
        """Nobody is there to watch, so only the result is told."""
        play = self.play
        self.tell("chain-bots-play")
        try:
            while play.let_bot_move():
                play.save()
        except KeyboardInterrupt:
            self.console.say(play.texts.fill("chain-left", {"file": shlex.quote(str(play.file))}))
            raise Leave from None
        speak(self.console, play.result())


def begin_chain(order: ChainOrder, console: Console) -> ChainPlay:
    """Begin a chain; at a terminal, three or four people are asked what they play with their decks."""
    if order.is_open and console.terminal:
        texts = order.texts
        console.say(texts.say("chain-matches"))
        for number, way in enumerate(MATCHES, 1):
            console.say(f"{number:>3}  {texts.say(f'chain-matches-{way}')}")
        chosen = 0
        while not chosen:
            line = console.ask_or_leave("> ")
            chosen = pick(line, len(MATCHES))
            if not chosen:
                console.say(texts.fill("shell-not-offered", {"word": line[:40], "last": len(MATCHES)}))
        order = order._replace(matches=MATCHES[chosen - 1])
    return order.begin()
