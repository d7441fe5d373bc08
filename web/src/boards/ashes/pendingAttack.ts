/** Remembers the unit that was clicked before "attack" was chosen, or dropped on what it attacks, to answer the next
 * questions with them. */

import type { OptionInfo } from '../../protocol';
import type { Board } from '../../table/board.svelte';

export class PendingAttack {
  #attacker = 0;
  #target = 0;

  note(attacker: number, target = 0): void {
    this.#attacker = attacker;
    this.#target = target;
  }
  /** The player went on to something else. What the unit was dropped on is still what it attacks. */
  forget(): void {
    this.#attacker = 0;
  }
  /** The option of the open question that was meant, if there is exactly one. */
  answer(board: Pick<Board, 'decision' | 'choosable'>): OptionInfo | null {
    const kind = board.decision?.kind;
    if (kind === 'turn') this.note(0);
    const meant = kind === 'attackers' ? this.#attacker : kind === 'attack-target' ? this.#target || this.#attacker : 0;
    const [option, ...more] = meant ? board.choosable(meant) : [];
    if (!option || more.length) return null;
    if (kind === 'attackers') this.#attacker = 0;
    else this.note(0);
    return option;
  }
}
