"""Finished matches, shown step by step. Rebuilding one takes a while, so a process of its own does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emberhold.core.journal import Journal, JournalError, OtherRules
from emberhold.core.registry import chain_game_names, game_names, rebuild
from emberhold.server.errors import Refused
from emberhold.server.logs import log
from emberhold.server.store.store import ReplayRow, now_seconds
from emberhold.server.tables.services import Services
from emberhold.server.tokens import new_token
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import decision_info, outcome_info
from emberhold.server.wire.http_bodies import ReplayAt, ReplayInfo, ReplayMade

__all__ = ["info", "look", "scenario", "upload"]

T = TypeVar("T")


async def find(services: Services, id: str) -> ReplayRow:
    row = await services.store.replay(id)
    if row is None:
        raise Refused("unknown-replay")
    if row.chain is not None and (row.chain_goes_on or services.hides_end(row.chain)):
        # It shows what people picked and hold in secret, and that still counts in the matches to come.
        raise Refused("chain-goes-on")
    return row


async def info(services: Services, id: str) -> ReplayInfo:
    row = await find(services, id)
    journal = Journal.loads(row.journal)
    outcome = outcome_info(row.outcome)
    readonly = services.rules_version(row.game) != row.rules
    fits: int | None = len(journal.entries)
    if readonly:
        fits = await _fits(services, row)
    return ReplayInfo(
        id,
        row.game,
        row.rules,
        len(row.names),
        row.names,
        row.bots,
        len(journal.entries),
        outcome,
        row.created,
        row.table is None,
        readonly,
        fits,
    )


async def _fits(services: Services, row: ReplayRow) -> int | None:
    """How many entries of a match can be shown, if it was played by other rules."""
    if services.rules_version(row.game) is None:
        return None
    return await rebuilt(services, row.id, fitting, row.journal)


async def upload(services: Services, text: str) -> ReplayMade:
    """Keep a journal from outside if its match is finished. If it has other rules, some of its answers must fit."""
    try:
        journal = Journal.loads(text)
    except JournalError as error:
        raise Refused("journal", detail=str(error)) from None
    if len(journal.entries) > services.limits.journal_entries:
        raise Refused("too-large")
    if journal.game not in (*game_names(), *chain_game_names()):
        raise Refused("unknown-game")
    id = new_token(12)
    # Keep only the parts of a journal, and drop anything else in the file.
    clean = journal.dumps()
    try:
        seats, outcome, wrong = await services.bot_pool.run_long(id, verified, clean)
    except TimeoutError:
        raise Refused("too-large") from None
    if wrong:
        raise Refused("journal", detail=wrong)
    # A journal does not say who was playing.
    names = [""] * seats
    bots: list[str | None] = [None] * seats
    await services.store.add_replay(
        ReplayRow(
            id, journal.game, journal.rules, clean, names, bots, outcome, now_seconds(), length=len(journal.entries)
        )
    )
    return ReplayMade(id)


async def look(services: Services, id: str, n: int, seat: int | None, since: int, after: int | None) -> bytes:
    """The match after its first `n` entries, as JSON. The client has the first `since` events, as of entry `after`."""
    row = await find(services, id)
    services.spec(row.game)
    found = await rebuilt(services, id, at, row.journal, n, seat, since, after)
    if found is None:
        raise Refused("unknown-entry")
    return found


async def rebuilt(services: Services, id: str, work: Callable[..., T], *args: object) -> T:
    """Let another process rebuild a match and look at it. The match may show a bug, so any error is expected."""
    try:
        return await services.bot_pool.run_long(id, work, *args)
    except TimeoutError:
        raise Refused("too-large") from None
    except Exception as error:
        log("replay-failed", replay=id, error=type(error).__name__)
        raise Refused("step-broken") from None


async def scenario(services: Services, id: str, to: int) -> str:
    """The position after the first `to` entries as a scenario. It shows every secret, which is fine after the end."""
    row = await find(services, id)
    current = services.spec(row.game).rules_version
    if current != row.rules:
        raise Refused("scenario", detail=str(OtherRules(row.rules, current)))
    found = await rebuilt(services, id, position, row.journal, to)
    if found is None:
        raise Refused("unknown-entry")
    text, wrong = found
    if wrong:
        raise Refused("scenario", detail=wrong)
    return text


# -- in the process of the bots ----------------------------------------------------------------------------------


def verified(text: str) -> tuple[int, dict[str, Any] | None, str]:
    """How many seats the match of a journal has, how it ended, and what is wrong with the journal."""
    journal = Journal.loads(text)
    try:
        rebuilt = rebuild(journal)
    except TimeoutError:
        raise
    except Exception as error:
        # A journal from outside may hold any set-up and any answers, so any error is possible here.
        return 0, None, str(error) or type(error).__name__
    match, other = rebuilt.match, rebuilt.other_rules
    if other is None and match.outcome is None:
        return 0, None, "The match is not over."
    if other is not None and not rebuilt.at:
        return 0, None, f"{other} But none of its answers fit: {rebuilt.stopped or 'it has none.'}"
    return match.seats, None if match.outcome is None else match.outcome.to_json(), ""


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
