/** The Umbra Titan: shoulders like a mountain, one eye in a slit, and a pillar in each hand. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'umbra-titan',
  figure: {
    behind: both('M30-50H50V-44H46V54H34V-44H30z'),
    body: `${both('M0-42C12-42 18-32 16-22 32-22 44-10 50 6L54 22C50 30 42 32 34 28L30 14 26 54 10 54 6 36 0 36z')}`,
    cut: `${both('M0-30C6-30 10-26 11-22 8-18 4-17 0-17z')}${both('M32 16L44 12 46 18 34 22z')}`,
    cutLine: `${both('M6-8C12-4 16 2 16 10')}${both('M4 2C8 6 10 12 8 20')}${both('M22-12L34-2 38 8')}${both('M16 40L22 44')}`,
    item: circle(4.5, 0, -23.5),
  },
  motifs: {
    cryptid: 'titan@0,4*.85 eye@0,-20*.5!',
    grubber: 'maggot@0,8*.85 pillar@0,-16*.5!',
    'seismic-roar': 'titan@-6,4*.75 echo@10,-4*.9! crack@16,18*.4!',
    maul: 'claw@-4,-4*.9 pillar@14,12*.55/60!',
    tombfright: 'tomb@0,6*.9 ghost@0,-12*.6!',
    'vault-behemoth': 'beast@0,6*.85 pillar@-20,-8*.4! pillar@20,-8*.4!',
    crumble: 'pillar@-10,2*.9/-16 dust@8,20*.8! crack@12,-6*.5!',
    'demi-ancient': 'titan@0,2 star@0,-22*.4!',
    'yawning-black': 'void@0,0*1.05 pillar@-21,8*.35! pillar@21,8*.35!',
  },
  shapes: {
    titan: `${both('M0-26C8-26 11-20 10-14 20-13 27-5 29 6L24 14 19 10 18 28 6 28 4 18 0 18z')}${both('M0-18C4-18 6-16 7-13 5-11 2-10 0-10z')}`,
    void: `${circle(28)}${circle(19, 0, 3)}|${both('M6-24L10-29')}${both('M16-19L22-23')}|||${both('M0-16C8-14 12-6 10 2')}`,
  },
};
