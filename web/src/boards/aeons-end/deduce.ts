/** What everybody at the table can work out: the turns still to come, and what a card is good for. */

import type { Board } from '../../table/board.svelte';
import { TURN_DECKS } from '../../views/aeons-end';
import { kindOf, type AeonsEndView } from './view';

/** The turn order cards that are still face down, in no particular order: all cards minus those that can be seen. */
export function turnsToCome(view: AeonsEndView): string[] {
  const { deck, discard } = view.turns;
  const rest: string[] = [...(TURN_DECKS[view.players.length - 1] ?? [])];
  // A solo player may use three turn order cards instead of four.
  if (view.players.length === 1 && deck.length + discard.length === rest.length - 1) rest.shift();
  for (const { card } of [...discard, ...deck]) {
    if (!card) continue;
    const at = rest.indexOf(card);
    if (at < 0) return [];
    rest.splice(at, 1);
  }
  return rest.length === deck.filter((card) => !card.card).length ? rest : [];
}

/** What a gem or a spell gives, in two words; empty if that takes more words. */
export function gives(board: Board, slug: string | null): string {
  const kind = kindOf(board, slug);
  const numbers = (board.facts(slug)?.['numbers'] ?? {}) as Record<string, number>;
  const what = kind === 'gem' ? 'aether' : kind === 'spell' ? 'damage' : '';
  const n = numbers[what];
  if (!what || !n) return '';
  // A card that does more than this is marked with a plus.
  const more = Object.keys(numbers).length - 1;
  return board.say(`board-gives-${what}`, { n, more });
}
