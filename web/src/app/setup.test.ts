import { expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { declared, value } from './declaredChoices';
import { alike, choose, fillUp, fitting, get, hasRoom, lacking, listOf, put, seatCounts, toggle, valueOf, type Chosen } from './setup';

const group = (name: string, least: number, most: number) => ({ name, text: { id: name, args: {} }, least, most });
const market = declared({
  kind: 'one-or-several',
  values: [value('random'), value('first')],
  items: ['a', 'b', 'c'].map((word) => value(word, { group: 'gem' })).concat(['x', 'y'].map((word) => value(word, { group: 'spell' }))),
  least: 3,
  most: 3,
  groups: [group('gem', 2, 2), group('spell', 1, 1)],
  default: 'random',
});
const mage = (seat: number, ...words: string[]): Choice => declared({ name: 'mage', path: ['seats', seat, 'mage'], seat, drawn: true, values: words.map((word) => value(word)) });
const item = (choice: Choice, word: string): ChoiceValue => choice.items.find((one) => one.word === word) ?? value('?');

it('knows for how many seats there are tables', () => {
  expect(seatCounts({ players: [1, 3] } as GameInfo)).toEqual([1, 2, 3]);
});

it('chooses where nothing was chosen, and takes it back', () => {
  const one = put({}, ['seats', 1, 'mage'], 'gygar');
  expect(one).toEqual({ seats: [{}, { mage: 'gygar' }] });
  expect(get(one, ['seats', 1, 'mage'])).toBe('gygar');
  expect(get(one, ['seats', 0, 'mage'])).toBeUndefined();
  expect(get(one, ['seats', 2, 'mage'])).toBeUndefined();
  expect(put(one, ['seats', 1, 'mage'], undefined)).toEqual({ seats: [{}, {}] });
  const decks = put({}, ['decks', 1], { spark: 9 });
  expect(decks).toEqual({ decks: [null, { spark: 9 }] });
  expect(get(decks, ['decks', 0])).toBeUndefined();
  expect(get(put(decks, ['decks', 1], undefined), ['decks', 1])).toBeUndefined();
});

it('does not write down what applies anyway', () => {
  expect(valueOf(market, {})).toBe('random');
  expect(valueOf(mage(0, 'gygar'), {})).toBeUndefined();
  expect(choose(market, { market: 'first' }, 'random')).toEqual({});
  expect(choose(market, {}, 'first')).toEqual({ market: 'first' });
});

it('keeps to the limits of a list', () => {
  let chosen: Chosen = choose(market, {}, []);
  for (const word of ['b', 'a', 'c', 'x']) chosen = toggle(market, chosen, item(market, word));
  expect(chosen).toEqual({ market: ['a', 'b', 'x'] });
  expect(hasRoom(market, listOf(market, chosen), item(market, 'c'))).toBe(false);
  chosen = toggle(market, chosen, item(market, 'a'));
  expect(chosen).toEqual({ market: ['b', 'x'] });
  expect(lacking(market, chosen)).toBe(1);
  // If there is room for only one, the new one replaces the old one.
  expect(toggle(market, chosen, item(market, 'y'))).toEqual({ market: ['b', 'y'] });
});

it('fills a list at random', () => {
  for (let i = 0; i < 30; i++) {
    const chosen = fillUp(market, { market: ['c'] });
    const list = listOf(market, chosen);
    expect(lacking(market, chosen)).toBe(0);
    expect(list).toHaveLength(3);
    expect(list).toContain('c');
  }
  const free = { ...market, groups: [group('gem', 0, 3), group('spell', 0, 3)] };
  expect(listOf(free, fillUp(free, { market: [] }))).toHaveLength(3);
  const may = { ...market, values: [], least: 0, default: [] };
  expect(fillUp({ ...may, groups: [] }, {})).toEqual({});
});

it('takes back the last thing that does not fit any more, and what no seat has', () => {
  const clash = { seats: [{ mage: 'gygar' }, { mage: 'gygar' }, { mage: 'lost' }] };
  const choices = [mage(0, 'lost'), mage(1, 'lost')];
  expect(fitting(clash, choices)).toEqual({ seats: [{ mage: 'gygar' }, {}] });
  expect(fitting({ seats: [{ mage: 'gygar' }, {}] }, [mage(0, 'gygar', 'lost'), mage(1, 'lost')])).toEqual({ seats: [{ mage: 'gygar' }] });
  expect(fitting({ market: ['a', 'gone'] }, [market])).toEqual({ market: ['a'] });
  expect(fitting({ market: 'first' }, [{ ...market, closed: { id: 'no', args: {} } }])).toEqual({});
  const own = declared({ values: [value('red')], brought: { id: 'own', args: {} }, drawn: true });
  expect(fitting({ market: { cards: {} } }, [own])).toEqual({ market: { cards: {} } });
  expect(fitting({ market: { cards: {} } }, [{ ...own, brought: null }])).toEqual({});
});

it('sees whether the same was chosen', () => {
  expect(alike({}, { seats: [{}, {}] })).toBe(true);
  expect(alike({ b: 1, a: [2] }, { a: [2], b: 1 })).toBe(true);
  expect(alike({ market: [] }, {})).toBe(false);
  expect(alike({ seats: [{ mage: 'gygar' }] }, { seats: [{}, { mage: 'gygar' }] })).toBe(false);
});
