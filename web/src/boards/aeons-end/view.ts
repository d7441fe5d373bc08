/** What a view of Aeon's End holds, and the few words that the rules use for seats, breaches and turn cards. */

import type { OptionInfo } from '../../protocol';
import type { Board, CardView } from '../../table/board.svelte';

export type InPlay = CardView & { life?: number; of?: number; power?: number };

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
/** What lies on a nemesis' own mat; each nemesis has some of it. */
export interface MatView {
  nest?: number[][];
  spaces?: number[];
  ritual?: number;
  end?: number;
  prices?: number[];
  most_tokens?: number;
  world_devourer?: number;
  exiled?: CardView[];
  price?: number;
  claw_deck?: number;
  tokens_for_claws?: number;
  positions?: number[];
  more_life?: number;
  claws_shut?: boolean;
}
export interface NemesisView {
  nemesis: string;
  life: number;
  of: number;
  deck: number;
  discard: CardView[];
  play: InPlay[];
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
export interface TableView {
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
export const SEATS = ['a', 'b', 'c', 'd'] as const;
export const PAIRS: Record<string, readonly [number, number]> = { 'a-b': [0, 1], 'c-d': [2, 3] };
export const KINDS = ['gem', 'relic', 'spell'] as const;
export const BREACH_ID = 2000;
export const LIFE = 10;
export const GRAVEHOLD_LIFE = 30;
export const CHARGE_PRICE = 2;
/** A token of the Nest is written as its life. */
export const FLY = 2;
/** From this width of the board on there is room for everything beside each other. */
export const ROOM = 760;

/** What somebody wants with a card in hand. */
export function handVerbs(kind: string): string[] {
  return kind === 'spell' ? ['prep'] : ['play'];
}

export function kindOf(board: Board, slug: string | null): string {
  return String(board.facts(slug)?.['type'] ?? '');
}

/** The view, once there is one. */
export function tableOf(board: Board): TableView | null {
  const view = board.view as unknown as Partial<TableView>;
  return view.players && view.nemesis ? (view as TableView) : null;
}

/** Options that name a player. */
export function seatOptions(board: Board, seat: number): OptionInfo[] {
  return board.options.filter((option) => option.text.id === 'do-player' && option.meaning[1] === SEATS[seat]);
}
/** Options that name a turn order card: `turn-a-b`. */
export function turnOptions(board: Board, card: string | null): OptionInfo[] {
  return board.options.filter((option) => option.text.id === 'do-turn-card' && `turn-${option.meaning[1]}` === card);
}
/** What is to happen to the city rather than to a player. */
export function cityOptions(board: Board): OptionInfo[] {
  return ['gravehold', 'gravehold-life'].flatMap((word) => board.meaning('choose', word));
}

/** Meanings of options that have a control of their own on the table, but refer to nothing. */
const CONTROLS = ['damage nemesis', 'damage nest', 'hit fly', 'hit maggot', 'push-back', 'choose gravehold', 'choose gravehold-life'];
/** Options that name a player or a turn order card by their sentence. */
const NAMED = new Set(['do-player', 'do-turn-card']);

/** Those whose control is in the dock, which is always in sight. */
const IN_DOCK = ['charge', 'use ability', 'end turn', 'done'];

/** Whether the mage has anything to do there besides answering. */
export function canAct(board: Board): boolean {
  return board.options.some((option) => ['charge', 'use ability', 'end turn', 'done'].includes(option.meaning.join(' ')));
}

/** So many answers stand beside the question, wherever else they can be given. */
const FEW = 6;

/** The options that can be chosen on the table itself. A question that is asked in between is answered in the list as
 * well where it has few answers or only a part of the table is in sight; the main phase has too much to choose from. */
export function coveredBy(board: Board, narrow: boolean): Set<string> {
  const kind = board.decision?.kind;
  const partly = kind !== 'main' && (narrow || (kind !== 'cast' && board.options.length <= FEW));
  const me = tableOf(board)?.players[board.seat ?? 0];
  const ids = idsIn(partly ? [me?.hand, me?.played] : board.view);
  const out = new Set<string>();
  for (const option of board.options) {
    const meaning = option.meaning.join(' ');
    const control = IN_DOCK.includes(meaning) || (!partly && (CONTROLS.includes(meaning) || NAMED.has(option.text.id)));
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

/** Which value of this is our own, in words; empty where all of it is printed. */
export function houseText(board: Board, slug: string | null): string {
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
  return board.seatName(takenBy ?? Math.max(0, SEATS.indexOf(owner as 'a')));
}

/** How much of its life something has left, as a word for its colour. */
export function health(left: number, of: number): 'well' | 'hurt' | 'low' {
  return left * 3 > of * 2 ? 'well' : left * 3 > of ? 'hurt' : 'low';
}
