import { expect, it } from 'vitest';
import type { Facts } from '../app/api';
import { deckCards, diceTypes, EVERYBODY, filtered, leaders, NO_FILTER, playCost, type CardFilter } from './cardFilter';

const card = (slug: string, type: string, dice: object[] = [], more: object = {}): Facts => ({ slug, type, play_cost: { dice }, ...more });
const CARDS: Facts[] = [
  card('knight', 'ally', [{ n: 2, type: 'natural', face: 'class' }, { n: 1, face: 'basic' }]),
  card('purge', 'ready_spell', [], { abilities: [{ cost: { dice: [{ n: 1, type: 'charm', face: 'class' }] } }] }),
  card('blades', 'action_spell', [{ n: 2, face: 'basic' }], { phoenixborn: 'coal' }),
  card('coal', 'phoenixborn'),
  card('rhino', 'conjuration'),
];
const LINES = new Map(CARDS.map((one) => [one.slug, `${one.slug} words`]));
const found = (filter: Partial<CardFilter>, leader = ''): string[] =>
  filtered(deckCards(CARDS), { ...NO_FILTER, ...filter }, LINES, leader).map((one) => one.slug);

it('a deck holds neither a Phoenixborn nor a conjuration', () => {
  expect(deckCards(CARDS).map((one) => one.slug)).toEqual(['knight', 'purge', 'blades']);
  expect(leaders(CARDS).map((one) => one.slug)).toEqual(['coal']);
});
it('dice are those to play a card and to use it, the price is that to play it', () => {
  expect(CARDS.map(diceTypes).slice(0, 3)).toEqual([['natural'], ['charm'], []]);
  expect(CARDS.map(playCost).slice(0, 3)).toEqual([3, 0, 2]);
});
it('filters by type, dice, cost and words', () => {
  expect(found({ type: 'ally' })).toEqual(['knight']);
  expect(found({ dice: 'charm' })).toEqual(['purge']);
  expect(found({ dice: 'basic' })).toEqual(['blades']);
  expect(found({ cost: '3' })).toEqual(['knight']);
  expect(found({ text: 'WORDS pur' })).toEqual(['purge']);
});
it('shows what the Phoenixborn may play, unless more is wanted', () => {
  expect(found({}, 'viper')).toEqual(['knight', 'purge']);
  expect(found({}, 'coal')).toEqual(['knight', 'purge', 'blades']);
  expect(found({ phoenixborn: EVERYBODY }, 'viper')).toHaveLength(3);
  expect(found({ phoenixborn: 'coal' }, 'viper')).toEqual(['blades']);
});
