"""A chain of matches line by line: one match after the other, saved after every choice, and who has won how many."""

from __future__ import annotations

import shlex

from emberhold.tui.chain_play import ChainOrder, ChainPlay, ChainSession
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
        self.left = play.left


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
                self._say_standings()
        self.tell("chain-over")
        self._say_standings()
        speak(self.console, play.texts.fill("chain-kept", {"file": str(play.file)}))

    def tell(self, id: str) -> None:
        speak(self.console, self.play.texts.say(id))

    def _say_standings(self) -> None:
        for line in self.play.standings():
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
            self.console.say(play.texts.fill(play.left, {"file": shlex.quote(str(play.file))}))
            raise Leave from None
        speak(self.console, play.result())


def begin_chain(order: ChainOrder, console: Console) -> ChainPlay:
    """Begin a chain; at a terminal, people are asked what is still open, such as what they play after a draft."""
    while console.terminal and (choice := order.open_choice) is not None:
        texts = order.texts
        console.say(order.question(choice))
        for number, value in enumerate(choice.values, 1):
            console.say(f"{number:>3}  {texts.say(value.label)}")
        chosen = 0
        while not chosen:
            line = console.ask_or_leave("> ")
            chosen = pick(line, len(choice.values))
            if not chosen:
                console.say(texts.fill("shell-not-offered", {"word": line[:40], "last": len(choice.values)}))
        order = order.with_choice(choice, choice.values[chosen - 1].value)
    return order.begin()
