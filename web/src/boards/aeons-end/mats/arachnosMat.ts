/** Arachnos' mat: the Ritual Track. */

import { at, glow } from '../effectParts';
import { USUAL, type Mat } from './mat';
import Ritual from './Ritual.svelte';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'arachnos',
  component: Ritual,
  controls: ['push-back'],
  effects: {
    'ritual-forward': glow(at('ritual'), 'harm'),
    'ritual-back': glow(at('ritual'), 'heal'),
    'ritual-complete': (_event, stage) => stage.shake('ritual'),
  },
  aims: { 'ritual-forward': () => ['ritual'], 'ritual-back': () => ['ritual'] },
};
