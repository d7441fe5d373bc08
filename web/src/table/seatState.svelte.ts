/** What one seat has been shown, and what is said at the table. */

import type { Clock, DecisionInfo, Past, SeatInfo, Update } from '../protocol';
import type { Told } from '../texts/narrate';
import type { View } from './board.svelte';

/** The spectator's place in a map of seats. */
export const NOBODY = -1;
const CALM: Clock = { thinking: [], pause_ms: 0, held: false, may_hold: false, deadline_ms: 0 };

export class Place {
  view: View | null = $state.raw(null);
  decision: DecisionInfo | null = $state.raw(null);
  events: readonly Told[] = $state.raw([]);
  clock: Clock = $state.raw(CALM);
  /** The answer that is on its way: which question, which option. */
  sent: { number: number; key: string } | null = $state.raw(null);

  apply(update: Update): void {
    // Events from `since` on that we hold were taken back.
    this.events = [...this.events.slice(0, update.since), ...(update.events as unknown as Told[])];
    if (update.view) this.view = update.view;
    this.decision = update.decision;
    this.clock = update.clock;
    if (this.sent && this.sent.number !== update.decision?.number) this.sent = null;
  }
}

export interface Line {
  n: number;
  seat: number;
  text?: string;
  emote?: string;
}

type Named = Pick<SeatInfo, 'seat' | 'name' | 'bot'>;

export function nameOf(seat: Pick<Named, 'name' | 'bot'>): string {
  if (seat.name) return seat.name;
  return seat.bot ? seat.bot.slice(0, 1).toUpperCase() + seat.bot.slice(1) : '';
}

/** Everybody's name; of several who are called the same, each has a number. */
export function namesOf(seats: readonly Named[]): Map<number, string> {
  const names = seats.map(nameOf);
  const met = new Map<string, number>();
  return new Map(
    seats.map(({ seat }, i) => {
      const name = names[i] ?? '';
      const nth = (met.get(name) ?? 0) + 1;
      met.set(name, nth);
      const alone = !name || names.filter((other) => other === name).length === 1;
      return [seat, alone ? name : `${name} ${nth}`];
    }),
  );
}

/** Everybody's name in a match that is over, as at its table. */
export function namesIn({ names, bots }: Pick<Past, 'names' | 'bots'>): Map<number, string> {
  return namesOf(names.map((name, seat) => ({ seat, name, bot: bots[seat] ?? null })));
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
