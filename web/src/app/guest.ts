/** Who this browser is: the guest token for the history, and the tokens of its seats. */

import type { SeatToken } from '../protocol';
import { type SeatTokens, seatTokensFrom } from './seatTokens';
import { keep, kept } from './storage';

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

const seatTokens = (): SeatTokens => seatTokensFrom(kept(SEATS));

export function seatTokensOf(table: string): SeatToken[] {
  return seatTokens()[table] ?? [];
}

export function keepSeatTokens(table: string, seats: readonly SeatToken[]): void {
  const all = seatTokens();
  const mine = [...(all[table] ?? []).filter((one) => !seats.some((other) => other.seat === one.seat)), ...seats];
  delete all[table];
  // The newest comes last, and very old ones are dropped.
  keep(SEATS, Object.fromEntries([...Object.entries(all), [table, mine]].slice(-MOST)));
}

export function dropSeatTokens(table: string): void {
  const all = seatTokens();
  delete all[table];
  keep(SEATS, all);
}

/** Tables at which this browser has a seat, newest first. */
export function ownTables(): string[] {
  return Object.keys(seatTokens()).reverse();
}
