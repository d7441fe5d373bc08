/** The tokens of this browser's seats, by table, and how stored ones are read. */

import type { SeatToken } from '../protocol';

export type SeatTokens = Record<string, SeatToken[]>;

/** The valid tokens in the stored value; everything else is ignored. */
export function seatTokensFrom(raw: unknown): SeatTokens {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const isSeat = (one: Partial<SeatToken> | null): boolean => typeof one?.seat === 'number' && typeof one.token === 'string';
  const tables = Object.entries(raw).map(([table, seats]) => [table, Array.isArray(seats) ? seats.filter(isSeat) : []] as const);
  return Object.fromEntries(tables.filter(([, seats]) => seats.length)) as SeatTokens;
}
