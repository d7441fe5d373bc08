"""The saved matches of this user: what is in each file, how far the match is, and what is wrong with a broken file."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from emberhold.core.errors import EmberholdError
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.boards import find_scene_builder
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.save_file import SavedMatch, SaveError
from emberhold.tui.seat_words import PERSON, bot_name, seat_names

__all__ = ["ListedMatch", "delete", "find_saved_matches", "game_name", "open_recorded", "read_saved_match"]

TextsOf = Callable[[str], Texts]
"""The sentences of a game."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """One saved match, in words."""

    file: Path
    saved_at: float
    """When it was last written, in seconds."""
    game: str = ""
    title: str = ""
    """The name of the game, or of the file if it contains none."""
    players: str = ""
    stand: str = ""
    """Where the match stands: how it ended, or the round and the turn."""
    choices: int = 0
    over: bool = False
    wrong: str = ""
    """Why it cannot be continued, in a sentence; empty if it can."""
    watched: bool = False
    """Whether it can be watched as a replay."""

    @property
    def resumable(self) -> bool:
        return not self.wrong and not self.over

    @property
    def when(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.saved_at))


def find_saved_matches(folder: Path, texts_of: TextsOf) -> list[ListedMatch]:
    """Every saved match in the folder, newest first."""
    try:
        files = [file for file in folder.iterdir() if file.suffix == ".json" and not file.name.startswith(".")]
    except OSError:
        # Without a folder nothing was ever saved.
        return []
    found = [read_saved_match(file, texts_of) for file in files]
    return sorted(found, key=lambda listed: (-listed.saved_at, listed.file.name))


def read_saved_match(file: Path, texts_of: TextsOf) -> ListedMatch:
    """What is in this file. Problems are described, and nothing is raised."""
    try:
        saved_at = file.stat().st_mtime
    except OSError:
        saved_at = 0.0
    try:
        saved = save_file.load(file)
        recorded = RecordedMatch(saved.journal)
    except EmberholdError as error:
        return ListedMatch(file, saved_at, title=file.name, wrong=_without_place(str(error), file))
    except Exception as error:
        # A set-up from elsewhere may cause any error. One bad file must not break the whole list.
        return ListedMatch(file, saved_at, title=file.name, wrong=f"{type(error).__name__}: {error}")
    texts = texts_of(saved.journal.game)
    texts.rename(seat_names(saved.seats))
    persons = [number for number, seat in enumerate(saved.seats) if seat == PERSON]
    texts.you = persons[0] if len(persons) == 1 else None
    return ListedMatch(
        file,
        saved_at,
        saved.journal.game,
        game_name(saved.journal.game, texts),
        _players(saved.seats or (PERSON,) * recorded.seats, texts),
        _stand(recorded, texts),
        recorded.steps,
        recorded.outcome is not None,
        _wrong(saved, recorded, texts),
        watched=True,
    )


def _without_place(said: str, file: Path) -> str:
    """The error without its file name, which the list shows anyway."""
    return said.removeprefix(f"{file}: ")


def _wrong(saved: SavedMatch, recorded: RecordedMatch, texts: Texts) -> str:
    if recorded.other_rules is not None:
        return texts.say("saves-other-rules")
    if recorded.stopped:
        return texts.fill("saves-misfit", {"n": recorded.steps + 1, "reason": recorded.stopped})
    if saved.seats and len(saved.seats) != recorded.seats:
        return texts.say("saves-seats", seats=recorded.seats, named=len(saved.seats))
    return ""


def game_name(game: str, texts: Texts) -> str:
    return texts.say(f"game-{game}") if texts.has(f"game-{game}") else game


def _players(seats: Sequence[str], texts: Texts) -> str:
    """Who plays: you and the bots. Several people are called by their seats."""
    alone = sum(seat == PERSON for seat in seats) == 1
    you = texts.say("saves-you")
    return ", ".join(
        you if alone and bot_name(seat) is None else texts.seat(number) for number, seat in enumerate(seats)
    )


def _stand(recorded: RecordedMatch, texts: Texts) -> str:
    """Where the match stands, as far as everybody may know."""
    if recorded.outcome is not None:
        return texts.say("saves-over")
    heading = find_scene_builder(recorded.spec.name)(recorded.at(recorded.steps).view(None), texts, {}).heading
    game = game_name(recorded.spec.name, texts)
    return " · ".join([part for part in heading if part != game][:2])


def open_recorded(file: Path) -> tuple[RecordedMatch, SavedMatch]:
    """The match in a file, to be watched, with its seats and its language."""
    saved = save_file.load(file)
    try:
        return RecordedMatch(saved.journal), saved
    except EmberholdError as error:
        raise SaveError(f"{file}: {error}") from None


def delete(file: Path) -> None:
    """Remove a saved match for good."""
    try:
        file.unlink()
    except FileNotFoundError:
        return
    except OSError as error:
        raise SaveError(f"{file} cannot be deleted: {error.strerror or error}.") from None
