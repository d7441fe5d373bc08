/** The parts of the table that only one nemesis has. Each nemesis has one module here, and `allMats` finds it; no
 * other code names a nemesis. */

import type { Component } from 'svelte';
import type { BeatGrammar } from '../../../table/beats';
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
  /** Whether the mat is wider than high, so that the cards in play get the whole width below it. */
  flat: boolean;
  /** With fewer cards in play than this, they are placed beside a flat mat. */
  few: number;
  /** Meanings of options that have a button on the mat but refer to no card. */
  controls: readonly string[];
  /** How the stage shows its events. */
  effects: Effects<AeonsEndEvent>;
  /** Where the arrows of its beats point, and what comes of them. */
  aims: NonNullable<BeatGrammar<AeonsEndEvent>['aims']>;
  outcomes: NonNullable<BeatGrammar<AeonsEndEvent>['outcomes']>;
  /** What a player may want to do with a minion besides damaging it. */
  minionVerbs: readonly string[];
  /** The minion that a player's token is on; 0 if it is on none. */
  tokenOn(mat: MatView, seat: number): number;
}

/** The values that fit most mats. */
export const USUAL = {
  flat: true,
  few: 3,
  controls: [],
  effects: {},
  aims: {},
  outcomes: {},
  minionVerbs: [],
  tokenOn: () => 0,
} satisfies Omit<Mat, 'nemesis' | 'component'>;
