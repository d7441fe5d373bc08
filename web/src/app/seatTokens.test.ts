import { expect, it } from 'vitest';
import { seatTokensFrom } from './seatTokens';

it('reads the seats that were kept', () => {
  const tokens = { one: [{ seat: 0, token: 'a' }], two: [{ seat: 1, token: 'b' }, { seat: 2, token: 'c' }] };
  expect(seatTokensFrom(JSON.parse(JSON.stringify(tokens)))).toEqual(tokens);
});

it('leaves out what is no seat', () => {
  for (const nothing of [null, 'one', 3, true, [], [{ seat: 0, token: 'a' }]]) expect(seatTokensFrom(nothing)).toEqual({});
  const strange = { one: null, two: 'b', three: [null, 4, { seat: '0', token: 'a' }, { seat: 0 }], four: [{ seat: 1, token: 'd' }, 'x'] };
  expect(seatTokensFrom(strange)).toEqual({ four: [{ seat: 1, token: 'd' }] });
});
