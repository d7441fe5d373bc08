/** Rageborne: a giant of cracked stone with horns, fists raised to strike, and fire in its chest. */

import { both } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'rageborne',
  figure: {
    behind: both('M0-46C10-50 12-56 10-58 18-54 20-48 18-44 24-46 26-50 26-54 32-46 30-38 24-34L0-30z'),
    body: `${both('M0-36L9-36 14-46 28-54 23-40 17-31 16-20 11-8 28-6 33-22 30-34 36-44 48-46 55-38 54-24 46-16 43 2 36 16 26 20 30 54 10 54 6 40 0 40z')}`,
    cut: `${both('M4-26L13-30 12-23 5-21z')}${both('M0-12L4-14 8-12 6-8 9-6 4-4 0-6z')}${both('M34-36L39-33 37-30 33-31zM42-39L46-36 44-32 40-34z')}`,
    cutLine: `${both('M13-2L18 8 14 16 22 24')}${both('M30-4L38 4')}${both('M16 34L22 42 18 52')}`,
    item: `M0 0C3 8 11 12 11 22A11 11 0 0 1-11 22C-11 16-8 12-6 7-4 11-3 12-1 13 0 8 1 4 0 0z${both('M5-24L11-27 10-24 6-22z')}`,
  },
  motifs: {
    convoke: 'fist@0,6*.85 rays@0,-16*.6!',
    devastate: 'fist@-6,-10*.75/180 city@6,18*.7!',
    eviscerate: 'claw@-4,0*.9 drop@14,16*.5! drop@20,0*.3!',
    frenzy: 'fist@-13,2*.65/-20 fist@13,2*.65/20~ burst@0,-20*.4!',
    raze: 'flame@0,-8*.8! tower@-12,12*.55/-24 tower@14,12*.55/20',
    seize: 'hand@0,8*.9 spark@-12,-20*.4! spark@12,-20*.4!',
    cleave: 'blade@0,-2/30 split@8,14*.4!',
    provoker: 'horned@0,4*.95 up@22,-16*.4!',
    'unrelenting-ire': 'horned@0,0*.8 turn@0,0*1.15!',
    'blood-cry': 'horned@-6,6*.75 drop@18,-14*.5! echo@14,-14*.55!',
    'invoke-carnage': 'altar@0,10*.8 skull@0,-14*.6! drop@20,-6*.3! drop@-20,-6*.3!',
    scorn: 'mask@0,2*.95 cross@0,-2*.4!',
    'avatar-of-wrath': 'horned@0,10*.7 flame@0,-12*.75!',
    onslaught: 'fist@-16,12*.55 fist@16,12*.55~ fist@0,-10*.7 slash@0,6*.8!',
    'rolling-death': 'boulder@0,0*1.05 skull@0,2*.55! dust@-20,20*.4!',
  },
  shapes: {
    fist: 'M-20-6C-22-14-18-20-12-20-8-26-2-26 1-22 6-26 12-24 13-19 18-20 22-15 21-9 24-4 24 6 18 12L16 28H-12L-14 14C-20 10-22 2-20-6z|||M-10-18L-9-6M1-20L2-6M12-18L12-6M-19-4C-10-2 2-4 8 0 10 4 4 6-4 6',
    horned: `${both('M0-14L8-16 12-24 26-30 22-16 17-8 18 4 12 18 4 28 0 28z')}${both('M3-3L13-8 11 0 4 2z')}${both('M0 12L5 10 9 13 5 18 0 17z')}`,
  },
};
