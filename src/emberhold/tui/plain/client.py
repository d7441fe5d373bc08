"""The plain client: numbered choices, line by line, at a terminal or through a pipe."""

from __future__ import annotations

import shlex

from emberhold.bots.offered_bots import thinking_seconds
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.tui.draw.text_lines import wrap
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.option_words import option_texts
from emberhold.tui.plain.console import Leave
from emberhold.tui.plain.plain_menu import pick
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.plain.typed_commands import COMMANDS
from emberhold.tui.seat_words import bot_name

__all__ = ["PlainClient"]


class PlainClient:
    """Plays a match with the people at one terminal and the bots at their table."""

    def __init__(self, session: PlainSession) -> None:
        self.session = session
        self._told_thinking = False
        """Whether it was said since the last question that a bot is thinking."""

    def run(self, *, resumed: bool = False, covered: bool = False) -> None:
        """Play until the match is over or the player leaves. Either way everything is saved.

        A resumed or `covered` match is hidden until the right person looks: somebody else may be at the screen.
        """
        session = self.session
        # Save before the first question, so that a file that cannot be written is known before anything is lost.
        session.save()
        try:
            needed = session.needed_at_screen() if resumed or covered else None
            if needed is not None:
                session.hand_over(needed)
            if resumed:
                session.skip_the_past()
                session.tell("shell-resumed", n=session.match.answered)
            else:
                session.tell("shell-welcome")
            self._play()
        except (Leave, KeyboardInterrupt):
            # Ctrl-C may also come while a bot is thinking. Every choice is in the file by then.
            # The command is not wrapped, so that it can be copied.
            session.console.say(session.texts.fill(session.left, {"file": shlex.quote(str(session.file))}))

    def _play(self) -> None:
        session = self.session
        while session.match.outcome is None:
            if not session.present:
                session.tell("shell-nobody-left")
                raise Leave
            seat, decision = session.next_question()
            if seat in session.bots:
                self._let_decide(seat, decision)
            else:
                session.bring_to_screen(seat)
                session.catch_up()
                session.show_board()
                self._question(seat, decision)
        self._tell_mishaps()
        session.catch_up()
        session.show_board()
        said = outcome_sentence(session.match.outcome, session.texts, alone=len(session.persons) == 1)
        self.session.console.say(session.console.ink(said, "bold"))
        session.speak(session.texts.fill(session.kept, {"file": str(session.file)}))

    def _tell_mishaps(self) -> None:
        for sentence in self.session.mishaps():
            self.session.speak(sentence)

    def _let_decide(self, seat: int, decision: Decision) -> None:
        waits = bool(thinking_seconds(bot_name(self.session.seats[seat]) or ""))
        # Nobody may hear that a bot has something to react with.
        if waits and self.session.console.terminal and not decision.interrupts and not self._told_thinking:
            self.session.catch_up()
            self.session.tell("shell-bot-thinks", seat=f"seat-{seat}")
            self._told_thinking = True
        self.session.match.answer(seat, decision, self.session.consult(seat, decision))
        self._tell_mishaps()
        self.session.keep()

    def _question(self, seat: int, decision: Decision) -> None:
        """Ask until there is an answer, or until a command changes the question."""
        session = self.session
        self._told_thinking = False
        prompt, options = decision.described(seat)
        ink = session.console.ink
        session.console.say(ink(session.texts.format(prompt), "bold"))
        if session.may_cancel:
            session.tell("shell-cancel-typed")
        for number, text in enumerate(option_texts(options, session.texts), 1):
            first, *more = wrap(text, session.width - 5) or [""]
            session.console.say(f"{ink(f'{number:>3}', 'cyan')}  {first}")
            for part in more:
                session.console.say(f"     {part}")
        while True:
            line = session.console.ask(session.texts.say("shell-prompt", seat=f"seat-{seat}") + " ")
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if command is not None:
                try:
                    if command(session, decision, rest.strip()):
                        return
                except EmberholdError as error:
                    session.speak(str(error))
            elif chosen := pick(line, len(options)):
                session.match.answer(seat, decision, options[chosen - 1].key)
                session.keep()
                session.catch_up()
                return
            elif line:
                session.speak(session.texts.fill("shell-not-offered", {"word": line[:40], "last": len(options)}))
            else:
                session.tell("shell-say-something", last=len(options))
