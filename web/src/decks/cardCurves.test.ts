import { expect, it } from 'vitest';
import type { Facts } from '../app/api';
import { curvesOf } from './cardCurves';

const die = (n: number, type?: string, face?: string): object => ({ n, ...(type ? { type, face } : {}) });
const cards: Facts[] = [
  { slug: 'knight', play_cost: { main: 1, dice: [die(1, 'ceremonial', 'class'), die(2)] } },
  { slug: 'chant', play_cost: { dice: [] }, abilities: [{ cost: { dice: [die(1, 'charm', 'power')] } }, {}] },
  { slug: 'wall', play_cost: { dice: [die(6)] } },
];
const content = new Map(cards.map((card) => [card.slug, card]));

it('counts every copy by its price, and leaves room for the usual prices', () => {
  expect(curvesOf({}, content).curve).toEqual([0, 0, 0, 0, 0]);
  expect(curvesOf({ knight: 3, chant: 2, wall: 1, unknown: 1 }, content).curve).toEqual([2, 0, 0, 3, 0, 0, 1]);
});

it('counts symbols to play cards and to use their abilities', () => {
  const { symbols } = curvesOf({ knight: 3, chant: 2 }, content);
  expect(symbols['ceremonial']).toEqual({ class: 3, power: 0 });
  expect(symbols['charm']).toEqual({ class: 0, power: 2 });
  expect(symbols['natural']).toEqual({ class: 0, power: 0 });
});
