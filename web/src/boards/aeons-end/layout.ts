/** How much room there is, which depends on how large the letters are. */

import { settings } from '../../app/settings.svelte';

const LETTERS = { normal: 1, large: 1.125, largest: 1.3125 };
const WIDE = 1280;
const TALL = 900;

/** Whether the nemesis, the market and the other mages fit side by side. */
export function isWide(width: number): boolean {
  return width >= WIDE * LETTERS[settings.all.size];
}

/** Whether, besides that, one's own cards can be shown with their texts. */
export function isLarge(width: number, height: number): boolean {
  return isWide(width) && height >= TALL * LETTERS[settings.all.size];
}
