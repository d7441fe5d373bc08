/** Everything about one game that does not change: its sentences and its cards. */

import type { Texts } from '../texts/texts';
import { api, type Facts } from './api';
import { gameTexts } from './i18n';

export interface Game {
  name: string;
  texts: Texts;
  cards: readonly Facts[];
  content: ReadonlyMap<string, Facts>;
}

export async function loadGame(name: string): Promise<Game> {
  const [texts, cards] = await Promise.all([gameTexts(name), api.content(name)]);
  return { name, texts, cards, content: new Map(cards.map((card) => [card.slug, card])) };
}
