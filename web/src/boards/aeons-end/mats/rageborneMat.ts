/** Rageborne's mat: its Fury, and the strike deck. */

import { at, glow } from '../effectParts';
import Fury from './Fury.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'rageborne',
  component: Fury,
  few: 4,
  effects: {
    fury: glow(at('fury'), 'harm'),
    'fury-lost': glow(at('fury')),
    strike: (_event, stage) => stage.shake('strikes'),
  },
  aims: { fury: () => ['fury'], strike: () => ['strikes'] },
};
