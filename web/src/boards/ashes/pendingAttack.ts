/** Remembers the unit that was clicked before "attack" was chosen, to answer the next question with it. */

import type { OptionInfo } from '../../protocol';
import type { Board } from '../../table/board.svelte';

export class PendingAttack {
  #id = 0;

  note(id: number): void {
    this.#id = id;
  }
  forget(): void {
    this.#id = 0;
  }
  /** The option of the open question that this unit stands for, if there is exactly one. */
  answer(board: Board): OptionInfo | null {
    const kind = board.decision?.kind;
    if (!this.#id || kind === 'turn') {
      this.#id = 0;
      return null;
    }
    if (kind !== 'attackers' && kind !== 'attack-target') return null;
    const [option, ...more] = board.choosable(this.#id);
    if (!option || more.length) return null;
    this.#id = 0;
    return option;
  }
}
