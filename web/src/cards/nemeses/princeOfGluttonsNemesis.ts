/** The Prince of Gluttons: a bloated thing on thin arms, with a small crown and a belly that is a mouth. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'prince-of-gluttons',
  figure: {
    behind: both('M0-50L3-42 10-52 11-40 18-44 14-34 0-32z'),
    body: `${both('M0-36C9-36 14-31 14-24 14-19 11-15 9-13 26-11 42 2 46 22 48 38 42 50 36 54L0 54z')}${both('M30-4C40-10 46-20 44-32L40-40 45-38 46-46 50-38 55-42 53-32C54-18 50-4 42 6z')}`,
    cut: `${both('M3-26L9-28 8-23 4-22z')}${both('M0-19C4-19 7-18 8-17 6-15 3-14 0-14z')}${both('M0 6C20 6 34 16 36 28 30 42 16 48 0 48z')}`,
    item: `${both('M0 6L5 6 2 20 0 16z')}${both('M9 7L18 9 12 21z')}${both('M22 12L30 18 20 25z')}${both('M0 48L5 48 2 35 0 38z')}${both('M9 47L18 44 11 34z')}${both('M22 42L30 36 20 31z')}${circle(3, 0, 27)}`,
  },
  motifs: {
    gorge: 'jaws@0,8*.9 gem@0,-16*.6!',
    lobotomize: 'brain@0,2*.9 needle@14,-12*.6!',
    'thought-biter': 'jaws@0,12*.85 brain@0,-14*.55!',
    cerephage: 'brain@0,-8*.8 tendrils@0,18*.75!',
    godfeeders: 'palm@0,16*.85 gem@0,-12*.55! ring@0,-12*.75!',
    mindguzzler: 'brain@0,-14*.6! gullet@0,8*.9',
    digest: 'gullet@0,0 drop@-14,18*.35! drop@14,18*.35!',
    'memory-eater': 'book@0,-12*.6! jaws@0,10*.9',
    'vile-feast': 'altar@0,14*.8 jaws@0,-12*.6!',
  },
  shapes: {
    jaws: both('M0-26C16-26 28-18 29-6L24 2 20-6 15 3 10-6 5 3 0-6zM0 12L5 4 10 12 15 4 20 12 24 6 29 10C27 22 16 29 0 29z'),
    brain: `${both('M0-24C6-28 14-26 16-20 24-20 28-12 25-5 30 2 27 12 20 14 18 22 8 26 0 22z')}|||${both('M0-14C6-14 8-8 5-4M16-20C12-18 10-14 12-10M25-5C20-6 15-3 15 2M20 14C16 14 12 11 12 7M5 6C9 8 8 14 4 15')}`,
    tendrils: `|${both('M2-20C4-6 14-2 8 10 4 18 10 24 16 26')}${both('M8-18C14-8 24-6 20 4 17 12 22 16 28 16')}`,
    gullet: `${both('M0-29C12-29 20-24 20-18 12-14 8-10 10-4 22 0 28 8 26 17 24 26 12 30 0 29z')}|||${both('M0-18C6-18 12-17 16-16M2 2C10 4 16 8 18 14')}`,
  },
};
