import { expect, it } from 'vitest';
import type { Choice, ChoiceValue } from '../protocol';
import { dayAfter, fixed, shownDay } from './days';

it('goes from day to day, over months, years and leap days', () => {
  expect(dayAfter('2026-11-19', -1)).toBe('2026-11-18');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
});

it('knows no day beside what is no date, nor beyond the calendar', () => {
  expect(dayAfter('tomorrow', 1)).toBe('');
  expect(dayAfter('2026-99-99', 1)).toBe('');
  expect(dayAfter('9999-12-31', 1)).toBe('');
});

it('shows the day of UTC, wherever the reader is', () => {
  expect(shownDay('2026-11-19', 'en')).toBe('Nov 19, 2026');
  expect(shownDay('2026-11-19', 'en', 'full')).toBe('Thursday, November 19, 2026');
});

const value = (word: string, of: unknown = word): ChoiceValue => ({ word, value: of, text: { id: word, args: {} }, card: null, group: null });
const choice = (name: string, path: Choice['path'], more: Partial<Choice>): Choice => ({
  name,
  path,
  kind: 'one',
  seat: null,
  text: { id: name, args: {} },
  help: { id: name, args: {} },
  values: [],
  items: [],
  least: 0,
  most: 0,
  groups: [],
  default: null,
  drawn: false,
  simple: true,
  own: null,
  brought: null,
  closed: null,
  rule: null,
  ...more,
});

it('says in the words of the choices what a set-up holds, and nothing of what it leaves out', () => {
  const choices = [
    choice('mage', ['seats', 0, 'mage'], { values: [value('gygar'), value('rhia')], seat: 0 }),
    choice('harder', ['harder'], { values: [value('no', false), value('yes', true)] }),
    choice('treasure', ['treasure'], { values: [value('none', null), value('torch')] }),
    choice('market', ['market'], { items: [value('spark'), value('ruby'), value('orb')], values: [value('random')] }),
  ];
  const setup = { seats: [{ mage: 'rhia' }], treasure: null, market: ['orb', 'spark'] };
  expect(fixed(choices, setup).map((one) => [one.choice.name, one.values.map((of) => of.word)])).toEqual([
    ['mage', ['rhia']],
    ['market', ['spark', 'orb']],
  ]);
});
