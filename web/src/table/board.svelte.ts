/** What a board can see and do, in a match and in a replay. See `boards/README.md`. */

import { getContext, setContext, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Facts } from '../app/api';
import { termsOf, type Term, type Terms } from '../app/terms';
import type { DecisionInfo, OptionInfo, PreviewAnswer, Text } from '../protocol';
import { label, nameId } from '../texts/narrate';
import type { Arg, Texts } from '../texts/texts';
import type { View } from '../views/allGames';
import { Drags } from './drag';
import type { Doubt } from './guard.svelte';
import type { Anchor, Stage } from './stage';

/** A card in a view: `{id, card, ...}`; an unknown one is `{id: 0, card: null}`. */
export type CardView = Readonly<Record<string, unknown>> & { id: number; card: string | null };
export type Content = ReadonlyMap<string, Facts>;

export interface Reason {
  text: string;
  /** The same with its cards marked, for `RichSentence`. */
  marked?: string;
  /** The id of the rule; empty if there is none. */
  rule: string;
}

/** Something on the board that can be pointed at. */
export interface Thing {
  /** Its id in the view; 0 if it has none. */
  id: number;
  /** Its name, for menus and screen readers. */
  name: string;
  /** The card it shows, if it shows one. */
  slug?: string | null | undefined;
  /** The card as it is on the table now, to be read. */
  card?: CardView | undefined;
  /** Options of this thing besides those that refer to its id. */
  options?: readonly OptionInfo[] | undefined;
  /** What a player may want to do with it. If nothing can be done, the reason given is about the first one. */
  verbs?: readonly string[] | undefined;
  /** The word the rules use for it if it has no id: a type of die, a button. */
  word?: string | undefined;
}

/** What the small window next to a thing shows. */
export type Bubble =
  | { kind: 'read'; element: Element; slug: string | null; card?: CardView | undefined; pinned: boolean; option?: OptionInfo | undefined }
  | { kind: 'menu'; element: Element; title: string; options: readonly OptionInfo[]; slug?: string | null | undefined }
  | { kind: 'term'; element: Element; term: Term; slug?: undefined }
  | { kind: 'why'; element: Element; title: string; reasons: readonly Reason[]; slug?: string | null | undefined }
  | { kind: 'confirm'; element: Element; doubt: Doubt; onyes: () => void; slug?: undefined };

/** Where a board gets its data from: a live table or a replay. */
export interface BoardSource {
  readonly game: string;
  readonly seat: number | null;
  readonly view: View | null;
  readonly decision: DecisionInfo | null;
  /** The key of the answer that was sent and is not confirmed yet. */
  readonly sent: string | null;
  readonly readonly: boolean;
  /** The player chose this option by clicking that element. */
  answer(option: OptionInfo, element: Element): void;
  /** What an option would lead to, if that can be known. */
  preview?(option: OptionInfo): Promise<PreviewAnswer | null>;
  /** Take back the action that the open question belongs to. */
  cancel?(): void;
  why(verb: string, thing: number | string): Promise<{ text: Text | null; rule: string | null } | null>;
}

export interface Ordered {
  list: OptionInfo[];
  /** Options such as done, none, pass and end turn. */
  endings: OptionInfo[];
  /** Options that the board shows itself. */
  folded: OptionInfo[];
}

const NONE: ReadonlySet<string> = new Set();

/** Whether an option says that the player is finished: it ends the turn, or it says "no" or "no more". */
export function isEnding(option: OptionInfo): boolean {
  return option.ends !== undefined;
}

export class Board {
  readonly #source: BoardSource;
  readonly #texts: () => Texts;
  readonly content: Content;
  readonly stage: Stage;
  /** Dragging as another way to click. */
  readonly drags = new Drags(this);
  #covered: { number: number; keys: ReadonlySet<string> } = $state.raw({ number: -1, keys: NONE });
  /** The option in the list that the player points at. The things it refers to are marked. */
  pointed: OptionInfo | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** What options of a question lead to, as far as somebody wanted to know. */
  readonly #previews = new WeakMap<DecisionInfo, Map<string, Promise<PreviewAnswer | null>>>();
  /** The id of the rule that the player is reading; empty if there is none. */
  rule = $state('');
  /** Whether the list also shows the options that the board shows. It stays as the player left it. */
  unfolded = $state(false);
  readonly #highlighted = new SvelteSet<Element>();
  /** The game terms that can be explained. */
  readonly terms: Terms = $derived.by(() => termsOf(this.game, this.texts, this.content));

  constructor(source: BoardSource, texts: () => Texts, content: Content, stage: Stage) {
    this.#source = source;
    this.#texts = texts;
    this.content = content;
    this.stage = stage;
  }

  // -- what is on the table ---------------------------------------------------------------------------------------

  get game(): string {
    return this.#source.game;
  }
  /** The seat of the player who is looking, shown at the bottom; null is a spectator. */
  get seat(): number | null {
    return this.#source.seat;
  }
  get view(): View {
    return this.#source.view ?? {};
  }
  get decision(): DecisionInfo | null {
    return this.#source.readonly ? null : this.#source.decision;
  }
  /** Keys of options that the board shows itself; the list of options hides them. This holds only for the question
   * that is open when it is set, so that no option of the next question is hidden by mistake. */
  get covered(): ReadonlySet<string> {
    return this.#covered.number === this.decision?.number ? this.#covered.keys : NONE;
  }
  set covered(keys: ReadonlySet<string>) {
    this.#covered = { number: untrack(() => this.decision?.number ?? -1), keys };
  }
  /** Whether an answer was sent and is not confirmed yet. */
  get busy(): boolean {
    return this.#source.sent !== null;
  }
  get readonly(): boolean {
    return this.#source.readonly;
  }
  get texts(): Texts {
    return this.#texts();
  }

  /** The facts printed on a card. */
  facts(slug: string | null | undefined): Facts | undefined {
    return slug ? this.content.get(slug) : undefined;
  }
  name(slug: string | null | undefined): string {
    return slug ? this.texts.say(nameId(slug, this.texts)) : this.texts.card(slug);
  }
  seatName(seat: number): string {
    return this.texts.seat(seat);
  }
  say(id: string, args: Record<string, Arg> = {}): string {
    return this.texts.say(id, args);
  }
  /** The word for a zone, a fact or a value; the key itself if there is no word for it. */
  label(kind: string, key: string): string {
    return label(kind, key, this.texts);
  }

  // -- what can be done -------------------------------------------------------------------------------------------

  get options(): readonly OptionInfo[] {
    return this.decision?.options ?? [];
  }
  /** All options, in the order in which they are shown and numbered. */
  get ordered(): Ordered {
    const free = this.options.filter((option) => !this.covered.has(option.key));
    const going = free.filter((option) => !isEnding(option));
    return {
      // Options without a place on the table come first, because they can be chosen nowhere else.
      list: [...going.filter((option) => !option.refs.length), ...going.filter((option) => option.refs.length)],
      endings: free.filter(isEnding),
      folded: this.options.filter((option) => this.covered.has(option.key)),
    };
  }
  /** The options that refer to this id. A component that reads this is updated when they change. */
  choosable(id: number): OptionInfo[] {
    return id ? this.options.filter((option) => option.refs.includes(id)) : [];
  }
  /** The options whose meaning begins with these words: `meaning('power', 'natural')`. */
  meaning(...words: string[]): OptionInfo[] {
    return this.options.filter((option) => words.every((word, i) => option.meaning[i] === word));
  }
  /** The words of an option. */
  optionText(option: OptionInfo): string {
    return this.texts.format(option.text);
  }
  /** Whether this thing is part of the answer that was sent. */
  isChosen(id: number): boolean {
    const { sent } = this.#source;
    return sent !== null && id !== 0 && this.options.some((option) => option.key === sent && option.refs.includes(id));
  }
  /** Whether the option that the player points at refers to this thing. */
  isPointed(id: number): boolean {
    return id !== 0 && (this.pointed?.refs.includes(id) ?? false);
  }
  /** All options of a thing: those that refer to its id, and its own extra ones. */
  optionsOf(thing: Thing): OptionInfo[] {
    const extra = (thing.options ?? []).filter((option) => this.options.includes(option));
    return [...new Set([...this.choosable(thing.id), ...extra])];
  }

  /** Attached to everything that can be chosen and shows it. */
  readonly highlight = (element: Element): (() => void) => {
    untrack(() => this.#highlighted.add(element));
    return () => untrack(() => this.#highlighted.delete(element));
  };
  /** How many things are highlighted where they can be seen. */
  get highlighted(): number {
    return [...this.#highlighted].filter((element) => element.checkVisibility()).length;
  }

  /** Answer with this option. `element` is what was clicked; if something has to be asked, it is asked there. */
  choose(option: OptionInfo, element: Element = this.#focused()): void {
    this.bubble = null;
    this.pointed = null;
    if (!this.readonly && !this.busy) this.#source.answer(option, element);
  }
  #focused(): Element {
    const at = document.activeElement;
    return (at?.matches('button') ? at : document.getElementById('prompt')) ?? document.body;
  }
  /** Take back the whole action that the open question belongs to, if that is possible. */
  cancel(): void {
    this.bubble = null;
    this.pointed = null;
    if (this.decision?.cancel && !this.busy) this.#source.cancel?.();
  }
  /** What this option would lead to; null if that is not known. */
  preview(option: OptionInfo): Promise<PreviewAnswer | null> {
    const { decision } = this;
    if (!decision || !this.#source.preview) return Promise.resolve(null);
    let known = this.#previews.get(decision);
    if (!known) this.#previews.set(decision, (known = new Map()));
    let found = known.get(option.key);
    if (!found) {
      known.set(option.key, (found = this.#source.preview(option)));
      // If no answer came, the next one who wants to know asks again.
      void found.then((preview) => preview ?? known.delete(option.key));
    }
    return found;
  }

  /** The player clicked this thing: do the one thing that is possible, offer a choice, or say why nothing is. */
  async act(thing: Thing, element: Element): Promise<void> {
    const options = this.optionsOf(thing);
    const [first] = options;
    if (this.readonly || this.busy) {
      this.read(thing, element, true);
    } else if (first && options.length === 1) {
      this.choose(first, element);
    } else if (first) {
      this.bubble = { kind: 'menu', element, title: this.#short(thing), options, slug: thing.slug };
    } else {
      await this.#explain(thing, element);
    }
  }

  /** The name of a thing, without its state, which everybody can see. */
  #short(thing: Thing): string {
    return thing.slug ? this.name(thing.slug) : thing.name;
  }

  /** Why this cannot be done with that; null if it can. `thing` is an id, or the word that the rules use. */
  async whyNot(verb: string, thing: number | string): Promise<Reason | null> {
    const answer = await this.#source.why(verb, thing);
    if (!answer?.text) return null;
    return { text: this.texts.format(answer.text), marked: this.texts.marked().format(answer.text), rule: answer.rule ?? '' };
  }

  async #explain(thing: Thing, element: Element): Promise<void> {
    // If the board gives no verb, the open question decides it.
    const asked = this.options.map((option) => option.meaning[0]).filter((verb) => verb !== undefined);
    const verbs = thing.verbs?.length ? thing.verbs : asked.slice(0, 1);
    const what = thing.id || thing.word;
    const reasons: Reason[] = [];
    if (what && this.seat !== null) {
      for (const verb of verbs.slice(0, 3)) {
        const reason = await this.whyNot(verb, what);
        if (reason && !reasons.some((other) => other.text === reason.text)) reasons.push(reason);
      }
    }
    if (!reasons.length && thing.slug) {
      this.read(thing, element, true);
      return;
    }
    if (!reasons.length) {
      reasons.push({ text: this.say(this.decision ? 'shell-nothing-to-do' : 'shell-not-your-question'), rule: '' });
    }
    this.bubble = { kind: 'why', element, title: this.#short(thing), reasons: reasons.slice(0, 2), slug: thing.slug };
  }

  // -- reading ----------------------------------------------------------------------------------------------------

  /** Show a card in full beside its element, and what the option there would lead to. A pinned card stays until it
   * is closed. */
  read(thing: Pick<Thing, 'slug' | 'card'>, element: Element, pinned = false, option?: OptionInfo): void {
    const slug = thing.slug && this.content.has(thing.slug) ? thing.slug : null;
    const { decision } = this;
    // Nobody needs to be told what "none" leads to in a reaction.
    const ahead = option && !(decision?.passive && option.ends) ? option : undefined;
    if (slug || ahead) this.bubble = { kind: 'read', element, slug, card: thing.card, pinned, option: ahead };
  }
  /** Explain a game term beside its word. */
  explain(term: Term, element: Element): void {
    this.bubble = { kind: 'term', element, term };
  }
  /** The pointer has left: close what is not pinned. */
  unread(): void {
    if (this.bubble?.kind === 'read' && !this.bubble.pinned) this.bubble = null;
  }

  anchor(anchor: Anchor): (element: HTMLElement) => () => void {
    return this.stage.anchor(anchor);
  }
}

const KEY = Symbol('board');

export function provideBoard(board: () => Board): void {
  setContext(KEY, board);
}

/** The API of the board that this component belongs to. */
export function useBoard(): Board {
  return getContext<() => Board>(KEY)();
}
