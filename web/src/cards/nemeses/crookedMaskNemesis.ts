/** The Crooked Mask: a tall, narrow mask that sits askew over a ruff of feathers, and long hands with masks on strings. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'crooked-mask',
  figure: {
    behind: both('M0-58C8-54 14-58 24-54 20-46 32-46 38-38 30-34 40-28 42-18 32-18 36-8 34-2 26-6 20 0 12 2L0 0z'),
    body: `${both('M0 4C16 4 24 8 30 18 36 30 38 42 40 54L0 54z')}${both('M30 18C38 14 46 6 48-4L52 2 56-2 54 8C52 20 46 28 38 32z')}M-17-46C-4-51 12-49 20-42 22-26 16-8 4 4-10-4-20-24-17-46z`,
    cut: `M-11-33L-1-31-3-26-11-28zM15-29L6-28 7-23 15-25zM-5-9C2-12 8-10 11-14 9-5 2-2-2-4z${both('M0 14L5 16 4 50 0 54z')}`,
    cutLine: `M4-44L1-30 5-20M-14-20L-6-16${both('M14 14C20 24 24 38 25 50')}${both('M8-50C14-48 20-44 24-40')}`,
    item: `${circle(3, -6, -29.5)}${circle(3, 10.5, -26)}${both('M46 10L54 12 52 22 47 24 44 18z')}`,
  },
  motifs: {
    'blind-abandon': 'askew@0,0*.95 cross@0,-8*.5!',
    contagion: 'askew@0,-6*.7 drop@-16,16*.5! drop@0,20*.5! drop@16,16*.5!',
    'delirium-veil': 'askew@0,2*.85 mist@0,-10*.8!',
    'dire-wisdom': 'book@0,10*.85 askew@0,-16*.5!',
    'endless-hunger': 'maw@0,6*.9 askew@0,-20*.4!',
    'fever-of-war': 'askew@-6,4*.8 blade@16,-4*.7/30!',
    'grim-sight': 'eye@0,-4*1! askew@0,16*.5',
    'insatiable-avarice': 'hand@0,10*.85 gem@0,-16*.6!',
    'lust-for-power': 'askew@0,6*.8 crown@0,-20*.6!',
    nothingness: 'askew@0,0*.95 ring@0,0*1.2!',
    'reckless-might': 'gauntlet@0,6*.9 askew@14,-16*.45!',
    burden: 'askew@-14,8*.55 askew@14,8*.55~ chain@0,-12*.7!',
    corrupter: 'hood@0,6*.95 askew@0,-10*.5!',
    tempt: 'hand@0,12*.8 crystal@0,-12*.7!',
    'pain-sower': 'monk@0,4*.85 needle@18,-6*.6! drop@-18,16*.35!',
    'twisting-madness': 'askew@0,0*.7 spiral@0,0*1.15!',
    vex: 'askew@-8,4*.7/-18 scroll@14,-10*.6/20! crack@12,14*.5!',
    afflict: 'palm@0,14*.75 askew@-12,-10*.5! askew@12,-10*.5~!',
    'bedlam-sage': 'monk@0,6*.9 askew@0,-14*.55! stars@0,-20*.5!',
    'ruin-priest': 'hood@0,4*.95 skull@0,-8*.4! ruin@0,24*.45!',
  },
  shapes: {
    askew: 'M-18-24C-4-29 12-27 21-20 23-4 17 14 4 27-11 18-21-2-18-24zM-11-10L-1-8-3-3-11-5zM15-6L6-5 7 0 15-2zM-4 12C2 9 8 11 11 7 9 16 3 19-1 17z|||M5-22L2-8 6 2M-14 4L-7 8',
  },
};
