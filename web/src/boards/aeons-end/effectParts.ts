/** What effects are put together from. */

import type { CardView } from '../../table/board.svelte';
import type { Effect, Anchor, Tone } from '../../table/stage';
import type { GameEvent } from '../../texts/narrate';

/** Where something is seen to happen. */
export type AnchorOf = (event: GameEvent) => Anchor;

export const cardId = (event: GameEvent): number => Number((event['card'] as CardView | undefined)?.id ?? 0);
const amount = (event: GameEvent): number => Number(event['amount'] ?? 0);
/** Always at the same place. */
export const at = (name: string) => (): Anchor => name;

export function hit(anchor: AnchorOf, tone: Tone = 'harm'): Effect {
  return async (event, stage) => {
    void stage.shake(anchor(event));
    await stage.float(anchor(event), `−${amount(event)}`, tone);
  };
}
export function raise(anchor: AnchorOf, tone: Tone = 'heal'): Effect {
  return async (event, stage) => {
    void stage.pulse(anchor(event), tone);
    await stage.float(anchor(event), `+${amount(event)}`, tone);
  };
}
export const glow =
  (anchor: AnchorOf, tone: Tone = 'plain'): Effect =>
  (event, stage) =>
    stage.pulse(anchor(event), tone);

/** A card goes there, unless it can still be seen where it was. */
export const away =
  (to: AnchorOf): Effect =>
  (event, stage) =>
    stage.element(cardId(event)) ? stage.pulse(cardId(event)) : stage.fly(cardId(event), to(event));
