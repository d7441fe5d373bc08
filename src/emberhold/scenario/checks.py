"""Checks what a scenario says must be true, and describes what is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from emberhold.core.decisions import Option
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.scenario.differences import differences
from emberhold.scenario.documents import Place
from emberhold.scenario.driver import asked_now, listed
from emberhold.scenario.format import RUNNING, SPECTATOR, Then
from emberhold.scenario.lexicon import Lexicon
from emberhold.scenario.phrases import choose, did_you_mean, letter, matching, said
from emberhold.scenario.refusals import check_refusal

__all__ = ["Finding", "check"]

Finding = tuple[Place, str]
"""Something that is not as the scenario says: the place in the scenario, and a sentence."""


def check(then: Then, spec: GameSpec, match: Match, lexicon: Lexicon) -> list[Finding]:
    """Everything that is not as the scenario says; an empty list if all is well."""
    found = [
        *_check_board(then, spec, match, lexicon),
        *_check_options(then, match),
        *_check_offers(then, match, lexicon),
        *_check_asked(then, match),
        *_check_winner(then, match),
        *_check_views(then, match, lexicon),
    ]
    for refusal in then.why_not:
        place: Place = ("why not", letter(refusal.seat), refusal.phrase)
        for problem in check_refusal(refusal, spec.verbs, match, lexicon):
            found.append((place, f"why not, {letter(refusal.seat)}: {problem}"))
    return [(("then", *place), f"then, {problem}") for place, problem in found]


def _check_board(then: Then, spec: GameSpec, match: Match, lexicon: Lexicon) -> Iterator[Finding]:
    if then.board:
        board = spec.look(match)
        lexicon.learn(board)
        for problem in differences(then.board, board, "", lexicon.of_boards()):
            yield ("board", *_keys(problem)), f"board: {problem}"


def _check_views(then: Then, match: Match, lexicon: Lexicon) -> Iterator[Finding]:
    if then.sees:
        lexicon.learn_views(match)
    for viewer, expected in then.sees.items():
        name = SPECTATOR if viewer is None else letter(viewer)
        for problem in differences(expected, _by_letter(match.view(viewer)), "", lexicon.of_views()):
            yield ("sees", name, *_keys(problem)), f"sees, {name}: {problem}"


def _by_letter(view: Mapping[str, object]) -> dict[str, object]:
    """A view with its players by seat letter, as scenarios name them, instead of in a list."""
    out = dict(view)
    players = out.pop("players", ())
    if isinstance(players, list | tuple):
        out |= {letter(seat): player for seat, player in enumerate(players)}
    return out


def _keys(problem: str) -> Place:
    """The keys that lead to a difference; its sentence begins with them."""
    return tuple(problem.partition(":")[0].partition(",")[0].split("."))


def _options(match: Match, seat: int) -> list[Option]:
    decision = match.decision_for(seat)
    return [] if decision is None else decision.described(seat)[1]


def _not_offered(phrase: str, options: list[Option], match: Match, seat: int) -> str:
    return f"'{phrase}' is not offered. {asked_now(match, seat)}{did_you_mean(phrase, map(said, options))}"


def _check_options(then: Then, match: Match) -> Iterator[Finding]:
    """Each phrase must mean a different option, and no option may be left over."""
    for seat, phrases in then.options.items():
        options = _options(match, seat)
        left = list(options)
        for number, phrase in enumerate(phrases):
            place: Place = ("options", letter(seat), number)
            found = choose(phrase, options, letter(seat))
            if not found:
                yield place, f"options: {_not_offered(phrase, options, match, seat)}"
            elif len(found) > 1:
                yield place, f"options: '{phrase}' is ambiguous; it can mean: {listed(found)}."
            elif found[0] not in left:
                yield place, f"options: '{phrase}' and a phrase before it mean the same, '{said(found[0])}'"
            else:
                left.remove(found[0])
        if left:
            yield ("options", letter(seat)), f"options: {letter(seat)} has more than these: {listed(left)}."


def _check_offers(then: Then, match: Match, lexicon: Lexicon) -> Iterator[Finding]:
    for seat, phrases in then.offered.items():
        options = _options(match, seat)
        for number, phrase in enumerate(phrases):
            if not choose(phrase, options, letter(seat)):
                yield ("offered", letter(seat), number), f"offered: {_not_offered(phrase, options, match, seat)}"
    for seat, phrases in then.not_offered.items():
        options = _options(match, seat)
        for number, phrase in enumerate(phrases):
            place: Place = ("not offered", letter(seat), number)
            found = matching(phrase, options, letter(seat), beginning=True)
            if found:
                yield place, f"not offered: '{said(found[0])}' is offered to {letter(seat)}"
            else:
                verb, _, names = phrase.partition(" ")
                for doubt in lexicon.doubts(names, verb):
                    yield place, f"not offered: in '{phrase}', {doubt}"


def _check_asked(then: Then, match: Match) -> Iterator[Finding]:
    if then.asked is not None:
        now = tuple(sorted({seat for decision in match.pending for seat in decision.seats}))
        if now != then.asked:
            yield ("asked",), f"asked: expected {_names(then.asked)}, found {_names(now)}. {asked_now(match)}"


def _check_winner(then: Then, match: Match) -> Iterator[Finding]:
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
        yield ("winner",), f"winner: expected {wanted}, found {found}"


def _names(seats: tuple[int, ...]) -> str:
    return ", ".join(letter(seat) for seat in sorted(seats)) or "nobody"
