/** Large figures, drawn by hand: the Phoenixborn, the mages and the nemeses.
 *
 * A figure stands in a square from -56 to 56. Its body has the first colour, what it carries has the second, and what is
 * cut into it has the colour of the ground. `behind` lies under the body, `item` above it.
 */

import { NEMESIS_PICTURES } from './nemeses/nemesisPictures';
import { both, circle, point, star } from './shapes';

export interface Figure {
  behind?: string;
  body: string;
  cut?: string;
  cutLine?: string;
  item?: string;
  itemLine?: string;
}

/** A link of a chain that hangs from a wrist. */
const link = (y: number): string =>
  `M50 ${y}C54 ${y} 56 ${y + 4} 56 ${y + 8} 56 ${y + 12} 54 ${y + 16} 50 ${y + 16} 46 ${y + 16} 44 ${y + 12} 44 ${y + 8} 44 ${y + 4} 46 ${y} 50 ${y}`;
/** A dot on a circle around the axis. */
function dot(size: number, r: number, turn: number, y: number): string {
  const [x = 0, dy = 0] = point(r, turn, 0, y).split(' ').map(Number);
  return circle(size, x, dy);
}

const FIGURES: Readonly<Record<string, Figure>> = {
  // A guardian of the mist with antlers, and water that rises around her.
  'aradel-summergaard': {
    behind: `${both('M30 52C56 40 58 2 34-16 48 6 44 28 22 38z')}`,
    body: `${both('M0-37C11-37 17-29 16-18 16-6 20 4 27 10 34 18 40 30 42 54L0 54z')}${both('M7-34C15-38 18-44 17-54L21-53C22-48 22-45 21-42L30-50 32-47 20-36C17-33 13-31 9-30z')}`,
    cut: both('M0-27C7-27 10-21 10-14 9-6 5-1 0 2z'),
    cutLine: `${both('M0 12C6 14 12 20 14 54')}`,
    item: `M0-56C4-50 7-47 7-43A7 7 0 0 1-7-43C-7-47-4-50 0-56z${both('M3-14L8-17 7-13z')}`,
  },
  // A knight with a beard and a sword as tall as himself.
  'coal-roarkwin': {
    body: `${both('M0-36C11-36 15-29 15-20L14-12C16 0 8 14 0 20z')}${both('M12-6C30-6 44 4 46 22L38 26 40 54 0 54 0 22C8 16 14 6 12-6z')}`,
    cut: `${both('M3-19L12-21 11-17 3-16z')}${both('M0-4C6-6 9-4 10-2 6 0 3 0 0 0z')}`,
    cutLine: `${both('M14 10C24 10 34 14 38 26')}${both('M8 28L22 54')}`,
    item: 'M35-56L42-48 40 24H50V31H39L40 46 35 50 30 46 31 31H20V24H30L28-48z',
  },
  // She screams, and the departed rise from her hands.
  'jessa-na-ni': {
    behind: `${both('M24-28C22-40 30-50 40-50 48-50 50-42 46-36 43-31 44-27 50-26 40-20 30-22 28-16 27-20 24-24 24-28z')}`,
    body: `${both('M0-40L7-37 15-47 15-36 26-39 20-28 30-24 20-17 28-8 14-9C13-2 8 4 5 6L6 12 16 16 28 6 32-8 28-16 34-14 36-22 39-14 45-20 43-8 47-8 40 4 32 22 22 30 26 54 0 54z')}`,
    cut: `${both('M0-26C7-26 10-21 10-14 9-6 5 0 0 4z')}${both('M33-38L38-40 37-36z')}`,
    item: `${both('M3-15L8-18 7-13z')}${circle(3.4, 0, -5)}`,
  },
  // A woman in the hood of a cobra, with two vipers beside her.
  'maeoni-viper': {
    body: `${both('M0-52C20-52 36-38 36-18 36-2 24 10 14 17L22 26C34 30 40 40 42 54L0 54z')}`,
    cut: `${both('M3-42C18-42 28-32 28-17 28-6 20 3 13 9 17-2 18-10 16-18 14-26 8-32 3-32z')}${both('M3-17L10-20 9-15z')}${both('M0-2C4-2 4 2 2 3L0 3z')}`,
    cutLine: `${both('M0 14C6 22 6 34 2 54')}`,
    itemLine: `${both('M50 54C58 40 36 30 46 16 52 8 50-2 42-2')}`,
    item: both('M47 1C44 8 36 6 32 0L38-8C44-9 49-5 47 1z'),
  },
  // A hooded illusionist before a red moon.
  'noah-redmoon': {
    behind: circle(33, 13, -18),
    body: `${both('M0-36C13-34 19-24 19-13L15 5C30 11 38 30 40 54L0 54z')}`,
    cut: both('M0-25C9-23 11-14 10-8 8-1 4 4 0 5z'),
    cutLine: both('M0 14C5 18 9 22 8 54'),
    item: `${both('M2-12L8-15 7-10z')}M-30 4L-26 8-34 32-30 36-35 40-39 36-44 40-47 37-42 33-46 29-42 26-39 29z`,
  },
  // She draws hearts to herself, with open hands.
  'saria-guideman': {
    behind: both('M6-24C22-26 26 2 18 22 14 10 12 0 8-8z'),
    body: `${both('M0-28C9-28 12-21 12-14 12-6 8 0 4 3L4 9C12 11 17 14 19 22L27 6 33-14 18-34 22-40 42-18 36 12 26 38 28 54 0 54z')}${both('M0-34C5-34 7-31 6-28L0-27z')}`,
    cut: `${both('M3-14C5-17 8-17 10-14 7-12 5-12 3-14z')}${both('M0-4C3-5 4-4 4-3 3-1 1-1 0-1z')}`,
    cutLine: both('M0 16L14 54'),
    item: 'M0-38C-18-48-15-58-7-58-3-58-1-55 0-53 1-55 3-58 7-58 15-58 18-48 0-38z',
  },
  // A prospector with a lamp on her helmet, goggles, and a pickaxe.
  claudia: {
    behind: 'M20-42C34-48 50-40 56-24L54-20C46-30 36-36 24-37zM43-33L47-29 18 32 12 30z',
    body: `${both('M0-44C16-44 23-35 23-24L28-24 28-17 16-17C17-5 10 5 6 8L7 14C22 16 34 26 37 54L0 54z')}`,
    cut: `${both('M0-24L23-24 23-22 0-22z')}${circle(6.5, -8, -9)}${circle(6.5, 8, -9)}`,
    cutLine: `${both('M0 16L12 54')}`,
    item: `${circle(6.5, 0, -33)}${circle(3.6, -8, -9)}${circle(3.6, 8, -9)}`,
  },
  // A master of tides: a long beard, a trident, and a wave that obeys.
  gygar: {
    behind: 'M-56 54V2C-54-20-38-32-20-28-8-24-8-12-18-9-19-16-28-18-33-10-38 4-30 24-14 54zM37-24V54H42V-24zM27-50L31-36C31-30 36-28 37-24H42C43-28 48-30 48-36L52-50 44-44 45-36 42-33 42-47 39.500-55 37-47V-33L34-36 35-44z',
    body: `${both('M0-40C12-40 17-31 15-21L15-10C16 6 9 24 0 34z')}${both('M14-6C28-2 34 12 36 54L0 54 0 38C10 28 16 12 14-6z')}`,
    cut: `${both('M3-20L11-22 10-18 3-17z')}${both('M0-8C5-9 8-6 9-4 6-4 3-4 0-3z')}`,
    cutLine: `M0 4V24${both('M5 3L4 18')}`,
  },
  // A forge that lives: eyes of embers, chimneys on its shoulders, a furnace for a heart.
  lost: {
    behind: both('M26-38C22-46 32-48 31-56 40-52 40-46 38-43 42-44 43-47 43-50 50-46 47-40 42-38z'),
    body: `${both('M0-46L15-46 18-34 16-20 24-24 26-38 40-38 42-22C52-18 54 0 48 26L36 28 34 54 0 54z')}`,
    cut: `${both('M4-36L13-37 12-31 4-30z')}${both('M0-4C12-4 20 6 20 18L20 32 0 32z')}`,
    cutLine: `${both('M26-14L44-12')}`,
    item: `M0-2C3 6 12 10 12 20A12 12 0 0 1-12 20C-12 14-8 10-7 6-5 10-4 11-2 12-2 6-1 2 0-2z${both('M5-35L12-36 11-32 5-31z')}`,
  },
  // A hunter of relics, in a hat with a broad brim; what she found floats above her hand.
  rhia: {
    behind: star(8, 24, 10, 0, 36, -18),
    body: `${both('M0-48C5-48 8-51 13-49 17-44 19-37 19-32 30-31 42-27 48-20 34-18 16-16 0-16z')}${both('M0-16L13-16C14-5 9 4 5 7L6 11C22 14 32 24 35 54L0 54z')}M24 18L30 8H44L40 22 30 40z`,
    cut: both('M0-34L19-32 19-29 0-30z'),
    cutLine: `${both('M2 12L12 30 6 54')}`,
    item: 'M36-34L48-18 36-2 24-18zM36-26L30-18 36-10 42-18z',
  },
  // An oracle under a veil; the stars circle her head.
  sahala: {
    behind: `${circle(44, 0, -10)}${circle(41, 0, -10)}${[0, 0.125, 0.25, 0.75, 0.875].map((turn) => dot(6, 43, turn, -10)).join('')}`,
    body: `${both('M0-42C19-42 26-28 26-10 28 10 36 30 42 54L0 54z')}`,
    cut: `${both('M0-32C10-32 13-24 12-15 11-4 5 3 0 4z')}`,
    cutLine: `${both('M18-8C18 14 22 34 28 54')}`,
    item: `M-8-17C-4-24 4-24 8-17 4-12-4-12-8-17z${both('M3-7L9-8 8-6 3-5z')}${star(4, 12, 4, 0, 0, 32)}`,
  },
  // An aristocrat: top hat, high collar, a monocle, and a lucky coin in the air.
  soskel: {
    body: `${both('M0-56L15-56 14-33 24-33 24-27 0-27z')}${both('M0-27L12-27C14-14 9-5 0-2z')}${both('M0 2L4 2 16-16 26-14 28 12C38 18 44 30 45 54L0 54z')}`,
    cut: `${both('M0-39L14-39 14-35 0-35z')}${both('M0 8L8 22 0 54z')}${circle(5, 6, -19)}M-9-20H-3V-18H-9z`,
    item: `${circle(12, 40, -22)}${circle(8, 40, -22)}M40-28L44-22 40-16 36-22z${circle(3, 6, -19)}${both('M0 10L6 6 7 14z')}`,
  },
  // The Chain: arms spread wide, chains from both wrists, and ash that soars.
  talix: {
    behind: both('M10-38C8-46 16-48 14-56 24-50 24-42 20-36 28-38 30-44 29-50 38-42 36-32 26-28z'),
    body: `${circle(12, 0, -27)}${both('M0-14C6-14 22-12 30-6L44-26 53-20 39 12 28 10 30 54 0 54z')}`,
    cut: both('M3-28L9-30 8-26z'),
    cutLine: both('M26-2L-24 50'),
    itemLine: `${both(link(-16))}${both(link(2))}${both(link(20))}${both(link(38))}`,
  },
  // The Shield: all that can be seen above it is a helmet.
  taqren: {
    body: `${both('M0-54C14-54 20-44 18-30L16-18 0-18z')}${both('M16-22C34-22 46-8 48 12L48 54 0 54 0-18z')}M-2-56H2V-44H-2z`,
    cut: `${both('M2-38L15-39 14-33 2-32z')}${both('M0-16L38-8C40 20 30 44 0 58z')}`,
    item: `${both('M0-11L33-4C34 20 25 40 0 53z')}${both('M0-4L27 1C27 20 20 35 0 45z')}${both('M0 2L5 10 14 14 5 18 0 34z')}`,
  },
  // A worm that is mostly mouth, and its young around it.
  maggoth: {
    body: `${both('M0-52C26-52 43-36 43-12 43 2 38 12 44 22 50 32 52 42 52 54L0 54z')}`,
    cut: `${both('M0-38C18-38 30-28 30-10 30 10 18 22 0 22z')}${both('M33-34C37-36 39-32 38-29 35-28 32-30 33-34z')}`,
    cutLine: `${both('M38 10C32 22 20 30 0 32')}${both('M42 26C34 38 20 44 0 46')}`,
    item: `${both('M0-38L5-38 2-24 0-28z')}${both('M10-37L17-33 10-22z')}${both('M22-29L27-23 15-16z')}${both('M29-15L30-7 17-8z')}${both('M29 0L26 8 16-1z')}${both('M22 14L16 19 11 6z')}${both('M10 21L2 22 4 9z')}`,
  },
  // Half a queen, half a spider.
  arachnos: {
    behind: both('M0-48L4-40 16-48 12-36 20-34 8-28 0-26z'),
    body: `${both('M0-38C9-38 13-32 13-25 13-16 8-10 4-8L6-2C16 0 20 8 20 20 20 38 12 52 0 54z')}${both('M12 2C22-12 28-26 30-44L34-52 36-38C36-20 30-6 18 10z')}${both('M17 8C32-2 40-10 44-22L54-30 50-14C44 0 34 10 19 17z')}${both('M19 17C34 16 42 20 46 32L48 50 40 38C36 30 30 26 18 26z')}${both('M18 28C26 32 30 40 28 54L20 54C22 44 20 38 15 36z')}`,
    cut: `${both('M3-27L10-30 9-25z')}${both('M2-20L7-21 6-18z')}${both('M4-33L8-34 7-31z')}${both('M0-12C3-14 5-13 5-11L0-8z')}`,
    item: both('M0 8L7 14 2 24 7 36 0 42z'),
  },
  // It has walked through all ages: an empty cowl, a dial behind it, time in its hands.
  'ageless-walker': {
    behind: `${circle(41, 0, -12)}${circle(38, 0, -12)}${Array.from({ length: 12 }, (_, i) => dot(2.6, 46, i / 12, -12)).join('')}`,
    body: both('M0-55C15-46 20-32 17-18L24-6C36 6 42 28 44 54L0 54z'),
    cut: `${both('M0-38C9-33 10-24 8-16 6-9 3-6 0-6z')}${both('M0 4L16 4 16 9C14 18 7 22 5 26 7 30 14 34 16 43L16 48 0 48z')}`,
    item: `${both('M3-22L8-25 6-19z')}${both('M0 8L12 8C10 16 3 20 2 26 3 32 10 34 12 44L0 44z')}`,
  },
  // The wolf that burns.
  fenrix: {
    behind: both('M0-40C6-46 2-52 8-58 12-50 10-46 16-44 14-38 8-34 0-32z'),
    body: both('M0-24L13-27 32-56 40-24 54-4 43-2 50 16 37 14 38 34 25 32 18 48 8 56 0 54z'),
    cut: `${both('M8-10L27-20C26-8 18-3 9-4z')}${both('M0 14L7 10 9 16 3 21 0 21z')}${both('M0 29L10 26 20 28 17 38 13 32 10 42 6 36 0 42z')}`,
    cutLine: both('M34-42L32-26'),
    item: both('M13-9L23-14 20-8 14-6z'),
  },
};

export const SILHOUETTES: Readonly<Record<string, Figure>> = {
  ...FIGURES,
  ...Object.fromEntries(NEMESIS_PICTURES.map(({ nemesis, figure }) => [nemesis, figure])),
};

export const isFigure = (slug: string): boolean => slug in SILHOUETTES;
