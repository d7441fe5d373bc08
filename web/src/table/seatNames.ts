/** The names of the people and bots in the seats. */

import { botName } from '../app/bots';
import type { Past, SeatInfo } from '../protocol';

type Named = Pick<SeatInfo, 'seat' | 'name' | 'bot'>;

export function seatName(seat: Pick<Named, 'name' | 'bot'>): string {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : '';
}

/** Everybody's name. If two have the same name, each gets a number. */
export function seatNames(seats: readonly Named[]): Map<number, string> {
  const names = seats.map(seatName);
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

/** Everybody's name in a finished match, as it was at the table. */
export function pastSeatNames({ names, bots }: Pick<Past, 'names' | 'bots'>): Map<number, string> {
  return seatNames(names.map((name, seat) => ({ seat, name, bot: bots[seat] ?? null })));
}
