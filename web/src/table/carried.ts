/** A copy of a thing that follows the pointer while the thing is dragged. */

const BACK_MS = 200;

export class Carried {
  readonly #start: DOMRect;
  #x = 0;
  #y = 0;

  constructor(
    private readonly ghost: HTMLElement,
    start: DOMRect,
  ) {
    this.#start = start;
    ghost.classList.add('fx-carried');
  }

  /** Move it by this much from where the thing lies. */
  by(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
    this.ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Where it is now. */
  get rect(): DOMRect {
    const { left, top, width, height } = this.#start;
    return new DOMRect(left + this.#x, top + this.#y, width, height);
  }

  /** Nothing came of it: it goes back to where the thing lies. */
  back(moves: boolean): void {
    if (!moves) return this.remove();
    const shown = this.ghost.animate([{ transform: `translate(${this.#x}px, ${this.#y}px)` }, { transform: 'none', opacity: 0.4 }], {
      duration: BACK_MS,
      easing: 'ease-out',
    });
    shown.finished.catch(() => {}).finally(() => this.remove());
  }

  remove(): void {
    this.ghost.remove();
  }
}
