/** Where the things of a board are, and how they move: the building blocks of effects. */

import { Carried } from './carried';

/** What an element of the board stands for: an id of the view, or a name such as `draw-0` if it has no id. */
export type Anchor = number | string;
export type Tone = 'harm' | 'heal' | 'gain' | 'plain';

const SHORTEST = 150;
const LONGEST = 350;
const BASE = 260;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface Snapshot {
  element: HTMLElement;
  rect: DOMRect;
}

export class Motion {
  /** A factor for every duration, from the settings; 0 means that nothing is shown. */
  readonly #pace: () => number;
  /** Whether nothing may move: then the same is shown as still pictures. */
  protected readonly still: () => boolean;
  /** What somebody has dropped. With the next change it goes on from there. */
  #dropped: { anchor: Anchor; carried: Carried } | null = null;
  readonly #anchors = new Map<Anchor, Set<HTMLElement>>();
  /** Where everything was before the last change. */
  protected last = new Map<Anchor, Snapshot>();
  protected layerElement: HTMLElement | null = null;
  /** What stays until the beat is over: arrows, and numbers where nothing may move. */
  protected readonly beatMarks: Element[] = [];
  /** What stays until the board itself shows it: numbers that have landed, things that are gone. */
  protected readonly viewMarks: (() => void)[] = [];
  /** Whether the board will show what is happening only later. */
  protected ahead = false;
  /** How many events are shown at once. */
  protected crowd = 1;
  /** The pace of what somebody wants to see even though usually nothing is shown. */
  leastPace = 0;

  constructor(pace: () => number, still: () => boolean = () => false) {
    this.#pace = pace;
    this.still = still;
  }

  /** How long one movement takes now: shorter if there is a lot to show, 0 if nothing moves. */
  get duration(): number {
    const { pace } = this;
    if (pace === 0 || this.still() || document.hidden) return 0;
    return Math.min(LONGEST, Math.max(SHORTEST, BASE * pace)) / (1 + Math.max(0, this.crowd - 3) / 6);
  }
  /** Whether things are shown, moving or not. */
  get shows(): boolean {
    return this.pace !== 0 && !document.hidden;
  }
  get pace(): number {
    return this.#pace() || this.leastPace;
  }

  /** `{@attach stage.anchor(id)}`: this element stands for that thing. */
  anchor(anchor: Anchor): (element: HTMLElement) => () => void {
    return (element) => {
      if (anchor === 0 || anchor === '') return () => {};
      const set = this.#anchors.get(anchor) ?? new Set();
      this.#anchors.set(anchor, set.add(element));
      return () => {
        set.delete(element);
        if (!set.size) this.#anchors.delete(anchor);
      };
    };
  }

  /** `{@attach stage.layer}`: the layer above the board in which cards and numbers fly. It takes no clicks. */
  layer = (element: HTMLElement): (() => void) => {
    this.layerElement = element;
    return () => {
      if (this.layerElement === element) this.layerElement = null;
    };
  };

  /** The element of a thing on the board now. */
  element(anchor: Anchor): HTMLElement | null {
    for (const element of this.#anchors.get(anchor) ?? []) if (element.checkVisibility()) return element;
    return null;
  }

  /** Where a thing is, or where it was before the last change. */
  rect(anchor: Anchor): DOMRect | null {
    return this.element(anchor)?.getBoundingClientRect() ?? this.last.get(anchor)?.rect ?? null;
  }

  /** A short glow. */
  pulse(anchor: Anchor, tone: Tone = 'plain'): Promise<void> {
    const element = this.element(anchor);
    const colour = `var(--${tone === 'harm' ? 'harm' : tone === 'heal' ? 'heal' : 'can'})`;
    return this.animate(element, [
      { boxShadow: `0 0 0 0 ${colour}` },
      { boxShadow: `0 0 0.75rem 0.25rem ${colour}`, offset: 0.4 },
      { boxShadow: `0 0 0 0 transparent` },
    ]);
  }

  /** Shake something that is hit. */
  shake(anchor: Anchor): Promise<void> {
    return this.animate(this.element(anchor), [
      { transform: 'translateX(0)' },
      { transform: 'translateX(-4px) rotate(-1deg)' },
      { transform: 'translateX(4px) rotate(1deg)' },
      { transform: 'translateX(0)' },
    ]);
  }

  /** A number or word that rises from a thing and fades: "−2". If the board cannot show it yet, it stays there. */
  float(anchor: Anchor, text: string, tone: Tone = 'plain'): Promise<void> {
    const rect = this.rect(anchor);
    if (!text || !rect || !this.layerElement || !this.shows) return Promise.resolve();
    if (this.ahead) this.#keepNumber(rect, text, tone);
    const { duration } = this;
    const word = this.#word(rect, text, `fx-float ${tone}`);
    if (!duration) {
      this.beatMarks.push(word);
      return Promise.resolve();
    }
    // It stays a moment longer than anything waits for it, so that it can be read.
    const shown = word.animate(
      [
        { transform: 'translate(-50%, -20%) scale(0.6)', opacity: 0 },
        { transform: 'translate(-50%, -60%) scale(1.15)', opacity: 1, offset: 0.2 },
        { transform: 'translate(-50%, -80%) scale(1)', opacity: 1, offset: 0.7 },
        { transform: 'translate(-50%, -140%) scale(1)', opacity: 0 },
      ],
      { duration: duration * 3.2, easing: 'ease-out' },
    );
    shown.finished.catch(() => {}).finally(() => word.remove());
    return wait(duration * 0.7);
  }

  #word(rect: DOMRect, text: string, name: string): HTMLElement {
    const word = document.createElement('span');
    word.className = name;
    word.textContent = text;
    word.style.left = `${rect.left + rect.width / 2}px`;
    word.style.top = `${rect.top + rect.height / 2}px`;
    this.layerElement?.append(word);
    return word;
  }

  #keepNumber(rect: DOMRect, text: string, tone: Tone): void {
    const mark = this.#word(rect, text, `fx-mark ${tone}`);
    mark.style.top = `${rect.top}px`;
    mark.style.left = `${rect.right}px`;
    this.viewMarks.push(() => mark.remove());
  }

  /** A thing that has left the board falls to ash where it was. One that is about to leave it fades. */
  crumble(anchor: Anchor): Promise<void> {
    const element = this.element(anchor);
    if (element && this.ahead && this.shows) {
      const faded = element.animate([{ opacity: 0.25, filter: 'grayscale(1)' }], { duration: this.duration || 1, fill: 'forwards' });
      this.viewMarks.push(() => faded.cancel());
      return Promise.resolve();
    }
    const snapshot = this.last.get(anchor);
    if (!snapshot || element || !this.layerElement || !this.duration) return Promise.resolve();
    const ghost = this.#ghost(snapshot);
    const shown = ghost.animate(
      [
        { opacity: 1, filter: 'none', transform: 'none' },
        { opacity: 0.9, filter: 'grayscale(1) brightness(1.4)', transform: 'rotate(-1deg)', offset: 0.3 },
        { opacity: 0, filter: 'grayscale(1) blur(6px) brightness(0.6)', transform: 'translateY(1.5rem) scale(0.92)' },
      ],
      { duration: this.duration * 1.8, easing: 'ease-in' },
    );
    shown.finished.catch(() => {}).finally(() => ghost.remove());
    return wait(this.duration);
  }

  /** A thing that has left the board, or a copy of one that is still there, flies to another anchor. */
  fly(from: Anchor, to: Anchor): Promise<void> {
    const element = this.element(from);
    const snapshot = element ? { element, rect: element.getBoundingClientRect() } : this.last.get(from);
    const goal = this.rect(to);
    if (!snapshot || !goal || !this.layerElement || !this.duration) return Promise.resolve();
    const ghost = this.#ghost(snapshot);
    const dx = goal.left + goal.width / 2 - (snapshot.rect.left + snapshot.rect.width / 2);
    const dy = goal.top + goal.height / 2 - (snapshot.rect.top + snapshot.rect.height / 2);
    const shown = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.2 },
      ],
      { duration: this.duration * 1.2, easing: EASE },
    );
    return shown.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }

  /** A thing that is new on the board comes from another anchor, such as a card from its pile. One that was visible
   * before is on its way from where it was. */
  arrive(anchor: Anchor, from: Anchor): Promise<void> {
    const element = this.element(anchor);
    const start = this.rect(from);
    if (!element || !start || this.last.has(anchor)) return Promise.resolve();
    return this.animate(element, [{ transform: shift(start, element.getBoundingClientRect()), opacity: 0.3 }, {}]);
  }

  /** Any other movement of an element, at the speed of the stage. */
  animate(element: HTMLElement | null, frames: Keyframe[]): Promise<void> {
    const { duration } = this;
    if (!element || !duration) return Promise.resolve();
    return element.animate(frames, { duration, easing: EASE }).finished.then(
      () => {},
      () => {},
    );
  }

  protected snapshots(): Map<Anchor, Snapshot> {
    const out = new Map<Anchor, Snapshot>();
    if (!this.duration) return out;
    for (const [anchor, elements] of this.#anchors) {
      for (const element of elements) {
        const rect = element.getBoundingClientRect();
        if (!rect.width && !rect.height) continue;
        out.set(anchor, { element, rect });
        break;
      }
    }
    const dropped = this.#dropped;
    const lies = dropped && out.get(dropped.anchor);
    if (dropped && lies) out.set(dropped.anchor, { ...lies, rect: dropped.carried.rect });
    return out;
  }

  // -- dragging ---------------------------------------------------------------------------------------------------

  /** A copy of this thing that can be carried over the board. */
  carry(element: HTMLElement): Carried | null {
    this.putBack();
    const rect = element.getBoundingClientRect();
    return this.layerElement && new Carried(this.#ghost({ element, rect }), rect);
  }
  /** It lies where it was dropped until the board changes, or until it is put back. */
  drop(anchor: Anchor, carried: Carried): void {
    this.#dropped = { anchor, carried };
  }
  get hasDropped(): boolean {
    return this.#dropped !== null;
  }
  putBack(): void {
    this.#dropped?.carried.back(this.duration > 0);
    this.#dropped = null;
  }
  protected takeDropped(): void {
    this.#dropped?.carried.remove();
    this.#dropped = null;
  }

  protected travel(before: Map<Anchor, Snapshot>): void {
    const { duration } = this;
    if (!duration) return;
    // All places are read before anything moves, so that the page is laid out only once.
    for (const [anchor, { element, rect: now }] of this.snapshots()) {
      const was = before.get(anchor);
      if (!was) {
        if (typeof anchor === 'number') {
          element.animate([{ opacity: 0, transform: 'scale(0.85)' }, {}], { duration, easing: EASE });
        }
        continue;
      }
      if (Math.abs(now.left - was.rect.left) + Math.abs(now.top - was.rect.top) < 6) continue;
      element.animate([{ transform: shift(was.rect, now) }, { transform: 'none' }], { duration, easing: EASE });
    }
  }

  #ghost(snapshot: Snapshot): HTMLElement {
    const ghost = snapshot.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.inert = true;
    ghost.classList.add('fx-ghost');
    Object.assign(ghost.style, {
      left: `${snapshot.rect.left}px`,
      top: `${snapshot.rect.top}px`,
      width: `${snapshot.rect.width}px`,
      height: `${snapshot.rect.height}px`,
    });
    this.layerElement?.append(ghost);
    return ghost;
  }

}

function shift(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

export function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
