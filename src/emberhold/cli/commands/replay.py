"""`emberhold replay`: rebuild a match from its journal and look at it."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError, Parameter

from emberhold.cli.language_check import check_language
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import Language
from emberhold.core.errors import EmberholdError
from emberhold.core.seat_letters import SEAT_LETTERS

if TYPE_CHECKING:
    from emberhold.core.journal import Journal
    from emberhold.core.match import Match
    from emberhold.core.registry import Rebuilt

__all__ = ["replay"]

SPECTATOR = "spectator"


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(show_default=False)] = False,
    to: int | None = None,
    view: str | None = None,
    scenario: Annotated[bool, Parameter(show_default=False)] = False,
    play_on: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
    plain: Annotated[bool, Parameter(show_default=False)] = False,
    lang: Language | None = None,
) -> None:
    """Watch a match again step by step, or rebuild it from its journal and say how it stands.

    In a terminal the match is shown as it was played. In a pipe, or with one of the options for something else,
    the command says how the match stands.

    Parameters
    ----------
    file
        The journal or save file of the match.
    verify
        Rebuild the match twice and check that every seat sees exactly the same.
    to
        Stop after this many entries of the journal.
    view
        Show the table as this seat sees it: a to d, 0 to 3, or spectator.
    scenario
        Print the position as a scenario. It contains all secrets of the match.
    play_on
        Write a new match to this file that begins here, or after the entry of --to, with new luck. It is played with
        `emberhold play --resume`.
    as_json
        Print one JSON document.
    plain
        Watch the match line by line instead of on the whole screen. This works in a pipe too.
    lang
        The language to watch it in. The default is the language in which it was played.
    """
    viewer = seat_named(view)
    if play_on is not None:
        if verify or view is not None or scenario or as_json or plain:
            raise CycloptsError(msg="--play-on writes a new match. The only other option it allows is --to.")
        write_continuation(file, to, play_on)
        return
    says = verify or scenario or as_json or to is not None or view is not None
    if plain and says:
        raise CycloptsError(msg="--plain is for watching a match. The only other option it allows is --lang.")
    if lang is not None:
        check_language(lang)
    if plain or (not says and at_terminal()):
        watch(file, lang, plain=plain)
        return
    if scenario and (verify or view is not None):
        raise CycloptsError(msg="--scenario prints the whole table. It can be combined with --to and --json only.")
    journal = read_journal(file)
    rebuilt = rebuild(file, journal, to)
    match = rebuilt.match
    if isinstance(viewer, int) and viewer >= match.seats:
        raise EmberholdError(f"There is no seat {view} in {file}; the match has {match.seats} seats.")
    if verify:
        if rebuilt.other_rules is not None:
            raise EmberholdError(f"{file} cannot be verified. {rebuilt.other_rules}")
        if everything(match) != everything(rebuild(file, journal, to).match):
            raise EmberholdError(f"{file} does not replay: two matches from it differ.")
    document: dict[str, object] = {
        "game": journal.game,
        "rules": journal.rules,
        "seed": journal.seed,
        "seats": match.seats,
        "entries": len(journal.entries),
        "at": rebuilt.at,
        "outcome": None if match.outcome is None else match.outcome.to_json(),
        "asked": [{"seats": list(d.seats), "kind": d.kind, "options": d.count} for d in match.pending],
    }
    if scenario:
        document["scenario"] = as_scenario(file, journal, to)
    if rebuilt.other_rules is not None:
        document["changed"] = changed(rebuilt)
    if verify:
        document["verified"] = True
    if viewer is not None:
        document["view"] = match.view(None if viewer == SPECTATOR else int(viewer))
    if as_json:
        print_json(document)
    elif scenario:
        say(str(document["scenario"]).rstrip("\n"))
    else:
        say(in_words(document, match))


def at_terminal() -> bool:
    """Whether a person is there to watch. The full screen is drawn through stderr, so that counts too."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def watch(file: Path, lang: str | None, *, plain: bool) -> None:
    """Show the match in this file, step by step."""
    from emberhold.i18n import Texts
    from emberhold.i18n.texts import languages
    from emberhold.tui.replay_session import ReplaySession
    from emberhold.tui.saved_matches import open_recorded

    recorded, saved = open_recorded(file)
    spoken = lang or (saved.lang if saved.lang in languages() else "en")
    session = ReplaySession(recorded, saved.seats, Texts(spoken, recorded.spec.name))
    if plain:
        from emberhold.tui.plain.console import Console
        from emberhold.tui.plain.plain_replay import PlainReplay

        PlainReplay(Console(sys.stdin, sys.stdout), session).run()
        return
    from emberhold.tui.shell.replay_app import ReplayApp

    app = ReplayApp(session)
    app.run()
    if app.failure is not None:
        raise app.failure


def seat_named(view: str | None) -> int | str | None:
    if view is None or view == SPECTATOR:
        return view
    if len(view) == 1 and view in SEAT_LETTERS:
        return SEAT_LETTERS.index(view)
    if len(view) == 1 and view in "0123":
        return int(view)
    raise CycloptsError(msg=f"--view takes a seat (a to d, or 0 to 3) or {SPECTATOR}, not '{view}'.")


def read_journal(file: Path) -> "Journal":
    from emberhold.core.journal import Journal
    from emberhold.scenario.documents import read_text

    text = read_text(file)
    try:
        return Journal.loads(text)
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None


def rebuild(file: Path, journal: "Journal", to: int | None) -> "Rebuilt":
    from emberhold.core import registry

    try:
        return registry.rebuild(journal, to=to)
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None


def as_scenario(file: Path, journal: "Journal", to: int | None) -> str:
    from emberhold.scenario import scenario_of

    try:
        return scenario_of(journal, to)
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None


def write_continuation(file: Path, to: int | None, out: Path) -> None:
    """Write the match that begins at an entry of a finished one, and say where it begins and how it is played."""
    import shlex

    from emberhold.core.continuation import continued
    from emberhold.tui.open_match import new_luck
    from emberhold.tui.save_file import write_text

    journal = read_journal(file)
    rebuilt = rebuild(file, journal, None)
    if rebuilt.other_rules is not None:
        raise EmberholdError(f"{file}: {rebuilt.other_rules}")
    if rebuilt.match.outcome is None:
        raise EmberholdError(f"{file} is not over. To go on with it: emberhold play --resume {shlex.quote(str(file))}")
    if out.exists():
        raise EmberholdError(f"{out} exists already. Name a file that does not.")
    try:
        found = continued(journal, len(journal.entries) if to is None else to, new_luck())
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None
    write_text(out, found.journal.dumps())
    say(f"{out} begins after entry {found.step}. To play it: emberhold play --resume {shlex.quote(str(out))}")


def changed(rebuilt: "Rebuilt") -> str:
    """What is different about a match that was played by other rules, and how far it can be shown."""
    if rebuilt.stopped:
        where = f"Its answers fit up to entry {rebuilt.at}; entry {rebuilt.at + 1} does not: {rebuilt.stopped}"
    else:
        where = "All answers up to here fit, but their results may differ from the original match."
    return f"{rebuilt.other_rules} {where}"


def everything(match: "Match") -> list[object]:
    """Everything that can be seen of a match from outside."""
    viewers = [None, *range(match.seats)]
    return [
        match.journal().dumps(),
        [decision.to_json(seat) for decision in match.pending for seat in decision.seats],
        [(match.view(viewer), match.events(viewer)) for viewer in viewers],
    ]


def in_words(document: dict[str, object], match: "Match") -> str:
    import yaml

    facts = "{game} (rules version {rules}), seed {seed}, {seats} seats, entry {at} of {entries}."
    lines = [facts.format(**document)]
    if "changed" in document:
        lines.append(str(document["changed"]))
    if match.outcome is not None:
        winners = ", ".join(SEAT_LETTERS[seat] for seat in match.outcome.winners) or "nobody"
        lines.append(f"The match is over; the winner is {winners} ({match.outcome.reason}).")
    for decision in match.pending:
        who = " or ".join(SEAT_LETTERS[seat] for seat in decision.seats)
        lines.append(f"Seat {who} is asked ({decision.kind}), with {decision.count} options.")
    if "verified" in document:
        lines.append("Verified: it replays exactly.")
    if "view" in document:
        # Convert it through JSON, so that it is what a client would get, without Python's own types.
        seen = json.loads(json.dumps(document["view"]))
        lines.append(yaml.safe_dump(seen, sort_keys=False, allow_unicode=True, width=120).rstrip())
    return "\n".join(lines)
