/** The deck that somebody drafted at this browser. The matches after the draft do not show it as a whole, so its link
 * is kept, and goes along from table to table. */

import { keep, kept } from '../app/storage';
import { isViewOf, type View } from '../views/allGames';
import type { Deck } from './deckValue';

const KEY = 'emberhold.drafted';
const MOST = 20;

function links(): Record<string, string> {
  const found = kept(KEY);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function draftedAt(table: string): string {
  return links()[table] ?? '';
}

export function keepDrafted(table: string, link: string): void {
  const { [table]: _, ...others } = links();
  if (link) keep(KEY, Object.fromEntries([...Object.entries(others), [table, link]].slice(-MOST)));
}

/** The deck of a seat in the view of a draft that is over; null in any other view. */
export function draftedIn(view: View | null, seat: number | null): Deck | null {
  if (!view || seat === null || !isViewOf(view, 'ashes-draft')) return null;
  const player = view.players[seat];
  const phoenixborn = player?.phoenixborn?.card;
  if (!player?.deck || !phoenixborn) return null;
  return { phoenixborn, dice: { ...player.dice }, cards: Object.fromEntries(player.deck.map(({ card, n }) => [card, n])) };
}
