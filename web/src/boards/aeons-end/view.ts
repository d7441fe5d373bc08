/** What the server says about a table of Aeon's End, and what can be read off it. */

import { SEAT_LETTERS } from '../../protocol';
import type { Board, CardView, View } from '../../table/board.svelte';

export type CardInPlay = CardView & { life?: number; of?: number; power?: number };

export interface BreachView {
  id: number;
  position: string;
  breach: string;
  open: boolean;
  facing?: number;
  left?: number;
  focus?: number;
  price?: number;
  focused?: boolean;
  prepped?: CardView[];
  relic?: CardView;
  surge?: number;
  energized?: boolean;
}
export interface PlayerView {
  seat: number;
  mage: string;
  life: number;
  charges: number;
  slots: number;
  breaches: (BreachView | null)[];
  hand: CardView[];
  deck: number;
  discard: CardView[];
  exhausted?: boolean;
  played?: CardView[];
  aether?: Record<string, number>;
  forge?: string[];
  treasures?: string[];
}
export interface PileView {
  id: number;
  card: string;
  cost: number;
  left: number;
  beside?: string[];
}
/** What lies on a nemesis' own mat; its module in `mats` knows what that is. */
export type MatView = Readonly<Record<string, unknown>>;
export interface NemesisView {
  nemesis: string;
  life: number;
  of: number;
  deck: number;
  discard: CardView[];
  play: CardInPlay[];
  board: MatView;
  tokens?: number;
  harder?: boolean;
}
export interface TurnsView {
  deck: CardView[];
  discard: CardView[];
  x: number | null;
  pairs: number[] | null;
}
export interface AeonsEndView {
  phase: string;
  turn: number;
  active: number | null;
  gravehold: number;
  nemesis: NemesisView;
  turns: TurnsView;
  market: PileView[];
  treasures: string[];
  players: PlayerView[];
  winners: number[] | null;
}

export const POSITIONS = ['i', 'ii', 'iii', 'iv'] as const;
export const PAIRS: Record<string, readonly [number, number]> = { 'a-b': [0, 1], 'c-d': [2, 3] };
export const KINDS = ['gem', 'relic', 'spell'] as const;
export const BREACH_ID = 2000;
export const LIFE = 10;
export const GRAVEHOLD_LIFE = 30;
export const CHARGE_PRICE = 2;

export function kindOf(board: Board, slug: string | null): string {
  return String(board.facts(slug)?.['type'] ?? '');
}

/** The view of a board; null before anything has come. */
export function aeonsEndView(view: View): AeonsEndView | null {
  const known = view as unknown as Partial<AeonsEndView>;
  return known.players && known.nemesis ? (known as AeonsEndView) : null;
}

/** Which value of this is our own, in words; empty where all of it is printed. */
export function houseValueText(board: Board, slug: string | null): string {
  if (!slug) return '';
  const id = [`card-${slug}.house`, `${slug}.house`].find((one) => board.texts.has(one));
  return id ? board.say(id) : '';
}

/** Whose turn a turn order card means. */
export function turnName(board: Board, card: string, takenBy: number | null = null): string {
  const owner = card.replace(/^turn-/, '');
  if (owner === 'nemesis') return board.say('board-nemesis');
  if (owner === 'x') return takenBy === null ? board.say('board-x') : board.say('board-x-token', { seat: `seat-${takenBy}` });
  const pair = PAIRS[owner];
  if (pair && takenBy === null) return board.say('board-pair', { first: `seat-${pair[0]}`, second: `seat-${pair[1]}` });
  return board.seatName(takenBy ?? Math.max(0, SEAT_LETTERS.indexOf(owner)));
}

/** How much of its life something has left, as a word for its colour. */
export function health(left: number, of: number): 'well' | 'hurt' | 'low' {
  return left * 3 > of * 2 ? 'well' : left * 3 > of ? 'hurt' : 'low';
}
