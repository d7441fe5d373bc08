/** Ageless Walker's mat: the exiled pile, and what its top card costs. */

import { at, away, glow } from '../effectParts';
import Exiled from './Exiled.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'ageless-walker',
  component: Exiled,
  flat: false,
  effects: {
    exiled: away(at('exiled')),
    'exiled-from-pile': glow(at('exiled'), 'harm'),
  },
  aims: { exiled: () => ['exiled'] },
};
