/** The settings of this person. They are stored in the browser, and nothing is sent anywhere. */

import { type SettingValues, settingValuesFrom } from './settingValues';
import { keep, kept } from './storage';

const KEY = 'emberhold.settings';
const PACES = { system: 1, calm: 1.5, normal: 1, brisk: 0.65, instant: 0 };

class BrowserSettings {
  #values = $state<SettingValues>(settingValuesFrom(kept(KEY)));
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #light = $state(matchMedia('(prefers-color-scheme: light)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (change) => (this.#still = change.matches));
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (change) => (this.#light = change.matches));
  }

  get all(): Readonly<SettingValues> {
    return this.#values;
  }

  set<K extends keyof SettingValues>(key: K, value: SettingValues[K]): void {
    this.#values[key] = value;
    keep(KEY, this.#values);
  }

  get theme(): 'dark' | 'light' {
    const { theme } = this.#values;
    return theme === 'system' ? (this.#light ? 'light' : 'dark') : theme;
  }

  /** A factor for every duration; 0 means that everything is shown at once. */
  get pace(): number {
    return PACES[this.#values.motion];
  }
  /** Whether nothing may move. */
  get still(): boolean {
    const { motion } = this.#values;
    return motion === 'instant' || (motion === 'system' && this.#still);
  }

  get lang(): string {
    return this.#values.lang || navigator.language.slice(0, 2);
  }

  /** Put the settings on the page, where the style sheets read them. */
  apply(game: string, lang: string): void {
    const page = document.documentElement.dataset;
    page['theme'] = this.theme;
    page['palette'] = this.#values.palette;
    page['size'] = this.#values.size;
    page['motion'] = this.still ? 'off' : 'on';
    page['game'] = game;
    document.documentElement.lang = lang;
    // What surrounds the page, on a phone or as an installed program, has its colour.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }
}

export const settings = new BrowserSettings();
