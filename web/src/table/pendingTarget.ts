/** Remembers what a card, an ability or a die was dropped on, to answer the question about its target with that. */

import type { OptionInfo } from '../protocol';
import type { Board, Thing } from './board.svelte';

export class PendingTarget {
  readonly #asking: readonly string[];
  readonly #between: readonly string[];
  #source: string | null = null;
  #target = 0;

  /** The kinds of question that ask for a target, and those that may come before, such as a payment. */
  constructor(asking: readonly string[], between: readonly string[]) {
    this.#asking = asking;
    this.#between = between;
  }

  note(held: Thing, onto: Thing): void {
    this.#source = held.slug ?? null;
    this.#target = onto.id;
  }
  /** The player went on to something else. */
  forget(): void {
    this.#target = 0;
  }
  /** Whether the open question may come before the one about the target. */
  waits(board: Pick<Board, 'decision'>): boolean {
    return this.#between.includes(board.decision?.kind ?? '');
  }
  /** The option of the open question that was meant, if there is exactly one. Only the first question after the drop is
   * answered, and only if the same card asks it. */
  answer(board: Pick<Board, 'decision' | 'choosable'>): OptionInfo | null {
    const { decision } = board;
    if (!decision || this.waits(board)) return null;
    const target = this.#target;
    this.forget();
    if (!this.#asking.includes(decision.kind) || (decision.about[0]?.card ?? null) !== this.#source) return null;
    const [option, ...more] = board.choosable(target);
    return option && !more.length ? option : null;
  }
}
