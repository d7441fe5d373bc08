import { describe, expect, it } from 'vitest';
import { ashesView, diceOf, opposed, stacksOf, type PlayerView } from './view';

it('a view is taken for what it says it is', () => {
  const view = { game: 'ashes', players: [] };
  expect(ashesView(view)).toBe(view);
  expect(ashesView({ ...view, game: 'toy' })).toBeNull();
  expect(ashesView({})).toBeNull();
});

describe('a player’s things', () => {
  it('lists dice by type, best side first, exhausted ones last', () => {
    const dice = { active: { charm: [1, 0, 1], natural: [0, 1, 0] }, exhausted: { natural: 1 } };
    const found = diceOf({ dice } as unknown as PlayerView).map((die) => die.key);
    expect(found).toEqual(['natural-class-0', 'charm-power-0', 'charm-basic-0', 'natural-spent-0']);
  });
  it('stacks copies of a spell with a ready one on top', () => {
    const [stack] = stacksOf([
      { id: 1, card: 'fear', exhaustion: 1 },
      { id: 2, card: 'fear' },
    ]);
    expect(stack?.copies.map((copy) => copy.id)).toEqual([2, 1]);
  });
});

it('keeps an attacker blocked whose blocker is gone', () => {
  expect(opposed({ attackers: [1, 2], target: 9, blocks: [[2, 0]] })).toEqual([
    [1, 9, 'attack'],
    [0, 2, 'block'],
  ]);
});
