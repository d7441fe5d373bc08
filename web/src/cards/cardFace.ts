/** What a card's picture shows, taken from the card data of any game: corners, cost, tints. No game is named here. */

import type { Facts } from '../app/api';
import type { CardView } from '../table/board.svelte';
import { ELEMENTS } from './motifs/elements';

export interface DieCost {
  n: number;
  type?: string;
  face?: string;
}
export interface PlayCost {
  main?: number;
  side?: number;
  exhaust?: number;
  discard?: number;
  dice?: DieCost[];
}
export interface Corner {
  key: 'attack' | 'life' | 'recover' | 'power' | 'cost' | 'tier' | 'left';
  value: string;
  /** The printed value, if the current one is different. */
  was?: string | undefined;
}
export interface CardFace {
  type: string;
  cost: PlayCost | number | null;
  corners: Corner[];
  tints: readonly string[];
  wounds: number;
  /** How many wounds it can take; 0 if it takes none. */
  life: number;
  exhausted: number;
  status: number;
  picked: boolean;
  attached: CardView[];
  dice: [string, number][];
}

const TINTS: Record<string, string[]> = {
  gem: ['aether', 'accent-2'],
  relic: ['accent', 'aether'],
  spell: ['accent-2', 'aether'],
  mage: ['aether', 'accent-2'],
  treasure: ['accent', 'accent-2'],
  nemesis: ['harm', 'accent-2'],
  minion: ['harm', 'basic'],
  attack: ['harm', 'accent-2'],
  power: ['accent-2', 'harm'],
  curse: ['harm', 'basic'],
  breach: ['aether', 'accent-2'],
};

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function faceOf(facts: Facts | undefined, card?: CardView): CardFace {
  const printed = facts ?? ({ slug: '' } as Facts);
  const cost = number(card?.['cost']) ?? printed['play_cost'] ?? (printed['cost'] || null); // a card that cannot be bought has no price
  const wounds = number(card?.['wounds']) ?? 0;
  const life = number(card?.['life']) ?? number(printed['life']) ?? 0;
  const of = number(card?.['of']);
  const corners: Corner[] = [];
  const put = (key: Corner['key'], value: unknown, was?: unknown): void => {
    if (typeof value !== 'number' && typeof value !== 'string') return;
    const changed = was !== undefined && was !== value && (typeof was === 'number' || typeof was === 'string');
    corners.push({ key, value: String(value), was: changed ? String(was) : undefined });
  };
  put('attack', card?.['attack'] ?? printed['attack'], printed['attack']);
  put('recover', card?.['recover'] ?? printed['recover'], printed['recover']);
  if (life || printed['life'] !== undefined) {
    // Life that counts down is shown as what is left; life that collects wounds is shown as life and pips.
    put('life', wounds ? life - wounds : (card?.['life'] ?? printed['life']), of ?? (wounds ? life : printed['life']));
  }
  put('power', card?.['power'] ?? printed['power'], printed['power']);
  return {
    type: String(printed['type'] ?? ''),
    cost: typeof cost === 'number' || isObject(cost) ? (cost as PlayCost | number) : null,
    corners,
    tints: ELEMENTS[printed.slug] ?? tintsOf(printed),
    wounds,
    life,
    exhausted: number(card?.['exhaustion']) ?? 0,
    status: number(card?.['status']) ?? 0,
    picked: card?.['picked'] === true,
    attached: Array.isArray(card?.['attached']) ? (card['attached'] as CardView[]) : [],
    dice: isObject(card?.['dice']) ? (Object.entries(card['dice']) as [string, number][]) : [],
  };
}

/** The elements of a card: the types of dice in its costs, or else those that its kind stands for. */
export function tintsOf(facts: Facts): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) {
      if ('n' in value && typeof value['type'] === 'string') found.add(value['type']);
      Object.values(value).forEach(collect);
    }
  };
  collect(facts['play_cost']);
  if (!found.size) collect([facts['abilities'], facts['respark_cost']]);
  if (found.size) return [...found];
  return TINTS[String(facts['type'])] ?? ['accent', 'accent-2'];
}
