"""Finished matches, shown step by step. Rebuilding one takes a while, so a process of its own does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from emberhold.core.journal import Journal, JournalError, OtherRules
from emberhold.core.registry import chain_game_names, game_names, rebuild
from emberhold.server.errors import Refused
from emberhold.server.logs import log
from emberhold.server.store.store import ReplayRow, now_seconds
from emberhold.server.tables.new_table import too_long
from emberhold.server.tables.services import Services
from emberhold.server.tokens import new_token
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import decision_info, outcome_info
from emberhold.server.wire.http_bodies import ReplayAt, ReplayInfo, ReplayMade

__all__ = ["info", "look", "scenario", "upload"]

T = TypeVar("T")
DAY: Final = 24 * 3600


async def find(services: Services, id: str) -> ReplayRow:
    row = await services.store.replay(id)
    if row is None:
        raise Refused("unknown-replay")
    if row.chain is not None and (row.chain_goes_on or services.hides_end(row.chain)):
        # It shows what people picked and hold in secret, and that still counts in the matches to come.
        raise Refused("chain-goes-on")
    return row


async def info(services: Services, id: str, who: str = "") -> ReplayInfo:
    row = await find(services, id)
    outcome = outcome_info(row.outcome)
    readonly = not services.continues(row.game, row.rules)
    fits: int | None = row.length
    if readonly:
        if id not in services.fits:
            services.fits[id] = await _fits(services, row, who)
        fits = services.fits[id]
    return ReplayInfo(
        id,
        row.game,
        row.rules,
        len(row.names),
        row.names,
        row.bots,
        row.length,
        outcome,
        row.created,
        row.table is None,
        readonly,
        fits,
    )


async def _fits(services: Services, row: ReplayRow, who: str) -> int | None:
    """How many entries of a match can be shown, if it was played by other rules."""
    if services.rules_version(row.game) is None:
        return None
    return await rebuilt(services, who, row.id, fitting, row.journal)


async def upload(services: Services, data: bytes, who: str = "") -> ReplayMade:
    """Keep a journal from outside if its match is finished. If it has other rules, some of its answers must fit.

    Nothing of it is read here: another process does that, so that no table has to wait.
    """
    limits, now, id = services.limits, now_seconds(), new_token(12)
    if services.disk_is_full():
        raise Refused("disk")
    place = services.place(who)
    own, everybody = await services.store.uploaded(place, now - DAY)
    if own + len(data) > limits.address_upload_bytes or everybody + len(data) > limits.uploads_bytes:
        raise Refused("too-many-uploads")
    games = (*game_names(), *chain_game_names())
    try:
        with services.work.spent_by(who):
            found = await services.bot_pool.run_long(
                id, verified, data, games, limits.journal_entries, limits.setup_bytes, limits.string
            )
    except TimeoutError:
        raise Refused("too-large") from None
    if isinstance(found, Wrong):
        raise Refused(found.code, detail=found.detail)
    # A journal does not say who was playing.
    people: tuple[list[str], list[str | None]] = [""] * found.seats, [None] * found.seats
    kept = id, found.game, found.rules, found.clean
    await services.store.add_replay(ReplayRow(*kept, *people, found.outcome, now, length=found.length, place=place))
    return ReplayMade(id)


async def look(
    services: Services, id: str, n: int, seat: int | None, since: int, after: int | None, who: str = ""
) -> bytes:
    """The match after its first `n` entries, as JSON. The client has the first `since` events, as of entry `after`."""
    row = await find(services, id)
    services.spec(row.game)
    found = await rebuilt(services, who, id, at, row.journal, n, seat, since, after)
    if found is None:
        raise Refused("unknown-entry")
    return found


async def rebuilt(services: Services, who: str, id: str, work: Callable[..., T], *args: object) -> T:
    """Let another process rebuild a match and look at it. The match may show a bug, so any error is expected."""
    try:
        with services.work.spent_by(who):
            return await services.bot_pool.run_long(id, work, *args)
    except Refused:
        raise
    except TimeoutError:
        raise Refused("too-large") from None
    except Exception as error:
        log("replay-failed", replay=id, error=type(error).__name__)
        raise Refused("step-broken") from None


async def scenario(services: Services, id: str, to: int, who: str = "") -> str:
    """The position after the first `to` entries as a scenario. It shows every secret, which is fine after the end."""
    row = await find(services, id)
    if not services.continues(row.game, row.rules):
        raise Refused("scenario", detail=str(OtherRules(row.rules, services.spec(row.game).rules_version)))
    found = await rebuilt(services, who, id, position, row.journal, to)
    if found is None:
        raise Refused("unknown-entry")
    text, wrong = found
    if wrong:
        raise Refused("scenario", detail=wrong)
    return text


# -- in the process of the bots ----------------------------------------------------------------------------------


class Wrong(NamedTuple):
    """Why a journal is refused."""

    code: str
    detail: str = ""


class Verified(NamedTuple):
    """What is kept of a journal from outside: only its own parts, nothing else that was in the file."""

    game: str
    rules: str
    clean: str
    length: int
    seats: int
    outcome: dict[str, Any] | None


def verified(data: bytes, games: Sequence[str], most: int, setup_bytes: int, string: int) -> Verified | Wrong:
    """Read a journal from outside, play it through, and say what is wrong with it if something is."""
    try:
        journal = Journal.loads(data.decode())
    except UnicodeDecodeError:
        return Wrong("journal")
    except JournalError as error:
        return Wrong("journal", str(error))
    if len(journal.entries) > most or too_long(journal.setup, setup_bytes, string):
        return Wrong("too-large")
    if journal.game not in games:
        return Wrong("unknown-game")
    try:
        rebuilt = rebuild(journal)
    except TimeoutError:
        raise
    except Exception as error:
        # A journal from outside may hold any set-up and any answers, so any error is possible here.
        return Wrong("journal", str(error) or type(error).__name__)
    match, other = rebuilt.match, rebuilt.other_rules
    if other is None and match.outcome is None:
        return Wrong("journal", "The match is not over.")
    if other is not None and not rebuilt.at:
        return Wrong("journal", f"{other} But none of its answers fit: {rebuilt.stopped or 'it has none.'}")
    outcome = None if match.outcome is None else match.outcome.to_json()
    return Verified(journal.game, journal.rules, journal.dumps(), len(journal.entries), match.seats, outcome)


def fitting(text: str) -> int | None:
    """How many entries of a journal these rules can follow; None if not even its set-up fits."""
    try:
        return rebuild(Journal.loads(text)).at
    except JournalError:
        return None


def at(text: str, n: int, seat: int | None, since: int, after: int | None) -> bytes | None:
    """What a seat saw after the first `n` entries; None if the entry or seat does not exist or cannot be shown."""
    journal = Journal.loads(text)
    try:
        rebuilt = rebuild(journal, to=n)
    except JournalError:
        return None
    match = rebuilt.match
    if rebuilt.at < n:
        return None
    if seat is not None and not 0 <= seat < match.seats:
        return None
    decisions = [decision_info(decision, who) for decision in match.pending for who in decision.seats]
    same = max(0, min(since, match.seen(seat)))
    if after is not None and not _one_way(journal, after, n):
        same = 0
    return encode(ReplayAt(n, seat, match.view(seat), list(match.events(seat, same)), decisions, same))


def position(text: str, to: int) -> tuple[str, str] | None:
    """The position after the first `to` entries as a scenario, or why it cannot be one; None if there is no entry."""
    from emberhold.scenario import ScenarioError, scenario_of

    journal = Journal.loads(text)
    if not 0 <= to <= len(journal.entries):
        return None
    try:
        return scenario_of(journal, to), ""
    except ScenarioError as error:
        return "", str(error)


def _one_way(journal: Journal, one: int, other: int) -> bool:
    """Whether the events up to one entry begin with those up to the other: nothing between them was taken back."""
    short, long = sorted((max(0, one), max(0, other)))
    return all(entry.what != "undo" for entry in journal.entries[short:long])
