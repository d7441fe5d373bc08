import { expect, it } from 'vitest';
import { heldFrom } from './seatTokens';

it('reads the seats that were kept', () => {
  const held = { one: [{ seat: 0, token: 'a' }], two: [{ seat: 1, token: 'b' }, { seat: 2, token: 'c' }] };
  expect(heldFrom(JSON.parse(JSON.stringify(held)))).toEqual(held);
});

it('leaves out whatever is no seat', () => {
  for (const nothing of [null, 'one', 3, true, [], [{ seat: 0, token: 'a' }]]) expect(heldFrom(nothing)).toEqual({});
  const strange = { one: null, two: 'b', three: [null, 4, { seat: '0', token: 'a' }, { seat: 0 }], four: [{ seat: 1, token: 'd' }, 'x'] };
  expect(heldFrom(strange)).toEqual({ four: [{ seat: 1, token: 'd' }] });
});
