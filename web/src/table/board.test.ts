import { expect, it, vi } from 'vitest';
import type { DecisionInfo, OptionInfo, PreviewAnswer } from '../protocol';
import type { Texts } from '../texts/texts';

const nothing = (): void => {};
vi.stubGlobal('document', { hidden: false, addEventListener: nothing, documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
vi.stubGlobal('addEventListener', nothing);
vi.stubGlobal('window', globalThis);

const { Board, isEnding } = await import('./board.svelte');
const { Stage } = await import('./stage');

function option(key: string, refs: number[], ends?: OptionInfo['ends']): OptionInfo {
  return { key, meaning: ['word'], text: { id: 'x', args: {} }, refs, rule: '', ...(ends ? { ends } : {}) };
}
const decision: DecisionInfo = {
  number: 1,
  seats: [0],
  kind: 'any',
  prompt: { id: 'q', args: {} },
  options: [option('0', [7]), option('1', [], 'choice'), option('2', []), option('3', [], 'turn')],
  passive: false,
  cancel: false,
  own: false,
  about: [],
};

it('takes what ends a turn or a question from the server, whatever the words are', () => {
  expect(decision.options.map(isEnding)).toEqual([false, true, false, true]);
  const source = {
    game: 'toy',
    seat: 0,
    view: {},
    decision,
    sent: null,
    readonly: false,
    answer: () => {},
    why: () => Promise.resolve(null),
  };
  const board = new Board(source, () => ({}) as Texts, new Map(), new Stage());
  expect(board.ordered.list.map((one) => one.key)).toEqual(['2', '0']);
  expect(board.ordered.endings.map((one) => one.key)).toEqual(['1', '3']);
});

it('asks once what an option leads to, and again if no answer came', async () => {
  const preview = vi.fn((): Promise<PreviewAnswer | null> => Promise.resolve(null));
  const source = {
    game: 'toy',
    seat: 0,
    view: {},
    decision,
    sent: null,
    readonly: false,
    answer: () => {},
    preview,
    why: () => Promise.resolve(null),
  };
  const board = new Board(source, () => ({}) as Texts, new Map(), new Stage());
  const [first] = decision.options;
  if (!first) throw new Error('no option');
  await board.preview(first);
  preview.mockResolvedValue({ key: '0' } as PreviewAnswer);
  expect([await board.preview(first), await board.preview(first)]).toEqual([{ key: '0' }, { key: '0' }]);
  expect(preview).toHaveBeenCalledTimes(2);
  // The next question may have the same number, after an action was cancelled.
  source.decision = { ...decision };
  await board.preview(first);
  expect(preview).toHaveBeenCalledTimes(3);
});
