/** Which options can be chosen on the table itself, so that the list of options need not show them too. */

import { SEAT_LETTERS, type OptionInfo } from '../../protocol';
import type { Board } from '../../table/board.svelte';
import { aeonsEndView } from './view';

/** What a player may want to do with a card in hand. */
export function handVerbs(kind: string): string[] {
  return kind === 'spell' ? ['prep'] : ['play'];
}

/** Options that name a player. */
export function seatOptions(board: Board, seat: number): OptionInfo[] {
  return board.options.filter((option) => option.text.id === 'do-player' && option.meaning[1] === SEAT_LETTERS[seat]);
}
/** Options that name a turn order card: `turn-a-b`. */
export function turnOptions(board: Board, card: string | null): OptionInfo[] {
  return board.options.filter((option) => option.text.id === 'do-turn-card' && `turn-${option.meaning[1]}` === card);
}
/** Options that are about the city and not about a player. */
export function cityOptions(board: Board): OptionInfo[] {
  return ['gravehold', 'gravehold-life'].flatMap((word) => board.meaning('choose', word));
}

/** Meanings of options that have a button of their own on the table but refer to no card. */
const CONTROLS = ['damage nemesis', 'choose gravehold', 'choose gravehold-life'];
/** Options that name a player or a turn order card in their sentence. */
const NAMED = new Set(['do-player', 'do-turn-card']);

/** The options whose button is in the dock, which is always visible. */
const IN_DOCK = ['charge', 'use ability', 'end turn', 'done'];

/** If there are at most this many answers, they are listed beside the question as well. */
const FEW = 6;

/** The options that can be chosen on the table itself. Outside the main phase, a question with few answers is listed
 * beside the prompt as well, and so is any question while only part of the table is visible. */
export function coveredBy(board: Board, narrow: boolean, matControls: readonly string[]): Set<string> {
  const kind = board.decision?.kind;
  const partly = kind !== 'main' && (narrow || (kind !== 'cast' && board.options.length <= FEW));
  const me = aeonsEndView(board.view)?.players[board.seat ?? 0];
  const ids = idsIn(partly ? [me?.hand, me?.played] : board.view);
  const out = new Set<string>();
  for (const option of board.options) {
    const meaning = option.meaning.join(' ');
    const control = IN_DOCK.includes(meaning) || (!partly && (CONTROLS.includes(meaning) || matControls.includes(meaning) || NAMED.has(option.text.id)));
    if (control || option.refs.some((id) => ids.has(id))) out.add(option.key);
  }
  return out;
}

export function idsIn(value: unknown, out: Set<number> = new Set()): Set<number> {
  if (Array.isArray(value)) for (const part of value) idsIn(part, out);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'id' && typeof part === 'number' && part) out.add(part);
      else idsIn(part, out);
    }
  }
  return out;
}

/** Whether anything in this part of the view can be chosen now. */
export function canIn(board: Board, part: unknown): boolean {
  const ids = idsIn(part);
  return board.options.some((option) => option.refs.some((id) => ids.has(id)));
}
