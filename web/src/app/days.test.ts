import { expect, it } from 'vitest';
import { dayAfter, fixed, shownDay } from './days';
import { declared, value } from './declaredChoices';

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

it('says in the words of the choices what a set-up holds, and nothing of what it leaves out', () => {
  const choices = [
    declared({ name: 'mage', path: ['seats', 0, 'mage'], values: [value('gygar'), value('rhia')], seat: 0 }),
    declared({ name: 'harder', path: ['harder'], values: [value('no', { value: false }), value('yes', { value: true })] }),
    declared({ name: 'treasure', path: ['treasure'], values: [value('none', { value: null }), value('torch')] }),
    declared({ items: [value('spark'), value('ruby'), value('orb')], values: [value('random')] }),
  ];
  const setup = { seats: [{ mage: 'rhia' }], treasure: null, market: ['orb', 'spark'] };
  expect(fixed(choices, setup).map((one) => [one.choice.name, one.values.map((of) => of.word)])).toEqual([
    ['mage', ['rhia']],
    ['market', ['spark', 'orb']],
  ]);
});
