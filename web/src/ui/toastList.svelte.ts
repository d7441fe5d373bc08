/** Short messages at the edge of the screen. They disappear by themselves, and screen readers read them out. */

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
    // An effect that shows a message must not run again when the messages change.
    const before = untrack(() => this.list);
    this.list = [...before.filter((toast) => toast.text !== text).slice(-2), { n, text, tone }];
    setTimeout(() => this.close(n), STAY);
  }
  close(n: number): void {
    this.list = this.list.filter((toast) => toast.n !== n);
  }
}

export const toasts = new ToastList();
