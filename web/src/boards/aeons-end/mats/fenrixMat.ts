/** Fenrix' mat: the claw deck and the Position tokens. */

import type { ClawsView } from '../../../views/aeons-end';
import { cardId, glow } from '../effectParts';
import Claws from './Claws.svelte';
import { USUAL, type Mat } from './mat';

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'fenrix',
  component: Claws,
  few: 4,
  effects: { position: glow(cardId) },
  minionVerbs: ['position'],
  tokenOn: (mat, seat) => (mat as ClawsView).positions[seat] ?? 0,
};
