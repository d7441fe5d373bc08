/** Motion, driven by events only. Boards say where things are; the stage moves them and shows each beat: an arrow, a
 * lunge, the effects of its events. */

import { tick } from 'svelte';
import { cardsIn } from '../texts/narrate';
import { arrow } from './arrow';
import type { BeatStage, Step } from './beatPlayer.svelte';
import type { Beat } from './beats';
import { Motion, wait, type Anchor } from './motion';
import type { EventOf, GameEvent } from '../views/allGames';

export type { Anchor, Tone } from './motion';
/** How an event is shown. It only gets events of its own kind, so it may use their fields. It is declared as a
 * method because the type checker then accepts a narrower event. */
export type Effect<E = GameEvent> = { show(event: E, stage: Stage): void | Promise<void> }['show'];
/** How the events of a game are shown, by kind. */
export type Effects<E extends { kind: string }> = { readonly [K in E['kind']]?: Effect<EventOf<E, K>> };

/** Shows the part of a table with that thing. Returns how to go back to the part that was shown, or null if nothing was
 * turned. */
export type Seek = (anchor: Anchor) => (() => void) | null;

/** The effects of one change begin one after another, this far apart at most. */
const APART = 170;
/** Of more events than this at once, only the last are animated. */
const SKIP = 24;
/** From one thing to another at most this many arrows are drawn. */
const ARROWS = 6;
const LUNGE = 48;
/** What has moved by this many pixels is no longer where an arrow points. */
const MOVED = 8;
/** The anchor of the caption that shows the card of a beat. */
export const CAPTION = 'beat-caption';

export class Stage extends Motion implements BeatStage {
  readonly #effects = new Map<string, Set<Effect>>();
  readonly #seekers = new Set<Seek>();
  /** What the arrows of the beat point at. */
  readonly #aims = new Map<Element, Anchor>();
  /** Shows the part of the table that was shown before the past was. */
  #back: (() => void) | null = null;

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

  /** A board that shows one part of the table at a time says here how to show the part with that thing. */
  onSeek(seek: Seek): () => void {
    this.#seekers.add(seek);
    return () => this.#seekers.delete(seek);
  }

  /** The past is being shown: from now on it is remembered where the player was looking. */
  leave(): void {
    this.#back = null;
  }

  /** The present is back: show the part of the table where the player was looking. */
  comeBack(): void {
    this.#back?.();
    this.#back = null;
  }

  /** Change the board: things that stay move to their new places, and then the events are shown. */
  async change(apply: () => void, events: readonly GameEvent[]): Promise<void> {
    const before = this.snapshots();
    this.takeDropped();
    apply();
    await tick();
    this.last = before;
    this.#drop(this.viewMarks.splice(0));
    this.travel(before);
    this.#lookAgain();
    this.#perform(events);
  }

  /** What an arrow points at may have left its place: such an arrow would point at something else. */
  #lookAgain(): void {
    for (const [drawn, to] of this.#aims) {
      const [was, is] = [this.last.get(to)?.rect, this.element(to)?.getBoundingClientRect()];
      if (is && (!was || Math.hypot(is.left - was.left, is.top - was.top) < MOVED)) continue;
      drawn.remove();
      this.#aims.delete(drawn);
    }
  }

  /** Drop everything that is being shown. */
  clear(): void {
    this.settle();
    this.layerElement?.replaceChildren();
  }

  // -- beats ------------------------------------------------------------------------------------------------------

  /** Say who acts on whom: the board goes to where it happens, and arrows point there. */
  announce(beat: Beat): void {
    this.#endBeat();
    void this.#point(beat);
  }

  async #point(beat: Beat): Promise<void> {
    const places = [...beat.to, ...beat.from];
    // What it is aimed at comes first, even if it has to be looked for.
    const place = places.find((anchor) => this.element(anchor) || this.#seek(anchor));
    await tick();
    if (place !== undefined) this.element(place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const layer = this.layerElement;
    if (!layer) return;
    for (const from of this.#sources(beat)) {
      for (const to of beat.to) {
        const [start, end] = [this.rect(from), this.element(to)?.getBoundingClientRect()];
        if (!start || !end || from === to || this.beatMarks.length >= ARROWS) continue;
        const drawn = arrow(start, end);
        layer.append(drawn);
        this.beatMarks.push(drawn);
        this.#aims.set(drawn, to);
      }
      if (this.element(from)) void this.pulse(from, 'gain');
    }
  }

  /** Where the arrows of a beat begin: at its cards, at the one who acts, or at the caption that shows the card. */
  #sources(beat: Beat): readonly Anchor[] {
    const visible = beat.from.filter((anchor) => this.element(anchor));
    if (visible.length) return visible;
    return [beat.home, CAPTION].filter((anchor) => anchor !== undefined && this.element(anchor)).slice(0, 1) as Anchor[];
  }

  /** It happens: who acts lunges, the numbers land, and the board changes if it is known how. */
  land(step: Step, ms: number): void {
    const { beat } = step;
    const lunge = ms > 0 && beat.outcomes.length > 0 && beat.to.length > 0;
    if (lunge) for (const from of beat.from) this.#lunge(from, beat.to[0] as Anchor);
    this.ahead = step.ahead;
    if (step.changes) void this.change(step.land, ms || step.own ? beat.events : []);
    else {
      step.land();
      this.#perform(beat.events);
    }
  }

  /** Nothing is being shown any more, and the board is as it is. */
  settle(): void {
    this.#endBeat();
    this.#drop(this.viewMarks.splice(0));
  }
  #endBeat(): void {
    for (const mark of this.beatMarks.splice(0)) mark.remove();
    this.#aims.clear();
    this.ahead = false;
  }

  #seek(anchor: Anchor): boolean {
    for (const seek of this.#seekers) {
      const back = seek(anchor);
      if (!back) continue;
      this.#back ??= back;
      return true;
    }
    return false;
  }

  #lunge(from: Anchor, to: Anchor): void {
    const element = this.element(from);
    const [start, end] = [element?.getBoundingClientRect(), this.element(to)?.getBoundingClientRect()];
    if (!element || !start || !end) return;
    const [dx, dy] = [middle(end).x - middle(start).x, middle(end).y - middle(start).y];
    const reach = Math.min(LUNGE, Math.hypot(dx, dy) / 2) / (Math.hypot(dx, dy) || 1);
    void this.animate(element, [
      { transform: 'none' },
      { transform: `translate(${-dx * reach * 0.2}px, ${-dy * reach * 0.2}px)`, offset: 0.3 },
      { transform: `translate(${dx * reach}px, ${dy * reach}px) scale(1.06)`, offset: 0.6 },
      { transform: 'none' },
    ]);
  }

  // -- within ---------------------------------------------------------------------------------------------------

  #drop(marks: (() => void)[]): void {
    for (const drop of marks) drop();
  }

  /** Show the effects of events, each a moment after the one before it. */
  #perform(all: readonly GameEvent[]): void {
    if (!this.shows) return;
    const events = all.slice(-SKIP);
    this.crowd = Math.max(1, events.length);
    const apart = Math.min(APART, 900 / events.length) * Math.min(1, this.pace);
    events.forEach((event, i) => {
      if (i && !this.still()) void wait(i * apart).then(() => this.#effect(event));
      else void this.#effect(event);
    });
  }

  async #effect(event: GameEvent): Promise<void> {
    const effects = this.#effects.get(event.kind);
    try {
      if (effects?.size) await Promise.all([...effects].map((effect) => effect(event, this)));
      else await this.#usual(event);
    } catch (error) {
      // A failed movement must not break the match.
      console.warn('effect', event.kind, error);
    }
  }

  /** An event that the board has no movement for: the things it is about glow. */
  async #usual(event: GameEvent): Promise<void> {
    if (!this.duration) return;
    const glowing = [...cardsIn(event)].map((card) => Number(card['id'])).filter((id) => this.element(id));
    await Promise.all(glowing.map((id) => this.pulse(id)));
  }
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
