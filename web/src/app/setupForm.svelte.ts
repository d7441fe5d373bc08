/** A set-up while it is being chosen. After each choice the game says what can be chosen now. */

import { deckApi } from '../decks/deckApi';
import type { Choice, Choices, GameInfo, KeptDeck, Preset } from '../protocol';
import { toasts } from '../ui/toastList.svelte';
import { api } from './api';
import { alike, choose, fitting, same, type Chosen } from './setup';
import { troubleText } from './troubleText';

/** The most rounds of asking; there are never this many choices that drop out one after another. */
const ROUNDS = 50;

/** Asks what can be chosen now, given what was chosen so far. */
export type Asking = (players: number, chosen: Chosen) => Promise<Pick<Choices, 'choices' | 'presets'>>;
type Beginning = Pick<GameInfo, 'name' | 'usual' | 'choices' | 'presets'>;

export class SetupForm {
  players = $state(0);
  chosen: Chosen = $state.raw({});
  choices: readonly Choice[] = $state.raw([]);
  presets: readonly Preset[] = $state.raw([]);
  /** Whether the game has not yet said what can be chosen now. */
  busy = $state(false);
  /** The choice that takes a deck that somebody built; empty if the game has no such decks. */
  deckChoice = $state('');
  /** The decks that this guest has built. */
  decks: readonly KeptDeck[] = $state.raw([]);
  readonly #game: string;
  readonly #ask: Asking;
  #asked = 0;

  constructor(info: Beginning, ask: Asking = (players, chosen) => api.choices(info.name, { players, chosen })) {
    this.#game = info.name;
    this.#ask = ask;
    this.players = info.usual;
    this.choices = info.choices;
    this.presets = info.presets;
    void this.#findDecks();
  }

  /** Without an answer there are only the decks of the game, and the page says nothing about it. */
  async #findDecks(): Promise<void> {
    try {
      this.deckChoice = (await api.games()).find((one) => one.name === this.#game)?.decks ?? '';
      if (this.deckChoice) this.decks = await deckApi.kept(this.#game);
    } catch {
      this.decks = [];
    }
  }

  /** The preset that is selected; undefined if something else was chosen. */
  get preset(): Preset | undefined {
    return this.presets.find((one) => alike(one.chosen, this.chosen));
  }

  choose(choice: Choice, value: unknown): void {
    this.set(choose(choice, this.chosen, value));
  }

  set(chosen: Chosen): void {
    this.chosen = chosen;
    void this.#settle();
  }

  setPlayers(players: number): void {
    const preset = this.preset?.name;
    this.players = players;
    void this.#settle(preset);
  }

  /** Ask what can be chosen now, and drop what cannot. For another number of players, a preset is applied again. */
  async #settle(preset?: string): Promise<void> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const found = await this.#ask(this.players, this.chosen);
        if (number !== this.#asked) return;
        this.choices = found.choices;
        this.presets = found.presets;
        const again = round ? undefined : found.presets.find((one) => one.name === preset)?.chosen;
        const kept = again ?? fitting(this.chosen, found.choices);
        const settled = same(kept, this.chosen);
        this.chosen = kept;
        if (settled) return;
      }
    } catch (error) {
      if (number === this.#asked) toasts.show(await troubleText(error, this.#game), 'bad');
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }
}
