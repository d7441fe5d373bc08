/** How this person wants the client to be. Kept in the browser; nothing of it is sent anywhere. */

export interface Choices {
  theme: 'dark' | 'light' | 'system';
  palette: 'house' | 'safe';
  size: 'normal' | 'large' | 'largest';
  /** How long things take to move: 0 is not at all. `system` follows the reduced-motion setting. */
  motion: 'system' | 'off' | 'brisk' | 'normal' | 'calm';
  sound: boolean;
  /** Reactions: always ask, pass when no card of mine fits, pass all. */
  auto: 'ask' | 'smart' | 'pass';
  /** Ask before a turn ends while something could still be done. */
  confirm: boolean;
  /** Hide the screen between people who share it. */
  curtain: boolean;
  /** The game’s own board, or every zone as a list. */
  board: 'game' | 'plain';
  lang: string;
  name: string;
  /** Has seen how one plays here, or does not want to. */
  helped: boolean;
}

const KEY = 'emberhold.settings';
const DEFAULTS: Choices = {
  theme: 'dark',
  palette: 'house',
  size: 'normal',
  motion: 'system',
  sound: false,
  auto: 'smart',
  confirm: true,
  curtain: true,
  board: 'game',
  lang: '',
  name: '',
  helped: false,
};
const PACES = { off: 0, brisk: 0.6, normal: 1, calm: 1.5 };

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

class Settings {
  #choices = $state<Choices>({ ...DEFAULTS, ...kept<Partial<Choices>>(KEY, {}) });
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
