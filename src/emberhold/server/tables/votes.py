"""What the others have to agree to: taking back a move, replacing somebody who is absent, playing again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from emberhold.core.errors import EmberholdError
from emberhold.server.errors import Refused
from emberhold.server.wire.server_messages import Proposal
from emberhold.server.wire.types import Matter

__all__ = ["Votes"]


@dataclass(slots=True)
class Vote:
    """A proposal that is not decided yet."""

    what: Matter
    by: int
    about: int
    needed: set[int]
    carry_out: Callable[[], Awaitable[None]]
    agreed: set[int] = field(default_factory=set)

    def message(self, *, open: bool, done: bool) -> Proposal:
        return Proposal(self.what, self.by, self.about, sorted(self.agreed), sorted(self.needed), open, done)


class Votes:
    """The open proposals of a table, at most one of each kind."""

    def __init__(self, tell: Callable[[Proposal], None]) -> None:
        self._tell = tell
        self._open: dict[Matter, Vote] = {}

    def proposals(self) -> list[Proposal]:
        """The open proposals, for a connection that has just come."""
        return [vote.message(open=True, done=False) for vote in self._open.values()]

    async def propose(
        self, what: Matter, by: int, about: int, needed: set[int], carry_out: Callable[[], Awaitable[None]]
    ) -> None:
        """Propose something. If there is nobody to ask, do it at once. Proposing the same again counts as a yes."""
        there = self._open.get(what)
        if there is not None and there.about == about:
            there.needed &= needed | there.agreed | {by}  # a player who has gone meanwhile does not have to agree
            await self.agree(what, by, yes=True)
            return
        if there is not None:
            self._end(there, done=False)
        self._open[what] = Vote(what, by, about, needed, carry_out, {by})
        await self._carry_out_if_agreed(self._open[what])

    async def agree(self, what: Matter, seat: int, *, yes: bool) -> None:
        vote = self._open.get(what)
        if vote is None or seat not in vote.needed | {vote.by}:
            raise Refused("no-proposal")
        if not yes:
            self._end(vote, done=False)
            return
        vote.agreed.add(seat)
        await self._carry_out_if_agreed(vote)

    def drop(self, what: Matter, about: int | None = None) -> None:
        """Drop a proposal that has become pointless: the one about this seat, or any if no seat is given."""
        vote = self._open.get(what)
        if vote is not None and about in (None, vote.about):
            self._end(vote, done=False)

    async def _carry_out_if_agreed(self, vote: Vote) -> None:
        if not vote.needed <= vote.agreed:
            self._tell(vote.message(open=True, done=False))
            return
        self._open.pop(vote.what, None)
        try:
            await vote.carry_out()
        except EmberholdError:
            self._tell(vote.message(open=False, done=False))
            raise
        self._tell(vote.message(open=False, done=True))

    def _end(self, vote: Vote, *, done: bool) -> None:
        self._open.pop(vote.what, None)
        self._tell(vote.message(open=False, done=done))
