/** What the board reads from the view of a draft. */

import type { Deck } from '../../decks/deckValue';
import { isViewOf, type View } from '../../views/allGames';
import { PACK_SIZE, type DrafterView, type DraftStep, type DraftView } from '../../views/ashes-draft';

export type { CardSeen, DrafterView, DraftView } from '../../views/ashes-draft';

/** The steps in which something is chosen, in their order. */
export const STEPS: readonly DraftStep[] = ['phoenixborn', 'cards', 'dice', 'exchange'];
/** Of each pick there are this many copies in the deck in the end (DRAFT-07). */
const COPIES = 3;

export function draftView(view: View): DraftView | null {
  return isViewOf(view, 'ashes-draft') ? view : null;
}

/** Everybody in the order in which packs are passed, beginning with the viewer. */
export function ringFrom(view: DraftView, seat: number): DrafterView[] {
  return [...view.players.slice(seat), ...view.players.slice(0, seat)];
}

/** Whether a pack goes to the next seat when all have chosen. The last card is not passed. */
export function passes(view: DraftView): boolean {
  return view.step === 'cards' && view.round < PACK_SIZE;
}

/** Whether this seat has still to do something before the draft goes on, as far as the viewer knows. */
export function isChoosing(view: DraftView, player: DrafterView): boolean {
  if (view.step === 'cards') return player.seat === view.you && !view.choice && !player.out;
  return view.turn === player.seat;
}

/** The deck that comes of what a drafter has: three copies of every card (DRAFT-07). */
export function deckOf(player: DrafterView): Deck {
  const cards: Record<string, number> = {};
  for (const { card } of player.picks) if (card) cards[card] = COPIES;
  if (player.unique) cards[player.unique] = COPIES;
  const phoenixborn = player.phoenixborn?.card;
  return { dice: { ...player.dice }, cards, ...(phoenixborn ? { phoenixborn } : {}) };
}
