/** The Blight Lord's mat: the Tainted Track, and the pile of Jades. */

import { at, glow } from '../effectParts';
import Blight from './Blight.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'blight-lord',
  component: Blight,
  flat: false,
  effects: {
    'tainted-track': glow(at('tainted-track'), 'harm'),
    'no-jade': (_event, stage) => stage.shake('jades'),
  },
  aims: { 'tainted-track': () => ['tainted-track'], 'no-jade': () => ['jades'] },
};
