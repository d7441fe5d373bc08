/** How this person wants the client to be. Kept in the browser; nothing of it is sent anywhere. */

import { type Choices, choicesFrom } from './settingValues';

const KEY = 'emberhold.settings';
const PACES = { off: 0, brisk: 0.6, normal: 1, calm: 1.5 };

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was kept, or null. It may be of another version, or somebody has changed it: whoever asks looks at it first. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

class Settings {
  #choices = $state<Choices>(choicesFrom(kept(KEY)));
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #light = $state(matchMedia('(prefers-color-scheme: light)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (change) => (this.#still = change.matches));
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (change) => (this.#light = change.matches));
  }

  get all(): Readonly<Choices> {
    return this.#choices;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices[key] = value;
    keep(KEY, this.#choices);
  }

  get theme(): 'dark' | 'light' {
    const { theme } = this.#choices;
    return theme === 'system' ? (this.#light ? 'light' : 'dark') : theme;
  }

  /** The factor on every duration; 0 means that nothing moves. */
  get pace(): number {
    const { motion } = this.#choices;
    return motion === 'system' ? (this.#still ? 0 : 1) : PACES[motion];
  }

  get lang(): string {
    return this.#choices.lang || navigator.language.slice(0, 2);
  }

  /** Write the choices onto the page, where the style sheets read them. */
  apply(game: string, lang: string): void {
    const page = document.documentElement.dataset;
    page['theme'] = this.theme;
    page['palette'] = this.#choices.palette;
    page['size'] = this.#choices.size;
    page['motion'] = this.pace === 0 ? 'off' : 'on';
    page['game'] = game;
    document.documentElement.lang = lang;
  }
}

export const settings = new Settings();
