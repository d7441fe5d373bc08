/** Who else plays at a table. */
import type { SeatInfo } from '../protocol';

/** The seats of others that are still in the match, if all of them are bots; null if a person is among them. */
export function botsOnly(seats: readonly SeatInfo[], you: readonly number[]): SeatInfo[] | null {
  const others = seats.filter((seat) => !you.includes(seat.seat) && !seat.conceded);
  return you.length && others.length && others.every((seat) => seat.bot !== null) ? others : null;
}
