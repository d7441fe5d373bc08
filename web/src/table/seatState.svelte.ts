/** What one seat has been shown and is asked, whether a seat is absent, and a line of the chat. */

import type { Clock, DecisionInfo, SeatInfo, Update } from '../protocol';
import type { GameEvent, View } from '../views/allGames';

/** The key of the spectator in a map of seats. */
export const SPECTATOR = -1;
const CALM: Clock = { thinking: [], pause_ms: 0, held: false, may_hold: false, deadline_ms: 0 };

export class SeatState {
  view: View | null = $state.raw(null);
  decision: DecisionInfo | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  clock: Clock = $state.raw(CALM);
  /** The answer that is on its way: which question, which option. */
  sent: { number: number; key: string } | null = $state.raw(null);

  apply(update: Update): void {
    // Events from `since` on that we hold were taken back.
    this.events = [...this.events.slice(0, update.since), ...update.events];
    if (update.view) this.view = update.view;
    this.decision = update.decision;
    this.clock = update.clock;
    if (this.sent && this.sent.number !== update.decision?.number) this.sent = null;
  }
}

export interface ChatLine {
  n: number;
  seat: number;
  text?: string;
  emote?: string;
}

/** Whether somebody who is there must be asked or waited for: no bot plays this seat and nobody is connected. */
export function absent(seat: SeatInfo): boolean {
  return seat.kind !== 'bot' && seat.kind !== 'open' && (!seat.connected || seat.left) && !seat.bot;
}

/** Whether two seats see the same table: ids and the seat itself are each seat's own. */
export function sameSight(one: View | null | undefined, other: View | null | undefined): boolean {
  return JSON.stringify(withoutIds(one)) === JSON.stringify(withoutIds(other));
}

function withoutIds(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(withoutIds);
  if (typeof view !== 'object' || view === null) return view;
  return Object.fromEntries(
    Object.entries(view)
      .filter(([name]) => name !== 'id' && name !== 'seat' && name !== 'you')
      .map(([name, value]) => [name, withoutIds(value)]),
  );
}
