/** How the table is laid out: whether log and chat stand in a column beside the board. Larger letters need more width. */

import { innerWidth } from 'svelte/reactivity/window';
import { settings } from '../app/settings.svelte';

const SIDE_COLUMN_FROM = { normal: 1080, large: 1216, largest: 1600 };

export function hasSideColumn(): boolean {
  return (innerWidth.current ?? 0) >= SIDE_COLUMN_FROM[settings.all.size];
}
