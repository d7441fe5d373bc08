/** A finished match, looked at step by step from any seat. */

import { api } from '../app/api';
import type { ReplayInfo } from '../protocol';
import type { Told } from '../texts/telling';
import type { Source, View } from './board.svelte';
import { namesIn } from './place.svelte';
import type { Stage } from './stage';

export class Replay implements Source {
  readonly info: ReplayInfo;
  readonly stage: Stage;
  readonly decision = null;
  readonly sent = null;
  readonly readonly = true;
  view: View | null = $state.raw(null);
  events: readonly Told[] = $state.raw([]);
  n = $state(0);
  seat: number | null = $state(0);
  playing = $state(false);
  /** Steps in a second. */
  speed = $state(1);
  failed = $state(false);
  #wanted = 0;
  #timer = 0;

  constructor(info: ReplayInfo, stage: Stage) {
    this.info = info;
    this.stage = stage;
  }

  get game(): string {
    return this.info.game;
  }
  get names(): Map<number, string> {
    return namesIn(this.info);
  }

  /** The last step that can be shown; a match by other rules may stop before its end. */
  get last(): number {
    return this.info.fits ?? this.info.entries;
  }

  async go(n: number, seat: number | null = this.seat): Promise<void> {
    const to = Math.max(0, Math.min(this.last, n));
    const ticket = ++this.#wanted;
    let at;
    try {
      at = await api.replayAt(this.info.replay, to, seat);
    } catch {
      this.failed = true;
      this.pause();
      return;
    }
    // Whoever drags the slider asks faster than the server answers; only the last wish counts.
    if (ticket !== this.#wanted) return;
    this.failed = false;
    const forward = to > this.n && seat === this.seat;
    const events = at.events as unknown as Told[];
    const fresh = forward ? events.slice(this.events.length) : [];
    const apply = (): void => {
      this.view = at.view;
      this.events = events;
      this.n = to;
      this.seat = seat;
    };
    if (forward && fresh.length < 30) await this.stage.change(apply, fresh);
    else apply();
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
    // A step in which nothing is to be seen takes no time of its own.
    const busy = this.events.length > before;
    this.#timer = window.setTimeout(() => void this.#step(), (busy ? 900 : 120) / this.speed);
  }

  answer(): void {}
  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
