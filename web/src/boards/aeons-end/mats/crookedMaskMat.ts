/** The Crooked Mask's mat: the corruption deck. */

import { at, glow } from '../effectParts';
import Corruptions from './Corruptions.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'crooked-mask',
  component: Corruptions,
  few: 4,
  effects: {
    'corruption-gained': glow(at('corruptions'), 'harm'),
    'corruption-to-hand': glow(at('corruptions'), 'harm'),
    'corruption-back': glow(at('corruptions')),
  },
  aims: { 'corruption-gained': () => ['corruptions'], 'corruption-to-hand': () => ['corruptions'] },
};
