/** One click from a deck to a match: against a bot, with everything else left to chance. */

import { api } from '../app/api';
import { usualBot } from '../app/bots';
import { createTable } from '../app/join';
import { settings } from '../app/settings.svelte';
import { forTable, type Deck } from './deckValue';

export async function playDeck(game: string, deck: Deck | string): Promise<void> {
  const info = (await api.games()).find((one) => one.name === game);
  if (!info?.decks) return;
  const bot = usualBot(info.bots, game);
  const bots = Array.from({ length: info.usual - 1 }, () => ({ kind: 'bot' as const, bot }));
  await createTable({
    game,
    chosen: { seats: [{ [info.decks]: typeof deck === 'string' ? deck : forTable(deck) }] },
    seats: [{ kind: 'person', name: settings.all.name || null }, ...bots],
  });
}
