"""The words of a report: sentences by message id, names of decks and cards. A client passes them in."""

from __future__ import annotations

from typing import Protocol

from emberhold.lab.intervals import Difference, Share

__all__ = ["ReportWords", "Sentences"]


class Sentences(Protocol):
    """What a report needs from a client."""

    def say(self, id: str, **args: str | int) -> str:
        """The sentence of a message; arguments are words and numbers."""
        ...

    def deck(self, name: str) -> str:
        """What people call a deck."""
        ...

    def card(self, slug: str) -> str:
        """What people call a card."""
        ...


class ReportWords:
    """Sentences, and numbers as people read them."""

    def __init__(self, sentences: Sentences) -> None:
        self.say = sentences.say
        self.deck = sentences.deck
        self.card = sentences.card

    def percent(self, share: Share) -> str:
        return self.say("lab-percent", n=per_cent(share.value))

    def range(self, share: Share) -> str:
        return self.say("lab-range", low=per_cent(share.low), high=per_cent(share.high))

    def short_range(self, share: Share) -> str:
        return self.say("lab-range-short", low=per_cent(share.low), high=per_cent(share.high))

    def points(self, difference: Difference) -> str:
        return self.say("lab-points", n=signed(difference.value))

    def points_range(self, difference: Difference) -> str:
        return self.say("lab-points-range", low=signed(difference.low), high=signed(difference.high))

    @property
    def nothing(self) -> str:
        return self.say("lab-nothing")


def per_cent(value: float) -> int:
    return round(100 * value)


def signed(value: float) -> str:
    """Points with a sign, and the minus of running text."""
    n = round(100 * value)
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}" if n < 0 else "0"
