/** Fenrix' mat: the claw deck and the Position tokens. */

import { cardId, glow } from '../effectParts';
import Claws from './Claws.svelte';
import { USUAL, type Mat } from './mat';

export type ClawsView = {
  claw_deck: number;
  tokens_for_claws: number;
  /** By seat: the minion on which the Position token lies, or 0. */
  positions: number[];
  more_life: number;
  claws_shut: boolean;
};

export const MAT: Mat = {
  ...USUAL,
  nemesis: 'fenrix',
  component: Claws,
  few: 4,
  effects: { position: glow(cardId) },
  minionVerbs: ['position'],
  tokenOn: (mat, seat) => (mat as ClawsView).positions[seat] ?? 0,
};
