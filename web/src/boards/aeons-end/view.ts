/** The view of a table of Aeon's End as the server sends it, and what follows from it. */

import { SEAT_LETTERS } from '../../protocol';
import type { Board } from '../../table/board.svelte';
import { BREACH_ID, PAIRS, type AeonsEndView, type NemesisView } from '../../views/aeons-end';
import type { Anchor } from '../../table/stage';
import { cardsIn } from '../../texts/narrate';
import { isViewOf, type View } from '../../views/allGames';

export type { AeonsEndView, BreachView, CardInPlay, NemesisView, PileView, PlayerView } from '../../views/aeons-end';

/** What is on a nemesis' own mat; its module in `mats` knows the details. */
export type MatView = NemesisView['board'];

/** The two seats of a pair, given as letters: `a-b`. */
export function pairOf(letters: string): readonly [number, number] | null {
  return letters in PAIRS ? PAIRS[letters as keyof typeof PAIRS] : null;
}
/** The seat with this letter; -1 if there is none. */
export function seatOf(letter: string): number {
  return letter.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1;
}

export function kindOf(board: Board, slug: string | null): string {
  return String(board.facts(slug)?.['type'] ?? '');
}

/** The view of a board; null before the first message has come. */
export function aeonsEndView(view: View): AeonsEndView | null {
  return isViewOf(view, 'aeons-end') ? view : null;
}

/** Which value of this card we chose ourselves, in words; empty if all values are printed. */
export function houseValueText(board: Board, slug: string | null): string {
  if (!slug) return '';
  const id = [`card-${slug}.house`, `${slug}.house`].find((one) => board.texts.has(one));
  return id ? board.say(id) : '';
}

/** Whose turn a turn order card stands for. */
export function turnName(board: Board, card: string, takenBy: number | null = null): string {
  const owner = card.replace(/^turn-/, '');
  if (owner === 'nemesis') return board.say('board-nemesis');
  if (owner === 'x') return takenBy === null ? board.say('board-x') : board.say('board-x-token', { seat: `seat-${takenBy}` });
  const pair = pairOf(owner);
  if (pair && takenBy === null) return board.say('board-pair', { first: `seat-${pair[0]}`, second: `seat-${pair[1]}` });
  return board.seatName(takenBy ?? Math.max(0, seatOf(owner)));
}

/** How much life is left, as a word that chooses the colour. */
export function health(left: number, of: number): 'well' | 'hurt' | 'low' {
  return left * 3 > of * 2 ? 'well' : left * 3 > of ? 'hurt' : 'low';
}

/** In which area of a narrow board this is; empty if it is in none of them. */
export function areaOf(view: AeonsEndView, anchor: Anchor): string {
  if (typeof anchor === 'string') {
    if (/^(mage|charges|discard|deck|aether)-\d/.test(anchor)) return 'mages';
    return /^(gravehold|position)/.test(anchor) ? '' : 'nemesis';
  }
  const isThere = (things: unknown): boolean => [...cardsIn(things)].some((card) => card['id'] === anchor);
  if (isThere(view.nemesis)) return 'nemesis';
  if (isThere(view.market)) return 'market';
  return isThere(view.players) || anchor >= BREACH_ID ? 'mages' : '';
}
