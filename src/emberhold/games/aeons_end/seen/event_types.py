"""Every kind of event of Aeon's End by its name: what `State.tell` may write, and with which facts.

What only one nemesis tells is declared in its own folder, `nemeses/<nemesis>/mat_types`.
"""

from __future__ import annotations

from emberhold.games.aeons_end.seen import nemesis_event_types, player_event_types

__all__ = ["EVENTS"]

EVENTS: dict[str, type] = {**player_event_types.EVENTS, **nemesis_event_types.EVENTS}
