/** Which pile is being looked through. Board and dock are drawn apart; both can open one. */

import type { Board } from '../../table/board.svelte';

class Opened {
  /** `discard-1`: which pile, whose. */
  pile: string | null = $state(null);
  /** Whether the person opened it; then it takes the focus and gives it back. */
  asked = $state(false);

  toggle(pile: string): void {
    this.asked = true;
    this.pile = this.pile === pile ? null : pile;
  }
  put(pile: string | null): void {
    this.asked = false;
    this.pile = pile;
  }
}

const known = new WeakMap<Board, Opened>();

export function openedOn(board: Board): Opened {
  let found = known.get(board);
  if (!found) known.set(board, (found = new Opened()));
  return found;
}
