/** The Gate Witch's mat: the time gates, and what is known of the bottom of her deck. */

import { at, glow } from '../effectParts';
import Gates from './Gates.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'gate-witch',
  component: Gates,
  few: 4,
  effects: {
    'gate-opened': glow(at('gates'), 'harm'),
    'time-accelerated': (_event, stage) => stage.shake('gates'),
    'under-the-deck': glow(at('gates-lowest')),
  },
  aims: { 'gate-opened': () => ['gates'], 'time-accelerated': () => ['gates'] },
};
