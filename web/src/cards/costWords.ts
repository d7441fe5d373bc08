/** A cost in words. */

import { label } from '../texts/narrate';
import type { Texts } from '../texts/texts';
import type { PlayCost } from './cardFace';

/** Everything but the dice: "main action", "exhaust it", "discard a card from your hand". */
export function actionWords(cost: PlayCost | undefined, texts: Texts): string[] {
  return (['main', 'side', 'exhaust', 'discard'] as const)
    .filter((part) => cost?.[part])
    .map((part) => texts.say(`board-cost-${part}`, { n: cost?.[part] ?? 0 }));
}

export function diceWords(cost: PlayCost | undefined, texts: Texts): string[] {
  return (cost?.dice ?? []).map(({ n, type, face }) => {
    const card = type ? label('die', `${type}-${face}`, texts) : label('board-cost', face ?? 'basic', texts);
    return n === 1 ? card : texts.fill('list-times', { n, card });
  });
}
