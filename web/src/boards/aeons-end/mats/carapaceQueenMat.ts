/** The Carapace Queen's mat: the husks, and the swarm. */

import { at, glow, hit } from '../effectParts';
import Husks from './Husks.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'carapace-queen',
  component: Husks,
  flat: false,
  controls: ['damage husks', 'one husk', 'spread husks'],
  effects: {
    husks: glow(at('husks'), 'harm'),
    'husks-gone': glow(at('husks')),
    'husks-hurt': hit(at('husks')),
    swarm: (_event, stage) => stage.shake('husks'),
  },
  aims: { husks: () => ['husks'], 'husks-hurt': () => ['husks'], swarm: () => ['husks'] },
  outcomes: { 'husks-hurt': (event) => ({ brief: 'board-brief-damage', n: event.amount }) },
};
