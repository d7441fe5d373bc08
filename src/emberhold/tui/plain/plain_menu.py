"""A menu line by line: the rows have numbers, and the person types one."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from emberhold.i18n import Texts
from emberhold.tui.draw.text_lines import wrap
from emberhold.tui.menu_rows import MenuRow
from emberhold.tui.plain.console import Console

__all__ = ["BACK_WORDS", "ask_row", "ask_yes", "pick", "speak"]

BACK_WORDS = ("b", "back")


def speak(console: Console, text: str, indent: str = "") -> None:
    """Print a text, wrapped to fit."""
    width = shutil.get_terminal_size().columns
    for part in text.splitlines():
        for line in wrap(part, width, indent):
            console.say(line)


def pick(line: str, last: int) -> int:
    """The typed number if it is between 1 and the last one; otherwise 0."""
    number = int(line) if line.isascii() and line.isdecimal() and len(line) < 7 else 0
    return number if number <= last else 0


def ask_row(
    console: Console, texts: Texts, title: str, rows: Sequence[MenuRow], hint: str = "menu-number"
) -> MenuRow | None:
    """The chosen row; None means back. `? 3` explains the third row."""
    width = shutil.get_terminal_size().columns
    console.say()
    console.say(console.ink(title, "gold"))
    choosable = [row for row in rows if not row.heading]
    wide = min(max((len(row.title) for row in rows if row.value), default=0), width * 3 // 5)
    number = 0
    for row in rows:
        if row.heading:
            console.say(console.ink(f"{row.title:<{wide}}  {row.value}" if row.value else row.title, "bold"))
            continue
        number += 1
        first, *more = _row_lines(row, wide, width - 5)
        console.say(f"{console.ink(f'{number:>3}', 'cyan')}  {first}")
        for part in more:
            console.say(f"     {part}")
    speak(console, texts.say(hint))
    while True:
        line = console.ask_or_leave("> ")
        if line.casefold() in BACK_WORDS:
            return None
        asked = line.startswith("?")
        chosen = pick(line.removeprefix("?").strip() if asked else line, len(choosable))
        if asked and chosen:
            speak(console, choosable[chosen - 1].details or texts.say("menu-nothing-more"), "  ")
        elif asked:
            speak(console, texts.say("menu-help"))
        elif chosen:
            return choosable[chosen - 1]
        else:
            speak(console, texts.fill("menu-not-offered", {"word": line[:40], "last": len(choosable)}))


def _row_lines(row: MenuRow, wide: int, width: int) -> list[str]:
    """A row in lines that fit: what it is set to stands in a column of its own."""
    # `wrap` removes blanks at the start of a line; here they show that a row belongs to the one above it.
    indent = " " * (len(row.title) - len(row.title.lstrip()))
    if row.value and len(row.title) <= wide:
        first, *more = wrap(row.value, max(width - wide - 2, 10)) or [""]
        return [f"{row.title:<{wide}}  {first}", *(f"{'':<{wide}}  {part}" for part in more)]
    return [f"{indent}{part}" for part in wrap(f"{row.title.lstrip()}  {row.value}".rstrip(), width - len(indent))]


def ask_yes(console: Console, texts: Texts, question: str) -> bool:
    """Ask for a yes."""
    said = console.ask_or_leave(f"{question} {texts.say('menu-yes-no')} ").casefold()
    return said in ("y", "yes", texts.say("shell-yes").casefold())
