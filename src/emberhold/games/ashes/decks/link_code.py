"""A whole deck as a short word for a link: no more than 300 characters, safe in addresses, and it checks itself.

The word is the format number, then base64 (letters, digits, - and _) of: Phoenixborn, four numbers of dice, the cards
in the order of their numbers, the First Five, the name, and a checksum of all that. Numbers are as in `link_numbers`,
each card as the distance from the one before, so a usual deck takes about 60 characters. Notes are not in a link.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final

from emberhold.core.deck_tools import DeckMistake, DeckTextError
from emberhold.games.ashes.constants import DIE_TYPES
from emberhold.games.ashes.decks.deck_value import MOST_COPIES, NAME_BYTES, NAME_LENGTH, Deck, tidy_text
from emberhold.games.ashes.decks.link_numbers import LINK_CARDS

__all__ = ["LONGEST", "deck_of_code", "find_code", "link_code"]

LINK_FORMAT: Final = 1
LONGEST: Final = 300
SUM_BYTES: Final = 4
CODE: Final = re.compile(r"^(?:\S*[#?&/]deck[=/])?(\d{1,3}-[A-Za-z0-9_-]*)$")
FEW_COPIES: Final = 4
"""A card with fewer copies takes one number; one with more of them takes a second."""


class LinkError(DeckTextError):
    """A deck code that cannot be read."""

    def __init__(self, words: str) -> None:
        super().__init__([DeckMistake(1, 1, words)])


def find_code(text: str) -> str | None:
    """The deck code in a text that is one, or an address with one; None if it is something else."""
    found = CODE.match(text.strip())
    return found[1] if found else None


def link_code(deck: Deck) -> str:
    """The deck as a code. Cards that no deck can hold, and First Fives that are not in it, have no place in a code."""
    out = bytearray()
    numbers = {slug: number for number, slug in enumerate(LINK_CARDS)}
    strange = [slug for slug in (deck.phoenixborn, *deck.cards) if slug and slug not in numbers]
    strange += [slug for slug in deck.first_five if slug not in deck.cards]
    if strange:
        raise LinkError(f"a link cannot hold '{strange[0]}' in this place. Check the deck first.")
    _put(out, numbers[deck.phoenixborn] + 1 if deck.phoenixborn else 0)
    for n in deck.dice:
        _put(out, n)
    cards = sorted(deck.cards, key=lambda slug: numbers[slug])
    _put(out, len(cards))
    last = -1
    for slug in cards:
        n = deck.cards[slug]
        _put(out, (numbers[slug] - last - 1) * FEW_COPIES + min(n, FEW_COPIES) - 1)
        if n >= FEW_COPIES:
            _put(out, n - FEW_COPIES)
        last = numbers[slug]
    _put(out, len(deck.first_five))
    for slug in deck.first_five:
        _put(out, cards.index(slug))
    out += deck.name.encode()
    out += _sum(out)
    code = f"{LINK_FORMAT}-{base64.urlsafe_b64encode(bytes(out)).decode().rstrip('=')}"
    if len(code) > LONGEST:
        raise LinkError(f"this deck does not fit into a link of {LONGEST} characters. Give it fewer cards.")
    return code


def deck_of_code(code: str) -> Deck:
    """The deck that a code holds; a code that was cut off or changed is refused in words."""
    number, _, word = code.partition("-")
    if int(number) != LINK_FORMAT:
        raise LinkError(
            f"this deck code has format {number}, and this program reads format {LINK_FORMAT}. "
            "A newer version of Emberhold can read it."
        )
    if len(code) > LONGEST:
        raise LinkError(f"this deck code is too long: it has {len(code)} characters, and {LONGEST} are the most.")
    try:
        data = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    except (binascii.Error, ValueError):
        data = b""
    body = data[:-SUM_BYTES]
    # Different words can be decoded to the same bytes; only the one that we write counts.
    written = base64.urlsafe_b64encode(data).decode().rstrip("=")
    if len(data) <= SUM_BYTES or _sum(body) != data[-SUM_BYTES:] or written != word:
        raise LinkError("this deck code is incomplete or was changed on the way. Copy the whole of it again.")
    return _Numbers(body).deck()


def _sum(data: bytes | bytearray) -> bytes:
    return binascii.crc32(bytes([LINK_FORMAT]) + bytes(data)).to_bytes(SUM_BYTES, "big")


def _put(out: bytearray, n: int) -> None:
    """A number in as few bytes as it needs: seven bits in each, the highest says whether another byte follows."""
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)


class _Numbers:
    """The numbers of a code, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def deck(self) -> Deck:
        """The checksum was right, so anything that does not fit comes from a program with other cards or mistakes."""
        phoenixborn = self._next(len(LINK_CARDS))
        dice = [self._next(MOST_COPIES) for _ in range(DIE_TYPES)]
        slugs: list[str] = []
        cards: dict[str, int] = {}
        number = -1
        for _ in range(self._next(len(LINK_CARDS))):
            coded = self._next(FEW_COPIES * len(LINK_CARDS))
            number += coded // FEW_COPIES + 1
            n = coded % FEW_COPIES + 1
            if n == FEW_COPIES:
                n += self._next(MOST_COPIES - FEW_COPIES)
            slugs.append(_slug(number))
            cards[slugs[-1]] = n
        five = [self._next(len(slugs) - 1) for _ in range(self._next(len(LINK_CARDS)))]
        try:
            name = self.data[self.at :].decode()
        except UnicodeDecodeError:
            raise LinkError("this deck code holds a name that cannot be read.") from None
        if len(name) > NAME_LENGTH or len(name.encode()) > NAME_BYTES or name != tidy_text(name) or "\n" in name:
            raise LinkError("this deck code holds a name that cannot be read.")
        return Deck(_slug(phoenixborn - 1) if phoenixborn else "", cards, dice, [slugs[at] for at in five], name)

    def _next(self, most: int) -> int:
        n = shift = 0
        while self.at < len(self.data) and shift < 21:
            byte = self.data[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                if n > most:
                    raise LinkError(_NEWER)
                return n
        raise LinkError(_NEWER)


_NEWER: Final = (
    "this deck code holds something that this version of Emberhold does not know, for example a newer card. "
    "A newer version can read it."
)


def _slug(number: int) -> str:
    if not 0 <= number < len(LINK_CARDS):
        raise LinkError(_NEWER)
    return LINK_CARDS[number]
