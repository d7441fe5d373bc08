/** The settings as values: what each can be, its default, and how stored ones are read. */

export interface SettingValues {
  theme: 'dark' | 'light' | 'system';
  palette: 'house' | 'safe';
  size: 'normal' | 'large' | 'largest';
  /** How fast the table shows what others do. `system` is the normal speed, as still pictures where the system asks
   * for reduced motion; `instant` shows only the result. */
  motion: 'system' | 'calm' | 'normal' | 'brisk' | 'instant';
  sound: boolean;
  /** A note of the browser when a question comes while the page is hidden. */
  notify: boolean;
  /** Reactions: always ask, pass if none of my cards fits, or pass all. */
  auto: 'ask' | 'smart' | 'pass';
  /** Answer formalities, such as a payment that wastes nothing. */
  routine: boolean;
  /** Ask for orders all the same, such as the order in which cards are discarded. */
  orders: boolean;
  /** Ask before a choice harms one's own side, or ends the turn without saying so. */
  confirm: boolean;
  /** Wait two seconds before the end of a turn is sent, so that it can be taken back. */
  sendDelay: boolean;
  /** Hide the screen between people who share it. */
  curtain: boolean;
  /** The game’s own board, or all zones as lists. */
  board: 'game' | 'plain';
  lang: string;
  name: string;
  /** Whether the player has seen the help for new players, or does not want it. */
  helped: boolean;
}

export const DEFAULTS: SettingValues = {
  theme: 'dark',
  palette: 'house',
  size: 'normal',
  motion: 'system',
  sound: false,
  notify: false,
  auto: 'smart',
  routine: true,
  orders: false,
  confirm: true,
  sendDelay: true,
  curtain: true,
  board: 'game',
  lang: '',
  name: '',
  helped: false,
};

/** The settings with a few values, in the order in which the page shows them. */
export const VALUES: { readonly [K in keyof SettingValues]?: readonly SettingValues[K][] } = {
  theme: ['dark', 'light', 'system'],
  palette: ['house', 'safe'],
  size: ['normal', 'large', 'largest'],
  motion: ['system', 'calm', 'normal', 'brisk', 'instant'],
  auto: ['ask', 'smart', 'pass'],
  board: ['game', 'plain'],
};

/** The valid values in what was stored; an invalid one is replaced by the default. */
export function settingValuesFrom(raw: unknown): SettingValues {
  const found = { ...(typeof raw === 'object' ? raw : {}) } as Record<string, unknown>;
  // Its name in earlier versions.
  if (found['motion'] === 'off') found['motion'] = 'instant';
  const fits = (key: keyof SettingValues): boolean => {
    const values: readonly unknown[] | undefined = VALUES[key];
    return values ? values.includes(found[key]) : typeof found[key] === typeof DEFAULTS[key];
  };
  const keys = (Object.keys(DEFAULTS) as (keyof SettingValues)[]).filter(fits);
  return { ...DEFAULTS, ...Object.fromEntries(keys.map((key) => [key, found[key]])) };
}
