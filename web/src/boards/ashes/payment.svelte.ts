/** A payment that the player makes by clicking dice. The options are all possible payments, and one of them is
 * proposed. */

import type { OptionInfo } from '../../protocol';
import type { Board } from '../../table/board.svelte';

type Dice = ReadonlyMap<string, number>;

/** `pay natural-power 2*charm-class` as numbers of dice. */
export function diceIn(option: OptionInfo): Dice {
  const out = new Map<string, number>();
  for (const word of option.meaning.slice(1)) {
    const found = /^(?:(\d+)\*)?(.+)$/.exec(word);
    if (found?.[2]) out.set(found[2], Number(found[1] ?? 1));
  }
  return out;
}

function common(a: Dice, b: Dice): number {
  let n = 0;
  for (const [kind, count] of a) n += Math.min(count, b.get(kind) ?? 0);
  return n;
}

/** The possible payment closest to `now` with at least this many dice of a kind, or at most if one is taken out. */
export function nearestPayment(
  options: readonly OptionInfo[],
  now: OptionInfo,
  kind: string,
  more: boolean,
): OptionInfo | null {
  const dice = diceIn(now);
  const count = dice.get(kind) ?? 0;
  let best: OptionInfo | null = null;
  let most = -1;
  for (const option of options) {
    const other = diceIn(option);
    const there = other.get(kind) ?? 0;
    if (more ? there <= count : there >= count) continue;
    const kept = common(dice, other);
    if (kept > most) [best, most] = [option, kept];
  }
  return best;
}

/** Whether this die is among the `n` that are used. Dice that the player clicked are used first. */
export function taken(i: number, n: number, wanted: readonly number[], unwanted: readonly number[]): boolean {
  if (unwanted.includes(i)) return false;
  const rank = wanted.indexOf(i);
  if (rank >= 0) return rank < n;
  let before = wanted.length;
  for (let other = 0; other < i; other++) if (!wanted.includes(other) && !unwanted.includes(other)) before += 1;
  return before < n;
}

export class Payment {
  readonly #board: Board;
  /** Which dice of a kind the player put in or took out. The options only say how many there are. */
  #handpicked = $state.raw<{ number: number; wanted: ReadonlyMap<string, number[]>; unwanted: ReadonlyMap<string, number[]> }>({
    number: -1,
    wanted: new Map(),
    unwanted: new Map(),
  });
  #picked = $state.raw<{ number: number; key: string } | null>(null);

  constructor(board: Board) {
    this.#board = board;
  }

  get open(): boolean {
    return this.#board.decision?.kind === 'pay';
  }
  get option(): OptionInfo | null {
    const { decision } = this.#board;
    if (decision?.kind !== 'pay') return null;
    const picked = this.#picked;
    const found = picked?.number === decision.number ? decision.options.find((one) => one.key === picked.key) : undefined;
    return found ?? decision.options[0] ?? null;
  }
  get dice(): Dice {
    const { option } = this;
    return option ? diceIn(option) : new Map<string, number>();
  }
  /** The card that is being paid for. */
  get card(): string | null {
    const card = this.open ? this.#board.decision?.prompt.args['card'] : undefined;
    return typeof card === 'string' ? card.replace(/^card-/, '') : null;
  }
  /** Whether any payment uses a die of this kind. */
  fits(kind: string): boolean {
    return this.#board.options.some((option) => diceIn(option).has(kind));
  }
  /** Whether the payment uses this die, the i-th of its kind. */
  holds(kind: string, i: number, of: number): boolean {
    const n = this.dice.get(kind) ?? 0;
    const { number, wanted, unwanted } = this.#handpicked;
    if (number !== this.#board.decision?.number) return i < n;
    const out = unwanted.get(kind) ?? [];
    // A payment may need more dice than the player has left in it.
    return taken(i, n, wanted.get(kind) ?? [], of - out.length < n ? [] : out);
  }
  /** Put the i-th die of this kind in, or take it out. False if no payment allows that. */
  toggle(kind: string, more: boolean, i = 0): boolean {
    const { option } = this;
    const { decision } = this.#board;
    const found = option && decision ? nearestPayment(decision.options, option, kind, more) : null;
    // No payment uses more dice of this kind, so this one replaces another.
    const next = found ?? (more && this.dice.has(kind) ? option : null);
    if (!next || !decision) return false;
    this.#picked = { number: decision.number, key: next.key };
    const fresh = this.#handpicked.number !== decision.number;
    const [wanted, unwanted] = [this.#handpicked.wanted, this.#handpicked.unwanted].map((dice, at) => {
      const map = new Map(fresh ? [] : dice);
      const rest = (map.get(kind) ?? []).filter((other) => other !== i);
      return map.set(kind, (at === 0) === more ? [i, ...rest] : rest);
    });
    if (wanted && unwanted) this.#handpicked = { number: decision.number, wanted, unwanted };
    return true;
  }
  pay(): void {
    const { option } = this;
    if (option) this.#board.choose(option);
  }
}
