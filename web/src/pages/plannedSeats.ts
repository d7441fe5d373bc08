/** The seats of a table while it is planned, and what the server is told of them. */

import { t } from '../app/i18n';
import type { NewSeat } from '../protocol';

/** A seat of a table that is not open yet. */
export interface PlannedSeat {
  kind: NewSeat['kind'];
  bot: string;
  name: string;
}

export function usualBot(bots: readonly string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots[0] ?? '');
}

/** So many seats: those that were planned, and bots in new ones. The first is the person's own. */
export function plannedSeats(before: readonly PlannedSeat[], n: number, bots: readonly string[], name: string): PlannedSeat[] {
  const seats = before.slice(0, n);
  while (seats.length < n) {
    const first = seats.length === 0;
    seats.push({ kind: first ? 'person' : 'bot', bot: usualBot(bots), name: first ? name : '' });
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
