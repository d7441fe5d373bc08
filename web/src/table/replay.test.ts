import { beforeEach, expect, it, vi } from 'vitest';
import type { ReplayInfo } from '../protocol';

const nothing = (): void => {};
vi.stubGlobal('location', { protocol: 'http:', host: 'table', hash: '', pathname: '/' });
vi.stubGlobal('document', { hidden: false, addEventListener: nothing, removeEventListener: nothing, documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', nothing);
vi.stubGlobal('removeEventListener', nothing);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
vi.stubGlobal('window', globalThis);

/** A match with two seats: each step has two events, and the fourth entry takes back the two before it. */
const PATHS = [[], [1], [1, 2], [1, 2, 3], [1], [1, 5], [1, 5, 6]];
const kindsAt = (n: number, seat: string): string[] => (PATHS[n] ?? []).flatMap((step) => [`${seat}:${step}a`, `${seat}:${step}b`]);

const asked: string[] = [];
let sent = 0;
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  const { searchParams: query, pathname } = new URL(path, 'http://table');
  const n = Number(pathname.split('/').at(-1));
  const seat = query.get('seat') ?? '-';
  const all = kindsAt(n, seat);
  const after = query.get('after');
  const [short, long] = [Number(after), n].sort((a, b) => a - b) as [number, number];
  const undone = short < 4 && long >= 4;
  const since = after === null || undone ? 0 : Math.min(Number(query.get('since')), all.length);
  const events = all.slice(since).map((kind, i) => ({ kind, n: since + i }));
  sent += events.length;
  return { ok: true, json: async () => ({ n, seat, view: { at: n }, decisions: [], since, events }) };
});

const { Replay } = await import('./replay.svelte');
const { Stage } = await import('./stage');
let replay: InstanceType<typeof Replay>;
const kinds = (): string[] => replay.events.map((event) => event.kind);

beforeEach(() => {
  asked.length = 0;
  sent = 0;
  replay = new Replay({ replay: 'r', game: 'toy', entries: 6, seats: 2 } as unknown as ReplayInfo, new Stage(() => 0));
});

it('a step on asks only for what is new', async () => {
  for (const n of [0, 1, 2, 3]) await replay.go(n, 0);
  expect(kinds()).toEqual(kindsAt(3, '0'));
  expect(sent).toBe(6);
  expect(asked.at(-1)).toContain('after=2&since=4');
});

it('a step back, and on again, asks for nothing', async () => {
  for (const n of [0, 1, 2, 3]) await replay.go(n, 0);
  asked.length = 0;
  for (const n of [2, 1, 2, 3, 0]) {
    await replay.go(n);
    expect(kinds()).toEqual(kindsAt(n, '0'));
    expect(replay.view).toEqual({ at: n });
  }
  expect(asked).toEqual([]);
});

it('a jump back to a step that was not seen yet brings its board and no event twice', async () => {
  await replay.go(3, 0);
  sent = 0;
  await replay.go(2);
  expect([kinds(), sent, replay.view]).toEqual([kindsAt(2, '0'), 0, { at: 2 }]);
});

it('what was taken back is not shown after it', async () => {
  for (const n of [0, 1, 2, 3, 4, 5, 6, 3, 5, 2, 6]) {
    await replay.go(n, 0);
    expect(kinds()).toEqual(kindsAt(n, '0'));
  }
});

it('each seat has seen other things', async () => {
  for (const [n, seat] of [[2, 0], [2, 1], [3, 1], [3, 0], [1, 1], [3, null]] as const) {
    await replay.go(n, seat);
    expect(kinds()).toEqual(kindsAt(n, seat === null ? '-' : String(seat)));
  }
});

it('a dragged slider shows the step where it was left, and shows it right', async () => {
  await replay.go(1, 0);
  await Promise.all([replay.go(2), replay.go(3), replay.go(6), replay.go(5)]);
  expect([replay.n, kinds()]).toEqual([5, kindsAt(5, '0')]);
  for (const n of [2, 3, 6]) {
    await replay.go(n);
    expect(kinds()).toEqual(kindsAt(n, '0'));
  }
});
