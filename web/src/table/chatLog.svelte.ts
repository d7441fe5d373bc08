/** What people said at the table, as far as this browser has heard it. */

import type { ChatLine } from './seatState.svelte';

const MOST = 300;

export class ChatLog {
  lines: readonly ChatLine[] = $state.raw([]);
  /** How many lines have come from others since the player last looked. */
  unread = $state(0);
  muted: readonly number[] = $state.raw([]);
  #next = 0;

  /** Begin anew with what was said before. */
  restart(lines: readonly Omit<ChatLine, 'n'>[]): void {
    this.lines = [];
    for (const line of lines) this.#add(line);
  }

  /** Somebody says something now. */
  hear(line: Omit<ChatLine, 'n'>, you: readonly number[]): void {
    if (!you.includes(line.seat) && !this.muted.includes(line.seat)) this.unread++;
    this.#add(line);
  }

  mute(other: number, on: boolean): void {
    this.muted = on ? [...this.muted, other] : this.muted.filter((seat) => seat !== other);
  }

  #add(line: Omit<ChatLine, 'n'>): void {
    this.lines = [...this.lines, { ...line, n: this.#next++ }].slice(-MOST);
  }
}
