/** A timer that can be held: the time that is left goes on when it is released. */
export class PausableTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #then: (() => void) | null = null;
  #left = 0;
  #since = 0;
  #held = false;

  start(ms: number, then: () => void): void {
    this.stop();
    this.#left = ms;
    this.#then = then;
    if (!this.#held) this.#go();
  }
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#then = null;
  }
  hold(on: boolean): void {
    if (on === this.#held) return;
    this.#held = on;
    if (!on) this.#go();
    else if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
      this.#left -= performance.now() - this.#since;
    }
  }
  #go(): void {
    const then = this.#then;
    if (!then) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => {
      this.stop();
      then();
    }, Math.max(0, this.#left));
  }
}
