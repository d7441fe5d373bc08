/** What a nemesis has of its own on the table. Each has one module here, found by `allMats`; nothing else names one. */

import type { Component } from 'svelte';
import type { Effects } from '../../../table/stage';
import type { AeonsEndEvent } from '../../../views/aeons-end';
import type { MatView, PlayerView } from '../view';

export interface MatProps {
  mat: MatView;
  slug: string;
  tokens: number;
  players: readonly PlayerView[];
}

export interface Mat {
  /** The slug of the nemesis. */
  nemesis: string;
  component: Component<MatProps>;
  /** Whether it is wider than high, so that the cards in play have the whole width below it. */
  flat: boolean;
  /** With fewer cards in play than this, they stand beside a flat mat. */
  few: number;
  /** Meanings of options that have a control on the mat, but refer to nothing. */
  controls: readonly string[];
  /** What its events look like. */
  effects: Effects<AeonsEndEvent>;
  /** What somebody may want with a minion, besides harming it. */
  minionVerbs: readonly string[];
  /** The minion on which a player's token lies; 0 if it lies on none. */
  tokenOn(mat: MatView, seat: number): number;
}

/** What most mats have. */
export const USUAL = { flat: true, few: 3, controls: [], effects: {}, minionVerbs: [], tokenOn: () => 0 } satisfies Omit<Mat, 'nemesis' | 'component'>;
