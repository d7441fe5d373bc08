import { beforeEach, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../protocol';

/** A socket with no server behind it; the test says what comes in. */
class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
}

const quiet = { matches: false, addEventListener: () => {} };
const nothing = (): void => {};
vi.stubGlobal('WebSocket', Wire);
vi.stubGlobal('location', { protocol: 'http:', host: 'table', hash: '' });
vi.stubGlobal('document', { hidden: false, addEventListener: nothing, removeEventListener: nothing, documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', nothing);
vi.stubGlobal('removeEventListener', nothing);
vi.stubGlobal('matchMedia', () => quiet);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
vi.stubGlobal('window', globalThis);

const { LiveTable } = await import('./liveTable.svelte');
const { pastSeatNames } = await import('./seatNames');
const { Stage } = await import('./stage');

const clock = { thinking: [], pause_ms: 0, held: false, may_hold: false, deadline_ms: 0 };
const option = { key: '0', meaning: ['pass'], text: { id: 'do-pass', args: {} }, refs: [], rule: '' };
const decision = { number: 4, seats: [0], kind: 'turn', prompt: { id: 'ask-turn', args: {} }, options: [option], passive: false };
const seat = { connected: true, bot: null, conceded: false, left: false, kind: 'person' as const };

function welcome(you: number[]): unknown {
  return {
    t: 'welcome', v: 1, table: 'x', game: 'toy', you, options: {}, rules_version: '1', started: true,
    seats: [{ ...seat, seat: 0, name: 'Ada' }, { ...seat, seat: 1, name: '', kind: 'bot', bot: 'greedy' }],
    settings: [], emotes: [], chat: [], proposals: [], readonly: null,
  }; // prettier-ignore
}
function update(of: number | null, since: number, kinds: string[], more: object = {}): unknown {
  const events = kinds.map((kind, i) => ({ kind, n: since + i }));
  return { t: 'update', seat: of, since, events, view: { hand: `of ${of}` }, decision: null, clock, ...more };
}

let live: InstanceType<typeof LiveTable>;
const failed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  failed.mockClear();
  live = new LiveTable('x', new Stage(() => 0), failed, nothing);
  Wire.last.onopen?.();
  Wire.last.says(welcome([0]));
});

it('says hello, and names bots that have no name', () => {
  expect(Wire.last.sent[0]).toMatchObject({ t: 'hello', v: 1 });
  expect([...live.names.values()]).toEqual(['Ada', 'Greedy']);
});

it('names those who sat at a match that is over as at its table', () => {
  const names = pastSeatNames({ names: ['Ada', '', '', ''], bots: [null, 'greedy', 'greedy', null] });
  expect([...names]).toEqual([[0, 'Ada'], [1, 'Greedy 1'], [2, 'Greedy 2'], [3, '']]);
});

it('keeps the board in a pause, and forgets what was taken back', async () => {
  Wire.last.says(update(0, 0, ['a', 'b', 'c']));
  Wire.last.says(update(0, 3, ['d'], { view: null }));
  await vi.advanceTimersByTimeAsync(50);
  expect(live.view).toEqual({ hand: 'of 0' });
  expect(live.seatState?.events.map((event) => event.kind)).toEqual(['a', 'b', 'c', 'd']);
  Wire.last.says(update(0, 1, ['x']));
  await vi.advanceTimersByTimeAsync(50);
  expect(live.seatState?.events.map((event) => event.kind)).toEqual(['a', 'x']);
});

it('answers once, until there is a new question or the answer was refused', async () => {
  Wire.last.says(update(0, 0, [], { decision }));
  live.answer(option);
  live.answer(option);
  expect(Wire.last.sent.filter((message) => message.t === 'answer')).toEqual([{ t: 'answer', seat: 0, number: 4, key: '0' }]);
  expect(live.sent).toBe('0');
  Wire.last.says({ t: 'error', code: 'stale', text: { id: 'server-error-stale', args: {} }, about: 'answer' });
  expect(live.sent).toBeNull();
  expect(failed).toHaveBeenCalledOnce();
});

it('asks what an option leads to, and hears nothing of a question that is gone', async () => {
  Wire.last.says(update(0, 0, [], { decision }));
  const first = live.preview(option);
  const asked = Wire.last.sent.at(-1);
  expect(asked).toMatchObject({ t: 'preview', seat: 0, number: 4, key: '0' });
  Wire.last.says({ ...asked, told: [], harms: [7], harms_me: false, ends_turn: false, chance: false, more: false });
  expect((await first)?.harms).toEqual([7]);
  const second = live.preview(option);
  Wire.last.says({ t: 'error', code: 'stale', text: { id: 'server-error-stale', args: {} }, about: 'preview' });
  expect(await second).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});

it('cancels an action once, and only where that is offered', async () => {
  Wire.last.says(update(0, 0, [], { decision }));
  live.cancel();
  expect(Wire.last.sent.filter((message) => message.t === 'cancel')).toEqual([]);
  Wire.last.says(update(0, 0, [], { decision: { ...decision, cancel: true } }));
  await vi.advanceTimersByTimeAsync(50);
  live.cancel();
  live.cancel();
  live.answer(option);
  expect(Wire.last.sent.slice(1)).toEqual([{ t: 'cancel', seat: 0, number: 4 }]);
  Wire.last.says(update(0, 0, [], { decision: { ...decision, number: 3 } }));
  await vi.advanceTimersByTimeAsync(50);
  expect(live.sent).toBeNull();
});

it('comes back by itself and asks only for what it has not heard', async () => {
  Wire.last.says(update(0, 0, ['a', 'b']));
  const first = Wire.last;
  first.onclose?.({ code: 1012 });
  expect(live.connectionState).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.last).not.toBe(first);
  Wire.last.onopen?.();
  expect(Wire.last.sent[0]).toMatchObject({ t: 'hello', since: { '0': 2 } });
});

it('does not come back to a table that does not exist', async () => {
  const first = Wire.last;
  first.onclose?.({ code: 4404 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.connectionState).toBe('closed');
  expect(Wire.last).toBe(first);
});

it('hides a shared screen between people with secrets, and turns it without a word where there are none', async () => {
  Wire.last.says(welcome([0, 1]));
  Wire.last.says(update(0, 0, [], { decision }));
  Wire.last.says(update(1, 0, []));
  expect(live.seatAtScreen).toBe(0);
  Wire.last.says(update(0, 0, []));
  await vi.advanceTimersByTimeAsync(50);
  Wire.last.says(update(1, 0, [], { decision: { ...decision, seats: [1] } }));
  expect(live.handTo).toBe(1);
  live.takeScreen();
  expect([live.seatAtScreen, live.handTo]).toEqual([1, null]);
  // Now the two see the same.
  Wire.last.says(update(0, 0, [], { view: { id: 1, open: true } }));
  Wire.last.says(update(1, 0, [], { view: { id: 2, open: true } }));
  await vi.advanceTimersByTimeAsync(50);
  Wire.last.says(update(0, 0, [], { view: { id: 1, open: true }, decision }));
  expect([live.seatAtScreen, live.handTo]).toEqual([0, null]);
});

it('counts what others say while we are here, and nothing twice', () => {
  Wire.last.says({ t: 'chat', seat: 1, text: 'Hello' });
  Wire.last.says({ t: 'chat', seat: 0, text: 'Hello yourself' });
  expect(live.talk.unread).toBe(1);
  live.talk.unread = 0;
  Wire.last.says({ ...(welcome([0]) as object), chat: [{ seat: 1, text: 'Hello' }] });
  expect([live.talk.lines.length, live.talk.unread]).toEqual([1, 0]);
});

it('knows when a proposal of ours is refused, and what could not be sent', () => {
  const proposal = { t: 'proposal', what: 'undo', by: 0, about: 0, agreed: [0], needed: [1] };
  Wire.last.says({ ...proposal, open: true, done: false });
  expect(live.proposals).toHaveLength(1);
  Wire.last.says({ ...proposal, open: false, done: false });
  expect([live.proposals.length, live.refused?.what]).toEqual([0, 'undo']);
  Wire.last.close();
  live.undo();
  expect(live.unsent).toBe(1);
});

it('a match that is broken off says so, takes no answer, and offers its replay', () => {
  Wire.last.says(welcome([0]));
  Wire.last.says(update(0, 0, ['a'], { decision }));
  live.answer(option);
  expect(live.sent).toBe('0');
  expect([live.ended, live.readonly]).toEqual([false, false]);
  Wire.last.says({ t: 'broken', text: { id: 'server-broken', args: {} }, replay: 'r' });
  expect([live.ended, live.readonly, live.sent, live.replay]).toEqual([true, true, null, 'r']);
});

it('a report holds what the seat at the screen sees, and nothing behind the curtain', () => {
  Wire.last.says(welcome([0, 1]));
  Wire.last.says(update(0, 0, ['a']));
  expect(live.reportContext).toMatchObject({ table: 'x', game: 'toy', seat: 0, view: { hand: 'of 0' } });
  Wire.last.says(update(1, 0, ['b'], { decision: { ...decision, seats: [1] } }));
  expect(live.handTo).toBe(1);
  expect(JSON.stringify(live.reportContext)).not.toContain('hand');
  live.takeScreen();
  expect(live.reportContext).toMatchObject({ seat: 1, view: { hand: 'of 1' } });
  expect(JSON.stringify(live.reportContext)).not.toContain('of 0');
});
