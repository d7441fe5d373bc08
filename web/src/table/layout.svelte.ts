/** Whether log and chat are in a column beside the board. With larger letters that needs more width. */

import { innerWidth } from 'svelte/reactivity/window';
import { settings } from '../app/settings.svelte';

const SIDE_COLUMN_FROM = { normal: 1080, large: 1216, largest: 1600 };

export function hasSideColumn(): boolean {
  return (innerWidth.current ?? 0) >= SIDE_COLUMN_FROM[settings.all.size];
}
