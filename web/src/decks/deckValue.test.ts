import { expect, it } from 'vitest';
import { deckFrom, diceOf, EMPTY, forTable, sameDeck, sizeOf, withCount, withDice, withDie, withFirst, withText, type Deck } from './deckValue';

const deck: Deck = { name: 'Mine', dice: { natural: 4 }, cards: { purge: 3, anchornaut: 2 }, first_five: ['purge'], notes: 'secret' };

it('cards are counted, sorted, and gone at zero', () => {
  expect(sizeOf(deck)).toBe(5);
  expect(Object.keys(withCount(deck, 'fear', 1).cards)).toEqual(['anchornaut', 'fear', 'purge']);
  expect(withCount(deck, 'anchornaut', 0).cards).toEqual({ purge: 3 });
  expect(deck.cards).toEqual({ purge: 3, anchornaut: 2 });
});
it('a card that leaves the deck leaves the First Five', () => {
  expect(withCount(deck, 'purge', 0).first_five).toBeUndefined();
  expect(withCount(deck, 'purge', 1).first_five).toEqual(['purge']);
});
it('a First Five has room for five', () => {
  const full = ['a', 'b', 'c', 'd'].reduce(withFirst, deck);
  expect(full.first_five).toEqual(['purge', 'a', 'b', 'c', 'd']);
  expect(withFirst(full, 'e')).toBe(full);
  expect(withFirst(full, 'a').first_five).toEqual(['purge', 'b', 'c', 'd']);
});
it('dice are in the order of the game, without those that are not there', () => {
  expect(withDie(deck, 'charm', 2).dice).toEqual({ natural: 4, charm: 2 });
  expect(withDice(deck, { illusion: 10, natural: 0 }).dice).toEqual({ illusion: 10 });
  expect(diceOf(withDie(deck, 'natural', 0))).toBe(0);
});
it('empty texts are left out, as the server writes it', () => {
  expect(withText(deck, 'name', '')).not.toHaveProperty('name');
  expect(withText(deck, 'phoenixborn', 'coal-roarkwin').phoenixborn).toBe('coal-roarkwin');
});
it('notes stay at home', () => {
  expect(forTable(deck)).not.toHaveProperty('notes');
  expect(forTable(deck)).toHaveProperty('first_five', ['purge']);
});
it('decks are the same whatever the order of their parts', () => {
  expect(sameDeck(deckFrom({ cards: { a: 1, b: 2 }, format: 1 }), { dice: {}, cards: { b: 2, a: 1 } })).toBe(true);
  expect(sameDeck(EMPTY, withCount(EMPTY, 'a', 1))).toBe(false);
});
