/** What the board reads from the view of an expedition between two battles. */

import type { Board } from '../../table/board.svelte';
import { isViewOf, type View } from '../../views/allGames';
import { SUPPLY_KINDS } from '../../views/aeons-end';
import type { CampaignView, CardSeen, ExpeditionView } from '../../views/aeons-end-expedition';

export type { CampaignView, CardSeen, ExpeditionView, FoughtView, MemberView, StageView } from '../../views/aeons-end-expedition';

/** The steps in which each player takes a treasure, and the level of it. */
const OWN_LEVELS: Readonly<Record<string, number>> = { treasures: 1, 'group-treasure': 2, 'personal-treasures': 3 };
/** Only the first expedition is sure to banish what was not chosen, so only there it is known what a win has brought. */
const BANISHES = 'the-new-age';

export function expeditionView(view: View): ExpeditionView | null {
  return isViewOf(view, 'aeons-end-expedition') ? view : null;
}

/** The campaign in the state of a chain; the server sends what the game declares. */
export function campaignOf(state: Readonly<Record<string, unknown>>): CampaignView {
  return state as CampaignView;
}

/** Whether nobody has chosen anything before this battle, so that the story comes first. */
export function isUntouched(view: ExpeditionView): boolean {
  const free = view.piles.length > view.needed && view.taken.length > 0;
  return view.step !== 'over' && !free && view.group === null && view.players.every((one) => !one.mage && !one.rests && !one.treasures.length);
}

/** The level of the treasures that are chosen in this step; 0 if it is about something else. */
export function levelNow(view: ExpeditionView): number {
  return OWN_LEVELS[view.step] ?? 0;
}

export function levelOf(board: Board, slug: string | null): number {
  return Number(board.facts(slug)?.['level'] ?? 0);
}

export function kindOf(board: Board, slug: string | null): string {
  return String(board.facts(slug)?.['type'] ?? '');
}

/** The cards of each kind, by cost: gems, then relics, then spells. */
export function byKind(board: Board, cards: readonly CardSeen[]): { kind: (typeof SUPPLY_KINDS)[number]; cards: CardSeen[] }[] {
  const cost = (card: CardSeen): number => Number(board.facts(card.card)?.['cost'] ?? 0);
  return SUPPLY_KINDS.map((kind) => ({
    kind,
    cards: cards.filter((card) => kindOf(board, card.card) === kind).sort((a, b) => cost(a) - cost(b)),
  }));
}

/** What the last win has brought. */
export function isNew(campaign: CampaignView, pile: string | null): boolean {
  const last = campaign.record.at(-1);
  return campaign.expedition === BANISHES && Boolean(last?.won) && !last?.piles.includes(pile ?? '');
}

/** Which of these things somebody has taken along, and who. */
export function takers(view: ExpeditionView): Map<number, number> {
  const found = new Map<number, number>();
  for (const { seat, mage, treasures } of view.players) {
    for (const thing of [...(mage ? [mage] : []), ...treasures]) found.set(thing.id, seat);
  }
  return found;
}
