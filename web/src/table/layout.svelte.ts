/** Whether the log and the talk have room beside the board. Larger letters need more of it. */

import { innerWidth } from 'svelte/reactivity/window';
import { settings } from '../app/settings.svelte';

const ROOM = { normal: 1080, large: 1216, largest: 1600 };

export function roomBeside(): boolean {
  return (innerWidth.current ?? 0) >= ROOM[settings.all.size];
}
