/** The building blocks of effects. */

import type { Effect, Anchor, Tone } from '../../table/stage';
import { BREACH_ID, POSITIONS, type CardSeen, type PositionWord } from '../../views/aeons-end';

/** Where an event is shown; nothing if it has no such place. */
export type AnchorOf<E> = (event: E) => Anchor;
/** Fields that some events have. */
export type WithCard = { card: CardSeen };
type WithAmount = { amount: number };

/** The breach that an event names by its owner and its position. */
export function breachAnchor(event: { seat: number; owner?: number; breach: PositionWord }): number {
  const position = POSITIONS.findIndex((one) => event.breach === `position-${one}`);
  return BREACH_ID + POSITIONS.length * (event.owner ?? event.seat) + Math.max(0, position);
}
export const cardId = (event: WithCard): number => event.card.id;
/** Always in the same place. */
export const at = (name: string) => (): Anchor => name;

export function hit<E>(anchor: AnchorOf<E>, tone: Tone = 'harm'): Effect<E & WithAmount> {
  return async (event, stage) => {
    void stage.shake(anchor(event));
    await stage.float(anchor(event), `−${event.amount}`, tone);
  };
}
export function raise<E>(anchor: AnchorOf<E>, tone: Tone = 'heal'): Effect<E & WithAmount> {
  return async (event, stage) => {
    void stage.pulse(anchor(event), tone);
    await stage.float(anchor(event), `+${event.amount}`, tone);
  };
}
export const glow =
  <E>(anchor: AnchorOf<E>, tone: Tone = 'plain'): Effect<E> =>
  (event, stage) =>
    stage.pulse(anchor(event), tone);

/** A card flies there, unless it is still visible where it was. */
export const away =
  <E>(to: AnchorOf<E>): Effect<E & WithCard> =>
  (event, stage) =>
    stage.element(cardId(event)) ? stage.pulse(cardId(event)) : stage.fly(cardId(event), to(event));
