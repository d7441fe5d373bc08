"""Checks what a scenario says must be true, and says in words what is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from emberhold.core.decisions import Option
from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.scenario.board import differences, keys
from emberhold.scenario.driver import asked_now
from emberhold.scenario.format import RUNNING, Refusal, Then
from emberhold.scenario.wording import LETTERS, choose, did_you_mean, letter, matching, said, tokens

__all__ = ["Lexicon", "check"]


@dataclass(slots=True)
class Lexicon:
    """The words met so far, so that a misspelt one does not pass as something that is merely absent."""

    verbs: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)

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
            self.names.add(_bare(value))

    def learn_board(self, board: Mapping[str, object]) -> None:
        self.learn(board)
        self.keys |= keys(board)

    def hear(self, option: Option) -> None:
        verb, *names = tokens(option.meaning)
        self.verbs.add(verb)
        self.learn(names)

    def doubts(self, names: str, verb: str = "") -> Iterator[str]:
        """What nothing in this match is called. A plain word is doubted only if it is close to a known one: it may
        simply not have come up yet."""
        for name in map(_bare, tokens(names)):
            hint = did_you_mean(name, self.names)
            if name not in self.names and (hint or "-" in name):
                yield f"nothing here is called '{name}'.{hint}"
        if verb not in self.verbs and (hint := did_you_mean(verb, self.verbs)):
            yield f"nobody was asked to '{verb}'.{hint}"


def _bare(word: str) -> str:
    return word.rpartition("/")[2].partition("#")[0]


def check(then: Then, spec: GameSpec, match: Match, lexicon: Lexicon) -> list[str]:
    """Everything that is not as it must be; an empty list if all is."""
    out: list[str] = []
    if then.board:
        board = spec.look(match)
        lexicon.learn_board(board)
        out += [f"then, board: {problem}" for problem in differences(then.board, board, "", lexicon.keys)]
    out += _check_offers(then, match, lexicon)
    if then.asked is not None:
        now = tuple(sorted({seat for decision in match.pending for seat in decision.seats}))
        if now != then.asked:
            out.append(f"then, asked: expected {_names(then.asked)}, found {_names(now)}. {asked_now(match)}")
    out += _check_winner(then, match)
    for refusal in then.why_not:
        out += [
            f"then, why not, {letter(refusal.seat)}: {problem}" for problem in _check_refusal(refusal, match, lexicon)
        ]
    return out


def _check_offers(then: Then, match: Match, lexicon: Lexicon) -> Iterator[str]:
    for seat, phrases in then.offered.items():
        decision = match.decision_for(seat)
        options = [] if decision is None else decision.described(seat)[1]
        for phrase in phrases:
            found = choose(phrase, options, letter(seat))
            if not found:
                hint = did_you_mean(phrase, map(said, options))
                yield f"then, offered: '{phrase}' is not offered. {asked_now(match, seat)}{hint}"
    for seat, phrases in then.not_offered.items():
        decision = match.decision_for(seat)
        options = [] if decision is None else decision.described(seat)[1]
        for phrase in phrases:
            found = matching(phrase, options, letter(seat), beginning=True)
            if found:
                yield f"then, not offered: '{said(found[0])}' is offered to {letter(seat)}"
            else:
                verb, _, names = phrase.partition(" ")
                yield from (f"then, not offered: in '{phrase}', {doubt}" for doubt in lexicon.doubts(names, verb))


def _check_winner(then: Then, match: Match) -> Iterator[str]:
    if then.winner is None:
        return
    outcome = match.outcome
    if outcome is None:
        same, found = then.winner == RUNNING, "none (the match goes on)"
    else:
        same = tuple(sorted(outcome.winners)) == then.winner
        found = f"{_names(outcome.winners)} ({outcome.reason})"
    if not same:
        wanted = _names(then.winner) if isinstance(then.winner, tuple) else "none (the match goes on)"
        yield f"then, winner: expected {wanted}, found {found}"


def _check_refusal(refusal: Refusal, match: Match, lexicon: Lexicon) -> Iterator[str]:
    phrase = f"{refusal.verb} {refusal.thing}"
    _, _, number = refusal.thing.partition("#")
    ids = _ids_of(refusal, match)
    nth = int(number) if number.isdecimal() else 1
    thing: object = refusal.thing
    if ids:
        if not 1 <= nth <= len(ids):
            yield f"'{refusal.thing}' is not there: the seat sees {len(ids)} of them"
            return
        thing = ids[nth - 1]
    else:
        doubts = list(lexicon.doubts(refusal.thing, refusal.verb))
        if doubts:
            yield from (f"in '{phrase}', {doubt}" for doubt in doubts)
            return
    try:
        reason = match.why_not(refusal.seat, refusal.verb, thing)
    except EmberholdError as error:
        yield f"'{phrase}' cannot be asked about: {error}"
        return
    if reason is None:
        yield f"'{phrase}' is possible; expected that {refusal.rule} forbids it"
    elif reason.rule != refusal.rule:
        yield f"'{phrase}': expected {refusal.rule}, found {reason.rule} ({reason.text.id})"


def _ids_of(refusal: Refusal, match: Match) -> list[int]:
    """The ids of all cards that a thing can mean: of the seat it names; of the own seat, if there; of anybody."""
    view = match.view(refusal.seat)
    owner, named, _ = refusal.thing.rpartition("/")
    seat = LETTERS.index(owner) if named and owner in tuple(LETTERS) else refusal.seat
    players = view.get("players")
    theirs = players[seat] if isinstance(players, list | tuple) and seat < len(players) else {}
    found = list(_card_ids(theirs, _bare(refusal.thing)))
    return found if found or named else list(_card_ids(view, _bare(refusal.thing)))


def _card_ids(view: object, slug: str) -> Iterator[int]:
    """The ids, as this view has them, of all cards of that name, in the order of the view."""
    if isinstance(view, Mapping):
        found = view.get("id")
        if view.get("card") == slug and isinstance(found, int):
            yield found
        for part in view.values():
            yield from _card_ids(part, slug)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from _card_ids(part, slug)


def _names(seats: tuple[int, ...]) -> str:
    return ", ".join(letter(seat) for seat in sorted(seats)) or "nobody"
