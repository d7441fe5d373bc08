import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../protocol';
import { diceIn, nearestPayment, taken } from './payment.svelte';
import { diceOf, opposed, stacksOf, type PlayerView } from './view';

function pay(key: string, ...words: string[]): OptionInfo {
  return { key, meaning: ['pay', ...words], text: { id: 'do-pay', args: {} }, refs: [], rule: 'COST-03' };
}

const OPTIONS = [
  pay('0', 'natural-basic', 'charm-basic'),
  pay('1', 'natural-basic', 'charm-class'),
  pay('2', '2*natural-basic'),
  pay('3', '2*charm-class'),
];
const [FIRST] = OPTIONS as [OptionInfo];

describe('a payment', () => {
  it('counts the dice in its words', () => {
    expect([...diceIn(pay('9', 'natural-power', '2*charm-class'))]).toEqual([
      ['natural-power', 1],
      ['charm-class', 2],
    ]);
  });
  it('keeps as many dice as it can when one is put in', () => {
    expect(nearestPayment(OPTIONS, FIRST, 'charm-class', true)?.key).toBe('1');
    expect(nearestPayment(OPTIONS, FIRST, 'natural-basic', true)?.key).toBe('2');
  });
  it('keeps the others when one is taken out', () => {
    expect(nearestPayment(OPTIONS, FIRST, 'charm-basic', false)?.key).toBe('1');
  });
  it('knows when there is no other way', () => {
    expect(nearestPayment(OPTIONS, FIRST, 'illusion-power', true)).toBeNull();
    expect(nearestPayment([FIRST], FIRST, 'charm-basic', false)).toBeNull();
  });
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

it('takes the dice that somebody pointed at', () => {
  const held = (n: number, wanted: number[], unwanted: number[]): number[] =>
    [0, 1, 2, 3].filter((i) => taken(i, n, wanted, unwanted));
  expect(held(2, [], [])).toEqual([0, 1]);
  expect(held(2, [3], [])).toEqual([0, 3]);
  expect(held(1, [3, 2], [])).toEqual([3]);
  expect(held(2, [3], [0])).toEqual([1, 3]);
  expect(held(0, [3], [])).toEqual([]);
});
