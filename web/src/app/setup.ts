/** Set-ups for a game that this client does not know: what can be chosen, by path, put over a ready-made one. */

import { capital, label } from '../texts/narrate';
import type { Texts } from '../texts/texts';
import type { Choice, GameInfo } from '../protocol';

type Setup = Record<string, unknown>;

/** `seats.deck` is chosen for each seat, `nemesis` once for the table. */
export function perSeat(choice: Choice): string | null {
  return choice.path.startsWith('seats.') ? choice.path.slice(6) : null;
}

export function seatCounts(game: GameInfo): number[] {
  const [least = 1, most = least] = game.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** A duel for a duel; a pair where people stand together. */
export function usualSeats(game: GameInfo): number {
  return Math.min(game.players[1] ?? 2, Math.max(game.players[0] ?? 1, 2));
}

/** A value that can be chosen, as a person reads it. */
export function choiceText(choice: Choice, value: unknown, texts: Texts): string {
  const key = choice.path.split('.').at(-1) ?? '';
  if (typeof value === 'boolean') return texts.say(value ? 'shell-yes' : 'shell-no');
  if (typeof value !== 'string') return String(value);
  if (texts.has(`card-${value}`)) return texts.card(value);
  return capital(label(key, value, texts));
}

/** Choose for the table and for each seat; what nobody chose is drawn, and different for each seat where it can be. */
export function makeSetup(
  game: GameInfo,
  seats: number,
  table: Readonly<Record<string, unknown>>,
  chosen: readonly Readonly<Record<string, unknown>>[],
): Setup {
  const ready = game.setups[String(seats)] ?? [];
  const base = structuredClone(ready[Math.floor(Math.random() * ready.length)] ?? { seats: [] }) as Setup;
  Object.assign(base, table);
  const seatSetups = Array.from({ length: seats }, (_, i) => ({
    ...((base['seats'] as Setup[] | undefined)?.[i] ?? {}),
    ...(chosen[i] ?? {}),
  })) as Setup[];
  for (const choice of game.choices) {
    const key = perSeat(choice);
    if (!key) continue;
    const fixed = seatSetups.map((seat, i) => (chosen[i]?.[key] === undefined ? undefined : seat[key]));
    seatSetups.forEach((seat, i) => {
      if (fixed[i] !== undefined) return;
      const free = choice.values.filter((value) => !fixed.includes(value));
      // What the ready-made set-up says stays, unless somebody chose the same.
      if (seat[key] !== undefined && free.includes(seat[key])) fixed[i] = seat[key];
      else fixed[i] = seat[key] = free[Math.floor(Math.random() * free.length)] ?? choice.values[0];
    });
  }
  return { ...base, seats: seatSetups };
}
