"""Turns message ids and their arguments into sentences of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from emberhold.core.decisions import Arg, Message
from emberhold.core.errors import EmberholdError
from emberhold.core.near import hint
from emberhold.i18n.pseudo import PSEUDO, pseudo_resource

__all__ = ["ENGLISH", "LanguageError", "Texts", "has_sentences", "home", "languages"]

ENGLISH: Final = "en"
SEAT: Final = "seat-"
# Every sentence may use the names of the players and tell the reader from the others: `$seat_0`, `$seat_0_who`.
SEATS: Final = range(4)

# Formatting takes tens of microseconds and a match repeats its sentences. The limit is for clients that run very long.
CACHED: Final = 20_000


class LanguageError(EmberholdError):
    """The game is not translated into this language."""


def home() -> Traversable:
    """The folder that holds one folder per language."""
    return files("emberhold.i18n")


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(entry.name for entry in home().iterdir() if entry.is_dir() and _has_texts(entry))


def has_sentences(lang: str) -> bool:
    """Whether more than the names is translated into this language."""
    return lang == PSEUDO or (home() / lang / "core.ftl").is_file()


def _has_texts(folder: Traversable) -> bool:
    return any(file.name.endswith(".ftl") for file in folder.iterdir())


class Texts:
    """The sentences of one game in one language. What the language lacks is said in English.

    `names` are the names of the seats, by seat. `you` is the seat of the reader: sentences may then say "you".
    `folders` hold more `<lang>/<game>.ftl` files, for a game that is not part of the package.
    """

    def __init__(
        self,
        lang: str,
        game: str,
        names: Mapping[int, str] | None = None,
        *,
        you: int | None = None,
        folders: Sequence[Traversable] = (),
    ) -> None:
        known = languages()
        if lang not in known and lang != PSEUDO:
            raise LanguageError(
                f"There are no texts in '{lang}'; the languages are: {', '.join(known)}.{hint(lang, known)}"
            )
        self.lang = lang
        self.game = game
        self.names = dict(names or {})
        self._you = you
        self.used: set[str] = set()
        """Every message id that was asked for."""
        self.absent: set[str] = set()
        """Every message id that was asked for and that no language file has."""
        self.broken: dict[str, str] = {}
        """Messages that could not be filled in completely, with the reason."""
        places = [home(), *folders]
        codes = dict.fromkeys((lang, ENGLISH))
        self._bundles = [_bundle(code, game, places) if folders else _packaged(code, game) for code in codes]
        self._cache: dict[tuple[object, ...], str] = {}
        self._called: dict[str, str] = {}
        self.rename(self.names)

    @property
    def you(self) -> int | None:
        """The seat of the reader; None if nobody is called "you"."""
        return self._you

    @you.setter
    def you(self, seat: int | None) -> None:
        self._you = seat
        self._called |= {f"seat_{other}_who": self.who(other) for other in SEATS}

    def rename(self, names: Mapping[int, str]) -> None:
        """Call the players in these seats by these names from now on, and all others by their seat."""
        self.names = dict(names)
        self._cache.clear()
        self._called = {f"seat_{seat}": self.seat(seat) for seat in SEATS}
        self._called |= {f"seat_{seat}_who": self.who(seat) for seat in SEATS}

    def format(self, message: Message) -> str:
        """The sentence of a message. Arguments that are message ids are translated too."""
        key = (message.id, self.you, *sorted(message.args.items()))
        found = self._cache.get(key)
        if found is None:
            found = self.fill(message.id, self._spoken(message.args))
            if len(self._cache) >= CACHED:
                self._cache.clear()
            self._cache[key] = found
        return found

    def say(self, id: str, **args: str | int) -> str:
        """The sentence with this id. The arguments are message ids and numbers, as in a Message."""
        return self.format(Message(id, args))

    def fill(self, id: str, args: Mapping[str, str | int]) -> str:
        """The sentence with this id; the arguments are already words. `id.name` is an attribute of a message."""
        self.used.add(id)
        if id.startswith(SEAT) and id[len(SEAT) :].isdecimal():
            return self.seat(int(id[len(SEAT) :]))
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, _numbers({**self._called, **args}))
                    if errors:
                        self.broken[id] = str(errors[0])
                    return str(text)
        self.absent.add(id)
        return f"⟨{id}⟩"

    def has(self, id: str) -> bool:
        """Whether there is such a sentence, in this language or in English."""
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if message.attributes.get(attribute) if attribute else message.value:
                    return True
        return False

    def seat(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.names.get(seat) or self.fill("seat", {"n": seat + 1})

    def card(self, slug: str | None) -> str:
        """The name of a card; if the reader does not know the card, only the word for a card."""
        return self.say("card-unknown" if slug is None else f"card-{slug}")

    def who(self, seat: int) -> str:
        """The word by which a sentence tells the reader's own seat from the others."""
        return "you" if seat == self.you else "other"

    def listed(self, ids: Sequence[str]) -> str:
        """Several things in a row, with equal ones counted: "2 × natural (class) and charm (basic)"."""
        counts = Counter(ids)
        words = [self.say(id) if n == 1 else self.say("list-times", n=n, card=id) for id, n in counts.items()]
        if len(words) < 2:
            return words[0] if words else self.say("list-nothing")
        return self.fill("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def _spoken(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        out: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, tuple):
                out[key] = self.listed(value)
            elif isinstance(value, str):
                out[key] = self.say(value) if value else ""
                # Grammar may depend on the thing, not only on its name: `$card_id` selects, `$card` is shown.
                out[f"{key}_id"] = value
                if value.startswith(SEAT) and value[len(SEAT) :].isdecimal():
                    out[f"{key}_who"] = self.who(int(value[len(SEAT) :]))
            else:
                out[key] = value
        return out


def _numbers(args: Mapping[str, str | int]) -> dict[str, FluentType | str]:
    # Numbers in a game are small counts, and "1,000" would be misread in half of the languages.
    return {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False) for key, value in args.items()
    }


@cache
def _packaged(lang: str, game: str) -> FluentBundle:
    """The messages of the package in one language. They are only read, and parsing them takes a tenth of a second."""
    return _bundle(lang, game, [home()])


def _bundle(lang: str, game: str, places: Sequence[Traversable]) -> FluentBundle:
    if lang == PSEUDO:
        lang, read = ENGLISH, pseudo_resource
    else:
        read = FluentResource
    bundle = FluentBundle([lang], use_isolating=False)
    # The first definition counts, so no game can change what the client says.
    for name in ("core.ftl", "bots.ftl", *_files_of(game)):
        for place in places:
            file = place / lang / name
            if file.is_file():
                bundle.add_resource(read(file.read_text(encoding="utf-8")))
    return bundle


def _files_of(game: str) -> list[str]:
    """A game's own files, and those of the game that it is named after: `ashes-draft` has the cards of `ashes`."""
    names = [game]
    while "-" in names[-1]:
        names.append(names[-1].rpartition("-")[0])
    return [f"{name}{part}.ftl" for name in names for part in ("", "-cards", "-board", "-setup")]
