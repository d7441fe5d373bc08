import { expect, it } from 'vitest';
import type { ChainInfo, ChainPlace } from '../protocol';
import { chainsOf, gameOf, pickTimes, standings } from './chains';

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
