/** Dragging, beside clicking: a thing is dropped on another thing, or on a part of the page that takes it. That does
 * what clicks would do, and nothing can be done only this way. A mouse drags at once. A finger first holds, as it does
 * to read a card, because one that moves at once scrolls. Escape lets go. */

import type { OptionInfo } from '../protocol';
import type { Board, Thing } from './board.svelte';
import type { Carried } from './carried';
import { scrollAtEdge, swallowClick } from './dragPointer';
import type { Anchor } from './motion';

/** Something that can be dragged, and dropped on. */
export interface Draggable {
  thing: Thing;
  anchor: Anchor;
  /** Of the options of what is dropped here, those that mean this thing although they do not refer to it. */
  takes?: readonly OptionInfo[] | undefined;
  /** What a click on it does. */
  act: (element: Element) => void;
  /** Whether that is done at once, without an answer to the server. */
  atOnce?: boolean | undefined;
}

/** A pointer that moves less than this clicks. */
const SLOP = 7;
/** How long a finger holds before it drags, in ms. */
const HOLD = 420;
/** How long what was dropped waits for the board to change, in ms. */
const PATIENCE = 1500;
/** How long something is held over a tab before that opens, in ms. */
const TAB = 400;

/** What it means to drop one thing on another: the options that are about both. */
export function pairOptions(held: readonly OptionInfo[], from: number, onto: Draggable): OptionInfo[] {
  const { id } = onto.thing;
  const about = held.filter(({ refs }) => from !== 0 && id !== 0 && from !== id && refs.includes(from) && refs.includes(id));
  const both = [...new Set([...about, ...held.filter((option) => onto.takes?.includes(option))])];
  // An option that names what is held says more than one that leaves it open.
  const named = both.filter(({ refs }) => refs.includes(from));
  return named.length ? named : both;
}

/** How a game takes aim by dragging. */
export interface Aim {
  /** The options of this thing that may ask for a target next. */
  options: (held: Thing) => readonly OptionInfo[];
  /** It was dropped on that; called before anything is chosen. */
  dropped: (held: Thing, onto: Thing) => void;
}

interface Press {
  pointer: number;
  x: number;
  y: number;
  element: HTMLElement;
  /** Whether moving means dragging now. */
  ready: boolean;
  timer: number;
}

interface Hold {
  pointer: number;
  draggable: Draggable;
  element: HTMLElement;
  /** The zone it comes from. */
  zone: string;
  question: number;
  carried: Carried | null;
  /** Things that it can be dropped on, and what that means. */
  targets: Map<Element, OptionInfo[]>;
  /** Things that may become its target, and the options that would ask for one. */
  aims: Set<Element>;
  aiming: readonly OptionInfo[];
  /** Parts of the page that take it. */
  places: Set<Element>;
  over: Element | null;
  /** The closed tab that it is over. */
  tab: HTMLElement | null;
  timer: number;
}

export class Drags {
  readonly #board: Board;
  readonly #all = new Map<Element, () => Draggable>();
  readonly #listeners = new Set<(held: Thing, onto: Thing) => void>();
  #aim: Aim | null = null;
  #press: Press | null = null;
  #hold: Hold | null = null;
  /** The pointer that let go of something before it was lifted. */
  #spent = -1;

  constructor(board: Board) {
    this.#board = board;
  }

  /** `{@attach board.drags.add(() => …)}`: this element can be dragged and dropped on. */
  add(what: () => Draggable): (element: HTMLElement) => () => void {
    return (element) => {
      this.#all.set(element, what);
      // The page scrolls until this says that it must not; on the element, because it may leave the page meanwhile.
      const still = (event: TouchEvent): void => {
        if (this.#hold || this.#press?.ready) event.preventDefault();
      };
      const end = (event: TouchEvent): void => {
        if (this.#hold) event.stopPropagation();
      };
      element.addEventListener('touchmove', still, { passive: false });
      element.addEventListener('touchend', end);
      return () => {
        this.#all.delete(element);
        if (this.#hold?.element === element) return;
        element.removeEventListener('touchmove', still);
        element.removeEventListener('touchend', end);
      };
    };
  }

  /** Called when one thing is dropped on another, before anything is chosen. */
  onPair(listener: (held: Thing, onto: Thing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A card, an ability or a die is dropped on what it aims at: what it does is chosen, and the game keeps the target. */
  onAim(aim: Aim): () => void {
    this.#aim = aim;
    return () => (this.#aim = null);
  }

  /** `{@attach board.drags.watch}` on the frame of a board. */
  readonly watch = (root: HTMLElement): (() => void) => {
    const on: [EventTarget, string, (event: never) => void, boolean][] = [
      [root, 'pointerdown', (event: PointerEvent) => this.#down(event), false],
      [window, 'pointermove', (event: PointerEvent) => this.#move(event), false],
      [window, 'pointerup', (event: PointerEvent) => this.#up(event), false],
      [window, 'pointercancel', () => this.#letGo(), false],
      [window, 'blur', () => this.#letGo(), false],
      [window, 'keydown', (event: KeyboardEvent) => this.#key(event), true],
    ];
    for (const [target, kind, listener, capture] of on) target.addEventListener(kind, listener as EventListener, capture);
    return () => {
      this.#letGo();
      for (const [target, kind, listener, capture] of on) target.removeEventListener(kind, listener as EventListener, capture);
    };
  };

  #down(event: PointerEvent): void {
    this.#letGo();
    this.#spent = -1;
    const element = (event.target as Element).closest<HTMLElement>('[data-thing]');
    const { readonly, busy, decision } = this.#board;
    if (!element || !this.#all.has(element) || readonly || busy || !decision || event.button !== 0 || !event.isPrimary) return;
    const mouse = event.pointerType === 'mouse';
    const press: Press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, element, ready: mouse, timer: 0 };
    if (!mouse) press.timer = window.setTimeout(() => (press.ready = true), HOLD);
    this.#press = press;
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.#hold) {
      if (Math.hypot(x, y) < SLOP) return;
      if (!press.ready || !this.#take(press)) return this.#letGo();
    }
    const hold = this.#hold;
    if (!hold) return;
    hold.carried?.by(x, y);
    this.#point(hold, this.#under(hold, event));
    this.#openTab(hold, event);
    scrollAtEdge(event);
  }

  /** Begin to drag, if there is anything that this could be dropped on. */
  #take(press: Press): boolean {
    const { element, pointer } = press;
    const draggable = this.#all.get(element)?.();
    if (!draggable) return false;
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
    const question = this.#board.decision?.number ?? -1;
    const hold: Hold = { pointer, draggable, element, zone, question, carried: null, targets: new Map(), aims: new Set(), aiming: [], places: new Set(), over: null, tab: null, timer: 0 };
    this.#find(hold);
    if (!hold.targets.size && !hold.aims.size && !hold.places.size && !couldBeElsewhere(this.#board, draggable)) return false;
    element.setPointerCapture(pointer);
    this.#board.bubble = null;
    hold.carried = this.#board.stage.carry(element);
    element.dataset['dragged'] = '';
    this.#hold = hold;
    return true;
  }

  /** Find out what it can be dropped on, and mark that. */
  #find(hold: Hold): void {
    const { thing } = hold.draggable;
    const options = this.#board.optionsOf(thing);
    for (const [element, what] of this.#all) {
      if (element === hold.element || !element.checkVisibility()) continue;
      const pair = pairOptions(options, thing.id, what());
      if (pair.length) hold.targets.set(element, pair);
    }
    this.#findAims(hold);
    for (const place of document.querySelectorAll(`[data-takes~="${CSS.escape(hold.zone)}"]`)) {
      if (place.checkVisibility()) hold.places.add(place);
    }
    // What cannot be used may be dropped as it may be clicked, to be told why not; that is not pointed out.
    const can = options.length > 0 || hold.element.dataset['can'] !== undefined;
    for (const element of [...hold.targets.keys(), ...(can ? hold.places : [])]) (element as HTMLElement).dataset['drop'] = '';
  }

  /** Anything on the board may be its target; only the rules know, so it is pointed out when it is under the pointer. */
  #findAims(hold: Hold): void {
    hold.aiming = this.#aim?.options(hold.draggable.thing) ?? [];
    if (!hold.aiming.length) return;
    for (const [element, what] of this.#all) {
      if (element === hold.element || hold.targets.has(element) || !what().thing.id) continue;
      if (element.closest('.board') && element.checkVisibility()) hold.aims.add(element);
    }
  }

  /** What is held over a closed tab for a moment opens it. */
  #openTab(hold: Hold, { clientX, clientY }: PointerEvent): void {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=tab][aria-selected=false]') ?? null;
    if (found === hold.tab) return;
    clearTimeout(hold.timer);
    hold.tab = found;
    if (!found) return;
    hold.timer = window.setTimeout(() => {
      found.click();
      requestAnimationFrame(() => this.#hold === hold && this.#find(hold));
    }, TAB);
  }

  /** What is under the pointer: a thing first, or else a part of the page. */
  #under(hold: Hold, { clientX, clientY }: PointerEvent): Element | null {
    const found = document.elementsFromPoint(clientX, clientY);
    const things = found.flatMap((one) => one.closest('[data-thing]') ?? []);
    const thing = things.find((one) => hold.targets.has(one)) ?? things.find((one) => hold.aims.has(one));
    return thing ?? found.flatMap((one) => one.closest('[data-takes]') ?? []).find((one) => hold.places.has(one)) ?? null;
  }

  #point(hold: Hold, over: Element | null): void {
    if (hold.over === over) return;
    const mark = (element: Element | null, value: string): void => {
      const { dataset } = (element ?? {}) as HTMLElement;
      if (dataset?.['drop'] !== undefined) dataset['drop'] = value;
    };
    mark(hold.over, '');
    if (hold.over && hold.aims.has(hold.over)) delete (hold.over as HTMLElement).dataset['drop'];
    if (over && hold.aims.has(over)) (over as HTMLElement).dataset['drop'] = '';
    mark(over, 'over');
    hold.over = over;
  }

  #up(event: PointerEvent): void {
    const hold = this.#hold;
    if (event.pointerId === this.#spent) swallowClick();
    if (!hold || event.pointerId !== hold.pointer) return this.#letGo();
    const onto = this.#under(hold, event);
    swallowClick();
    const same = hold.question === this.#board.decision?.number && !this.#board.busy;
    if (!onto || !same) return this.#letGo();
    const { draggable, carried, element, targets } = hold;
    this.#hold = null;
    this.#release(hold);
    if (draggable.atOnce) carried?.remove();
    else if (carried) this.#board.stage.drop(draggable.anchor, carried);
    const pair = targets.get(onto);
    const other = this.#all.get(onto)?.();
    if (pair && other) {
      for (const listener of this.#listeners) listener(draggable.thing, other.thing);
      void this.#board.act({ ...other.thing, id: 0, options: pair, verbs: [] }, onto);
    } else if (other && hold.aims.has(onto)) {
      this.#aim?.dropped(draggable.thing, other.thing);
      void this.#board.act({ ...draggable.thing, id: 0, options: hold.aiming, verbs: [] }, onto);
    } else {
      draggable.act(element);
    }
    this.#settle();
  }

  /** What was dropped stays there until the board changes. If the player is asked something first, or nothing comes of
   * it, it goes back. */
  #settle(): void {
    const { stage } = this.#board;
    const since = performance.now();
    const look = (): void => {
      if (!stage.hasDropped) return;
      const late = performance.now() - since > PATIENCE;
      if (this.#board.bubble || late) stage.putBack();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#hold) return;
    event.preventDefault();
    event.stopPropagation();
    this.#letGo();
  }

  /** Nothing is held any more, and nothing has happened. */
  #letGo(): void {
    if (this.#hold) {
      this.#spent = this.#hold.pointer;
      this.#hold.carried?.back(this.#board.stage.duration > 0);
      this.#release(this.#hold);
    }
    this.#hold = null;
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }

  #release(hold: Hold): void {
    for (const element of [...hold.targets.keys(), ...hold.aims, ...hold.places]) delete (element as HTMLElement).dataset['drop'];
    delete hold.element.dataset['dragged'];
    clearTimeout(hold.timer);
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }
}

/** Whether it might be dropped on something that is on a tab that is closed now. */
function couldBeElsewhere(board: Board, { thing }: Draggable): boolean {
  return board.optionsOf(thing).length > 0 && document.querySelector('.frame [role=tab]') !== null;
}
