/** Stands between a click and the server: asks once more before a choice does harm, and waits a moment before a turn
 * ends, so that this can be taken back. */

import type { DecisionInfo, OptionInfo, PreviewAnswer } from '../protocol';

/** How long the end of a turn can be taken back, in ms. */
export const SEND_DELAY = 2_000;
/** How long a click waits for its preview. If none comes in this time, the click counts. */
export const PREVIEW_PATIENCE = 400;
/** The second click of a double click is not another choice. */
const DOUBLE_CLICK = 500;

/** An answer that is sent in a moment. */
export interface Delayed {
  option: OptionInfo;
  number: number;
  /** When it was chosen, by `performance.now()`. */
  since: number;
}

/** What the player is asked once more. */
export interface Doubt {
  option: OptionInfo;
  preview: PreviewAnswer;
  /** The ids of the player's own cards that it harms. */
  harms: readonly number[];
  harmsMe: boolean;
  /** What could still be done in this turn, if this ends it. */
  gone: readonly OptionInfo[];
}

export interface GuardedTable {
  readonly decision: DecisionInfo | null;
  /** Whether the player wants to be asked before harm, and a moment to take back the end of a turn. */
  readonly wishes: { readonly confirm: boolean; readonly sendDelay: boolean };
  preview(option: OptionInfo): Promise<PreviewAnswer | null>;
  /** Ask the player beside the element that was clicked. */
  ask(doubt: Doubt, element: Element): void;
  send(option: OptionInfo): void;
}

export class Guard {
  readonly #table: GuardedTable;
  delayed: Delayed | null = $state.raw(null);
  #timer = 0;
  /** The option whose preview is on its way. */
  #asked: OptionInfo | null = null;

  constructor(table: GuardedTable) {
    this.#table = table;
  }

  choose(option: OptionInfo, element: Element): void {
    const { decision, wishes } = this.#table;
    const { delayed } = this;
    if (!decision || this.#asked === option) return;
    if (delayed?.option.key === option.key) {
      // Chosen once more: the player is sure.
      if (performance.now() - delayed.since > DOUBLE_CLICK) this.flush();
      return;
    }
    // Something else was chosen, so the turn goes on.
    this.undo();
    const matters = option.ends === 'turn' ? wishes.sendDelay : (wishes.confirm || wishes.sendDelay) && mayMatter(option, decision);
    if (matters) void this.#check(option, decision, element);
    else this.#table.send(option);
  }

  async #check(option: OptionInfo, decision: DecisionInfo, element: Element): Promise<void> {
    this.#asked = option;
    const preview = await inTime(this.#table.preview(option), PREVIEW_PATIENCE);
    if (this.#asked !== option) return;
    this.#asked = null;
    if (this.#table.decision?.number !== decision.number) return;
    const { confirm, sendDelay } = this.#table.wishes;
    // Without a preview, an option that says so ends the turn. With one, it may turn out that the turn goes on.
    const ends = preview ? preview.ends_turn : option.ends === 'turn';
    const doubt = preview && confirm ? doubtAbout(option, decision, preview) : null;
    if (doubt && (isHarm(doubt) || !sendDelay)) this.#table.ask(doubt, element);
    else if (ends && sendDelay) this.#delay(option, decision.number);
    else this.#table.send(option);
  }

  #delay(option: OptionInfo, number: number): void {
    this.delayed = { option, number, since: performance.now() };
    this.#timer = window.setTimeout(() => this.flush(), SEND_DELAY);
  }
  /** Take it back: nothing is sent. */
  undo(): void {
    clearTimeout(this.#timer);
    this.delayed = null;
    this.#asked = null;
  }
  /** Send at once what is waiting. */
  flush(): void {
    const { delayed } = this;
    this.undo();
    if (delayed && this.#table.decision?.number === delayed.number) this.#table.send(delayed.option);
  }
}

/** Whether a choice is part of what the player does on their own account. Reactions and "none" answer what others
 * do, and asking whether that is meant would be asking twice. */
export function mayMatter(option: OptionInfo, decision: DecisionInfo): boolean {
  if (option.ends || (decision.passive && !decision.own)) return false;
  return decision.cancel || decision.own || decision.undo === 'free' || isTurn(decision);
}

/** What speaks against sending this at once; null if nothing does. */
export function doubtAbout(option: OptionInfo, decision: DecisionInfo, preview: PreviewAnswer): Doubt | null {
  // "End your turn" says what it does.
  if (option.ends) return null;
  const early = preview.ends_turn && isTurn(decision);
  const gone = early ? decision.options.filter((other) => other !== option && !other.ends) : [];
  const doubt = { option, preview, harms: preview.harms, harmsMe: preview.harms_me, gone };
  return isHarm(doubt) || gone.length ? doubt : null;
}

export function isHarm(doubt: Doubt): boolean {
  return doubt.harms.length > 0 || doubt.harmsMe;
}

/** Whether this is the question what to do in the turn. */
function isTurn(decision: DecisionInfo): boolean {
  return decision.options.some((option) => option.ends === 'turn');
}

function inTime<T>(answer: Promise<T | null>, ms: number): Promise<T | null> {
  let timer = 0;
  const late = new Promise<null>((resolve) => (timer = window.setTimeout(() => resolve(null), ms)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
