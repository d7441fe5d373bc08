/** Which pile is open, and the cards in it. Board and dock are separate components, and both can open a pile. */

import type { Board } from '../../table/board.svelte';
import type { AshesCard, AshesView } from './view';

class ShownPile {
  /** Which pile and whose: `discard-1`. */
  name: string | null = $state(null);
  /** Whether the player opened it; then it takes the focus and gives it back afterwards. */
  asked = $state(false);

  toggle(name: string): void {
    this.asked = true;
    this.name = this.name === name ? null : name;
  }
  put(name: string | null): void {
    this.asked = false;
    this.name = name;
  }
}

const shownPiles = new WeakMap<Board, ShownPile>();

export function shownPileOn(board: Board): ShownPile {
  let found = shownPiles.get(board);
  if (!found) shownPiles.set(board, (found = new ShownPile()));
  return found;
}

export interface PileContents {
  label: string;
  cards: AshesCard[];
}

/** The cards of the open pile, newest first. */
export function pileContents(name: string | null, board: Board, view: AshesView | null): PileContents | null {
  if (!name || !view) return null;
  const [what = '', seat = ''] = name.split('-');
  if (what === 'removed') return { label: board.say('board-removed'), cards: view.removed };
  const player = view.players[Number(seat)];
  if (!player) return null;
  const label = `${board.say(`board-${what}`)} · ${board.seatName(player.seat)}`;
  if (what === 'hand') return { label, cards: player.hand.filter((card) => card.card !== null) };
  if (what === 'discard') return { label, cards: [...player.discard].reverse() };
  const known = typeof player.conjurations === 'number' ? [] : player.conjurations;
  const names = what === 'list' ? (player.list ?? []) : known;
  return { label, cards: names.flatMap(({ card, n }) => Array.from({ length: n }, (): AshesCard => ({ id: 0, card }))) };
}
