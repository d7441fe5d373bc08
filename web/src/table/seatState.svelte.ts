/** What one seat has seen and is being asked, whether a seat is absent, and a line of the chat. */

import type { Clock, DecisionInfo, SeatInfo, Update } from '../protocol';
import type { GameEvent, View } from '../views/allGames';

/** The key for the spectator in a map of seats. */
export const SPECTATOR = -1;
const CALM: Clock = { thinking: [], pause_ms: 0, held: false, may_hold: false, deadline_ms: 0 };

export class SeatState {
  view: View | null = $state.raw(null);
  decision: DecisionInfo | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  clock: Clock = $state.raw(CALM);
  /** The answer that was sent and is not confirmed yet: to which question, with which option. */
  sent: { number: number; key: string } | null = $state.raw(null);
  /** How many events the server has told us. Those that are still being shown are not in `events` yet. */
  heard = 0;
  #latest: Update | null = null;

  /** An update has come. Its question has to wait until its events have been shown; the one before it is over. */
  hear(update: Update): void {
    this.#latest = update;
    this.heard = update.since + update.events.length;
    this.clock = update.clock;
    const number = update.decision?.number;
    if (this.decision?.number !== number) this.decision = null;
    if (this.sent && this.sent.number !== number) this.sent = null;
  }
  /** These events, from number `at` on, have been shown. What we hold from there on was taken back. */
  tell(at: number, events: readonly GameEvent[]): void {
    this.events = [...this.events.slice(0, at), ...events];
  }
  /** All of an update that was heard has been shown. */
  apply(update: Update): void {
    this.tell(update.since, update.events);
    if (update.view) this.view = update.view;
    // The question of an update that is no longer the latest has been answered, or is asked again with that one.
    if (update === this.#latest) this.decision = update.decision;
  }
}

export interface ChatLine {
  n: number;
  seat: number;
  text?: string;
  emote?: string;
}

/** Whether nobody plays this seat now: no bot does, and no person is connected. */
export function absent(seat: SeatInfo): boolean {
  return seat.kind !== 'bot' && seat.kind !== 'open' && (!seat.connected || seat.left) && !seat.bot;
}

/** Whether two seats see the same table. Ids and the seat number differ and do not count. */
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
