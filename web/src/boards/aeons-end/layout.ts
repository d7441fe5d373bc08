/** How the table is laid out, depending on its width and on the size of the letters. */

import { settings } from '../../app/settings.svelte';

const LETTERS = { normal: 1, large: 1.125, largest: 1.3125 };
/** From this width on, the board shows all its areas side by side. */
export const AREAS_FROM = 760;
const WIDE = 1280;
const TALL = 900;

/** Whether the board shows one area at a time. A board whose width is not known yet is not narrow. */
export function isNarrow(width: number): boolean {
  return width > 0 && width < AREAS_FROM;
}

/** Whether the nemesis, the market and the other mages fit side by side. */
export function isWide(width: number): boolean {
  return width >= WIDE * LETTERS[settings.all.size];
}

/** Whether a hand with its texts leaves enough of the page to a board that shows one area at a time. */
const READABLE = { width: 600, height: 860 };
export function hasReadableHand(width: number, height: number): boolean {
  const letters = LETTERS[settings.all.size];
  return isNarrow(width) ? width >= READABLE.width * letters && height >= READABLE.height * letters : letters === 1 || isLarge(width, height);
}

/** Whether there is also room to show the player's own cards with their texts. */
export function isLarge(width: number, height: number): boolean {
  return isWide(width) && height >= TALL * LETTERS[settings.all.size];
}
