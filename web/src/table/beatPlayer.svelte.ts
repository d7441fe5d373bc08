/** Shows beats one after another. It can be skipped and held, and it never lets a long queue grow. */

import type { Beat } from './beats';
import { PausableTimer } from './pausableTimer';

/** A beat that waits to be shown. */
export interface Step {
  beat: Beat;
  /** Whether it is shown at once, without taking any time: what the player did. */
  own: boolean;
  /** Whether the board changes with it. The board of an update is known only as a whole: before that, beats land on
   * the old one (`ahead`). */
  changes: boolean;
  ahead: boolean;
  /** Make it true: in the log, on the board, and in the question that follows. */
  land: () => void;
}

/** Where beats are shown. */
export interface BeatStage {
  announce(beat: Beat, ms: number): void;
  land(step: Step, ms: number): void;
  /** Nothing is being shown any more, and the board is as it is. */
  settle(): void;
}

/** How long a beat of the usual length is shown at normal speed. */
const USUAL = 1_050;
/** The part of that before it lands. */
const BEFORE = 0.45;
const SHORTEST = 300;
/** With more than `CALM` beats waiting they get shorter, down to a half with `CROWD` of them. */
const CALM = 6;
const CROWD = 20;
/** With more than `MOST` waiting, the oldest are not shown; `KEPT` stay. */
const MOST = 160;
const KEPT = 120;

export class BeatPlayer {
  /** The beat that is being shown. */
  now: Beat | null = $state.raw(null);
  /** Whether it has landed. */
  landed = $state(false);
  /** Whether anything is being shown. */
  busy = $state(false);
  held = $state(false);
  readonly #stage: BeatStage;
  readonly #pace: () => number;
  readonly #idle: () => void;
  readonly #timer = new PausableTimer();
  #queue: Step[] = [];
  #step: Step | null = null;

  /** `pace` is a factor for every time; 0 shows everything at once. `idle` is called when all has been shown. */
  constructor(stage: BeatStage, pace: () => number, idle: () => void) {
    this.#stage = stage;
    this.#pace = pace;
    this.#idle = idle;
  }

  /** How many beats that take time are waiting. */
  get waiting(): number {
    return this.#queue.filter((step) => !step.own).length;
  }

  add(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    let many = this.waiting;
    if (many > MOST) {
      this.#landNow();
      while (many > KEPT) {
        const step = this.#queue.shift() as Step;
        if (!step.own) many--;
        step.land();
      }
      this.#timer.stop();
      this.#next();
    } else if (!this.#step) this.#next();
  }

  /** Go on to the next beat now. */
  skip(): void {
    if (!this.#step) return;
    this.hold(false);
    this.#timer.stop();
    this.#land(0);
    this.#next();
  }

  /** Show the end of everything that is waiting, now. */
  catchUp(): void {
    if (!this.#step && !this.#queue.length) return;
    this.hold(false);
    this.#timer.stop();
    this.#landNow();
    for (const step of this.#queue.splice(0)) step.land();
    this.#finish();
  }

  /** Stop here until it is released. */
  hold(on: boolean): void {
    this.held = on && this.#step !== null;
    this.#timer.hold(this.held);
  }

  #next(): void {
    for (;;) {
      const step = this.#queue.shift();
      if (!step) return this.#finish();
      this.#step = step;
      this.landed = false;
      const ms = this.#time(step);
      if (!ms) {
        this.#land(0);
        continue;
      }
      this.busy = true;
      this.now = step.beat;
      this.#stage.announce(step.beat, ms);
      this.#timer.start(ms * BEFORE, () => {
        this.#land(ms);
        this.#timer.start(ms * (1 - BEFORE), () => this.#next());
      });
      return;
    }
  }

  /** The beat that is being shown is true from now on, without any motion. */
  #landNow(): void {
    if (!this.#step || this.landed) return;
    this.landed = true;
    this.#step.land();
  }

  #land(ms: number): void {
    if (!this.#step || this.landed) return;
    this.landed = true;
    this.#stage.land(this.#step, ms);
  }

  #finish(): void {
    const shown = this.busy;
    this.#step = null;
    this.now = null;
    this.landed = false;
    this.busy = false;
    if (shown) this.#stage.settle();
    this.#idle();
  }

  /** How long this step is shown; 0 is at once. */
  #time(step: Step): number {
    const pace = this.#pace();
    if (!pace || step.own) return 0;
    const hurry = 1 + Math.min(1, Math.max(0, this.waiting - CALM) / (CROWD - CALM));
    return Math.max(SHORTEST, (USUAL * pace * (step.beat.length ?? 1)) / hurry);
  }
}
