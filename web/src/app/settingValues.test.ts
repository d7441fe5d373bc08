import { expect, it } from 'vitest';
import { DEFAULTS, settingValuesFrom } from './settingValues';

it('keeps what was chosen', () => {
  const chosen = { ...DEFAULTS, theme: 'light', motion: 'instant', sound: true, name: 'Ada', helped: true };
  expect(settingValuesFrom(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

it('takes the usual where a value cannot be chosen', () => {
  const strange = { theme: 'mauve', motion: 7, sound: 'yes', auto: null, board: ['game'], name: {}, helped: 1, more: true };
  expect(settingValuesFrom(strange)).toEqual(DEFAULTS);
  expect(settingValuesFrom({ ...strange, size: 'large' })).toEqual({ ...DEFAULTS, size: 'large' });
  for (const nothing of [null, 'dark', 3, [], true]) expect(settingValuesFrom(nothing)).toEqual(DEFAULTS);
});
