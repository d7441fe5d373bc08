/** Curves of cards that are not a deck yet, from what is printed on them. For a whole deck the game says them. */

import type { Content } from '../table/board.svelte';
import { DIE_TYPES } from '../views/ashes';
import { costsOf, playCost } from './cardFilter';
import type { DeckFacts } from './deckValue';

/** The curve always has room for this price, so that it does not jump with every card. */
const USUAL_PRICE = 4;

export function curvesOf(cards: Readonly<Record<string, number>>, content: Content): Pick<DeckFacts, 'curve' | 'symbols'> {
  const curve = Array.from({ length: USUAL_PRICE + 1 }, () => 0);
  const symbols = Object.fromEntries(DIE_TYPES.map((type) => [type, { class: 0, power: 0 }]));
  for (const [slug, n] of Object.entries(cards)) {
    const facts = content.get(slug);
    if (!facts) continue;
    const price = playCost(facts);
    while (curve.length <= price) curve.push(0);
    curve[price] = (curve[price] ?? 0) + n;
    for (const die of costsOf(facts).flatMap((cost) => cost.dice ?? [])) {
      const asked = symbols[die.type ?? ''];
      if (asked && (die.face === 'class' || die.face === 'power')) asked[die.face] += n * die.n;
    }
  }
  return { curve, symbols };
}
