/** The view of a table of Ashes as the server sends it, and what follows from it. */

import type { OptionInfo } from '../../protocol';
import type { PlayCost } from '../../cards/cardFace';
import { actionWords, diceWords } from '../../cards/costWords';
import type { Board } from '../../table/board.svelte';
import type { Anchor } from '../../table/stage';
import { cardsIn } from '../../texts/narrate';
import { isViewOf, type View } from '../../views/allGames';
import { DIE_FACES, DIE_TYPES, type AshesCard, type AshesView, type DieType, type Fight, type PlayerView } from '../../views/ashes';

export type { AshesCard, AshesView, Counted, Fight, PlayerView } from '../../views/ashes';

export type DieFace = (typeof DIE_FACES)[number];
const BEST_FIRST: readonly DieFace[] = ['power', 'class', 'basic'];

/** The view of a board; null before the first message has come. */
export function ashesView(view: View): AshesView | null {
  return isViewOf(view, 'ashes') ? view : null;
}

/** The other players clockwise, so that the player after you is closest to you on your left. */
export function opponents(view: AshesView, me: number): PlayerView[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => view.players[(me + 1 + i) % count]).filter(
    (player): player is PlayerView => player !== undefined,
  );
}

/** Who attacks whom. BATTLE-10: a blocked attacker stays blocked, even when the blocker has left play. */
export function opposed(fight: Fight): [number, number, 'attack' | 'block'][] {
  const blocked = new Map(fight.blocks);
  return fight.attackers.flatMap((attacker): [number, number, 'attack' | 'block'][] => {
    const blocker = blocked.get(attacker);
    if (blocker !== undefined) return [[blocker, attacker, 'block']];
    return fight.target ? [[attacker, fight.target, 'attack']] : [];
  });
}

// -- dice --------------------------------------------------------------------------------------------------------

export interface Die {
  type: DieType;
  face: DieFace;
  spent: boolean;
  /** Its number among the dice of its kind. */
  i: number;
  key: string;
}

/** Every die of a pool: the active ones by type with the best side first, then the exhausted ones. */
export function diceOf(player: PlayerView): Die[] {
  const out: Die[] = [];
  for (const type of DIE_TYPES) {
    const counts = player.dice.active[type] ?? [0, 0, 0];
    for (const face of BEST_FIRST) {
      for (let i = 0; i < (counts[DIE_FACES.indexOf(face)] ?? 0); i++) {
        out.push({ type, face, spent: false, i, key: `${type}-${face}-${i}` });
      }
    }
  }
  for (const type of DIE_TYPES) {
    for (let i = 0; i < (player.dice.exhausted[type] ?? 0); i++) {
      out.push({ type, face: 'basic', spent: true, i, key: `${type}-spent-${i}` });
    }
  }
  return out;
}

/** The options about a die of this seat. */
export function dieOptions(board: Board, seat: number, die: Die): OptionInfo[] {
  const { decision } = board;
  if (!decision) return [];
  const own = seat === board.seat;
  if (die.spent) return own && decision.kind === 'exhausted-die' ? board.meaning('choose', die.type) : [];
  const word = `${die.type}-${die.face}`;
  if (decision.kind === 'die') {
    return decision.prompt.args['seat'] === `seat-${seat}` ? board.meaning('choose', word) : [];
  }
  if (!own) return [];
  if (decision.kind === 'recover-die') return board.meaning('exhaust', word);
  if (decision.kind === 'turn-die' || decision.kind === 'meditate') return board.meaning('turn', word);
  return die.face === 'power' ? board.meaning('power', die.type) : board.meaning('meditate', word);
}

// -- cards -------------------------------------------------------------------------------------------------------

export interface Stack {
  card: string | null;
  copies: AshesCard[];
}

/** Copies of a ready spell share one slot of the spellboard, with those that are not exhausted on top. */
export function stacksOf(cards: readonly AshesCard[]): Stack[] {
  const out: Stack[] = [];
  for (const card of cards) {
    const same = out.find((stack) => stack.card === card.card);
    if (same) same.copies.push(card);
    else out.push({ card: card.card, copies: [card] });
  }
  for (const stack of out) stack.copies.sort((a, b) => (a.exhaustion ?? 0) - (b.exhaustion ?? 0));
  return out;
}

export function grouped(cards: readonly AshesCard[]): { card: AshesCard; all: AshesCard[] }[] {
  const out: { card: AshesCard; all: AshesCard[] }[] = [];
  for (const card of cards) {
    const same = out.find((group) => card.card !== null && group.card.card === card.card);
    if (same) same.all.push(card);
    else out.push({ card, all: [card] });
  }
  return out;
}

export function cardsInPlay(player: PlayerView): AshesCard[] {
  const units = player.battlefield.flatMap((unit) => [unit, ...(unit.attached ?? [])]);
  return [player.phoenixborn, ...units, ...player.spellboard];
}

/** The names of the cards in play, by their ids. */
export function cardNames(view: AshesView, board: Board): ReadonlyMap<number, string> {
  return new Map(view.players.flatMap((player) => cardsInPlay(player).map((card) => [card.id, board.name(card.card)] as const)));
}

/** The card that an option names in its meaning: `pick gilder`, `choose b/gilder#2`. */
export function slugIn(option: OptionInfo, board: Board): string | null {
  for (const word of option.meaning.slice(1)) {
    const slug = word.replace(/^[a-d]\//, '').replace(/#\d+$/, '');
    if (board.content.has(slug)) return slug;
  }
  return null;
}

/** What is on a card and what it is doing, in words for somebody who cannot see it. */
export function describeCard(board: Board, card: AshesCard, fight: Fight | null = null): string {
  const parts = [board.name(card.card)];
  if (card.attack !== undefined) {
    const left = (card.life ?? 0) - (card.wounds ?? 0);
    parts.push(`${board.label('fact', 'attack')} ${card.attack}`);
    parts.push(`${board.label('fact', 'life')} ${left}/${card.life ?? 0}`);
    parts.push(`${board.label('fact', 'recover')} ${card.recover ?? 0}`);
  } else if (card.life !== undefined) {
    parts.push(board.say('board-life', { left: Math.max(0, card.life - (card.wounds ?? 0)), life: card.life }));
  }
  if (fight?.attackers.includes(card.id)) parts.push(board.say('board-attacking'));
  if (fight?.blocks.some(([, blocker]) => blocker === card.id)) parts.push(board.say('board-blocking'));
  if (fight && card.id && fight.target === card.id) parts.push(board.say('board-attacked'));
  if (card.exhaustion) parts.push(board.say('board-exhausted', { n: card.exhaustion }));
  if (card.status) parts.push(board.say('board-status', { n: card.status }));
  if (card.bypass) parts.push(board.say('board-bypass'));
  if (card.picked) parts.push(board.say('board-picked'));
  if (card.owner !== undefined) parts.push(board.say('board-owner', { seat: `seat-${card.owner}` }));
  for (const [type, n] of Object.entries(card.dice ?? {})) {
    parts.push(board.say('board-dice-on-card', { n, die: `board-type-${type}` }));
  }
  parts.push(...keywordsOf(board, card.card).map((keyword) => keyword.name));
  for (const one of card.attached ?? []) parts.push(`+ ${board.name(one.card)}`);
  return parts.join(', ');
}

/** The same for a card in hand, with what it takes to play it. */
export function describeHeld(board: Board, card: AshesCard): string {
  const { play_cost: cost } = (board.facts(card.card) ?? {}) as { play_cost?: PlayCost };
  const price = [...actionWords(cost, board.texts), ...diceWords(cost, board.texts)];
  const words = describeCard(board, card);
  return price.length ? `${words}, ${board.say('board-cost-play')} ${price.join(', ')}` : words;
}

export interface Keyword {
  key: string;
  name: string;
  /** The sentence on the card that explains the keyword. */
  text: string;
}

const WATCHED = new Set([
  'unit-guard',
  'magic-guard',
  'spell-guard',
  'battle-advantage',
  'illusion',
  'fleeting',
  'spiked-skin-2',
  'cursed-1',
]);

/** The keywords of a card that matter when it is attacked or targeted, each with its sentence from the card. */
export function keywordsOf(board: Board, slug: string | null): Keyword[] {
  const abilities = board.facts(slug)?.['abilities'];
  if (!Array.isArray(abilities)) return [];
  const keys = new Set(abilities.map((ability: { name?: unknown }) => String(ability.name ?? '')));
  const facts = board.facts(slug);
  const numbers = (facts?.['numbers'] ?? {}) as Record<string, number>;
  const id = `card-${slug}.text`;
  const whole = board.texts.has(id) ? board.texts.format({ id, args: numbers }) : '';
  return [...keys]
    .filter((key) => WATCHED.has(key))
    .map((key) => {
      const name = board.label('ability', key);
      const from = whole.indexOf(`${name}:`);
      const rest = from < 0 ? name : whole.slice(from);
      const end = rest.search(/[.!?](?=\s+\p{Lu}[^.!?:]{1,32}:)/u);
      return { key, name, text: end < 0 ? rest : rest.slice(0, end + 1) };
    });
}

/** On whose side of the table this is; null if it is on nobody's. */
export function sideOf(view: AshesView, anchor: Anchor): number | null {
  if (typeof anchor === 'string') {
    const seat = Number(/^(?:area|dice|die|draw|discard|conjurations)-(\d)/.exec(anchor)?.[1] ?? -1);
    return view.players.some((player) => player.seat === seat) ? seat : null;
  }
  const isThere = (cards: unknown): boolean => [...cardsIn(cards)].some((card) => card['id'] === anchor);
  return view.players.find(({ phoenixborn, battlefield, spellboard }) => isThere([phoenixborn, battlefield, spellboard]))?.seat ?? null;
}
