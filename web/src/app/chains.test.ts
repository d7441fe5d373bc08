import { expect, it } from 'vitest';
import type { ChainInfo, ChainPlace } from '../protocol';
import type { TableInfo } from '../protocol';
import { chainSetup, chainsOf, gameOf, goesOn, pickTimes, standings } from './chains';

const chain: ChainInfo = { name: 'ashes-draft', players: [2, 4], game: 'ashes-draft', bots: [], choices: [], pick_seconds: [10, 90] };
const place: ChainPlace = {
  name: 'ashes-draft',
  number: 4,
  of: 7,
  points: [1, 2, 0, 1],
  names: ['Ada', 'Ben', 'Cleo', 'Dan'],
  seats: [0, 3],
  next: null,
  over: false,
  pick_seconds: 0,
};

it('a chain belongs to the game that it is named after', () => {
  expect(chainsOf('ashes', [chain])).toEqual([chain]);
  expect(chainsOf('aeons-end', [chain])).toEqual([]);
  expect(gameOf(chain.name)).toBe('ashes');
});

it('only times that the server takes are offered', () => {
  expect(pickTimes(chain)).toEqual([0, 30, 60, 90]);
});

it('those with as many points share a place', () => {
  expect(standings(place).map(({ name, place }) => `${place} ${name}`)).toEqual(['1 Ben', '2 Ada', '2 Dan', '4 Cleo']);
});

it('only a random expedition has a code', () => {
  expect(chainSetup({ expedition: 'random' }, 2, ' ember7 ')).toEqual({ expedition: 'random', players: 2, code: 'EMBER7' });
  expect(chainSetup({ expedition: 'random' }, 2, '')).toEqual({ expedition: 'random', players: 2 });
  expect(chainSetup({ expedition: 'the-new-age' }, 1, 'EMBER7')).toEqual({ expedition: 'the-new-age', players: 1 });
});

it('a chain goes on at a table that is played, or behind one whose next match is not known here', () => {
  const over = { state: 'over', chain: { ...place, next: 'later' } } as TableInfo;
  expect(goesOn({ ...over, state: 'running' }, () => [])).toBe(true);
  expect(goesOn(over, () => [])).toBe(true);
  expect(goesOn(over, (table) => (table === 'later' ? [1] : []))).toBe(false);
  expect(goesOn({ ...over, chain: { ...place, next: null } }, () => [])).toBe(false);
});
