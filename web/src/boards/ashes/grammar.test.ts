import { expect, it } from 'vitest';
import { cutBeats, START, type Beat, type BeatGrammar, type Cut } from '../../table/beats';
import type { GameEvent } from '../../views/allGames';
import { grammar } from './grammar';

const card = (id: number, slug = `card-${id}`) => ({ id, card: slug });
let n = 0;
const event = (kind: string, more: object = {}): GameEvent => ({ n: n++, kind, ...more });
const cut = (events: GameEvent[], before: Cut = START): Cut => cutBeats(events, grammar as unknown as BeatGrammar, before);
const brief = ({ seat, slug, from, to, continues, outcomes }: Beat) => ({ seat, slug, from, to, continues, outcomes });

it('a card that is played, paid and aimed in three updates is one action', () => {
  const first = cut([event('played', { seat: 1, card: card(5, 'molten-gold') })]);
  const second = cut([event('dice-spent', { seat: 1, dice: [] })], first);
  const third = cut([event('targeted', { seat: 1, cards: [card(9)] }), event('wounded', { seat: 0, card: card(9), amount: 3 }), event('turn', { seat: 0 })], second);
  expect([first, second, third].map(({ beats }) => beats.length)).toEqual([1, 1, 2]);
  expect(brief(third.beats[0] as Beat)).toEqual({
    seat: 1, slug: 'molten-gold', from: [5], to: [9], continues: true, outcomes: [{ brief: 'board-brief-wounds', n: 3 }],
  }); // prettier-ignore
  expect(third.beats[1]).toMatchObject({ turn: true, seat: 0, continues: false });
});

it('in a fight each blow goes from the one who strikes to the one who is hit', () => {
  const attack = cut([event('attackers', { seat: 1, cards: [card(1), card(2)] })]);
  const aimed = cut([event('attacked', { seat: 1, card: card(7) })], attack);
  expect(brief(aimed.beats[0] as Beat)).toMatchObject({ seat: 1, from: [1, 2], to: [7], continues: true });
  const block = cut([event('blocked', { seat: 0, card: card(8), attacker: card(1) })], aimed);
  expect(brief(block.beats[0] as Beat)).toMatchObject({ seat: 0, slug: 'card-8', from: [8], to: [1] });
  const fight = cut(
    [
      event('damaged', { card: card(8), amount: 2 }),
      event('wounded', { card: card(8), amount: 2 }),
      event('destroyed', { seat: 0, card: card(8) }),
      event('damaged', { card: card(1), amount: 1 }),
      event('damaged', { card: card(7), amount: 4 }),
      event('damaged', { card: card(7), amount: 1 }),
      event('attack-over', { seat: 1 }),
    ],
    block,
  );
  expect(fight.beats.map(({ seat, from, to }) => [seat, from, to])).toEqual([[1, [1], [8]], [0, [8], [1]], [1, [2], [7]]]);
  expect(fight.beats.map(({ outcomes }) => outcomes.map((one) => one.n))).toEqual([[2, 1], [1], [5]]);
});

it('a guard takes the blow, and damage after the attack is no blow any more', () => {
  const attack = cut([event('attackers', { seat: 1, cards: [card(1)] }), event('attacked', { seat: 1, card: card(7) }), event('guarded', { seat: 0, card: card(3) })]);
  const hit = cut([event('damaged', { card: card(3), amount: 4 }), event('attack-over', { seat: 1 })], attack);
  expect(hit.beats.map(({ from, to }) => [from, to])).toEqual([[[1], [3]]]);
  const later = cut([event('used-ability', { seat: 1, card: card(4) }), event('damaged', { card: card(3), amount: 1 })], hit);
  expect(later.beats.map(({ from, outcomes }) => [from, outcomes])).toEqual([[[4], [{ brief: 'board-brief-damage', n: 1 }]]]);
});

it('a game that says nothing is cut where another seat or another card acts', () => {
  const events = [
    event('a', { seat: 0, card: card(1) }),
    event('b', { amount: 2 }),
    event('c', { seat: 0 }),
    event('d', { seat: 0, card: card(2) }),
    event('e', { seat: 1 }),
  ];
  const { beats } = cutBeats(events, null);
  expect(beats.map((beat) => beat.events.map((one) => one.kind).join(''))).toEqual(['abc', 'd', 'e']);
  expect(beats.map(({ seat, slug }) => [seat, slug])).toEqual([[0, 'card-1'], [0, 'card-2'], [1, null]]);
  expect(beats.flatMap((beat) => beat.events)).toEqual(events);
});
