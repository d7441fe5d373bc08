"""What people read line by line, in a match or a replay: cards, the legend, the log."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.core.registry import GameSpec
from emberhold.i18n import Texts
from emberhold.tui.card_words import card_sheet, find_slugs
from emberhold.tui.draw.text_lines import pad, wrap
from emberhold.tui.legend import legend
from emberhold.tui.narration import LogLine
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_menu import speak

__all__ = ["say_cards", "say_legend", "say_story"]

# More cards than this are listed by name only.
FEW: Final = 3
COLUMN: Final = 18
"""How many columns a sign gets in the legend."""


def say_story(console: Console, lines: Sequence[LogLine]) -> None:
    """Say what happened, under the headings of turns and rounds."""
    for line in lines:
        if line.heading:
            console.say(console.ink(f"── {line.text}", "gold"))
        else:
            speak(console, line.text, "  ")


def say_legend(console: Console, game: str, texts: Texts) -> None:
    """What the signs on the board mean."""
    width = shutil.get_terminal_size().columns
    for sign, style, meaning in legend(game, texts):
        if not sign:
            console.say(console.ink(meaning, style))
            continue
        first, *more = wrap(meaning, width - COLUMN - 2)
        colour = style.rstrip("!")
        shown = console.ink(sign, colour) if colour in console.ink.CODES else sign
        console.say(f"  {pad(shown, COLUMN)} {first}")
        for part in more:
            console.say(f"{' ' * (COLUMN + 3)}{part}")


def say_cards(console: Console, spec: GameSpec, texts: Texts, named: str) -> None:
    """Show in full the cards that a person may mean."""
    cards: dict[str, Mapping[str, object]] = {str(card["slug"]): card for card in spec.content()}
    slugs = find_slugs(named, cards, texts)
    if not slugs:
        speak(console, texts.fill("shell-card-unknown", {"name": named}))
    elif len(slugs) > FEW:
        names = ", ".join(sorted(texts.card(slug) for slug in slugs))
        speak(console, texts.fill("shell-card-several", {"names": names}))
    else:
        for slug in slugs:
            name, *lines = card_sheet(cards[slug], texts)
            console.say(console.ink(name, "gold"))
            for line in lines:
                speak(console, line, "  ")
