/** Who this browser is: a guest's token for the history, and the tokens of the seats it holds. */

import type { SeatToken } from '../protocol';
import { type Held, heldFrom } from './seatTokens';
import { keep, kept } from './settings.svelte';

const GUEST = 'emberhold.guest';
const SEATS = 'emberhold.seats';
const MOST = 60;

export const guest = {
  get token(): string | null {
    const token = kept(GUEST);
    return typeof token === 'string' ? token : null;
  },
  set token(token: string | null) {
    if (token) keep(GUEST, token);
  },
};

const held = (): Held => heldFrom(kept(SEATS));

export function tokensOf(table: string): SeatToken[] {
  return held()[table] ?? [];
}

export function holdSeats(table: string, seats: readonly SeatToken[]): void {
  const all = held();
  const mine = [...(all[table] ?? []).filter((one) => !seats.some((other) => other.seat === one.seat)), ...seats];
  delete all[table];
  // The newest comes last; what is very old is forgotten.
  keep(SEATS, Object.fromEntries([...Object.entries(all), [table, mine]].slice(-MOST)));
}

export function dropSeats(table: string): void {
  const all = held();
  delete all[table];
  keep(SEATS, all);
}

/** Tables this browser sits at, the newest first. */
export function heldTables(): string[] {
  return Object.keys(held()).reverse();
}
