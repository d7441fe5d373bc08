"""`emberhold lab matrix`: decks against each other, played by bots, with a report and the data."""

import json
import shlex
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError, Parameter
from cyclopts.validators import Number

from emberhold.cli.deck_words import DeckGame, deck_game, named_deck
from emberhold.cli.language_check import check_language
from emberhold.cli.output import harmless, note, say
from emberhold.cli.parameters import BotNames, DeckWord, GameName, Language
from emberhold.cli.progress import open_progress
from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.core.deck_tools import RawDeck
    from emberhold.lab.matrix import Matrix, MatrixDeck, MatrixGame, MatrixRunner
    from emberhold.lab.matrix_folder import MatrixFolder
    from emberhold.tui.own_decks import FoundDeck

__all__ = ["matrix"]

GAMES = 40
SEED = 1
BOT = "greedy"
OUT = Path("lab-matrix")
DECK_FILES = (".txt", ".json", ".yaml", ".yml")
LIBRARIES = ("altair", "polars", "vl_convert")


def matrix(
    *decks: DeckWord,
    folder: Path | None = None,
    bots: BotNames | None = None,
    games: Annotated[int | None, Parameter(validator=Number(gte=2))] = None,
    seed: int | None = None,
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=256))] = 1,
    out: Path = OUT,
    resume: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
    lang: Language = "en",
) -> int:
    """Let bots play decks against each other, every deck against every other one. You get a report and the data.

    Every seed is played twice, the second time with the decks on each other's seats. Ctrl+C stops it, and the same
    command goes on where it stopped. The exit status is 1 if a game broke off, or if the program had to answer in place
    of a bot.

    Parameters
    ----------
    decks
        The decks: names, files, links, or - to paste a list. `emberhold deck list` shows the names.
    folder
        A folder with deck files; all of them play.
    bots
        One bot or several, separated by commas. Each of them plays all games, on both seats. The default is greedy.
        The levels novice, adept and master play better than it and take much longer; random is the quickest.
    games
        How many games each pair of decks plays with each bot, an even number. The default is 40.
    seed
        A number that decides everything random. The default is 1.
    jobs
        How many processes to use.
    out
        A folder for everything that comes of it: results, data and report.
    resume
        Go on with what is in that folder, without naming the decks again. With fewer --games, it makes the report of
        the games that are there.
    game
        The game. Needed only if several games have decks.
    lang
        The language of the report: en, de or pl. So far only names are in German and Polish.
    """
    from emberhold.bots.roster import check_bots
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.lab.matrix import MatrixRunner
    from emberhold.lab.matrix_folder import MatrixFolder, read_matrix

    check_libraries()
    check_language(lang)
    if games is not None and games % 2:
        raise CycloptsError(msg=f"--games must be even, because every seed is played twice; {games} is not.")
    if resume:
        if decks or folder or bots is not None or seed is not None:
            raise CycloptsError(msg="--resume goes on with what is in the folder. Leave out decks, --bots and --seed.")
        meant, kept = read_matrix(out)
        each = games or kept
    else:
        each = games or GAMES
        meant = named_matrix(deck_game(game), decks, folder, bots or BOT, SEED if seed is None else seed)
    check_bots(meant.bots)
    runner = MatrixRunner(meant)
    with StopSignal() as stop, MatrixFolder(out, runner, each) as kept_games:
        return play_and_report(runner, kept_games, each, jobs, stop, lang)


def check_libraries() -> None:
    """Say before the first game, not after the last one, that something is not installed."""
    from importlib.util import find_spec

    try:
        missing = [name for name in LIBRARIES if find_spec(name) is None]
    except ValueError:  # a module that is there in part
        missing = list(LIBRARIES)
    if missing:
        raise EmberholdError(
            f"The lab needs libraries that are not installed ({', '.join(missing)}). "
            "Install them with: pip install 'emberhold[lab]'"
        )


def named_matrix(meant: DeckGame, words: Sequence[str], folder: Path | None, bots: str, seed: int) -> "Matrix":
    """The matrix of the decks that are named and those in the folder."""
    from emberhold.lab.matrix import Matrix

    names = tuple(name.strip() for name in bots.split(","))
    if len(set(names)) < len(names):
        raise CycloptsError(msg="--bots names a bot twice. Every bot plays both seats already.")
    decks = [playable(meant, word, named_deck(meant, word)) for word in (*words, *files_in(folder))]
    if len(decks) < 2:
        raise CycloptsError(
            msg="Name at least two decks, or a --folder with at least two. `emberhold deck list` shows the names."
        )
    check_different(meant, decks)
    return Matrix(meant.spec.name, seed, names, tuple(decks))


def files_in(folder: Path | None) -> list[str]:
    """The deck files in a folder, by name."""
    if folder is None:
        return []
    if not folder.is_dir():
        raise EmberholdError(f"--folder: there is no folder {folder}.")
    found = sorted(file for file in folder.iterdir() if file.suffix.lower() in DECK_FILES and file.is_file())
    if not found:
        raise EmberholdError(f"--folder: there are no deck files in {folder} ({', '.join(DECK_FILES)}).")
    return [str(file.absolute()) for file in found]


def playable(meant: DeckGame, word: str, found: "FoundDeck") -> "MatrixDeck":
    """A deck under its name: its own, that of its file, or that of its leader."""
    from emberhold.lab.matrix import MatrixDeck

    if found.word:
        return MatrixDeck(found.word, found.word)
    deck = json.loads(json.dumps({key: value for key, value in found.legal().items() if key != "notes"}))
    file = Path(word)
    stem = file.stem if file.suffix.lower() in DECK_FILES else ""
    called = str(deck.get("name") or stem or dict(reversed(meant.names)).get(f"card-{deck.get('phoenixborn')}") or word)
    return MatrixDeck(called, deck)


def check_different(meant: DeckGame, decks: "Sequence[MatrixDeck]") -> None:
    """Refuse a deck that is there twice, and two decks of one name: the results could not tell them apart."""
    for at, deck in enumerate(decks):
        for other in decks[:at]:
            if not meant.tools.compare(whole(meant, deck), whole(meant, other)):
                both = f"{deck.name} is" if deck.name == other.name else f"{other.name} and {deck.name} are"
                what = "there twice" if deck.name == other.name else "the same deck"
                raise EmberholdError(f"{both} {what}. Name every deck once.")
            if deck.name == other.name:
                raise EmberholdError(f"Two decks are called {deck.name}. Give one of them another name.")


def whole(meant: DeckGame, deck: "MatrixDeck") -> "RawDeck":
    return meant.tools.prebuilt()[deck.deck] if isinstance(deck.deck, str) else deck.deck


def play_and_report(
    runner: "MatrixRunner", folder: "MatrixFolder", each: int, jobs: int, stop: "StopSignal", lang: str
) -> int:
    """Play what is missing, then write the data and the report, and say what came of it."""
    from emberhold.bots.play_numbers import play_numbers

    words = LabWords(runner.spec.name, lang)
    total = runner.matrix.games(each)
    missing = [number for number in range(total) if number not in folder.done]
    done = total - len(missing)
    if done and missing:
        note(words.say("lab-goes-on", done=done, all=total))
    progress = open_progress(words.say, done, total)
    try:
        with closing(play_numbers(runner.matrix, missing, jobs=jobs, stop=stop)) as plays:
            for played in plays:
                folder.add(played)
                done += 1
                progress.show(done)
    finally:
        progress.close()
    if done < total:
        say("\n".join(how_to_go_on(runner, folder, done, total, words.say)))
        return 128 + stop.signal
    games = [folder.done[number] for number in range(total)]
    say("\n".join(write_report(runner, folder.path, games, each, words, lang)))
    return 1 if any(game.error is not None or game.mishaps for game in games) else 0


def how_to_go_on(
    runner: "MatrixRunner", folder: "MatrixFolder", done: int, total: int, tell: Callable[..., str]
) -> list[str]:
    place = shlex.quote(str(folder.path))
    command = f"emberhold lab matrix --resume --out {place}"
    out = [
        tell("lab-stopped", done=done, all=total, folder=str(folder.path)),
        tell("lab-go-on", command=command),
    ]
    # Every pair has played its first games before any pair plays the next ones.
    first_missing = next(number for number in range(total) if number not in folder.done)
    each = first_missing // runner.matrix.games(2) * 2
    if each:
        out.append(tell("lab-early-report", command=f"{command} --games {each}"))
    return out


def write_report(
    runner: "MatrixRunner", path: Path, games: "Sequence[MatrixGame]", each: int, words: "LabWords", lang: str
) -> list[str]:
    """Write data and report, and return what there is to say."""
    from emberhold.core.files import write_whole
    from emberhold.core.registry import rules_in_a_line
    from emberhold.lab.findings import find
    from emberhold.lab.report import About, report
    from emberhold.lab.report_words import ReportWords
    from emberhold.lab.tables import card_table, game_table, write_table

    meant = runner.matrix
    names = [deck.name for deck in meant.decks]
    about = About(
        game=meant.game,
        bots=meant.bots,
        decks=names,
        games=each,
        all=len(games),
        seed=meant.seed,
        rules=rules_in_a_line(runner.spec),
        broken=sum(game.error is not None for game in games),
        results="results.jsonl",
        game_file="games.parquet",
        card_file="cards.parquet",
    )
    tables = game_table(runner, games), card_table(runner, games)
    for file, table in zip((about.game_file, about.card_file), tables, strict=True):
        write_table(path / file, table)
    findings = [find(bot, names, *tables) for bot in meant.bots]
    write_whole(path / "report.html", report(about, findings, words, lang))
    told = ReportWords(words)
    out = []
    for found in findings:
        if len(findings) > 1:
            out.append(words.say("lab-bot", bot=found.bot))
        width = max((len(words.deck(result.deck)) for result in found.results), default=0)
        out += [
            words.say(
                "lab-line",
                deck=f"{words.deck(result.deck):<{width}}",
                share=told.percent(result.won),
                games=result.won.games,
                range=told.range(result.won),
            )
            for result in sorted(found.results, key=lambda result: -result.won.value)
        ]
    return [*out, *failures(games, words), words.say("lab-finished", n=len(games), file=str(path / "report.html"))]


def failures(games: "Iterable[MatrixGame]", words: "LabWords") -> list[str]:
    errors = [game.error for game in games if game.error is not None]
    mishaps = [mishap for game in games for mishap in game.mishaps]
    out = [words.say("lab-errors", n=len(errors), words=errors[0])] if errors else []
    return out + ([words.say("lab-mishaps", n=len(mishaps), words=mishaps[0])] if mishaps else [])


class LabWords:
    """The sentences of the lab, and the names of a game's decks and cards."""

    def __init__(self, game: str, lang: str) -> None:
        from emberhold.i18n.texts import Texts

        self.sentences = Texts(lang, "lab")
        self.names = Texts(lang, game)

    def say(self, id: str, **args: str | int) -> str:
        return self.sentences.fill(id, args)

    def deck(self, name: str) -> str:
        return self.names.say(f"deck-{name}") if self.names.has(f"deck-{name}") else harmless(name)

    def card(self, slug: str) -> str:
        return self.names.card(slug)
