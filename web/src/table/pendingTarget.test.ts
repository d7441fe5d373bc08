import { expect, it } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../protocol';
import { PendingTarget } from './pendingTarget';

type Asking = Parameters<PendingTarget['answer']>[0];
/** A board where this card asks about these cards. */
function asking(kind: string, card: string | null, ...ids: number[]): Asking {
  const choosable = (id: number): OptionInfo[] => (ids.includes(id) ? [{ key: `${id}`, meaning: [], text: { id: '', args: {} }, refs: [id], rule: '' }] : []);
  return { decision: { kind, about: card ? [{ id: 1, card }] : [] } as unknown as DecisionInfo, choosable };
}
const between = { decision: null, choosable: () => [] };
function dropped(slug: string | null): PendingTarget {
  const pending = new PendingTarget(['target'], ['pay']);
  pending.note({ id: 3, name: 'spell', slug }, { id: 8, name: 'unit' });
  return pending;
}

it('answers with what the spell was dropped on, after the payment, once', () => {
  const pending = dropped('fear');
  expect(pending.answer(asking('pay', 'fear', 8))).toBeNull();
  expect(pending.answer(between)).toBeNull();
  expect(pending.answer(asking('target', 'fear', 7, 8))?.key).toBe('8');
  expect(pending.answer(asking('target', 'fear', 7, 8))).toBeNull();
});

it('answers the power of a die, which is no card', () => {
  expect(dropped(null).answer(asking('target', null, 8))?.key).toBe('8');
  expect(dropped(null).answer(asking('target', 'fear', 8))).toBeNull();
});

it('leaves the question alone if that is no target, or if another card asks', () => {
  expect(dropped('fear').answer(asking('target', 'fear', 7))).toBeNull();
  expect(dropped('fear').answer(asking('target', 'seal', 8))).toBeNull();
});

it('forgets it with any other question, and when the player goes on to something else', () => {
  const other = dropped('fear');
  expect(other.answer(asking('window', 'fear', 8))).toBeNull();
  expect(other.answer(asking('target', 'fear', 8))).toBeNull();
  const gone = dropped('fear');
  gone.forget();
  expect(gone.answer(asking('target', 'fear', 8))).toBeNull();
});
