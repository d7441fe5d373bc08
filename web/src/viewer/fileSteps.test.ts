import { expect, it } from 'vitest';
import type { StepChange } from '../app/api';
import { viewsOf } from './fileSteps';

const STEPS: StepChange[] = [
  [[[['round'], 1], [['players'], [{ hand: ['a'] }, { hand: [] }]], [['attack'], null]], 0, []],
  [[[['players', 0, 'hand'], []], [['players', 1, 'out'], true]], 0, []],
  [[[['players', 1, 'out']], [['round'], 2]], 0, []],
  [[], 0, []],
];

it('makes every view from what changed, in any order of asking', () => {
  const view = viewsOf(STEPS);
  const last = { round: 2, players: [{ hand: [] }, { hand: [] }], attack: null };
  expect(view(3)).toEqual(last);
  expect(view(0)).toEqual({ round: 1, players: [{ hand: ['a'] }, { hand: [] }], attack: null });
  expect(view(1)).toEqual({ round: 1, players: [{ hand: [] }, { hand: [], out: true }], attack: null });
  expect(view(2)).toEqual(last);
});

it('shares what did not change', () => {
  const view = viewsOf(STEPS);
  const players = (n: number): unknown[] => (view(n) as { players: unknown[] }).players;
  expect(players(3)).toBe(players(2));
  expect(players(2)[0]).toBe(players(1)[0]);
});
