/** The seats of a table while it is planned, and what the server is told of them. */

import { usualBot } from '../app/bots';
import { t } from '../app/i18n';
import type { BotInfo, NewSeat } from '../protocol';

/** A seat of a table that is not open yet. */
export interface PlannedSeat {
  kind: NewSeat['kind'];
  bot: string;
  name: string;
}

/** So many seats: those that were planned, and bots in new ones. The first is the person's own. */
export function plannedSeats(before: readonly PlannedSeat[], n: number, info: { name: string; bots: readonly BotInfo[] }, name: string): PlannedSeat[] {
  const seats = before.slice(0, n);
  while (seats.length < n) {
    const first = seats.length === 0;
    seats.push({ kind: first ? 'person' : 'bot', bot: usualBot(info.bots, info.name), name: first ? name : '' });
  }
  return seats;
}

export function newSeats(seats: readonly PlannedSeat[]): NewSeat[] {
  return seats.map((seat, i) => ({
    kind: seat.kind,
    bot: seat.kind === 'bot' ? seat.bot : null,
    name: seat.kind === 'person' || seat.kind === 'shared' ? seat.name || t('seat', { n: i + 1 }) : null,
  }));
}
