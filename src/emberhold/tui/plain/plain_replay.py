"""A replay line by line: Enter for the next step, a few words for everything else."""

from __future__ import annotations

from emberhold.tui.boards import find_renderer
from emberhold.tui.option_words import option_texts
from emberhold.tui.plain.card_pages import say_cards, say_legend, say_story
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_menu import BACK_WORDS, pick, speak
from emberhold.tui.replay_session import ReplaySession

__all__ = ["PlainReplay"]


class PlainReplay:
    """Shows one match until the person has seen enough."""

    def __init__(self, console: Console, session: ReplaySession) -> None:
        self.console = console
        self.session = session
        self.texts = session.texts
        self.board = find_renderer(session.spec.name)
        self.shown: object = None

    def run(self) -> None:
        """Show the match. The end of the input or a word for leaving closes it."""
        warning = self.session.warning()
        if warning:
            speak(self.console, warning)
        speak(self.console, self.texts.say("replay-welcome"))
        self.show()
        while True:
            try:
                line = self.console.ask_or_leave(self.texts.fill("replay-prompt", {"at": self.session.place}) + " ")
            except Leave:
                return
            self.obey(line)

    def show(self) -> None:
        """Show what happened in the last step, the board if it has changed, and what comes next."""
        session, console = self.session, self.console
        say_story(console, session.news())
        view = session.view()
        if (session.viewer, view) != self.shown:
            self.shown = (session.viewer, view)
            console.say()
            console.say(self.board(view, self.texts, console.colour))
            console.say()
        speak(console, session.where_words())
        asked = session.asked()
        console.say(console.ink(asked.prompt, "bold"))
        for number, text in enumerate(option_texts(asked.options, self.texts)):
            console.say(f"  {'✓' if number == asked.chosen else ' '} {text}")

    def obey(self, line: str) -> None:
        """Do what was typed."""
        session = self.session
        word, _, rest = line.casefold().partition(" ")
        steps = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 7 else 1
        if not word or word == "n":
            self._went(session.go(session.place + steps), "replay-last")
        elif word in BACK_WORDS:
            self._went(session.go(session.place - steps), "replay-first")
        elif word == "t":
            self._went(session.go_turn(1), "replay-last")
        elif word == "r":
            self._went(session.go_turn(-1), "replay-first")
        elif word == "end":
            self._went(session.go(session.last), "replay-last")
        elif word.isascii() and word.isdecimal():
            session.go(int(word[:9]))
            self.show()
        elif word == "v":
            self._look_through(rest)
        elif word in ("l", "log"):
            lines = session.story()
            say_story(self.console, lines[max(0, len(lines) - int(rest)) :] if rest.isdecimal() else lines)
        elif word in ("g", "signs"):
            say_legend(self.console, session.spec.name, self.texts)
        elif word == "card" and rest:
            say_cards(self.console, session.spec, self.texts, rest)
        elif word in ("?", "help"):
            for part in self.texts.say("replay-help").splitlines():
                self.console.say(part)
        else:
            speak(self.console, self.texts.fill("replay-unknown", {"word": line[:40]}))

    def _went(self, moved: bool, otherwise: str) -> None:
        if moved:
            self.show()
        else:
            speak(self.console, self.texts.say(otherwise))

    def _look_through(self, typed: str) -> None:
        session = self.session
        chosen = pick(typed.strip(), len(session.eyes))
        if chosen:
            session.look_through(session.eyes[chosen - 1])
            self.show()
            return
        self.console.say(self.texts.say("replay-eyes-title"))
        for number, eyes in enumerate(session.eyes, 1):
            self.console.say(f"{number:>3}  {session.eyes_words(eyes)}")
        if session.recorded.outcome is None:
            speak(self.console, self.texts.say("replay-eyes-only"))
