import { expect, it } from 'vitest';
import type { OptionInfo } from '../protocol';
import { pairOptions, type Draggable } from './drag';

function option(key: string, ...refs: number[]): OptionInfo {
  return { key, meaning: ['word'], text: { id: 'x', args: {} }, refs, rule: '' };
}
function onto(id: number, takes?: OptionInfo[]): Draggable {
  return { thing: { id, name: 'thing' }, anchor: id, takes, act: () => {} };
}
const keys = (options: OptionInfo[]): string[] => options.map((one) => one.key);

it('means what is about both things, and nothing that is about one', () => {
  const spell = [option('prep in I', 5, 91), option('prep in II', 5, 92), option('play', 5)];
  expect(keys(pairOptions(spell, 5, onto(92)))).toEqual(['prep in II']);
  expect(pairOptions(spell, 5, onto(93))).toEqual([]);
  expect(pairOptions(spell, 5, onto(5))).toEqual([]);
});

it('takes an option that names no target where the board says that it is meant', () => {
  const [attack, alone] = [option('attack a unit'), option('attack a unit with this one', 5)];
  expect(pairOptions([attack, alone], 5, onto(8))).toEqual([]);
  expect(keys(pairOptions([attack], 5, onto(8, [attack])))).toEqual(['attack a unit']);
  expect(keys(pairOptions([attack, alone], 5, onto(8, [attack, alone])))).toEqual(['attack a unit with this one']);
});

it('knows no pair of things without ids', () => {
  expect(pairOptions([option('pay', 0)], 0, onto(0))).toEqual([]);
});
