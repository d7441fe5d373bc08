/** The Hollow Crown's mat: the acolyte deck, and the acolytes that have fallen. */

import { at, away, cardId, glow } from '../effectParts';
import Acolytes from './Acolytes.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'hollow-crown',
  component: Acolytes,
  flat: false,
  effects: {
    'blood-magic': glow(cardId, 'harm'),
    'acolyte-buried': away(at('acolyte-deck')),
    'acolyte-back': glow(at('acolyte-deck'), 'harm'),
  },
  aims: { 'blood-magic': (event) => [event.card.id], 'acolyte-buried': () => ['acolyte-deck'] },
};
