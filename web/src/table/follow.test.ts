import { beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '../protocol';
import type { GameEvent } from '../views/allGames';

const nothing = (): void => {};
const page = { hidden: false, addEventListener: nothing, removeEventListener: nothing, documentElement: { dataset: {} } };
vi.stubGlobal('document', page);

const { Follow } = await import('./follow.svelte');
const { SeatState } = await import('./seatState.svelte');
const { Stage } = await import('./stage');

const CLOCK = { thinking: [], pause_ms: 0, held: false, may_hold: false, deadline_ms: 0 };
const OPTION = { key: '0', meaning: ['pass'], text: { id: 'do-pass', args: {} }, refs: [], rule: '' };
const question = (number: number) => ({ number, seats: [0], kind: 'turn', prompt: { id: 'ask-turn', args: {} }, options: [OPTION], passive: false });

let pace = 1;
let state: InstanceType<typeof SeatState>;
let follow: InstanceType<typeof Follow>;
let view = 0;

/** The next update: events as `seat:kind` words; a kind of `turn` begins a turn, any other does something. */
function update(words: string, more: Partial<Update> = {}): Update {
  const since = state.heard;
  const events: GameEvent[] = words.split(' ').filter(Boolean).map((word, i) => {
    const [seat, kind = ''] = word.split(':');
    return { n: since + i, kind, seat: Number(seat) };
  });
  return { t: 'update', seat: 0, since, events, view: { at: ++view }, decision: null, clock: CLOCK, ...more };
}
function hear(words: string, more: Partial<Update> = {}): void {
  follow.take(state, update(words, more));
}
const kinds = (): string => state.events.map((event) => event.kind).join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  pace = 1;
  view = 0;
  state = new SeatState();
  state.view = { at: 0 };
  follow = new Follow(new Stage(() => pace), () => [0], nothing);
  const act = (event: GameEvent) => ({ seat: event['seat'] as number, slug: event.kind, brief: 'did', to: ['there'] });
  follow.grammar = {
    begins: { turn: (event) => ({ seat: event['seat'] as number, turn: true, length: 0.5 }), hit: act, play: act, draw: act },
    outcomes: { hurt: () => ({ brief: 'damage', n: 1 }) },
  };
});

it('the log and the board follow the beats of another player', async () => {
  hear('1:play 1:paid 1:hit 1:hurt');
  expect([kinds(), follow.player.now?.slug, state.view]).toEqual(['', 'play', { at: 0 }]);
  await vi.advanceTimersByTimeAsync(600);
  expect([kinds(), follow.player.now?.slug, state.view]).toEqual(['play paid', 'play', { at: 0 }]);
  await vi.advanceTimersByTimeAsync(500);
  expect([kinds(), follow.player.now?.slug, state.view]).toEqual(['play paid', 'hit', { at: 0 }]);
  await vi.advanceTimersByTimeAsync(600);
  expect([kinds(), state.view]).toEqual(['play paid hit hurt', { at: 1 }]);
  await vi.advanceTimersByTimeAsync(600);
  expect(follow.player.busy).toBe(false);
});

it('the board changes with the last action, not with the turn that begins after it', async () => {
  hear('1:hit 1:hurt 0:turn', { decision: question(3) });
  await vi.advanceTimersByTimeAsync(600);
  expect([kinds(), state.view, state.decision]).toEqual(['hit hurt', { at: 1 }, null]);
  await vi.advanceTimersByTimeAsync(700);
  expect([kinds(), state.decision?.number]).toEqual(['hit hurt turn', 3]);
});

it('what the player did is shown at once, and what follows is shown after it', async () => {
  state.decision = question(3);
  state.sent = { number: 3, key: '0' };
  hear('0:hit 0:hurt 1:turn');
  expect([kinds(), state.decision, state.sent, state.view]).toEqual(['hit hurt', null, null, { at: 0 }]);
  await vi.advanceTimersByTimeAsync(700);
  expect([kinds(), state.view]).toEqual(['hit hurt turn', { at: 1 }]);
  hear('0:hit', { decision: question(4) });
  expect([kinds(), state.view, state.decision?.number]).toEqual(['hit hurt turn hit', { at: 2 }, 4]);
});

it('an answer ends what is still being shown', () => {
  hear('1:hit 1:hurt');
  state.sent = { number: 3, key: '0' };
  hear('0:play', { decision: question(4) });
  expect([kinds(), state.decision?.number, follow.player.busy]).toEqual(['hit hurt play', 4, false]);
});

it('a question waits for its beats; one that another answered meanwhile is never shown', async () => {
  hear('1:hit', { decision: question(3) });
  expect(state.decision).toBeNull();
  hear('1:play');
  await vi.advanceTimersByTimeAsync(1100);
  expect([kinds(), state.decision]).toEqual(['hit', null]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([kinds(), state.decision]).toEqual(['hit play', null]);
});

it('a question with a deadline jumps the queue, and its cause stays visible', () => {
  hear('1:play');
  hear('1:hit 1:hurt');
  hear('1:draw', { decision: question(3), clock: { ...CLOCK, deadline_ms: 4000 } });
  expect([kinds(), state.decision?.number, follow.player.busy]).toEqual(['play hit hurt draw', 3, false]);
  expect([follow.cause?.slug, state.view]).toEqual(['draw', { at: 3 }]);
  state.sent = { number: 3, key: '0' };
  hear('0:play');
  expect(follow.cause).toBeNull();
});

it('other people act while a question is open: nothing stands in its way', () => {
  state.decision = question(3);
  hear('1:play', { decision: question(3) });
  expect([kinds(), state.decision.number, follow.player.busy]).toEqual(['play', 3, false]);
});

it('skipping lands one beat, catching up all of them', () => {
  hear('1:play 1:hit');
  hear('1:draw', { decision: question(3) });
  follow.player.skip();
  expect([kinds(), follow.player.now?.slug]).toEqual(['play', 'hit']);
  follow.player.catchUp();
  expect([kinds(), state.view, state.decision?.number, follow.player.busy]).toEqual(['play hit draw', { at: 2 }, 3, false]);
});

it('holding stops the time', async () => {
  hear('1:play');
  await vi.advanceTimersByTimeAsync(300);
  follow.player.hold(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([kinds(), follow.player.held]).toEqual(['', true]);
  follow.player.hold(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(kinds()).toBe('');
  await vi.advanceTimersByTimeAsync(150);
  expect(kinds()).toBe('play');
});

it('the speed is that of the settings', async () => {
  const took: number[] = [];
  for (pace of [1.5, 1, 0.65, 0]) {
    const began = Date.now();
    hear('1:play');
    while (follow.player.busy) await vi.advanceTimersByTimeAsync(10);
    took.push(Date.now() - began);
  }
  expect(took.at(-1)).toBe(0);
  for (const [slower, faster] of [[0, 1], [1, 2], [2, 3]] as const) expect(took[slower]).toBeGreaterThan(took[faster] as number);
  for (const time of took.slice(0, 3)) expect(time > 600 && time < 1700).toBe(true);
});

it('a long queue gets shorter, and never grows without bound', async () => {
  for (let i = 0; i < 30; i++) hear('1:play');
  const began = Date.now();
  while (state.events.length < 5) await vi.advanceTimersByTimeAsync(10);
  const hurried = Date.now() - began;
  follow.player.catchUp();
  hear('1:play');
  const alone = Date.now();
  while (follow.player.busy) await vi.advanceTimersByTimeAsync(10);
  expect(hurried / 5).toBeLessThan((Date.now() - alone) * 0.75);
  let most = 0;
  for (let i = 0; i < 1000; i++) {
    hear('1:play 1:turn');
    most = Math.max(most, follow.player.waiting);
    // Nothing is lost: one beat is being shown, or has just been shown.
    expect(state.heard - state.events.length - follow.player.waiting).toBeOneOf([0, 1]);
  }
  expect(most).toBeLessThan(200);
});

it('a hidden tab shows nothing and misses nothing', () => {
  page.hidden = true;
  hear('1:play 1:hit', { decision: question(3) });
  expect([kinds(), state.view, state.decision?.number, follow.player.busy]).toEqual(['play hit', { at: 1 }, 3, false]);
});

it('what was taken back is gone, whatever was being shown', () => {
  hear('1:play 1:hit');
  hear('1:draw');
  follow.take(state, { ...update(''), since: 1, events: [{ n: 1, kind: 'x' }] });
  expect([kinds(), state.view, follow.player.busy]).toEqual(['play x', { at: 3 }, false]);
});

it('however updates come, nothing is shown before its time and nothing twice', async () => {
  let seed = 7;
  const luck = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  const words = ['1:play', '1:hit 1:hurt', '0:play', '1:turn', '0:turn', '1:draw', '1:paid', ''];
  for (let i = 0; i < 600; i++) {
    hear([words[luck(8)], words[luck(8)]].join(' '), luck(9) ? {} : { view: null });
    for (let k = luck(5); k > 0; k--) {
      await vi.advanceTimersByTimeAsync(luck(400));
      const { now, landed } = follow.player;
      expect(state.events.map((event) => event.n)).toEqual(state.events.map((_, n) => n));
      if (now?.events.length && !landed) expect(now.events[0]?.n).toBe(state.events.length);
    }
  }
  follow.player.catchUp();
  expect(state.events.length).toBe(state.heard);
});

it('the last turns again: what others did since the own turn, and the present afterwards', async () => {
  hear('0:turn 0:play');
  hear('1:turn 1:play');
  hear('1:hit 1:hurt');
  hear('0:turn', { decision: question(5) });
  follow.player.catchUp();
  expect(follow.canRepeat).toBe(true);
  follow.repeat();
  expect([follow.again, follow.past, follow.player.now?.turn]).toEqual([true, { at: 1 }, true]);
  const shown = new Set<string>();
  while (follow.player.busy) {
    shown.add(`${follow.player.now?.slug} ${JSON.stringify(follow.past)}`);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect([...shown].map((word) => word.split(' ')[0])).toEqual(['undefined', 'play', 'play', 'hit', 'hit']);
  expect([follow.again, follow.past, kinds(), state.view, state.decision?.number]).toEqual([false, null, 'turn play turn play hit hurt turn', { at: 4 }, 5]);
});

it('the last turns can be seen again even where everything is shown at once', () => {
  pace = 0;
  hear('1:turn 1:play');
  expect(follow.player.busy).toBe(false);
  follow.repeat();
  expect([follow.player.busy, follow.again]).toEqual([true, true]);
  hear('1:hit', { decision: question(3), clock: { ...CLOCK, deadline_ms: 3000 } });
  expect([follow.player.busy, follow.again, follow.past, state.decision?.number]).toEqual([false, false, null, 3]);
});

it('the news are what others did since the last decision', async () => {
  hear('1:play 1:paid');
  hear('1:hit 1:hurt 1:hurt', { decision: question(3) });
  expect(follow.news).toEqual([]);
  follow.player.catchUp();
  expect(follow.news.map(({ slug, outcomes }) => [slug, outcomes])).toEqual([['play', []], ['hit', [{ brief: 'damage', n: 2 }]]]);
  state.sent = { number: 3, key: '0' };
  hear('0:play', { decision: question(4) });
  expect(follow.news).toEqual([]);
});

it('the end waits until everything has been shown', async () => {
  const end = vi.fn();
  hear('1:hit');
  follow.after(end);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(end).toHaveBeenCalledOnce();
  follow.after(end);
  expect(end).toHaveBeenCalledTimes(2);
});
