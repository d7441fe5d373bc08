/** The Umbra Titan's mat: the pillars. */

import { at, hit } from '../effectParts';
import { USUAL, type Mat } from './mat';
import Pillars from './Pillars.svelte';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'umbra-titan',
  component: Pillars,
  few: 4,
  effects: { 'pillar-destroyed': hit(at('pillars')) },
  aims: { 'pillar-destroyed': () => ['pillars'] },
};
