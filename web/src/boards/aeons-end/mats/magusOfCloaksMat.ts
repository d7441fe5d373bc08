/** The Magus of Cloaks' mat: his cloaks. */

import { at, glow } from '../effectParts';
import Cloaks from './Cloaks.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'magus-of-cloaks',
  component: Cloaks,
  few: 4,
  effects: { 'cloaks-gained': glow(at('cloaks'), 'harm'), 'cloak-lost': (_event, stage) => stage.shake('cloaks') },
  aims: { 'cloaks-gained': () => ['cloaks'] },
};
