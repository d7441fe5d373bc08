/** The Knight of Shackles' mat: its four breaches. */

import type { AeonsEndEvent } from '../../../views/aeons-end';
import { glow } from '../effectParts';
import { USUAL, type Mat } from './mat';
import Shackles from './Shackles.svelte';

type OfABreach = Extract<AeonsEndEvent, { kind: 'knight-focused' | 'knight-opened' | 'knight-turned-back' }>;
const ring = (event: OfABreach): string => `shackles-${event.breach.replace('position-', '')}`;

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'knight-of-shackles',
  component: Shackles,
  flat: false,
  controls: ['turn-back i', 'turn-back ii', 'turn-back iii', 'turn-back iv'],
  effects: {
    'knight-focused': glow(ring, 'harm'),
    'knight-opened': (event, stage) => stage.shake(ring(event)),
    'knight-turned-back': glow(ring, 'heal'),
  },
  aims: {
    'knight-focused': (event) => [ring(event)],
    'knight-opened': (event) => [ring(event)],
    'knight-turned-back': (event) => [ring(event)],
  },
};
