import { expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { makeSetup, perSeat, seatCounts, usualSeats } from './setup';

const game: GameInfo = {
  name: 'toy',
  players: [1, 3],
  cooperative: false,
  rules_version: '1',
  bots: ['random'],
  choices: [
    { path: 'seats.deck', values: ['red', 'green', 'blue'] },
    { path: 'weather', values: ['rain', 'sun'] },
  ],
  setups: { '2': [{ seats: [{ deck: 'red' }, { deck: 'green' }], weather: 'rain', extra: 1 }] },
};

it('knows what is chosen for a seat and what for the table', () => {
  expect(game.choices.map(perSeat)).toEqual(['deck', null]);
  expect(seatCounts(game)).toEqual([1, 2, 3]);
  expect(usualSeats(game)).toBe(2);
});

it('lays what was chosen over a ready-made set-up', () => {
  const made = makeSetup(game, 2, { weather: 'sun' }, [{ deck: 'blue' }]);
  expect(made).toEqual({ seats: [{ deck: 'blue' }, { deck: 'green' }], weather: 'sun', extra: 1 });
});

it('gives nobody what somebody else has chosen', () => {
  for (let i = 0; i < 20; i++) {
    const [first, second] = makeSetup(game, 2, {}, [{ deck: 'green' }])['seats'] as { deck: string }[];
    expect(first?.deck).toBe('green');
    expect(second?.deck).not.toBe('green');
  }
});
