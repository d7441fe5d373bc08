import { expect, it, vi } from 'vitest';
import { cutBeats, START, type BeatGrammar, type Cut } from '../../table/beats';
import { BREACH_ID } from '../../views/aeons-end';
import type { GameEvent } from '../../views/allGames';

// The mats bring their pictures along, and those the settings.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', { getItem: () => null });
const { grammar } = await import('./grammar');

const card = (id: number, slug: string) => ({ id, card: slug });
let n = 0;
const event = (kind: string, more: object = {}): GameEvent => ({ n: n++, kind, ...more });
const cut = (events: GameEvent[], before: Cut = START): Cut => cutBeats(events, grammar as unknown as BeatGrammar, before);

it("the nemesis' turn: its start, each card that acts, and where it strikes", () => {
  const { beats } = cut([
    event('discarded', { seat: 0, card: card(1, 'crystal') }),
    event('drew', { seat: 0, cards: [card(2, 'spark')] }),
    event('turn-card', { turn: card(4001, 'turn-nemesis') }),
    event('power-token', { card: card(44, 'fly-throng'), left: 1 }),
    event('attack', { card: card(42, 'morph') }),
    event('gravehold-suffered', { amount: 2, left: 28 }),
    event('suffered', { seat: 1, amount: 3, left: 7 }),
    event('turn-card', { turn: card(4003, 'turn-b') }),
    event('turn-begins', { seat: 1 }),
  ]);
  expect(beats.map(({ seat, who, slug, turn }) => [seat, who, slug, turn])).toEqual([
    [0, undefined, undefined, undefined],
    [0, undefined, undefined, undefined],
    [null, 'board-nemesis', undefined, true],
    [null, 'board-nemesis', 'fly-throng', undefined],
    [null, 'board-nemesis', 'morph', undefined],
    [null, undefined, undefined, undefined],
    [1, undefined, undefined, true],
  ]);
  const strike = beats[4];
  expect([strike?.from, strike?.to, strike?.home]).toEqual([[42], ['gravehold', 'mage-1'], 'nemesis']);
  expect(strike?.outcomes).toEqual([{ brief: 'board-brief-gravehold', n: 2 }, { brief: 'board-brief-damage', n: 3 }]);
});

it('damage that waits for an answer is still the blow of the nemesis', () => {
  const first = cut([event('attack', { card: card(42, 'morph') })]);
  const { beats } = cut([event('suffered', { seat: 0, amount: 3, left: 7 })], first);
  expect(beats).toMatchObject([{ seat: null, slug: 'morph', to: ['mage-0'], continues: true }]);
});

it('a mage opens a breach, preps a spell and casts it at something', () => {
  const { beats } = cut([
    event('opened', { seat: 1, owner: 0, breach: 'position-ii' }),
    event('prepped', { seat: 1, card: card(6, 'spark'), breach: 'position-iv' }),
    event('cast', { seat: 1, card: card(6, 'spark') }),
    event('discarded', { seat: 1, card: card(6, 'spark') }),
    event('nemesis-hurt', { amount: 2, left: 30 }),
    event('played', { seat: 1, card: card(7, 'crystal') }),
    event('aether-gained', { seat: 1, amount: 1, purse: 'purse-aether' }),
  ]);
  expect(beats.map(({ slug, to }) => [slug, to])).toEqual([
    [undefined, [BREACH_ID + 1]],
    ['spark', [BREACH_ID + 7]],
    ['spark', ['nemesis']],
    ['crystal', []],
  ]);
});

it('what goes on with an action points only at what is hit now', () => {
  const first = cut([event('cast', { seat: 1, card: card(6, 'spark') }), event('minion-hurt', { card: card(8, 'howler'), amount: 1, left: 4 })]);
  const { beats } = cut([event('nemesis-hurt', { amount: 2, left: 30 })], first);
  expect(beats).toMatchObject([{ slug: 'spark', to: ['nemesis'], continues: true }]);
});
