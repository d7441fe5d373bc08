/** A finished match, shown step by step from any seat. Steps that were shown once are not loaded again. */

import { api } from '../app/api';
import { troubleText } from '../app/troubleText';
import type { MatchStory, ReplayAt, ReplayInfo } from '../protocol';
import type { GameEvent, View } from '../views/allGames';
import type { BoardSource } from './board.svelte';
import { pastSeatNames } from './seatNames';
import type { Stage } from './stage';

/** A step as a seat saw it: the board and the first `count` of `events`. Steps share the list of events. */
interface Step {
  n: number;
  view: View;
  events: GameEvent[];
  count: number;
}

/** Where the steps come from: a server, or the file that the page is. */
export interface StepSource {
  at(n: number, seat: number | null, latest: { n: number; count: number } | null): Promise<ReplayAt>;
  story(): Promise<MatchStory>;
  /** Whether there is a server to ask for more. */
  online: boolean;
}

export function fromServer(id: string): StepSource {
  return { at: (n, seat, latest) => api.replayAt(id, n, seat, latest), story: () => api.story(id), online: true };
}

export class Replay implements BoardSource {
  readonly info: ReplayInfo;
  readonly steps: StepSource;
  readonly stage: Stage;
  readonly decision = null;
  readonly sent = null;
  readonly readonly = true;
  view: View | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  n = $state(0);
  seat: number | null = $state(0);
  playing = $state(false);
  /** Steps per second. */
  speed = $state(1);
  /** Why this step cannot be shown, in words; empty if it is shown. */
  failed = $state('');
  #wanted = 0;
  #steps = new Map<string, Step>();
  /** The step that was last looked at, for each seat. */
  #latest = new Map<number | null, Step>();
  #timer = 0;

  constructor(info: ReplayInfo, stage: Stage, steps: StepSource = fromServer(info.replay)) {
    this.info = info;
    this.stage = stage;
    this.steps = steps;
  }

  /** What the match has to tell; null until it is known, and if there is nothing. */
  story: MatchStory | null = $state.raw(null);

  async tell(): Promise<void> {
    // Some games have no story. Then there are only steps.
    this.story = await this.steps.story().catch(() => null);
  }
  /** The turn that the shown step belongs to; -1 before the first. */
  get turn(): number {
    return (this.story?.turns.filter((turn) => turn.step <= this.n).length ?? 0) - 1;
  }
  /** To the beginning of the turn so many turns further on; back goes to the beginning of the shown one first. */
  async goTurns(by: number): Promise<void> {
    const turns = this.story?.turns ?? [];
    const here = turns[this.turn];
    const inside = by < 0 && here !== undefined && this.n > here.step ? 1 : 0;
    const to = this.turn + by + inside;
    if (to >= turns.length) await this.go(this.last);
    else await this.go(turns[to]?.step ?? 0);
  }

  get game(): string {
    return this.info.game;
  }
  get names(): Map<number, string> {
    return pastSeatNames(this.info);
  }

  /** The last step that can be shown. A match played by other rules may stop before its end. */
  get last(): number {
    return this.info.fits ?? this.info.entries;
  }

  async go(n: number, seat: number | null = this.seat): Promise<void> {
    const to = Math.max(0, Math.min(this.last, n));
    const ticket = ++this.#wanted;
    let step: Step;
    try {
      step = await this.#load(to, seat);
    } catch (error) {
      const why = await troubleText(error, this.game);
      if (ticket !== this.#wanted) return;
      this.failed = why;
      this.pause();
      return;
    }
    // Dragging the slider asks faster than the server answers, so only the last request counts.
    if (ticket !== this.#wanted) return;
    this.failed = '';
    const forward = to > this.n && seat === this.seat;
    const events = step.events.slice(0, step.count);
    const fresh = forward ? events.slice(this.events.length) : [];
    const apply = (): void => {
      this.view = step.view;
      this.events = events;
      this.n = to;
      this.seat = seat;
    };
    if (forward && fresh.length < 30) await this.stage.change(apply, fresh);
    else apply();
  }

  /** A step that was seen before is kept. For a new one only the new events are loaded. */
  async #load(n: number, seat: number | null): Promise<Step> {
    const key = `${seat}/${n}`;
    let step = this.#steps.get(key);
    if (!step) {
      const latest = this.#latest.get(seat) ?? null;
      const at = await this.steps.at(n, seat, latest);
      const fresh = at.events;
      let events = latest?.events ?? [];
      // The next step adds to the same list. If a move was taken back, or another request came first, a new list
      // begins.
      if (fresh.length && events.length !== at.since) events = events.slice(0, at.since);
      events.push(...fresh);
      step = { n, view: at.view, events, count: at.since + fresh.length };
      this.#steps.set(key, step);
    }
    this.#latest.set(seat, step);
    return step;
  }

  play(): void {
    this.playing = true;
    if (this.n < this.last) void this.#step();
    else void this.go(0).then(() => this.#step());
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  async #step(): Promise<void> {
    if (!this.playing) return;
    const before = this.events.length;
    await this.go(this.n + 1);
    if (this.n >= this.last) return this.pause();
    // A step in which nothing can be seen takes no time.
    const busy = this.events.length > before;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#step(), (busy ? 900 : 120) / this.speed);
  }

  answer(): void {}
  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
