/** Motion, driven by events only. Boards say where things are; the stage moves them, and the player never has to
 * wait for it. */

import { tick } from 'svelte';
import { cardsIn } from '../texts/narrate';
import type { EventOf, GameEvent } from '../views/allGames';

/** What an element of the board stands for: an id of the view, or a name such as `draw-0` if it has no id. */
export type Anchor = number | string;
export type Tone = 'harm' | 'heal' | 'gain' | 'plain';
/** How an event is shown. It only gets events of its own kind, so it may use their fields. It is declared as a
 * method because the type checker then accepts a narrower event. */
export type Effect<E = GameEvent> = { show(event: E, stage: Stage): void | Promise<void> }['show'];
/** How the events of a game are shown, by kind. */
export type Effects<E extends { kind: string }> = { readonly [K in E['kind']]?: Effect<EventOf<E, K>> };

const SHORTEST = 150;
const LONGEST = 350;
const BASE = 260;
/** With more than `HURRY` events waiting, motion gets faster; with more than `SKIP`, the oldest are not animated. */
const HURRY = 4;
const SKIP = 24;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Snapshot {
  element: HTMLElement;
  rect: DOMRect;
}

export class Stage {
  /** A factor for every duration, from the settings; 0 means no motion. */
  readonly #pace: () => number;
  readonly #anchors = new Map<Anchor, Set<HTMLElement>>();
  readonly #effects = new Map<string, Set<Effect>>();
  readonly #queue: GameEvent[] = [];
  #last = new Map<Anchor, Snapshot>();
  #running = false;
  #layer: HTMLElement | null = null;

  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** How long one movement takes now: shorter if events are waiting, 0 if motion is off. */
  get duration(): number {
    const pace = this.#pace();
    if (pace === 0 || document.hidden) return 0;
    const hurry = Math.max(0, this.#queue.length - HURRY) / HURRY;
    return Math.min(LONGEST, Math.max(SHORTEST, BASE * pace)) / (1 + hurry);
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
    this.#layer = element;
    return () => {
      if (this.#layer === element) this.#layer = null;
    };
  };

  /** Show something whenever an event of this kind happens. The returned function undoes that. */
  on(kind: string, effect: Effect): () => void {
    const set = this.#effects.get(kind) ?? new Set();
    this.#effects.set(kind, set.add(effect));
    return () => set.delete(effect);
  }

  /** The same for several kinds of events of a game. */
  onAll<E extends GameEvent>(effects: Effects<E>): () => void {
    const all = Object.entries<Effect<E> | undefined>(effects);
    const off = all.flatMap(([kind, effect]) => (effect ? [this.on(kind, effect)] : []));
    return () => off.forEach((undo) => undo());
  }

  /** The element of a thing on the board now. */
  element(anchor: Anchor): HTMLElement | null {
    for (const element of this.#anchors.get(anchor) ?? []) if (element.getClientRects().length) return element;
    return null;
  }

  /** Where a thing is, or where it was before the last change. */
  rect(anchor: Anchor): DOMRect | null {
    return this.element(anchor)?.getBoundingClientRect() ?? this.#last.get(anchor)?.rect ?? null;
  }

  /** Change the board: things that stay move to their new places, and then the events are shown one after another. */
  async change(apply: () => void, events: readonly GameEvent[]): Promise<void> {
    const before = this.#snapshots();
    apply();
    await tick();
    this.#last = before;
    this.#travel(before);
    for (const event of events) this.#queue.push(event);
    if (this.#queue.length > SKIP) this.#queue.splice(0, this.#queue.length - SKIP);
    void this.#run();
  }

  /** Drop the events that are waiting to be shown. */
  clear(): void {
    this.#queue.length = 0;
    this.#layer?.replaceChildren();
  }

  // -- the building blocks of effects ---------------------------------------------------------------------------

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

  /** A number or word that rises from a thing and fades: "−2". */
  float(anchor: Anchor, text: string, tone: Tone = 'plain'): Promise<void> {
    const rect = this.rect(anchor);
    if (!rect || !this.#layer || !this.duration) return Promise.resolve();
    const word = document.createElement('span');
    word.className = `fx-float ${tone}`;
    word.textContent = text;
    word.style.left = `${rect.left + rect.width / 2}px`;
    word.style.top = `${rect.top + rect.height / 2}px`;
    this.#layer.append(word);
    // It stays a moment longer than the queue waits for it, so that it can be read.
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

  /** A thing that has left the board falls to ash where it was. */
  crumble(anchor: Anchor): Promise<void> {
    const snapshot = this.#last.get(anchor);
    if (!snapshot || this.element(anchor) || !this.#layer || !this.duration) return Promise.resolve();
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
    const snapshot = element ? { element, rect: element.getBoundingClientRect() } : this.#last.get(from);
    const goal = this.rect(to);
    if (!snapshot || !goal || !this.#layer || !this.duration) return Promise.resolve();
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

  /** A thing that is new on the board comes from another anchor, such as a card from its pile. */
  arrive(anchor: Anchor, from: Anchor): Promise<void> {
    const element = this.element(anchor);
    const start = this.rect(from);
    if (!element || !start) return Promise.resolve();
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

  // -- within ---------------------------------------------------------------------------------------------------

  #snapshots(): Map<Anchor, Snapshot> {
    const out = new Map<Anchor, Snapshot>();
    if (!this.duration) return out;
    for (const anchor of this.#anchors.keys()) {
      const element = this.element(anchor);
      if (element) out.set(anchor, { element, rect: element.getBoundingClientRect() });
    }
    return out;
  }

  #travel(before: Map<Anchor, Snapshot>): void {
    const { duration } = this;
    if (!duration) return;
    for (const anchor of this.#anchors.keys()) {
      const element = this.element(anchor);
      if (!element) continue;
      const was = before.get(anchor);
      if (!was) {
        if (typeof anchor === 'number') {
          element.animate([{ opacity: 0, transform: 'scale(0.85)' }, {}], { duration, easing: EASE });
        }
        continue;
      }
      const now = element.getBoundingClientRect();
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
        // A failed movement must not break the match.
        console.warn('effect', event.kind, error);
      }
    }
    this.#running = false;
  }

  /** An event that the board has no movement for: the things it is about glow. */
  async #usual(event: GameEvent): Promise<void> {
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
