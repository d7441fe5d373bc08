/** Motion, from events only. Boards say where things are; the stage moves them, and never makes anybody wait. */

import { tick } from 'svelte';
import type { Told } from '../texts/narrate';
import { cardsIn } from '../texts/narrate';

/** An id of the view, or a word of the board for a place that has none: `draw-0`. */
export type Place = number | string;
export type Tone = 'harm' | 'heal' | 'gain' | 'plain';
export type Effect = (event: Told, stage: Stage) => void | Promise<void>;

const SHORTEST = 150;
const LONGEST = 350;
const BASE = 260;
/** So many things waiting to be shown make it hurry; twice as many, and the rest is only shown as it is. */
const HURRY = 4;
const SKIP = 24;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
}

export class Stage {
  /** The factor on every duration, from the settings; 0 means that nothing moves. */
  readonly #pace: () => number;
  readonly #places = new Map<Place, Set<HTMLElement>>();
  readonly #effects = new Map<string, Set<Effect>>();
  readonly #queue: Told[] = [];
  #last = new Map<Place, Seen>();
  #running = false;
  #layer: HTMLElement | null = null;

  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** How long one movement takes now: shorter when behind, 0 when nothing moves. */
  get duration(): number {
    const pace = this.#pace();
    if (pace === 0 || document.hidden) return 0;
    const hurry = Math.max(0, this.#queue.length - HURRY) / HURRY;
    return Math.min(LONGEST, Math.max(SHORTEST, BASE * pace)) / (1 + hurry);
  }

  /** `{@attach stage.place(id)}`: this element stands for that thing. */
  place(place: Place): (element: HTMLElement) => () => void {
    return (element) => {
      if (place === 0 || place === '') return () => {};
      const set = this.#places.get(place) ?? new Set();
      this.#places.set(place, set.add(element));
      return () => {
        set.delete(element);
        if (!set.size) this.#places.delete(place);
      };
    };
  }

  /** `{@attach stage.layer}`: where ghosts and numbers fly; above the board, in nobody's way. */
  layer = (element: HTMLElement): (() => void) => {
    this.#layer = element;
    return () => {
      if (this.#layer === element) this.#layer = null;
    };
  };

  /** Show something when an event of this kind has happened. The returned function takes it back. */
  on(kind: string, effect: Effect): () => void {
    const set = this.#effects.get(kind) ?? new Set();
    this.#effects.set(kind, set.add(effect));
    return () => set.delete(effect);
  }

  /** The element of a thing that is on the board now. */
  element(place: Place): HTMLElement | null {
    for (const element of this.#places.get(place) ?? []) if (element.getClientRects().length) return element;
    return null;
  }

  /** Where a thing is, or was before the last change. */
  rect(place: Place): DOMRect | null {
    return this.element(place)?.getBoundingClientRect() ?? this.#last.get(place)?.rect ?? null;
  }

  /** Change the board: what stays travels to its new place, and then the events are shown one after the other. */
  async change(apply: () => void, events: readonly Told[]): Promise<void> {
    const before = this.#look();
    apply();
    await tick();
    this.#last = before;
    this.#travel(before);
    for (const event of events) this.#queue.push(event);
    if (this.#queue.length > SKIP) this.#queue.splice(0, this.#queue.length - SKIP);
    void this.#run();
  }

  /** Forget what is waiting to be shown. */
  clear(): void {
    this.#queue.length = 0;
    this.#layer?.replaceChildren();
  }

  // -- what effects are made of ---------------------------------------------------------------------------------

  /** A short glow. */
  pulse(place: Place, tone: Tone = 'plain'): Promise<void> {
    const element = this.element(place);
    const colour = `var(--${tone === 'harm' ? 'harm' : tone === 'heal' ? 'heal' : 'can'})`;
    return this.animate(element, [
      { boxShadow: `0 0 0 0 ${colour}` },
      { boxShadow: `0 0 0.75rem 0.25rem ${colour}`, offset: 0.4 },
      { boxShadow: `0 0 0 0 transparent` },
    ]);
  }

  /** A shake, for something that is hit. */
  shake(place: Place): Promise<void> {
    return this.animate(this.element(place), [
      { transform: 'translateX(0)' },
      { transform: 'translateX(-4px) rotate(-1deg)' },
      { transform: 'translateX(4px) rotate(1deg)' },
      { transform: 'translateX(0)' },
    ]);
  }

  /** A number or a word that rises from a thing and fades: "−2". */
  float(place: Place, text: string, tone: Tone = 'plain'): Promise<void> {
    const rect = this.rect(place);
    if (!rect || !this.#layer || !this.duration) return Promise.resolve();
    const word = document.createElement('span');
    word.className = `fx-float ${tone}`;
    word.textContent = text;
    word.style.left = `${rect.left + rect.width / 2}px`;
    word.style.top = `${rect.top + rect.height / 2}px`;
    this.#layer.append(word);
    // It stays a moment longer than its turn in the queue, so that it can be read.
    const shown = word.animate(
      [
        { transform: 'translate(-50%, -20%) scale(0.6)', opacity: 0 },
        { transform: 'translate(-50%, -60%) scale(1.15)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -140%) scale(1)', opacity: 0 },
      ],
      { duration: this.duration * 3.2, easing: 'ease-out' },
    );
    shown.finished.catch(() => {}).finally(() => word.remove());
    return wait(this.duration * 0.7);
  }

  /** What has left the board falls to ash where it was. */
  crumble(place: Place): Promise<void> {
    const seen = this.#last.get(place);
    if (!seen || this.element(place) || !this.#layer || !this.duration) return Promise.resolve();
    const ghost = this.#ghost(seen);
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

  /** What has left the board (or a copy of what is there) flies to another place. */
  fly(from: Place, to: Place): Promise<void> {
    const element = this.element(from);
    const seen = element ? { element, rect: element.getBoundingClientRect() } : this.#last.get(from);
    const goal = this.rect(to);
    if (!seen || !goal || !this.#layer || !this.duration) return Promise.resolve();
    const ghost = this.#ghost(seen);
    const dx = goal.left + goal.width / 2 - (seen.rect.left + seen.rect.width / 2);
    const dy = goal.top + goal.height / 2 - (seen.rect.top + seen.rect.height / 2);
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

  /** What is new on the board comes from another place: a card from its pile. */
  arrive(place: Place, from: Place): Promise<void> {
    const element = this.element(place);
    const start = this.rect(from);
    if (!element || !start) return Promise.resolve();
    return this.animate(element, [{ transform: shift(start, element.getBoundingClientRect()), opacity: 0.3 }, {}]);
  }

  /** Any other movement of an element, with the stage's own sense of time. */
  animate(element: HTMLElement | null, frames: Keyframe[]): Promise<void> {
    const { duration } = this;
    if (!element || !duration) return Promise.resolve();
    return element.animate(frames, { duration, easing: EASE }).finished.then(
      () => {},
      () => {},
    );
  }

  // -- within ---------------------------------------------------------------------------------------------------

  #look(): Map<Place, Seen> {
    const out = new Map<Place, Seen>();
    if (!this.duration) return out;
    for (const place of this.#places.keys()) {
      const element = this.element(place);
      if (element) out.set(place, { element, rect: element.getBoundingClientRect() });
    }
    return out;
  }

  #travel(before: Map<Place, Seen>): void {
    const { duration } = this;
    if (!duration) return;
    for (const place of this.#places.keys()) {
      const element = this.element(place);
      if (!element) continue;
      const was = before.get(place);
      if (!was) {
        if (typeof place === 'number') {
          element.animate([{ opacity: 0, transform: 'scale(0.85)' }, {}], { duration, easing: EASE });
        }
        continue;
      }
      const now = element.getBoundingClientRect();
      if (Math.abs(now.left - was.rect.left) + Math.abs(now.top - was.rect.top) < 6) continue;
      element.animate([{ transform: shift(was.rect, now) }, { transform: 'none' }], { duration, easing: EASE });
    }
  }

  #ghost(seen: Seen): HTMLElement {
    const ghost = seen.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.inert = true;
    ghost.classList.add('fx-ghost');
    Object.assign(ghost.style, {
      left: `${seen.rect.left}px`,
      top: `${seen.rect.top}px`,
      width: `${seen.rect.width}px`,
      height: `${seen.rect.height}px`,
    });
    this.#layer?.append(ghost);
    return ghost;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      if (!this.duration) continue;
      const effects = this.#effects.get(event.kind);
      try {
        if (effects?.size) await Promise.all([...effects].map((effect) => effect(event, this)));
        else await this.#usual(event);
      } catch (error) {
        // A movement that fails is not worth a match.
        console.warn('effect', event.kind, error);
      }
    }
    this.#running = false;
  }

  /** An event that no board has a movement for: what it is about glows. */
  async #usual(event: Told): Promise<void> {
    const glowing = [...cardsIn(event)].map((card) => Number(card['id'])).filter((id) => this.element(id));
    if (glowing.length) await Promise.race([Promise.all(glowing.map((id) => this.pulse(id))), wait(this.duration)]);
  }
}

function shift(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
