"""What a game's deck tools say about a deck, as clients are sent it. These are functions of the deck alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from emberhold.core.decisions import Message
from emberhold.core.deck_tools import DeckProblem, DeckTextError, DeckTools, Names, RawDeck, ReadDeck, deck_tools_of
from emberhold.core.registry import GameSpec, SetupError, load_game
from emberhold.i18n.deck_names import deck_names
from emberhold.server.errors import Refused
from emberhold.server.wire import deck_bodies
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import text_of
from emberhold.server.wire.types import Text

__all__ = ["DeckReporter", "checked"]


class DeckReporter:
    """The deck tools of one game; a game without any is refused. A deck may be `most` bytes of JSON."""

    def __init__(self, spec: GameSpec, most: int) -> None:
        self._most = most
        tools = deck_tools_of(spec)
        if tools is None:
            raise Refused("no-decks")
        self.tools: DeckTools = tools
        self.names: Names = deck_names(spec.name, tools)

    def prebuilt(self) -> dict[str, dict[str, Any]]:
        return {word: dict(deck) for word, deck in self.tools.prebuilt().items()}

    def check(self, source: deck_bodies.DeckSource) -> deck_bodies.DeckReport:
        """A deck from a text or from keys and values; what cannot be read is part of the answer."""
        if (source.text is None) == (source.deck is None):
            raise Refused("bad-message", detail="Send either `text` or `deck`.")
        try:
            read = self._read(self._as_text(source.deck or {})) if source.text is None else self._read(source.text)
        except DeckTextError as error:
            mistakes = [deck_bodies.DeckMistakeInfo(one.line, one.column, one.words) for one in error.mistakes]
            return deck_bodies.DeckReport(None, False, [], mistakes, None, {}, None)
        return self._report(read, written=source.text is not None)

    def readable(self, deck: Mapping[str, Any]) -> dict[str, Any]:
        """The same deck as the game writes it, legal or not; Refused if it is none."""
        try:
            return dict(self._read(self._as_text(deck)).deck)
        except DeckTextError as error:
            raise Refused("deck", detail=error.mistakes[0].words) from None

    def is_legal(self, deck: Mapping[str, Any]) -> bool:
        try:
            return not self._read(self._as_text(deck)).problems
        except DeckTextError:
            return False  # kept by a version of the game that had other cards

    def random(self, asked: deck_bodies.RandomDeck, seed: int) -> deck_bodies.DeckReport:
        try:
            deck = self.tools.random(seed, asked.phoenixborn, self.names)
        except SetupError as error:
            raise Refused("deck", detail=str(error)) from None
        return self._report(ReadDeck(deck, ()))

    def finish(self, deck: Mapping[str, Any]) -> deck_bodies.FinishedDeckInfo:
        whole = self.readable(deck)
        try:
            finished = self.tools.finish(whole)
        except SetupError as error:
            raise Refused("deck-mend", detail=str(error)) from None
        added = [
            deck_bodies.DeckProposalInfo(one.part, one.thing, one.n, Text(one.label), text_of(one.why))
            for one in finished.proposals
        ]
        return deck_bodies.FinishedDeckInfo(self._report(ReadDeck(finished.deck, ())), added)

    def sample_hand(self, asked: deck_bodies.DeckToTry) -> deck_bodies.SampleHandInfo:
        found = self.tools.sample_hand(self.readable(asked.deck), asked.seed)
        return deck_bodies.SampleHandInfo(list(found.hand), list(found.draws), list(found.dice))

    def compare(self, asked: deck_bodies.TwoDecks) -> list[deck_bodies.DeckDifferenceInfo]:
        found = self.tools.compare(self.readable(asked.before), self.readable(asked.after))
        return [deck_bodies.DeckDifferenceInfo(one.part, Text(one.label), one.before, one.after) for one in found]

    def write(self, deck: Mapping[str, Any], format: str) -> deck_bodies.WrittenDeck:
        try:
            return deck_bodies.WrittenDeck(self.tools.write(self.readable(deck), format, self.names))
        except SetupError as error:
            raise Refused("deck", detail=str(error)) from None

    def _as_text(self, deck: Mapping[str, Any]) -> str:
        text = json.dumps(deck)
        if len(text) > self._most:
            raise Refused("too-large")
        return text

    def _read(self, text: str) -> ReadDeck:
        return self.tools.read(text, self.names)

    def _report(self, read: ReadDeck, *, written: bool = False) -> deck_bodies.DeckReport:
        problems = [_problem(one, written=written) for one in read.problems]
        return deck_bodies.DeckReport(
            dict(read.deck),
            not problems,
            problems,
            [],
            dict(self.tools.facts(read.deck)),
            dict(self.tools.suggest_dice(read.deck)),
            self._link(read.deck),
        )

    def _link(self, deck: RawDeck) -> str | None:
        try:
            return self.tools.write(deck, "link", ()).strip()
        except SetupError:
            return None


def checked(game: str, source: deck_bodies.DeckSource, most: int) -> bytes:
    """What is said about a deck, as JSON: for the processes of the bots, because to read a text can take a while."""
    return encode(DeckReporter(load_game(game), most).check(source))


def _problem(problem: DeckProblem, *, written: bool) -> deck_bodies.DeckProblemInfo:
    """A problem; its line only if it is a line of a text that somebody wrote."""
    line, column = (problem.line, problem.column) if written else (0, 0)
    said: Message = problem.message
    return deck_bodies.DeckProblemInfo(problem.kind, problem.place, problem.rule, text_of(said), line, column)
