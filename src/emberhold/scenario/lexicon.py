"""The words of a match: names of cards and options, and the facts that boards and views can have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from emberhold.core.decisions import Option
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.scenario.differences import Known, keys
from emberhold.scenario.phrases import bare, did_you_mean, tokens

__all__ = ["Lexicon"]


@dataclass(slots=True)
class Lexicon:
    """The words met so far, so that a misspelt one is not taken for something that is merely absent."""

    verbs: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    slugs: set[str] = field(default_factory=set)
    """The names of the game's cards and other content."""
    card_facts: frozenset[str] = frozenset()
    view_keys: set[str] = field(default_factory=set)

    @staticmethod
    def of(spec: GameSpec, match: Match) -> Lexicon:
        lexicon = Lexicon(card_facts=frozenset(spec.card_facts))
        content = spec.content()
        lexicon.learn(content)
        lexicon.slugs |= {str(item["slug"]) for item in content if "slug" in item}
        lexicon.learn(spec.look(match))
        return lexicon

    def learn(self, value: object) -> None:
        """Every name in a nested value; sentences are not names."""
        if isinstance(value, Mapping):
            for key, part in value.items():
                self.names.add(str(key))
                self.learn(part)
        elif isinstance(value, list | tuple):
            for part in value:
                self.learn(part)
        elif isinstance(value, str) and len(value.split()) == 1:
            self.names.add(bare(value))

    def learn_views(self, match: Match) -> None:
        """Learn the keys of all views: what one seat sees, a scenario may say that another seat does not see."""
        for viewer in (None, *range(match.seats)):
            self.view_keys |= keys(match.view(viewer))

    def hear(self, option: Option) -> None:
        verb, *names = tokens(option.meaning)
        self.verbs.add(verb)
        self.learn(names)

    def of_boards(self) -> Known:
        """Keys that a board may lack: names of cards, where those are keys (a market). Nothing else may be missing."""
        return Known(of_cards=self.card_facts, anywhere=frozenset(self.slugs))

    def of_views(self) -> Known:
        """Keys that a view may lack: any, because a view leaves out whatever is 0 or empty."""
        return Known(of_cards=self.card_facts, anywhere=frozenset(self.slugs | self.view_keys))

    def doubts(self, names: str, verb: str = "") -> Iterator[str]:
        """Names that nothing in this match has. A plain word is doubted only if it is close to a known one: it may
        simply not have come up yet."""
        for name in map(bare, tokens(names)):
            hint = did_you_mean(name, self.names)
            if name not in self.names and (hint or "-" in name):
                yield f"nothing here is called '{name}'.{hint}"
        if verb not in self.verbs and (hint := did_you_mean(verb, self.verbs)):
            yield f"nobody was asked to '{verb}'.{hint}"
