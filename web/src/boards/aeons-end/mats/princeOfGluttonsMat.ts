/** The Prince of Gluttons' mat: the devoured pile, and the supply piles that are left. */

import { at, away } from '../effectParts';
import Devoured from './Devoured.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'prince-of-gluttons',
  component: Devoured,
  flat: false,
  effects: { devoured: away(at('devoured')) },
  aims: { devoured: () => ['devoured'] },
};
