/** The Blight Lord: a body of cut stone with a faceted face, shards for shoulders and a crown, a jade in its chest. */

import { both } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'blight-lord',
  figure: {
    behind: `${both('M18-20L34-54 40-50 34-20z')}${both('M30-14L54-36 56-30 42-6z')}${both('M6-34L12-56 18-50 16-32z')}`,
    body: `${both('M0-42L12-34 15-20 8-8 0-4z')}${both('M6-6L22-18 40-16 46 2 38 12 30 8 26 26 32 54 12 54 6 36 0 36z')}${both('M38 12L48 8 54 26 46 44 38 32z')}`,
    cut: `${both('M3-24L12-27 10-19 4-19z')}${both('M0-13L5-12 0-9z')}${both('M14-10L24-14 32-6 22 0z')}`,
    cutLine: `${both('M0-42L5-30 3-24M12-34L8-28')}${both('M22-18L26 4 26 26M46 2L30 8')}${both('M12 54L18 36 26 26')}${both('M44 14L48 30')}`,
    item: `${both('M0-2L9 6 7 20 0 28z')}${both('M44 40L50 50 44 56 40 48z')}${both('M0-56L5-48 0-40z')}`,
  },
  motifs: {
    'tainted-jade': 'jade@0,0*1.1 drop@20,18*.45!',
    'creeping-viridian': 'root@0,6*.95 jade@0,-14*.5!',
    'shard-spitter': 'maw@0,6*.9 jade@-12,-20*.3! jade@12,-20*.3! jade@0,-24*.35!',
    vitrify: 'hand@0,4*.95 jade@0,-12*.5!',
    'dread-plinth': 'plinth@0,4 eye@0,-16*.5!',
    ossify: 'skull@0,-2*.9 jade@-16,18*.35! jade@0,22*.4! jade@16,18*.35!',
    verdigra: 'beast@0,2*.9 jade@0,-2*.35! crystal@-22,10*.4! crystal@22,10*.4!',
    'glittering-doom': 'jade@-15,4*.65 jade@15,4*.65 jade@0,-8*.8 rays@0,-20*.45!',
    petrify: 'eye@0,-8*.8! plinth@0,16*.6',
    'slag-horror': 'ooze@0,4*.95 jade@0,-6*.4! jade@-14,12*.3! jade@14,12*.3!',
  },
  shapes: {
    jade: `${both('M0-28L14-18 17 4 0 28z')}|||${both('M0-28V28M14-18L5-8 7 6 17 4M5-8L0-28M7 6L0 28')}`,
    plinth: `${both('M0-20L14-20 14-14 10-12 13 16 22 20 22 28 0 28z')}|||${both('M0-8L6-8 8 12 0 12M0 20L18 21')}`,
  },
};
