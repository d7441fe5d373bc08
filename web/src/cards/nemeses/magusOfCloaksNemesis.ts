/** The Magus of Cloaks: a high hood over cloaks within cloaks, two thin hands, and eyes that are all that shows. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'magus-of-cloaks',
  figure: {
    behind: both('M0-58C12-54 20-42 22-28 38-18 50 6 56 50L48 44 44 54 0 54z'),
    body: `${both('M0-52C9-50 16-40 17-28 16-22 20-18 24-12 32 2 36 20 40 54L33 47 27 54 20 47 13 54 6 47 0 52z')}${both('M28 0C36-4 42-10 46-18L50-16 52-22 54-14 52-8C48 2 40 10 32 14z')}`,
    cut: `${both('M0-42C6-40 10-33 10-26 9-19 5-14 0-12z')}${both('M0 2L4 4 10 44 5 40 0 44z')}`,
    cutLine: `${both('M12-12C18 6 22 26 24 44')}${both('M7-6C11 10 14 26 16 44')}${both('M24-4C30 12 32 28 33 42')}`,
    item: `${both('M2-28L8-31 7-27 3-25z')}${circle(2.5, -51, -24)}${circle(2.5, 51, -24)}`,
  },
  motifs: {
    'dusk-spawn': 'veiled@0,4*.8 moon@16,-18*.45!',
    'rising-dark': 'sun@0,-14*.6! shroud@0,12*.85',
    'twilight-empire': 'city@0,16*.8 shroud@0,-12*.6!',
    'ashen-haruspex': 'veiled@0,0*.85 flame@0,20*.45! eye@0,-20*.35!',
    'black-solstice': 'eclipsed@0,0*1.05 ruin@0,22*.5!',
    enshroud: 'shroud@0,0*1.05 spark@0,6*.5!',
    eclipse: 'eclipsed@0,-4*.95 rays@0,-4*1.2!',
    'shadows-reach': 'hand@0,10*.95 shroud@0,-18*.5! moon@20,-20*.35!',
    'veil-daughter': 'veiled@0,2*1.05 dart@18,14*.4! dart@-18,14*.4~!',
  },
  shapes: {
    veiled: `${both('M0-28C8-28 12-20 11-13 20-8 25 4 26 28L20 23 14 28 7 23 0 28z')}${both('M0-20C4-19 6-15 6-11 4-8 2-7 0-6z')}|||${both('M10-4C14 6 16 14 17 20')}`,
    shroud: `${both('M0-26C14-24 24-14 28 2L29 24 22 18 16 26 8 18 0 25z')}|||${both('M0-14C8-10 14 0 16 14')}${both('M5-22C14-16 22-6 23 10')}`,
    eclipsed: `${circle(20)}${circle(15, 4, -3)}|${both('M0-29L0-24')}${both('M14-25L12-20')}${both('M25-14L20-12')}${both('M29 0L24 0')}${both('M25 14L20 12')}${both('M14 25L12 20')}`,
  },
};
