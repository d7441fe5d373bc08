"""The plain client: numbered choices, line by line, at a terminal or through a pipe."""

from __future__ import annotations

import shlex

from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.i18n import Texts
from emberhold.tui.draw.ink import wrap
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.option_words import option_texts
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_session import Sitting
from emberhold.tui.plain.typed_commands import COMMANDS

__all__ = ["PlainClient", "choose_game"]


class PlainClient:
    """Leads the people at one terminal, and the bots at their table, through a match."""

    def __init__(self, table: Sitting) -> None:
        self.table = table

    def run(self, *, resumed: bool = False) -> None:
        """Play until the match is over or the person leaves; either way everything is saved."""
        table = self.table
        # Before the first question, so that an unwritable file is known before anything can be lost.
        table.save()
        try:
            if resumed:
                called = table.called()
                if called is not None:
                    table.hand_over(called)
                table.skip_the_past()
                table.tell("shell-resumed", n=table.match.answered)
            else:
                table.tell("shell-welcome")
            self._play()
        except (Leave, KeyboardInterrupt):
            # Ctrl-C may also come while a bot is thinking; what was chosen is in the file by then.
            # Not broken into lines: the command is there to be copied.
            table.console.say(table.texts.fill("shell-left", {"file": shlex.quote(str(table.file))}))

    def _play(self) -> None:
        table = self.table
        while table.match.outcome is None:
            if not table.present:
                table.tell("shell-nobody-left")
                raise Leave
            seat, decision = table.next_question()
            if seat in table.bots:
                self._let_decide(seat, decision)
            else:
                table.face(seat)
                table.catch_up()
                table.show_board()
                self._question(seat, decision)
        table.catch_up()
        table.show_board()
        said = outcome_sentence(table.match.outcome, table.texts, alone=len(table.persons) == 1)
        self.table.console.say(table.console.ink(said, "bold"))
        table.speak(table.texts.fill("shell-kept", {"file": str(table.file)}))

    def _let_decide(self, seat: int, decision: Decision) -> None:
        self.table.match.answer(seat, decision, self.table.consult(seat, decision))
        self.table.keep()

    def _question(self, seat: int, decision: Decision) -> None:
        """Ask until there is an answer, or until a command has changed the question."""
        table = self.table
        prompt, options = decision.described(seat)
        ink = table.console.ink
        table.console.say(ink(table.texts.format(prompt), "bold"))
        for number, text in enumerate(option_texts(options, table.texts), 1):
            first, *more = wrap(text, table.width - 5) or [""]
            table.console.say(f"{ink(f'{number:>3}', 'cyan')}  {first}")
            for part in more:
                table.console.say(f"     {part}")
        while True:
            line = table.console.ask(table.texts.say("shell-prompt", seat=f"seat-{seat}") + " ")
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if command is not None:
                try:
                    if command(table, decision, rest.strip()):
                        return
                except EmberholdError as error:
                    table.speak(str(error))
            elif chosen := pick(line, len(options)):
                table.match.answer(seat, decision, options[chosen - 1].key)
                table.keep()
                table.catch_up()
                return
            elif line:
                table.speak(table.texts.fill("shell-not-offered", {"word": line[:40], "last": len(options)}))
            else:
                table.tell("shell-say-something", last=len(options))


def pick(line: str, last: int) -> int:
    """The number that was typed, if it is one from 1 to the last; else 0."""
    number = int(line) if line.isascii() and line.isdecimal() and len(line) < 7 else 0
    return number if number <= last else 0


def choose_game(names: list[str], texts: Texts, console: Console) -> str:
    """Ask which of several games to play."""
    console.say(texts.say("shell-which-game"))
    for number, name in enumerate(names, 1):
        console.say(f"{number:>3}  {texts.say(f'game-{name}') if texts.has(f'game-{name}') else name}")
    while True:
        line = console.ask_or_leave("> ")
        if line in names:
            return line
        if chosen := pick(line, len(names)):
            return names[chosen - 1]
        console.say(texts.fill("shell-not-offered", {"word": line[:40], "last": len(names)}))
