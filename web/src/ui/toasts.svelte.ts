/** Short notes at the edge of the screen. They go by themselves and are read out politely. */

export interface Toast {
  n: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
}

const STAY = 6_000;

class Toasts {
  list: readonly Toast[] = $state.raw([]);
  #n = 0;

  show(text: string, tone: Toast['tone'] = 'plain'): void {
    const n = this.#n++;
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { n, text, tone }];
    setTimeout(() => this.close(n), STAY);
  }
  close(n: number): void {
    this.list = this.list.filter((toast) => toast.n !== n);
  }
}

export const toasts = new Toasts();
