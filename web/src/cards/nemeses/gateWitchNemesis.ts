/** The Gate Witch: hair that stands like flames, arms that hold a gate open, and the gate behind her. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'gate-witch',
  figure: {
    behind: both('M0-58C30-58 48-36 48-6L48 54 39 54 39-4C39-30 24-48 0-48z'),
    body: `${both('M0-38C4-46 8-48 9-54 13-48 14-42 12-36 17-38 19-42 19-46 23-38 20-30 13-26 14-21 12-16 8-13 18-12 27-18 36-30L42-27 40-34 45-25 40-20C34-6 24 2 15 4 16 16 22 34 32 52L22 48 14 54 7 48 0 53z')}`,
    cut: `${both('M3-27L9-29 8-24 4-23z')}${both('M0-17L4-18 2-15 0-14z')}${both('M0 0L5-4 4 14 0 20z')}`,
    cutLine: `${both('M9 14C11 28 16 40 20 46')}${both('M16-8C22-10 28-15 33-20')}${both('M5 24L5 44')}`,
    item: `${circle(3.5, -42, -40)}${circle(3.5, 42, -40)}${both('M0-26L3-25 0-22z')}`,
  },
  motifs: {
    'deep-abomination': 'beast@0,8*.85 timegate@0,-14*.55!',
    hasten: 'hourglass@-6,2*.85 arrow@16,-6*.6!',
    'temporal-nimbus': 'cloud@0,8*.9 hourglass@0,-14*.5!',
    'nether-spiral': 'spiral@0,0*1.05 hourglass@0,0*.35!',
    'paradox-beast': 'beast@-12,6*.65 beast@12,6*.65~! turn@0,-18*.5!',
    'portal-wretch': 'timegate@0,0*1.05 demon@0,8*.55!',
    distort: 'hourglass@0,0*.9/24 crack@0,0*.8! swap@0,22*.4!',
    'infinite-enmity': 'timegate@-17,6*.6 timegate@17,6*.6 timegate@0,-4*.8!',
    'rift-scourge': 'breach@0,-2*1.05 whip@6,8*.7!',
  },
  shapes: {
    timegate: `${both('M0-28C16-28 24-18 24-4L24 28 16 28 16-3C16-13 10-20 0-20z')}|||M0-12C6-10 8-2 4 4 0 10-4 14 0 22M-9-6C-8 2-10 10-8 18M9-6C10 2 8 10 10 18`,
  },
};
