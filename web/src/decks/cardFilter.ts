/** Which cards of a game the deck builder shows. */

import type { Facts } from '../app/api';
import type { PlayCost } from '../cards/cardFace';
import { cardSheet } from '../texts/narrate';
import type { Texts } from '../texts/texts';

export interface CardFilter {
  text: string;
  type: string;
  /** A type of dice that the card asks for; `basic` for cards that any dice can pay for. */
  dice: string;
  /** How many dice it costs to play. */
  cost: string;
  /** Cards of this Phoenixborn only; `''` for all that may be played, `*` for every card. */
  phoenixborn: string;
}
export const NO_FILTER: Readonly<CardFilter> = { text: '', type: '', dice: '', cost: '', phoenixborn: '' };
export const EVERYBODY = '*';
const NOT_IN_DECKS: readonly unknown[] = ['phoenixborn', 'conjuration'];

/** The cards that a deck can hold. */
export function deckCards(cards: readonly Facts[]): Facts[] {
  return cards.filter((card) => !NOT_IN_DECKS.includes(card['type']));
}
export function leaders(cards: readonly Facts[]): Facts[] {
  return cards.filter((card) => card['type'] === 'phoenixborn');
}

/** What has to be paid to play a card, and to use each of its abilities. */
export function costsOf(card: Facts): PlayCost[] {
  const abilities = (card['abilities'] as { cost?: PlayCost }[] | undefined) ?? [];
  return [card['play_cost'] as PlayCost | undefined, ...abilities.map((one) => one.cost)].filter((cost) => cost !== undefined);
}
/** The types of dice that a card asks for, to play it or to use it. */
export function diceTypes(card: Facts): string[] {
  return [...new Set(costsOf(card).flatMap((cost) => (cost.dice ?? []).flatMap((die) => die.type ?? [])))];
}
/** How many dice it takes to play a card. */
export function playCost(card: Facts): number {
  const cost = card['play_cost'] as PlayCost | undefined;
  return (cost?.dice ?? []).reduce((all, die) => all + die.n, 0);
}

/** Each card as one line for the search. */
export function searchLines(cards: readonly Facts[], texts: Texts): Map<string, string> {
  return new Map(
    cards.map((card) => {
      const sheet = cardSheet(card, texts);
      const words = [sheet.name, card.slug, ...sheet.texts.map((one) => one.text), ...sheet.facts.map((one) => one.text)];
      return [card.slug, words.join(' ').toLowerCase()];
    }),
  );
}

export function filtered(cards: readonly Facts[], filter: CardFilter, lines: ReadonlyMap<string, string>, leader: string): Facts[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const only = card['phoenixborn'] ?? '';
    const types = diceTypes(card);
    return (
      words.every((word) => lines.get(card.slug)?.includes(word)) &&
      (!filter.type || card['type'] === filter.type) &&
      (!filter.dice || (filter.dice === 'basic' ? !types.length : types.includes(filter.dice))) &&
      (!filter.cost || String(playCost(card)) === filter.cost) &&
      (filter.phoenixborn === EVERYBODY || (filter.phoenixborn ? only === filter.phoenixborn : !leader || !only || only === leader))
    );
  });
}
