/** The tokens of the seats that this browser has, by table: how stored ones are read again. */

import type { SeatToken } from '../protocol';

export type SeatTokens = Record<string, SeatToken[]>;

/** The tokens in what was kept; anything else in it is left out. */
export function seatTokensFrom(raw: unknown): SeatTokens {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const isSeat = (one: Partial<SeatToken> | null): boolean => typeof one?.seat === 'number' && typeof one.token === 'string';
  const tables = Object.entries(raw).map(([table, seats]) => [table, Array.isArray(seats) ? seats.filter(isSeat) : []] as const);
  return Object.fromEntries(tables.filter(([, seats]) => seats.length)) as SeatTokens;
}
