/** Maggoth's mat: the Nest. */

import { at, glow, hit } from '../effectParts';
import { USUAL, type Mat } from './mat';
import Nest from './Nest.svelte';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'maggoth',
  component: Nest,
  flat: false,
  controls: ['damage nest', 'hit fly', 'hit maggot'],
  effects: {
    placed: glow(at('nest'), 'harm'),
    hatched: glow(at('nest'), 'harm'),
    'row-full': (_event, stage) => stage.shake('nest'),
    'nest-hurt': hit(at('nest')),
  },
  aims: { placed: () => ['nest'], 'row-full': () => ['nest'], 'nest-hurt': () => ['nest'] },
  outcomes: { 'nest-hurt': (event) => ({ brief: 'board-brief-damage', n: event.amount }) },
};
