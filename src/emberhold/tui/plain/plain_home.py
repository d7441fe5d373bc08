"""The menus around a match, line by line: the start, the saved matches, what to do after a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.chain_play import ChainOrder, resume_chain
from emberhold.tui.menu_rows import after_rows, home_rows, saved_action_rows, saved_rows
from emberhold.tui.open_match import SessionParts, new_match, play_again, resume_match
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_chain import PlainChain, begin_chain
from emberhold.tui.plain.plain_menu import ask_row, ask_yes, pick, speak
from emberhold.tui.plain.plain_replay import PlainReplay
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.plain.plain_setup import PlainSetup
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.saved_matches import ListedMatch, delete, find_saved_matches, game_name, open_recorded
from emberhold.tui.setup_draft import SetupDraft

__all__ = ["PlainHome", "choose_game"]


class PlainHome:
    """Shows the menus around matches to the people at one terminal."""

    def __init__(
        self,
        console: Console,
        texts: Texts,
        games: Sequence[str],
        folder: Path | None = None,
        chains: Sequence[str] = (),
    ) -> None:
        self.console = console
        self.texts = texts
        self.games = games
        self.chains = chains
        self.folder = folder or save_file.default_folder()

    def texts_of(self, game: str) -> Texts:
        return Texts(self.texts.lang, game)

    def run(self) -> None:
        """Play, watch and choose until the person leaves, which raises Leave."""
        while True:
            saved = find_saved_matches(self.folder, self.texts_of)
            rows = home_rows(self.games, saved, self.texts, self.chains)
            row = ask_row(self.console, self.texts, self.texts.say("home-title"), rows, "menu-number-first")
            if row is None or row.key == ("leave",):
                raise Leave
            try:
                match row.key:
                    case ("resume", Path() as file):
                        self.play(resume_match(file), resumed=True)
                    case ("new", str(game)):
                        self.new_match(game)
                    case ("resume-chain", Path() as file):
                        PlainChain(resume_chain(file), self.console).run(resumed=True)
                    case ("new-chain", str(name)):
                        self.new_chain(name)
                    case _:
                        self.saved_list()
            except (EmberholdError, OSError) as error:
                speak(self.console, str(error))

    # -- matches -------------------------------------------------------------------------------------------------

    def new_match(self, game: str, seats: Sequence[str] = (), setup: Setup | None = None) -> None:
        """Choose a match of this game and play it."""
        spec = load_game(game)
        draft, texts = SetupDraft(spec, seats, setup), self.texts_of(game)
        seed = PlainSetup(self.console, draft, texts).run()
        if seed is not None:
            self.play(new_match(spec, draft.seats, draft.setup(seed), seed, texts))

    def new_chain(self, name: str) -> None:
        """Choose who takes part in a chain of matches, and play it."""
        draft, texts = SetupDraft(load_game(name)), self.texts_of(name)
        seed = PlainSetup(self.console, draft, texts, "home-new-chain").run()
        if seed is not None:
            order = ChainOrder(name, tuple(draft.seats), texts.lang, seed=seed)
            PlainChain(begin_chain(order, self.console), self.console).run()

    def play(self, parts: SessionParts, *, resumed: bool = False, asks: bool = True) -> None:
        """Play a match and whatever is chosen after it. Leaving an unfinished match leaves the program.

        If a program at the other end of a pipe asked for one match, it is not asked for another.
        """
        while True:
            spec, match, seats, texts, file = parts
            session = PlainSession(spec, match, seats, texts, self.console, file)
            PlainClient(session).run(resumed=resumed)
            if session.match.outcome is None:
                raise Leave
            if not asks:
                return
            again = self._after(session)
            if again is None:
                return
            parts, resumed = again, False

    def _after(self, session: PlainSession) -> SessionParts | None:
        """What to play after a match; None means back to the start."""
        rows = after_rows(session.match.seats, session.texts)
        while True:
            row = ask_row(self.console, session.texts, session.texts.say("after-question"), rows, "menu-number-first")
            what = "home" if row is None else row.key[0]
            if what == "leave":
                raise Leave
            if what == "home":
                return None
            if what == "watch":
                recorded = RecordedMatch(session.match.journal(), session.spec)
                PlainReplay(self.console, ReplaySession(recorded, session.seats, session.texts)).run()
                session.set_viewer(session.viewer)
            elif what == "setup":
                draft = SetupDraft(session.spec, session.seats, session.match.journal().setup)
                seed = PlainSetup(self.console, draft, session.texts).run()
                if seed is not None:
                    return new_match(session.spec, draft.seats, draft.setup(seed), seed, session.texts)
            else:
                return play_again(session, swapped=what == "swapped")

    # -- saved matches -------------------------------------------------------------------------------------------

    def saved_list(self) -> None:
        """The list of saved matches, until the person goes back."""
        while True:
            saved = find_saved_matches(self.folder, self.texts_of)
            if not saved:
                speak(self.console, self.texts.say("saves-none"))
                return
            row = ask_row(self.console, self.texts, self.texts.say("saves-title"), saved_rows(saved, self.texts))
            if row is None:
                return
            listed = next(listed for listed in saved if listed.file == row.key[1])
            try:
                self._with_saved(listed)
            except (EmberholdError, OSError) as error:
                speak(self.console, str(error))

    def _with_saved(self, listed: ListedMatch) -> None:
        texts = self.texts
        if listed.wrong:
            speak(self.console, listed.wrong)
        row = ask_row(self.console, texts, f"{listed.title} · {listed.when}", saved_action_rows(listed, texts))
        what = "" if row is None else row.key[0]
        if what == "delete":
            if ask_yes(self.console, texts, texts.fill("saves-delete-sure", {"file": listed.file.name})):
                delete(listed.file)
                speak(self.console, texts.fill("saves-deleted", {"file": listed.file.name}))
            else:
                speak(self.console, texts.say("saves-delete-not"))
        elif what == "watch":
            recorded, saved = open_recorded(listed.file)
            PlainReplay(self.console, ReplaySession(recorded, saved.seats, self.texts_of(recorded.spec.name))).run()
        elif what == "again":
            old = save_file.load(listed.file)
            self.new_match(old.journal.game, old.seats, old.journal.setup)
        elif what == "resume" and listed.chain:
            PlainChain(resume_chain(listed.file), self.console).run(resumed=True)
        elif what == "resume":
            self.play(resume_match(listed.file), resumed=True)


def choose_game(names: Sequence[str], texts: Texts, console: Console) -> str:
    """Ask which of several games to play."""
    console.say(texts.say("shell-which-game"))
    for number, name in enumerate(names, 1):
        console.say(f"{number:>3}  {game_name(name, texts)}")
    while True:
        line = console.ask_or_leave("> ")
        if line in names:
            return line
        if chosen := pick(line, len(names)):
            return names[chosen - 1]
        console.say(texts.fill("shell-not-offered", {"word": line[:40], "last": len(names)}))
