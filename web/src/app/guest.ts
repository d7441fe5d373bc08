/** Who this browser is: a guest's token for the history, and the tokens of the seats it holds. */

import type { SeatToken } from '../protocol';
import { keep, kept } from './settings.svelte';

const GUEST = 'emberhold.guest';
const SEATS = 'emberhold.seats';
const MOST = 60;

export const guest = {
  get token(): string | null {
    return kept<string | null>(GUEST, null);
  },
  set token(token: string | null) {
    if (token) keep(GUEST, token);
  },
};

type Held = Record<string, SeatToken[]>;

export function tokensOf(table: string): SeatToken[] {
  return kept<Held>(SEATS, {})[table] ?? [];
}

export function holdSeats(table: string, seats: readonly SeatToken[]): void {
  const held = kept<Held>(SEATS, {});
  const mine = [...(held[table] ?? []).filter((one) => !seats.some((other) => other.seat === one.seat)), ...seats];
  delete held[table];
  // The newest comes last; what is very old is forgotten.
  keep(SEATS, Object.fromEntries([...Object.entries(held), [table, mine]].slice(-MOST)));
}

/** Tables this browser sits at, the newest first. */
export function heldTables(): string[] {
  return Object.keys(kept<Held>(SEATS, {})).reverse();
}
