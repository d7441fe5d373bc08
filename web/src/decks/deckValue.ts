/** A deck that somebody builds, as it stands in a set-up, and the small steps by which it changes. Each step makes a
 * new deck, so that every older one can be returned to. */

import { DIE_TYPES } from '../views/ashes';

export interface Deck {
  readonly format?: number;
  readonly name?: string;
  readonly phoenixborn?: string;
  readonly dice: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
  /** The favourite First Five. */
  readonly first_five?: readonly string[];
  readonly notes?: string;
}
/** What the game says about a deck (`facts` of a report). */
export interface DeckFacts {
  readonly curve: readonly number[];
  readonly symbols: Readonly<Record<string, { class: number; power: number }>>;
  readonly conjurations: Readonly<Record<string, number>>;
}

export const EMPTY: Deck = { dice: {}, cards: {} };
export const DECK_SIZE = 30;
export const COPIES = 3;
export const FIRST_FIVE = 5;

/** A deck from the server, with the parts that may be left out there. */
export function deckFrom(raw: Readonly<Record<string, unknown>>): Deck {
  return { ...EMPTY, ...raw };
}

export function sizeOf(deck: Deck): number {
  return sum(Object.values(deck.cards));
}
export function diceOf(deck: Deck): number {
  return sum(Object.values(deck.dice));
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export function withCount(deck: Deck, card: string, n: number): Deck {
  const cards: Record<string, number> = { ...deck.cards, [card]: n };
  if (n < 1) delete cards[card];
  const five = deck.first_five?.filter((slug) => slug in cards);
  return tidied({ ...deck, cards: sorted(cards), ...(five ? { first_five: five } : {}) });
}

export function withDie(deck: Deck, type: string, n: number): Deck {
  return withDice(deck, { ...deck.dice, [type]: n });
}

export function withDice(deck: Deck, dice: Readonly<Record<string, number>>): Deck {
  return { ...deck, dice: Object.fromEntries(DIE_TYPES.flatMap((type) => ((dice[type] ?? 0) > 0 ? [[type, dice[type] ?? 0]] : []))) };
}

/** Put a card into the First Five, or take it out; a sixth does not fit. */
export function withFirst(deck: Deck, card: string): Deck {
  const five = deck.first_five ?? [];
  if (five.includes(card)) return tidied({ ...deck, first_five: five.filter((slug) => slug !== card) });
  return five.length < FIRST_FIVE ? { ...deck, first_five: [...five, card] } : deck;
}

export function withText(deck: Deck, part: 'name' | 'notes' | 'phoenixborn', text: string): Deck {
  return tidied({ ...deck, [part]: text });
}

/** Notes stay with their author: a set-up becomes public when the match is over. */
export function forTable(deck: Deck): Record<string, unknown> {
  const { notes: _, ...rest } = deck;
  return rest;
}

/** The same without parts that are empty, as the server writes it. */
function tidied(deck: Deck): Deck {
  const empty = (value: unknown): boolean => value === '' || (Array.isArray(value) && !value.length);
  return deckFrom(Object.fromEntries(Object.entries(deck).filter(([, value]) => !empty(value))));
}

function sorted(cards: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two decks hold the same, whatever the order of their parts. */
export function sameDeck(a: Deck, b: Deck): boolean {
  return plain(a) === plain(b);
}
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'format').sort(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
}
