/** The Knight of Shackles: a closed helmet with a plume, a heavy cuirass, and chains that hang from both fists. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

/** A link of a chain, as a ring with a hole. */
const link = (x: number, y: number): string =>
  `M${x - 4} ${y}C${x - 4} ${y - 8} ${x + 4} ${y - 8} ${x + 4} ${y}L${x + 4} ${y + 6}C${x + 4} ${y + 14} ${x - 4} ${y + 14} ${x - 4} ${y + 6}z`;

export const PICTURES: NemesisPictures = {
  nemesis: 'knight-of-shackles',
  figure: {
    behind: `${both('M0-56C10-56 20-50 22-38L16-30 0-34z')}${both('M16-14L44-22 50 54 30 54z')}`,
    body: `${both('M0-44C12-44 17-36 17-26L15-8 8-2 0 0z')}${both('M8-4L24-14C36-16 42-8 42 2L34 8 30 20 24 22 26 54 8 54 4 34 0 34z')}${both('M34 6L44 4 48 18 44 28 36 26z')}`,
    cut: `${both('M2-28L14-31 13-25 2-22z')}${both('M0-18H2.500V-6H0z')}${both('M6-17L9-18 8-12 6-11zM6-9L8-10 7-5 6-5z')}${both('M0 34L4 34 8 54 0 54z')}`,
    cutLine: `${both('M8-4L24-14')}${both('M0 8L14 4 24 8')}${both('M4 16L22 16M4 24L22 24')}`,
    item: `${both(link(42, 30))}${both(link(42, 44))}${both('M36 2L42-2 44 4 38 8z')}`,
  },
  motifs: {
    fellblade: 'blade@0,-2/30 chain@12,12*.5!',
    'march-on-gravehold': 'knight@-15,8*.55 knight@0,2*.6 knight@15,8*.55 city@0,-20*.45!',
    siege: 'tower@8,4*.85 boulder@-16,-14*.4! dust@-6,24*.6!',
    chainsworn: 'warrior@0,2*.95 chain@-16,6*.55! chain@16,6*.55!',
    'engine-of-war': 'ram@0,2 gear@14,18*.45!',
    rout: 'shield@-8,2*.8/-20 crack@-8,2*.7! knight@16,12*.5',
    'deathless-legion': 'skull@-14,8*.6 skull@14,8*.6~ skull@0,-8*.7 crown@0,-24*.4!',
    'end-of-all': 'ring@0,0*1.05 tomb@0,4*.6!',
    invade: 'gate@0,0 blade@0,4*.6!',
  },
  shapes: {
    ram: `M-30-4H14L22-12 30 0 22 12 14 4H-30z${circle(7, -18, 18)}${circle(7, 8, 18)}M-26 4H16V12H-26z||M-18-4V-22M4-4V-22M-24-22H12`,
    gate: `${both('M0-30C18-30 28-16 28 0L28 30 18 30 18 2C18-12 12-20 0-20z')}||${both('M6-18V28M0-6H17M0 10H17')}`,
  },
};
