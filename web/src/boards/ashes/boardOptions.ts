/** Which options can be chosen on the table itself, so that the list of options need not show them too. */

import type { OptionInfo } from '../../protocol';
import type { Board, Thing } from '../../table/board.svelte';
import { cardsInPlay, diceOf, dieOptions, slugIn, type AshesView, type PlayerView } from './view';

/** The sentences of these options say more than which card they mean. */
const WORDY = new Set(['order', 'order-events', 'round-end', 'split', 'token', 'respark']);
/** Questions about cards that may not be on the table: in a draw pile or in somebody's hand. */
const SPREAD = new Set(['search', 'choose', 'discard-one', 'resolve']);

/** Cards whose text happens when they are played, so that they can be dropped on what it is about. */
const PLAYED_AT = new Set(['action_spell', 'alteration_spell', 'reaction_spell']);

/** The options of a thing that may ask for a target next: a spell, an ability, the power of a die. */
export function aimOptions(board: Board, thing: Thing): OptionInfo[] {
  if (!['turn', 'window'].includes(board.decision?.kind ?? '')) return [];
  const played = PLAYED_AT.has(String(board.facts(thing.slug)?.['type']));
  return board.optionsOf(thing).filter(({ meaning: [verb] }) => verb === 'use' || verb === 'power' || (verb === 'play' && played));
}

/** The ids of all cards that have their own place on the table. */
export function placedOn(view: AshesView | null): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const player of view?.players ?? []) {
    for (const card of [...cardsInPlay(player), ...player.hand, ...player.discard]) if (card.id) ids.add(card.id);
  }
  return ids;
}

/** The options that are cards with no place on the table; they are laid out over it. */
export function spreadOf(board: Board, placed: ReadonlySet<number>): OptionInfo[] {
  if (!SPREAD.has(board.decision?.kind ?? '')) return [];
  return board.options.filter((option) => slugIn(option, board) && !option.refs.some((ref) => placed.has(ref)));
}

/** Whether an option of a turn stands in the folded list only, because a button says nearly the same. An attack with
 * named units is offered by what is attacked, too; what can be done after passing can be done before it. */
function isVariant(option: OptionInfo, board: Board): boolean {
  const [verb, ...more] = option.meaning;
  return verb === 'attack' ? more.includes('with') : verb === 'pass' && !more.length && board.meaning('pass', 'and').length > 0;
}

/** The keys of the options that the table shows as cards, dice or piles. */
export function coveredBy(
  board: Board,
  view: AshesView | null,
  placed: ReadonlySet<number>,
  spread: readonly OptionInfo[],
): Set<string> {
  const { decision } = board;
  const covered = new Set<string>();
  if (!decision || WORDY.has(decision.kind)) return covered;
  const dice = view?.players.flatMap((player) => diceOf(player).flatMap((die) => dieOptions(board, player.seat, die)));
  for (const option of [...(dice ?? []), ...spread]) covered.add(option.key);
  for (const option of decision.options) {
    if (option.refs.some((ref) => placed.has(ref))) covered.add(option.key);
    if (decision.kind === 'turn' && isVariant(option, board)) covered.add(option.key);
    if (decision.kind === 'pay' || (decision.kind === 'first-five' && option.meaning[0] === 'pick')) covered.add(option.key);
  }
  return covered;
}

/** Whether something can be chosen on this side of the table. The player's hand and dice are always in reach and do
 * not count. */
export function choosableAt(board: Board, player: PlayerView): boolean {
  if (!board.decision) return false;
  const own = player.seat === board.seat;
  const cards = [...cardsInPlay(player), ...player.discard, ...(own ? [] : player.hand)];
  const dice = own ? [] : diceOf(player);
  return (
    cards.some((card) => board.choosable(card.id).length) || dice.some((die) => dieOptions(board, player.seat, die).length)
  );
}

/** The pile that the open question is about, if it is about nothing else. */
export function pileInQuestion(board: Board, view: AshesView): string | null {
  const about = board.options.filter((option) => option.refs.length);
  if (!about.length) return null;
  const found = view.players.find((player) => {
    const ids = new Set(player.discard.map((card) => card.id));
    return about.every((option) => option.refs.every((ref) => ids.has(ref)));
  });
  return found ? `discard-${found.seat}` : null;
}
