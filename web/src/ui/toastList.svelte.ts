/** Short notes at the edge of the screen. They go by themselves and are read out politely. */

import { untrack } from 'svelte';

export interface Toast {
  n: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
}

const STAY = 6_000;

class ToastList {
  list: readonly Toast[] = $state.raw([]);
  #n = 0;

  show(text: string, tone: Toast['tone'] = 'plain'): void {
    const n = this.#n++;
    // An effect that shows a note does not depend on the notes.
    const before = untrack(() => this.list);
    this.list = [...before.filter((toast) => toast.text !== text).slice(-2), { n, text, tone }];
    setTimeout(() => this.close(n), STAY);
  }
  close(n: number): void {
    this.list = this.list.filter((toast) => toast.n !== n);
  }
}

export const toasts = new ToastList();
