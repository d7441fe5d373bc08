/** How the table is laid out: by its width, and by how large the letters are. */

import { settings } from '../../app/settings.svelte';

const LETTERS = { normal: 1, large: 1.125, largest: 1.3125 };
/** From this width of the board on all its areas are shown beside each other. */
export const AREAS_FROM = 760;
const WIDE = 1280;
const TALL = 900;

/** Whether one area is shown at a time. A board that has no width yet is not narrow. */
export function isNarrow(width: number): boolean {
  return width > 0 && width < AREAS_FROM;
}

/** Whether the nemesis, the market and the other mages fit side by side. */
export function isWide(width: number): boolean {
  return width >= WIDE * LETTERS[settings.all.size];
}

/** Whether, besides that, one's own cards can be shown with their texts. */
export function isLarge(width: number, height: number): boolean {
  return isWide(width) && height >= TALL * LETTERS[settings.all.size];
}
