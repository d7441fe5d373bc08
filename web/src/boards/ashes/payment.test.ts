import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../protocol';
import { diceIn, nearestPayment, taken } from './payment.svelte';

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

it('takes the dice that somebody pointed at', () => {
  const takenDice = (n: number, wanted: number[], unwanted: number[]): number[] =>
    [0, 1, 2, 3].filter((i) => taken(i, n, wanted, unwanted));
  expect(takenDice(2, [], [])).toEqual([0, 1]);
  expect(takenDice(2, [3], [])).toEqual([0, 3]);
  expect(takenDice(1, [3, 2], [])).toEqual([3]);
  expect(takenDice(2, [3], [0])).toEqual([1, 3]);
  expect(takenDice(0, [3], [])).toEqual([]);
});
