import { expect, it } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../../protocol';
import { PendingAttack } from './pendingAttack';

type Asking = Parameters<PendingAttack['answer']>[0];
/** A board that asks this about these cards. */
function asking(kind: string, ...ids: number[]): Asking {
  const choosable = (id: number): OptionInfo[] => (ids.includes(id) ? [{ key: `${id}`, meaning: [], text: { id: '', args: {} }, refs: [id], rule: '' }] : []);
  return { decision: { kind } as DecisionInfo, choosable };
}

it('answers with the unit that was clicked, once', () => {
  const pending = new PendingAttack();
  pending.note(3);
  expect(pending.answer(asking('attackers', 3, 4))?.key).toBe('3');
  expect(pending.answer(asking('attackers', 3, 4))).toBeNull();
});

it('keeps what the unit was dropped on until that is asked', () => {
  const pending = new PendingAttack();
  pending.note(3, 8);
  expect(pending.answer(asking('attackers', 3, 4))?.key).toBe('3');
  expect(pending.answer(asking('attackers', 4))).toBeNull();
  pending.forget();
  expect(pending.answer(asking('attack-target', 8, 9))?.key).toBe('8');
  expect(pending.answer(asking('attack-target', 8, 9))).toBeNull();
});

it('forgets everything with the next turn', () => {
  const pending = new PendingAttack();
  pending.note(3, 8);
  pending.answer(asking('turn', 3));
  expect(pending.answer(asking('attackers', 3))).toBeNull();
  expect(pending.answer(asking('attack-target', 8))).toBeNull();
});
