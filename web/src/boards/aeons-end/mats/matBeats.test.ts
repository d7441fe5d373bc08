import { expect, it, vi } from 'vitest';
import { cutBeats, type BeatGrammar } from '../../../table/beats';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', { getItem: () => null });
const { grammar } = await import('../grammar');

it('the mats add where their own events point', () => {
  const cast = { n: 0, kind: 'cast', seat: 0, card: { id: 6, card: 'spark' } };
  const { beats } = cutBeats([cast, { n: 1, kind: 'nest-hurt', amount: 3, row: 1 }], grammar as unknown as BeatGrammar);
  expect(beats).toMatchObject([{ to: ['nest'], outcomes: [{ brief: 'board-brief-damage', n: 3 }] }]);
});
