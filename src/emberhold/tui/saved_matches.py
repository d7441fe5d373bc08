"""The saved matches of this user: what is in each file, how far the match is, and what is wrong with a broken file."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from emberhold.core.chain import Chain
from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.i18n import Texts
from emberhold.tui import chain_file, save_file
from emberhold.tui.boards import find_scene_builder
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.save_file import SavedMatch, SaveError
from emberhold.tui.seat_words import PERSON, bot_name, seat_names

__all__ = [
    "ListedMatch",
    "delete",
    "find_saved_matches",
    "game_name",
    "open_recorded",
    "read_saved_chain",
    "read_saved_match",
]

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
    chain: bool = False
    """Whether it is a chain of matches, such as a draft and what comes after it."""

    @property
    def readable(self) -> bool:
        """Whether the list can say what is in it."""
        return bool(self.game)

    @property
    def resumable(self) -> bool:
        return not self.wrong and not self.over

    @property
    def when(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.saved_at))


def find_saved_matches(folder: Path, texts_of: TextsOf) -> list[ListedMatch]:
    """Every saved match in the folder, and every chain in the folder of chains beside it, newest first."""
    found = [read_saved_match(file, texts_of) for file in _files(folder)]
    found += [read_saved_chain(file, texts_of) for file in _files(chain_file.folder_beside(folder))]
    return sorted(found, key=lambda listed: (-listed.saved_at, listed.file.name))


def _files(folder: Path) -> list[Path]:
    try:
        return [file for file in folder.iterdir() if file.suffix == ".json" and not file.name.startswith(".")]
    except OSError:
        # Without a folder nothing was ever saved.
        return []


def _written_at(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def read_saved_match(file: Path, texts_of: TextsOf) -> ListedMatch:
    """What is in this file. Problems are described, and nothing is raised."""
    saved_at = _written_at(file)
    try:
        saved = save_file.load(file)
        recorded = RecordedMatch(saved.journal)
    except EmberholdError as error:
        return ListedMatch(file, saved_at, title=file.name, wrong=_without_place(str(error), file))
    except Exception as error:
        # A set-up from elsewhere may cause any error. One bad file must not break the whole list.
        return ListedMatch(file, saved_at, title=file.name, wrong=f"{type(error).__name__}: {error}")
    texts = _named(texts_of(saved.journal.game), saved.seats)
    return ListedMatch(
        file,
        saved_at,
        saved.journal.game,
        game_name(saved.journal.game, texts),
        _players(saved.seats or (PERSON,) * recorded.seats, texts),
        texts.say("saves-over") if recorded.outcome is not None else _stand(recorded.at(recorded.steps), texts),
        recorded.steps,
        recorded.outcome is not None,
        _wrong(saved, recorded, texts),
        watched=True,
    )


def read_saved_chain(file: Path, texts_of: TextsOf) -> ListedMatch:
    """The same for a chain of matches."""
    saved_at = _written_at(file)
    try:
        chain, _ = chain_file.load(file)
    except EmberholdError as error:
        return ListedMatch(file, saved_at, title=file.name, wrong=_without_place(str(error), file), chain=True)
    except Exception as error:
        # As above: one bad file must not break the whole list.
        return ListedMatch(file, saved_at, title=file.name, wrong=f"{type(error).__name__}: {error}", chain=True)
    name = chain.spec.name
    texts = _named(texts_of(name), chain.seats)
    choices = sum(len(journal.effective()) for journal in chain.journals())
    return ListedMatch(
        file,
        saved_at,
        name,
        game_name(name, texts),
        _players(chain.seats, texts),
        _chain_stand(chain, texts_of),
        choices,
        chain.over,
        chain=True,
    )


def _chain_stand(chain: Chain, texts_of: TextsOf) -> str:
    """Which match it is, and where that one stands."""
    if chain.match is None or chain.link is None:
        return texts_of("").say("saves-over")
    texts = texts_of(chain.link.game)
    overall = _named(texts_of(""), chain.seats)
    texts.rename({place: overall.seat(seat) for place, seat in enumerate(chain.link.seats)})
    stand = _stand(chain.match, texts)
    if not chain.played:
        return stand
    if chain.links is None and (title := chain.title) is not None:
        return f"{_named(texts_of(chain.spec.name), chain.seats).format(title)} {stand}"
    args = {"n": len(chain.played), "of": (chain.links or 1) - 1}
    return f"{texts.fill('saves-chain-match', args)} · {stand}"


def _named(texts: Texts, seats: Sequence[str]) -> Texts:
    """These texts with the names of the seats; a single person is called "you"."""
    texts.rename(seat_names(seats))
    persons = [number for number, seat in enumerate(seats) if seat == PERSON]
    texts.you = persons[0] if len(persons) == 1 else None
    return texts


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


def _stand(match: Match, texts: Texts) -> str:
    """Where the match stands, as far as everybody may know."""
    heading = find_scene_builder(texts.game)(match.view(None), texts, {}).heading
    game = game_name(texts.game, texts)
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
