/** The settings as values: what each can be, what it is at first, and how stored ones are read again. */

export interface SettingValues {
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

export const DEFAULTS: SettingValues = {
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

/** What is one of a few; the settings show them in this order. */
export const VALUES: { readonly [K in keyof SettingValues]?: readonly SettingValues[K][] } = {
  theme: ['dark', 'light', 'system'],
  palette: ['house', 'safe'],
  size: ['normal', 'large', 'largest'],
  motion: ['system', 'off', 'brisk', 'normal', 'calm'],
  auto: ['ask', 'smart', 'pass'],
  board: ['game', 'plain'],
};

/** The values in what was stored; a value that is none of ours is as if it had never been chosen. */
export function settingValuesFrom(raw: unknown): SettingValues {
  const found = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const fits = (key: keyof SettingValues): boolean => {
    const values: readonly unknown[] | undefined = VALUES[key];
    return values ? values.includes(found[key]) : typeof found[key] === typeof DEFAULTS[key];
  };
  const keys = (Object.keys(DEFAULTS) as (keyof SettingValues)[]).filter(fits);
  return { ...DEFAULTS, ...Object.fromEntries(keys.map((key) => [key, found[key]])) };
}
