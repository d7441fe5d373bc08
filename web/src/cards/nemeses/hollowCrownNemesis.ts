/** The Hollow Crown: nothing but a tall crown over an empty cowl, thin arms spread, and the high back of a throne. */

import { both, circle } from '../shapes';
import type { NemesisPictures } from './nemesisPictures';

export const PICTURES: NemesisPictures = {
  nemesis: 'hollow-crown',
  figure: {
    behind: `${both('M26-40L32-54 38-40 38 54 22 54 22-20z')}${both('M38-10L52-4 52 6 38 2z')}`,
    body: `${both('M0-32C16-32 22-22 20-8L14 4 26 6 50-10 56-6 52 2 32 20 24 26 34 54 0 54z')}`,
    cut: `${both('M0-24C10-24 14-16 13-8 11 2 5 8 0 10z')}${both('M0 22L5 30 0 44z')}`,
    cutLine: `${both('M14 4L8 18 14 54')}${both('M26 6L20 18')}${both('M20-12C24-6 24 0 20 4')}`,
    item: `${both('M0-56L5-44 12-52 13-42 22-48 20-32 0-30z')}${circle(2.2, -5, -9)}${circle(2.2, 5, -9)}${both('M50-10L56-22 58-8z')}`,
  },
  motifs: {
    bezu: 'cowl@0,2*.95 spark@-20,-16*.35! spark@20,-16*.35! spark@0,-25*.35!',
    'edryss-tragg': 'cowl@-4,2*.95 blade@18,6*.6!',
    holadran: 'cowl@-13,4*.7 cowl@13,4*.7~ chain@0,16*.5!',
    kurgax: 'cowl@0,-4*.8 tower@0,22*.4! fist@18,16*.4!',
    lurzan: 'cowl@0,4*.9 eye@0,-20*.55!',
    mord: 'cowl@4,2*.9 scythe@-14,0*.7!',
    nhavkalas: 'cowl@0,2*.9 city@0,20*.55!',
    'ren-goda': 'cowl@4,2*.9/8 mask@-16,10*.5!',
    solara: 'cowl@0,6*.85 sun@0,-18*.55!',
    beseech: 'palm@0,10*.8 crown@0,-18*.6!',
    enslave: 'shackles@0,4*.95 drop@0,-18*.5!',
    thronewatch: 'throne@0,0 eye@0,-6*.5!',
    ascend: 'throne@0,8*.7 up@0,-18*.55!',
    'infernal-domain': 'throne@0,-4*.8 flame@-18,16*.45! flame@18,16*.45!',
    reign: 'crown@0,-6*.95 drop@-14,18*.4! drop@0,22*.45! drop@14,18*.4!',
    dominate: 'crown@0,-12*.6! cowl@-15,10*.6 cowl@15,10*.6~',
    'nameless-faith': 'book@0,6*.85 drop@0,-16*.5!',
    'viscera-bride': 'veil@0,0 heart@0,12*.45!',
  },
  shapes: {
    cowl: `${both('M0-28C14-26 20-14 17 0L24 28 0 28z')}${both('M0-18C8-16 11-8 8 0 6 6 3 8 0 9z')}${both('M0 14L4 20 0 27z')}`,
    throne: `${both('M0-20L8-30 14-20 14 2 20 2 20 12 16 12 18 30 10 30 8 14 0 14z')}|||${both('M0-12L6-12 6 2M0 4L12 4')}`,
    veil: `${both('M0-29C16-29 24-14 22 4L28 29 0 29z')}${both('M0-20C9-20 13-12 11-4 8 4 4 6 0 7z')}|||${both('M16-14C18 0 20 14 22 28M6 12L10 28')}`,
  },
};
