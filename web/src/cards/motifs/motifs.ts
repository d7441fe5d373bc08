/** Which motifs a card shows, and where each of them is: chosen by hand, or else found by the words of its name. */

import { stream } from '../../app/seededStream';
import { NEMESIS_PICTURES } from '../nemeses/nemesisPictures';
import { AEONS_END_MOTIFS } from './aeonsEndMotifs';
import { ASHES_MOTIFS } from './ashesMotifs';
import { CREATURES } from './creatures';
import { FORCES } from './forces';
import { THINGS } from './things';

export const MOTIFS: Readonly<Record<string, string>> = Object.assign(
  { ...CREATURES, ...THINGS, ...FORCES },
  ...NEMESIS_PICTURES.map(({ shapes }) => shapes),
);
const CHOSEN: Readonly<Record<string, string>> = Object.assign(
  { ...ASHES_MOTIFS, ...AEONS_END_MOTIFS },
  ...NEMESIS_PICTURES.map(({ motifs }) => motifs),
);

/** A motif in its place. */
export interface Part {
  motif: string;
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn: number;
  mirrored: boolean;
  /** Whether it has the second colour. */
  second: boolean;
}

/** Words in a slug that say what the picture shows, for cards without a choice by hand. The first that fits is used. */
const WORDS: [RegExp, string][] = [
  [/blood|leech|bleed/, 'drop'],
  [/fire|flame|ember|blast|scorch|coal|furnac/, 'flame'],
  [/mist|fade|vapor|fog/, 'mist'],
  [/snake|viper|serpent/, 'snake'],
  [/wolf|hound|pack/, 'wolf'],
  [/owl/, 'owl'],
  [/bird|raven|hawk|eagle/, 'raven'],
  [/spider|widow|arachn/, 'spider'],
  [/eye|gaze|vision|watch/, 'eye'],
  [/moon|night|dusk/, 'moon'],
  [/crystal|gem|jasper|pearl|shard|stone|ite$/, 'crystal'],
  [/blade|sword|strike|pierc/, 'blade'],
  [/shield|armor|guard|aegis|ward/, 'shield'],
  [/hammer|iron|forge|smash/, 'hammer'],
  [/song|chant|cry|harmony|echo/, 'note'],
  [/chain|bound|bind|link/, 'chain'],
  [/heart|soul|life/, 'heart'],
  [/leaf|nature|growth/, 'leaf'],
  [/hand|gift|hold/, 'hand'],
  [/death|doom|bone|ruin|grave/, 'skull'],
  [/water|sea|wave|tide|tidal/, 'wave'],
  [/maggot|worm|larva|brood/, 'maggot'],
  [/age|hour|time/, 'hourglass'],
  [/bolt|shock|spark|thunder|storm/, 'bolt'],
  [/claw|tear|rend/, 'claw'],
  [/fang|bite|devour|maw/, 'maw'],
  [/breach|rift|void|portal|gate/, 'breach'],
  [/sun|light|star/, 'sun'],
];

const PART = /^([a-z]+)(?:@(-?[\d.]+),(-?[\d.]+))?(?:\*([\d.]+))?(?:\/(-?\d+))?(~?)(!?)$/;
const SUMMON = 'summon-';
/** What is summoned is drawn smaller, in a ring. */
const SUMMONED = 0.8;
const NAMES = Object.keys(MOTIFS).sort();

/** What a card shows, as it is written in the tables. */
export function motifOf(slug: string): string {
  const chosen = CHOSEN[slug];
  if (chosen) return chosen;
  for (const [word, motif] of WORDS) if (word.test(slug)) return motif;
  return NAMES[Math.floor(stream(`motif ${slug}`)() * NAMES.length)] ?? 'orb';
}

export const isChosen = (slug: string): boolean => slug in CHOSEN || CHOSEN[slug.replace(SUMMON, '')] !== undefined;

export function partsOf(slug: string): Part[] {
  if (slug.startsWith(SUMMON) && !CHOSEN[slug]) {
    const summoned = read(motifOf(slug.slice(SUMMON.length)));
    return [...read('ring*1.25!'), ...summoned.map((one) => ({ ...one, x: one.x * SUMMONED, y: one.y * SUMMONED, scale: one.scale * SUMMONED }))];
  }
  return read(motifOf(slug));
}

function read(motifs: string): Part[] {
  return motifs.split(' ').map((word) => {
    const found = PART.exec(word);
    if (!found || !((found[1] ?? '') in MOTIFS)) throw new Error(`There is no motif '${word}'; see cards/motifs.`);
    const [, motif = '', x = 0, y = 0, scale = 1, turn = 0, mirrored, second] = found;
    return { motif, x: +x, y: +y, scale: +scale, turn: +turn, mirrored: mirrored === '~', second: second === '!' };
  });
}
