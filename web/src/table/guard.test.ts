import { beforeEach, expect, it, vi } from 'vitest';
import type { DecisionInfo, OptionInfo, PreviewAnswer } from '../protocol';

vi.stubGlobal('window', globalThis);
const { doubtAbout, Guard, mayMatter, PREVIEW_PATIENCE, SEND_DELAY } = await import('./guard.svelte');

function option(key: string, ends?: OptionInfo['ends']): OptionInfo {
  return { key, meaning: [key], text: { id: key, args: {} }, refs: [], rule: '', ...(ends ? { ends } : {}) };
}
const power = option('power');
const other = option('other');
const none = option('none', 'choice');
const end = option('end', 'turn');
const turn: DecisionInfo = {
  number: 4,
  seats: [0],
  kind: 'turn',
  prompt: { id: 'ask-turn', args: {} },
  options: [power, other, none, end],
  passive: false,
  cancel: false,
  own: false,
  about: [],
};
const target: DecisionInfo = { ...turn, number: 5, options: [power, other, none] };
const calm: PreviewAnswer = {
  t: 'preview',
  id: 1,
  seat: 0,
  number: 4,
  key: 'power',
  told: [],
  harms: [],
  harms_me: false,
  ends_turn: false,
  chance: false,
  more: false,
};
const here = {} as Element;

let table: {
  decision: DecisionInfo | null;
  wishes: { confirm: boolean; sendDelay: boolean };
  preview: ReturnType<typeof vi.fn<(option: OptionInfo) => Promise<PreviewAnswer | null>>>;
  ask: ReturnType<typeof vi.fn>;
  send: ReturnType<typeof vi.fn>;
};
let guard: InstanceType<typeof Guard>;
beforeEach(() => {
  vi.useFakeTimers();
  table = {
    decision: turn,
    wishes: { confirm: true, sendDelay: true },
    preview: vi.fn(() => Promise.resolve(calm)),
    ask: vi.fn(),
    send: vi.fn(),
  };
  guard = new Guard(table);
});
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

it('sends what does no harm, and asks about what does', async () => {
  guard.choose(power, here);
  await soon();
  expect(table.send).toHaveBeenCalledExactlyOnceWith(power);
  table.preview.mockResolvedValue({ ...calm, harms: [7] });
  guard.choose(power, here);
  await soon();
  expect(table.send).toHaveBeenCalledOnce();
  expect(table.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ option: power, harms: [7] }), here);
});

it('asks nothing of people who do not want that', async () => {
  table.wishes = { confirm: false, sendDelay: false };
  table.preview.mockResolvedValue({ ...calm, harms: [7], ends_turn: true });
  for (const one of [power, end]) guard.choose(one, here);
  await soon();
  expect(table.send.mock.calls).toEqual([[power], [end]]);
  expect([table.preview.mock.calls.length, table.ask.mock.calls.length, guard.delayed]).toEqual([0, 0, null]);
});

it('sends at once where nothing can be lost: reactions, "none", and questions that others bring', async () => {
  table.preview.mockResolvedValue({ ...calm, harms: [7], harms_me: true });
  expect(mayMatter(power, { ...target, passive: true })).toBe(false);
  expect(mayMatter(none, { ...target, cancel: true })).toBe(false);
  expect(mayMatter(power, target)).toBe(false);
  expect(mayMatter(power, { ...target, cancel: true })).toBe(true);
  expect(mayMatter(power, { ...target, undo: 'free' })).toBe(true);
  expect(mayMatter(power, { ...target, passive: true, own: true })).toBe(true);
  table.decision = { ...target, passive: true };
  guard.choose(power, here);
  expect(table.send).toHaveBeenCalledExactlyOnceWith(power);
  expect(table.preview).not.toHaveBeenCalled();
});

it('does not wait for ever for a preview, and never sends twice', async () => {
  table.preview.mockReturnValue(new Promise(() => {}));
  guard.choose(power, here);
  guard.choose(power, here);
  await vi.advanceTimersByTimeAsync(PREVIEW_PATIENCE - 1);
  expect(table.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(table.send).toHaveBeenCalledExactlyOnceWith(power);
});

it('forgets a click whose question is gone before its preview comes', async () => {
  guard.choose(power, here);
  table.decision = target;
  await soon();
  expect(table.send).not.toHaveBeenCalled();
});

it('waits before a turn ends, and sends nothing if that is taken back', async () => {
  table.preview.mockResolvedValue({ ...calm, ends_turn: true });
  guard.choose(end, here);
  await soon();
  expect(guard.delayed?.option).toBe(end);
  await vi.advanceTimersByTimeAsync(SEND_DELAY / 2);
  guard.undo();
  await vi.advanceTimersByTimeAsync(SEND_DELAY);
  expect(table.send).not.toHaveBeenCalled();
  guard.choose(end, here);
  await vi.advanceTimersByTimeAsync(SEND_DELAY + 1);
  expect(table.send).toHaveBeenCalledExactlyOnceWith(end);
  expect(guard.delayed).toBeNull();
});

it('waits too if no preview says whether the turn ends, and not if it goes on', async () => {
  table.preview.mockResolvedValue(null);
  guard.choose(end, here);
  await soon();
  expect([guard.delayed?.option, table.send.mock.calls.length]).toEqual([end, 0]);
  guard.undo();
  table.preview.mockResolvedValue(calm);
  guard.choose(end, here);
  await soon();
  expect([guard.delayed, table.send.mock.calls]).toEqual([null, [[end]]]);
});

it('takes the same choice again as "yes, now", but not the second half of a double click', async () => {
  table.preview.mockResolvedValue({ ...calm, ends_turn: true });
  guard.choose(end, here);
  await soon();
  guard.choose(end, here);
  expect(table.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  guard.choose(end, here);
  expect(table.send).toHaveBeenCalledExactlyOnceWith(end);
});

it('takes another choice instead: the turn goes on', async () => {
  table.preview.mockImplementation((one) => Promise.resolve({ ...calm, ends_turn: one === end }));
  guard.choose(end, here);
  await soon();
  guard.choose(power, here);
  await vi.advanceTimersByTimeAsync(SEND_DELAY * 2);
  expect(table.send.mock.calls).toEqual([[power]]);
});

it('does not lose what is waiting when the player leaves, but never answers another question with it', async () => {
  table.preview.mockResolvedValue({ ...calm, ends_turn: true });
  guard.choose(end, here);
  await soon();
  guard.flush();
  expect(table.send).toHaveBeenCalledExactlyOnceWith(end);
  guard.choose(end, here);
  await soon();
  table.decision = target;
  guard.flush();
  expect(table.send).toHaveBeenCalledOnce();
});

it('says so if a turn ends without a word: by the two seconds, or by a question for those who have no delay', async () => {
  table.preview.mockResolvedValue({ ...calm, ends_turn: true });
  guard.choose(power, here);
  await soon();
  expect([guard.delayed?.option, table.ask.mock.calls.length]).toEqual([power, 0]);
  guard.undo();
  table.wishes = { confirm: true, sendDelay: false };
  guard.choose(power, here);
  await soon();
  expect(table.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gone: [other] }), here);
  expect(table.send).not.toHaveBeenCalled();
  // "End your turn" says what it does.
  expect(doubtAbout(end, turn, { ...calm, harms: [7], ends_turn: true })).toBeNull();
  // Where nothing else could be done, nothing is asked.
  expect(doubtAbout(power, { ...turn, options: [power, end] }, { ...calm, ends_turn: true })).toBeNull();
});
