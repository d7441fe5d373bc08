/** A deck while it is being built: every change can be undone, is checked by the game, and is kept on the server. */

import { Trouble } from '../app/api';
import { t } from '../app/i18n';
import { keep, kept } from '../app/storage';
import { troubleText } from '../app/troubleText';
import type { DeckReport, KeptDeck } from '../protocol';
import { toasts } from '../ui/toastList.svelte';
import { deckApi } from './deckApi';
import { deckFrom, EMPTY, sameDeck, type Deck } from './deckValue';

const CHECK_MS = 120;
const SAVE_MS = 700;
/** Changes of one text that follow each other so closely are one step for undo. */
const TYPED_MS = 1500;
const MOST_STEPS = 200;

/** What is not on the server yet. It is stored in the browser, so that a reload loses nothing. */
interface Draft {
  id: string;
  version: number;
  deck: Deck;
}

export class Builder {
  readonly game: string;
  deck: Deck = $state.raw(EMPTY);
  /** The deck as it was opened, to compare with. */
  readonly opened: Deck;
  report: DeckReport | null = $state.raw(null);
  /** Empty as long as the server does not keep it. */
  id = $state('');
  saved: 'never' | 'waiting' | 'yes' | 'failed' = $state('never');
  #past: readonly Deck[] = $state.raw([]);
  #future: readonly Deck[] = $state.raw([]);
  #version = 0;
  #typed = { part: '', at: 0 };
  #asked = 0;
  #checkTimer = 0;
  #saveTimer = 0;
  #writing: Promise<void> | null = null;
  readonly #onkept: (id: string) => void;

  constructor(game: string, deck: Deck, from: KeptDeck | null, onkept: (id: string) => void) {
    this.game = game;
    this.#onkept = onkept;
    this.opened = deck;
    this.deck = deck;
    if (from) {
      this.id = from.id;
      this.#version = from.version;
      this.saved = 'yes';
    }
    void this.#check();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Make a change. `typed` is the text that is being typed, if it is one. */
  change(deck: Deck, typed = ''): void {
    if (sameDeck(deck, this.deck)) return;
    const now = Date.now();
    const goesOn = typed !== '' && this.#typed.part === typed && now - this.#typed.at < TYPED_MS;
    if (!goesOn) this.#past = [...this.#past, this.deck].slice(-MOST_STEPS);
    this.#typed = { part: typed, at: now };
    this.#future = [];
    this.#set(deck);
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.deck];
    this.#typed.part = '';
    this.#set(before);
  }
  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.deck];
    this.#set(next);
  }

  /** Keep it on the server now, even if nothing was changed. */
  async save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    await this.#writing;
    if (this.saved !== 'yes') await (this.#writing = this.#write());
  }
  /** The page is left: what is waiting is sent at once. */
  close(): void {
    clearTimeout(this.#checkTimer);
    if (this.saved === 'waiting') void this.save();
  }
  /** It was deleted, so nothing of it is to be sent any more. */
  drop(): void {
    clearTimeout(this.#saveTimer);
    this.saved = 'yes';
    forgetDraft(this.game);
  }

  #set(deck: Deck): void {
    this.deck = deck;
    this.saved = 'waiting';
    keep(draftKey(this.game), { id: this.id, version: this.#version, deck } satisfies Draft);
    clearTimeout(this.#checkTimer);
    this.#checkTimer = window.setTimeout(() => void this.#check(), CHECK_MS);
    clearTimeout(this.#saveTimer);
    this.#saveTimer = window.setTimeout(() => void this.save(), SAVE_MS);
  }

  async #check(): Promise<void> {
    const number = ++this.#asked;
    const deck = this.deck;
    try {
      const report = await deckApi.check(this.game, { deck: { ...deck } });
      if (number === this.#asked) this.report = report;
    } catch (error) {
      if (number === this.#asked) toasts.show(await troubleText(error, this.game), 'bad');
    }
  }

  async #write(): Promise<void> {
    const deck = this.deck;
    try {
      const made = this.id ? await this.#replace(deck) : await deckApi.add(this.game, deck);
      this.#version = made.version;
      if (this.id !== made.id) {
        this.id = made.id;
        this.#onkept(made.id);
      }
      if (this.deck === deck) {
        this.saved = 'yes';
        forgetDraft(this.game);
      }
    } catch (error) {
      this.saved = 'failed';
      toasts.show(await troubleText(error, this.game), 'bad');
    }
  }
  /** If another window has changed the deck meanwhile, both versions are kept. */
  async #replace(deck: Deck): Promise<KeptDeck> {
    try {
      return await deckApi.replace(this.id, deck, this.#version);
    } catch (error) {
      if (!(error instanceof Trouble) || !['deck-changed', 'unknown-deck'].includes(error.code)) throw error;
      toasts.show(t('decks-kept-as-copy'));
      return deckApi.add(this.game, deck);
    }
  }
}

function draftKey(game: string): string {
  return `emberhold.deck.${game}`;
}
function forgetDraft(game: string): void {
  keep(draftKey(game), null);
}

/** What was changed in this deck and did not reach the server. */
export function draftOf(game: string, id: string): Draft | null {
  const found = kept(draftKey(game));
  if (typeof found !== 'object' || found === null) return null;
  const { id: whose, version, deck } = found as Partial<Draft>;
  if (whose !== id || typeof version !== 'number' || typeof deck !== 'object') return null;
  if (typeof deck.cards !== 'object' || typeof deck.dice !== 'object') return null;
  return { id, version, deck: deckFrom({ ...deck }) };
}
