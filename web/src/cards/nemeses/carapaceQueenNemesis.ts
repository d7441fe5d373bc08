/** The Carapace Queen: a crowned head with mandibles under a great shell, legs like sickles, her brood before her. */

import { both } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

const husk = (x: number, y: number): string =>
  `M${x} ${y - 8}L${x + 6} ${y - 3} ${x + 5} ${y + 5} ${x} ${y + 9} ${x - 5} ${y + 5} ${x - 6} ${y - 3}z`;

export const PICTURES: NemesisPictures = {
  nemesis: 'carapace-queen',
  figure: {
    behind: both('M0-52C30-56 52-34 52-4L44 8 38-6 30 6 22-8 14 4 0-6z'),
    body: `${both('M0-38C10-38 16-30 15-20L20-8 12-2 10 8 4 14 0 10z')}${both('M12 0C22 2 28 10 28 22L24 36C18 30 8 28 0 28L0 10z')}${both('M24 4L40 10 50 30 46 54 42 34 34 20 24 14z')}${both('M22 22L32 32 34 54 28 40 18 32z')}`,
    cut: `${both('M3-24L12-28 10-19 4-19z')}${both('M0-10L5-8 8-2 3 4 0 2z')}`,
    cutLine: `${both('M10-46C22-40 32-26 34-8')}${both('M22-50C36-42 46-26 47-8')}${both('M4 18C12 18 18 22 22 28')}`,
    item: `${both('M4-36L8-44 12-36 18-40 15-30z')}${both('M4 6L12 4 14 14 7 22 9 13z')}${both(husk(10, 42))}${both(husk(24, 46))}`,
  },
  motifs: {
    broodwomb: 'shell@0,-4*.9 egg@0,12*.5!',
    'endless-throng': 'husk@-17,-10*.5 husk@0,-14*.55 husk@17,-10*.5 husk@-10,12*.6! husk@10,12*.6!',
    hatch: 'egg@0,2*.95! husk@0,2*.55',
    'blot-the-sun': 'sun@0,-6*.9! husk@-14,12*.5 husk@14,12*.5 husk@0,4*.6',
    'foul-multitudes': 'husk@-12,0*.75 husk@12,0*.75~ shield@0,10*.5!',
    infest: 'skull@0,-2*.9 husk@0,-18*.35! husk@-9,0*.35! husk@9,0*.35!',
    'legion-beacon': 'tower@0,4*.9 rays@0,-20*.5! husk@-20,16*.4! husk@20,16*.4!',
    'maggot-engine': 'gear@0,-4 husk@0,-4*.5! maggot@0,22*.5!',
    spawn: 'husk@0,-6*.8 up@-20,10*.4! up@20,10*.4! husk@-12,20*.35! husk@12,20*.35!',
  },
  shapes: {
    husk: `${both('M0-28C8-28 12-22 11-14L18-10 13-4C16 6 12 18 8 24L0 30z')}${both('M14 2L26-4 29 6 22 2 15 8z')}${both('M12 12L22 14 24 26 18 18 10 18z')}|||${both('M3-18L8-20M0-6C6-6 10-4 13-4M0 8C5 8 9 10 11 12')}`,
    shell: `${both('M0-28C18-28 28-14 28 4L20 24 10 16 0 28z')}|||${both('M0-28C8-16 10 0 8 16M10-26C20-14 22 4 20 22')}`,
  },
};
