/** A sigil for every card, from a small grammar: a frame for its type, an ornament from its slug, a motif from its words.
 *
 * Everything is drawn in a square from -50 to 50. The same slug always gives the same sigil.
 */

import { stream } from '../app/seededStream';

export interface Mark {
  d: string;
  /** How it is drawn: filled, outlined, or faint. */
  how: 'fill' | 'line' | 'faint';
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const point = (r: number, turn: number): string =>
  `${round(r * Math.sin(turn * 2 * Math.PI))} ${round(-r * Math.cos(turn * 2 * Math.PI))}`;
const circle = (r: number, x = 0, y = 0): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
const polygon = (corners: number, r: number, turn = 0): string =>
  `M${Array.from({ length: corners }, (_, i) => point(r, turn + i / corners)).join('L')}z`;
const star = (rays: number, outer: number, inner: number, turn = 0): string =>
  `M${Array.from({ length: rays * 2 }, (_, i) => point(i % 2 ? inner : outer, turn + i / (rays * 2))).join('L')}z`;

/* ---- motifs, drawn by hand ----------------------------------------------------------------------------------- */

const MOTIFS: Record<string, string> = {
  flame: 'M0-26C4-14 15-9 15 6A15 15 0 0 1-15 6C-15-2-11-6-9-11-7-6-4-5-3-2 0-8 2-15 0-26zM0 4C2 8 6 10 6 15A6 6 0 0 1-6 15C-6 10-2 8 0 4z',
  drop: 'M0-26C8-12 16-3 16 8A16 16 0 0 1-16 8C-16-3-8-12 0-26zM-8 8A8 8 0 0 0 0 16 12 12 0 0 1-8 8z',
  eye: 'M-28 0C-16-17 16-17 28 0 16 17-16 17-28 0zM0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9zM0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4z',
  blade: 'M0-30L6-18 5 10H14V15H4V27H-4V15H-14V10H-5L-6-18z',
  blades: 'M-22-24L10 8 14 4 18 8 12 14 22 24 18 28 8 18 2 24-2 20 2 16-28-16zM22-24L28-16 18-6 10-14z',
  shield: 'M0-28L24-19C24 4 16 19 0 28-16 19-24 4-24-19zM0-19L-15-13C-14 2-9 12 0 18z',
  wing: 'M-24 20C-24-8-6-26 26-26 22-18 18-14 10-12 16-11 18-10 20-8 14-2 8 0 2 0 6 2 8 3 9 6 2 10-4 10-8 9-14 12-18 16-20 22z',
  serpent: 'M18-26C-6-32-22-18-8-6-2 0 10 2 10 9 10 16-6 16-14 8L-22 14C-10 28 20 28 20 8 20-8-4-8-4-15-4-20 6-20 14-16L24-22z',
  claw: 'M-22-26C-20-4-14 14-4 26-8 8-12-10-22-26zM-4-28C0-6 4 12 12 24 8 4 4-12-4-28zM14-26C16-10 20 4 26 14 24 0 22-12 14-26z',
  fang: 'M-22-18C-10-26 10-26 22-18 18-12 16 0 12 22 6 8 4 0 0-6-4 0-6 8-12 22-16 0-18-12-22-18z',
  leaf: 'M-20 24C-26-10-4-26 24-26 26 2 10 24-12 18L-20 28zM-12 14C-4 2 6-8 16-18 4-12-8-2-14 10z',
  tree: 'M-3 28V10C-16 12-24 2-18-8-22-18-8-28 0-22 8-28 22-18 18-8 24 2 16 12 3 10V28z',
  butterfly: 'M0-14C6-28 28-26 26-10 25 0 14 2 6 0 16 4 20 12 14 20 8 26 2 16 0 8-2 16-8 26-14 20-20 12-16 4-6 0-14 2-25 0-26-10-28-26-6-28 0-14z',
  mask: 'M-24-18C-8-24 8-24 24-18 24 6 14 22 0 28-14 22-24 6-24-18zM-16-8C-14-2-8-2-5-6-8-11-14-11-16-8zM16-8C14-11 8-11 5-6 8-2 14-2 16-8zM-8 12C-3 16 3 16 8 12 4 20-4 20-8 12z',
  moon: 'M8-26A27 27 0 1 0 26 12 22 22 0 1 1 8-26z',
  sun: 'M0-12A12 12 0 1 0 0 12 12 12 0 1 0 0-12zM-3-28H3L0-17zM-3 28H3L0 17zM-28-3V3L-17 0zM28-3V3L17 0zM-22-18L-18-22-12-12zM22-18L18-22 12-12zM-22 18L-18 22-12 12zM22 18L18 22 12 12z',
  crystal: 'M0-30L14-12 10 16 0 28-10 16-14-12zM0-30L-4-8 0 28 4-8zM-20 0L-14 6-16 22-24 12zM20 4L25 12 18 24 14 14z',
  spiral: 'M2 0A4 4 0 1 0-2 4C10 8 14-12-2-14-22-16-24 14-4 20 20 26 32-6 16-22L12-17C24-4 14 18-3 14-16 11-16-8-3-8 5-8 6 0 2 0z',
  hammer: 'M-22-24H14L22-16V-4H-22zM-5-4H5V28H-5z',
  hand: 'M-12 28V10L-22-6-17-10-9 0V-22H-4V-3H-1V-27H4V-3H7V-23H12V0H14V-14H19V10L12 28z',
  skull: 'M0-26C16-26 24-15 22-2 21 5 16 8 14 11V22H-14V11C-16 8-21 5-22-2-24-15-16-26 0-26zM-9-6A6 6 0 1 0-9 6 6 6 0 1 0-9-6zM9-6A6 6 0 1 0 9 6 6 6 0 1 0 9-6zM-2 12L0 8 2 12z',
  wave: 'M-28 6C-20-20 4-28 18-14 10-16 4-12 6-4 10 4 20 4 28 0 24 16 8 22-6 20-16 18-24 14-28 6zM-26 26H24C12 30-14 30-26 26z',
  mist: 'M-26-14C-18-24-4-24 2-16 8-22 22-18 22-8H-26zM-18 0H28C26 6 22 8 18 8H-24C-22 4-20 1-18 0zM-28 14H12C18 14 20 20 16 24H-20C-26 22-28 18-28 14z',
  web: 'M0-28L5-9 20-20 9-5 28 0 9 5 20 20 5 9 0 28-5 9-20 20-9 5-28 0-9-5-20-20-5-9zM0-5L-5 0 0 5 5 0z',
  chain: 'M-26-6A10 10 0 0 1-6-10L2-2-3 3-10-4A4 4 0 1 0-16 2L-9 9-14 14-22 6A12 12 0 0 1-26-6zM26 6A10 10 0 0 1 6 10L-2 2 3-3 10 4A4 4 0 1 0 16-2L9-9 14-14 22-6A12 12 0 0 1 26 6z',
  horn: 'M-26 20C-12 22 2 14 8 2 12-8 12-18 22-28 26-8 22 12 8 24-4 30-18 28-26 20zM-14 8C-12 2-10-4-10-12-2-6-2 2-6 8z',
  feather: 'M-22 28L-8 10C-16-8-2-26 24-28 26-6 14 12-4 12zM-2 4L16-18-6 2z',
  key: 'M-10-28A12 12 0 1 1-5-5V10H4V16H-5V20H8V26H-15V-5A12 12 0 0 1-10-28zM-10-21A5 5 0 1 0-10-11 5 5 0 1 0-10-21z',
  anchor: 'M0-28A7 7 0 0 1 4-15V-10H14V-5H4V17C12 16 16 12 17 6L12 7 20-4 27 8 22 7C20 20 10 26 0 28-10 26-20 20-22 7L-27 8-20-4-12 7-17 6C-16 12-12 16-4 17V-5H-14V-10H-4V-15A7 7 0 0 1 0-28zM0-24A3 3 0 1 0 0-18 3 3 0 1 0 0-24z',
  note: 'M-8-26L20-30V14A9 7 0 1 1 15 8V-17L-3-14V18A9 7 0 1 1-8 12z',
  rose: 'M0-24C10-26 20-18 18-8 26-6 26 8 18 12 16 22 4 26 0 20-4 26-16 22-18 12-26 8-26-6-18-8-20-18-10-26 0-24zM0-8A8 8 0 1 0 0 8 8 8 0 1 0 0-8zM0-3A3 3 0 1 1 0 3 3 3 0 1 1 0-3z',
  heart: 'M0 26C-30 6-28-20-12-22-5-22-2-18 0-13 2-18 5-22 12-22 28-20 30 6 0 26z',
  hourglass: 'M-18-28H18V-22C16-10 6-6 4 0 6 6 16 10 18 22V28H-18V22C-16 10-6 6-4 0-6-6-16-10-18-22zM-10 22H10C8 16 2 14 0 8-2 14-8 16-10 22z',
  maggot: 'M-26 8C-26-4-18-12-8-10-2-20 10-20 14-10 24-10 28 0 24 8 20 16 12 14 10 8 6 16-2 16-4 8-8 18-22 20-26 8zM18-5A3 3 0 1 0 18 1 3 3 0 1 0 18-5z',
  tower: 'M-14 28V-8H-18V-22H-12V-17H-6V-22H-1V-30H1V-22H6V-17H12V-22H18V-8H14V28H5V16A5 5 0 0 0-5 16V28z',
  orb: 'M0-26A26 26 0 1 0 0 26 26 26 0 1 0 0-26zM-6-18A18 18 0 0 0-18-2 14 14 0 0 1-6-18z',
  bolt: 'M6-30L-16 4H-2L-8 30 18-8H3z',
  gear: 'M-4-28H4L6-20 13-17 20-21 25-15 20-8 22-2 28 0V6L20 9 17 15 20 22 13 26 8 20 2 22 0 28H-6L-8 20-15 17-22 20-26 13-20 8-22 2-28 0V-6L-20-8-17-15-20-22-13-25-8-20zM0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9z',
  beast: 'M-24-26L-10-16C-4-18 4-18 10-16L24-26C26-10 24 2 16 10L8 14 0 28-8 14-16 10C-24 2-26-10-24-26zM-14-6L-5-2C-6 2-12 2-14-6zM14-6L5-2C6 2 12 2 14-6z',
  bird: 'M-28-8C-16-20-4-14 0-6 4-14 16-20 28-8 18-8 12-4 10 2 8 12 4 18 0 28-4 18-8 12-10 2-12-4-18-8-28-8z',
  archer: 'M-14-28C18-20 18 20-14 28 4 14 4-14-14-28zM-20-3H16V-8L28 0 16 8V3H-20z',
  doll: 'M0-28A9 9 0 1 1 0-10 9 9 0 1 1 0-28zM-20-6H20V0H7L14 28H6L0 8-6 28H-14L-7 0H-20z',
  scroll: 'M-20-24H14A8 8 0 0 1 22-16V-10H14V18A8 8 0 0 1 6 26H-22A8 8 0 0 0-14 18V-16A8 8 0 0 0-20-24zM-6-12V-8H6V-12zM-6-2V2H6V-2zM-6 8V12H6V8z',
  rift: 'M4-32L-4-14 6-4-8 6 4 16-4 32 12 14 4 6 14-6 4-14z',
  crown: 'M-26-18L-12-4 0-26 12-4 26-18 20 20H-20zM-18 24H18V28H-18z',
  root: 'M-4-28H4L6-6C14-2 20 6 26 6 20 12 14 10 8 6 10 14 16 20 14 28 8 24 4 16 0 10-4 16-8 24-14 28-16 20-10 14-8 6-14 10-20 12-26 6-20 6-14-2-6-6z',
};

/** Words in a slug that say what the picture shows. The first that fits is used. */
const WORDS: [RegExp, string][] = [
  [/blood|leech|bleed|marked/, 'drop'],
  [/fire|flame|ember|blast|boom|molten|scorch|coal|furnac|rose-fire/, 'flame'],
  [/mist|fade|vapor|fog|typhoon/, 'mist'],
  [/snake|viper|serpent|maeoni/, 'serpent'],
  [/wolf|jaguar|beast|fenrix|lion|masked/, 'beast'],
  [/rhino|\bhorn/, 'horn'],
  [/\bowl|gaze|vision|\beye|hypnot/, 'eye'],
  [/raven|sniper-wing|lift/, 'bird'],
  [/butterfly|monk|blessing/, 'butterfly'],
  [/mask|noah|deception|false|illusion|copy|reflection|strange/, 'mask'],
  [/moon|redmoon|night|dusk/, 'moon'],
  [/crystal|gem|jasper|pearl|amethyst|shard|stone|granite|sionite|rubidium|meteorite|bauble/, 'crystal'],
  [/blade|sword|scythe|slash|knight-errant|strike|pierc|lance/, 'blade'],
  [/hundred|dancer/, 'blades'],
  [/shield|armor|protect|guard|aegis|veil|ward/, 'shield'],
  [/hammer|iron|forge|worker|smash|gauntlet/, 'hammer'],
  [/anchor/, 'anchor'],
  [/violin|song|chant|cry|scream|harmony|note|resonan|echo|reverb/, 'note'],
  [/widow|web|arachn|spider|tether|strings/, 'web'],
  [/chain|bound|seal|link|bind/, 'chain'],
  [/heart|sympathy|undying|soul|spirit|life/, 'heart'],
  [/leaf|nature|growth|abundance|orchard|aradel/, 'leaf'],
  [/root|tree|vine/, 'root'],
  [/hand|sleight|transfer|gift|purge|hold/, 'hand'],
  [/skull|death|doom|bone|ruin|sacrifice|decay|carrion|grave/, 'skull'],
  [/water|\bsea|wave|surge|deluge|tidal|saria/, 'wave'],
  [/maggot|maggoth|worm|larva|swarm|brood|nest|hatch/, 'maggot'],
  [/\bage\b|\baging|hour|\btime|ageless|walker|stasis/, 'hourglass'],
  [/bolt|shock|spark|thunder|dart|\barc\b|volt|energ/, 'bolt'],
  [/archer|sniper|bow|hunt/, 'archer'],
  [/doll|puppet|living/, 'doll'],
  [/memor|realm|scroll|tome|knowledge|search|open/, 'scroll'],
  [/claw|fang-|tear|rend/, 'claw'],
  [/fang|bite|devour|maw|consume/, 'fang'],
  [/breach|rift|void|portal|planar|gate|conduit/, 'rift'],
  [/coin|gold|gild|crown|empower|silver/, 'crown'],
  [/galaxy|\bstar|\bsun|light|comet|radi/, 'sun'],
  [/tower|bastion|city|titan/, 'tower'],
  [/gear|engine|machine|scope|stabiliz|amplif|reactor/, 'gear'],
  [/wing|feather|refresh/, 'feather'],
  [/\bwell|\borb|\bcore|globe/, 'orb'],
  [/\bkey|lock|secret|hidden/, 'key'],
  [/spiral|\bmad|enigma|shift|swirl|vortex|madness/, 'spiral'],
  [/\brose|charm|jessa/, 'rose'],
];

/** Motifs that were chosen by hand. */
const CHOSEN: Record<string, string> = {
  'aradel-summergaard': 'leaf',
  'coal-roarkwin': 'blade',
  'jessa-na-ni': 'rose',
  'maeoni-viper': 'serpent',
  'noah-redmoon': 'moon',
  'saria-guideman': 'wave',
  maggoth: 'maggot',
  arachnos: 'web',
  'ageless-walker': 'hourglass',
  fenrix: 'beast',
  claudia: 'gear',
  gygar: 'rift',
  talix: 'feather',
  taqren: 'hammer',
  rhia: 'crown',
  sahala: 'orb',
  soskel: 'tower',
  lost: 'eye',
};

const NAMES = Object.keys(MOTIFS).sort();

export function motifOf(slug: string): string {
  const chosen = CHOSEN[slug];
  if (chosen) return chosen;
  for (const [word, motif] of WORDS) if (word.test(slug)) return motif;
  return NAMES[Math.floor(stream(`motif ${slug}`)() * NAMES.length)] ?? 'orb';
}

/* ---- frames by type, ornament by slug --------------------------------------------------------------------------- */

const FRAMES: Record<string, () => Mark[]> = {
  heavy: () => [{ d: star(12, 49, 44), how: 'line' }, { d: circle(40), how: 'line' }],
  unit: () => [{ d: polygon(6, 48, 0), how: 'line' }],
  round: () => [{ d: circle(46), how: 'line' }],
  square: () => [{ d: polygon(4, 50, 0), how: 'line' }],
  steep: () => [{ d: polygon(3, 52, 0), how: 'line' }],
  broad: () => [{ d: polygon(8, 47, 1 / 16), how: 'line' }],
  split: () => [{ d: star(5, 49, 38), how: 'line' }],
};
/** The frame for each type of card. Any other type gets one chosen by its name. */
const TYPES: Record<string, string> = {
  phoenixborn: 'heavy',
  nemesis: 'heavy',
  mage: 'heavy',
  ally: 'unit',
  minion: 'unit',
  conjuration: 'round',
  gem: 'broad',
  ready_spell: 'broad',
  relic: 'square',
  action_spell: 'square',
  spell: 'round',
  reaction_spell: 'steep',
  attack: 'steep',
  alteration_spell: 'split',
  power: 'split',
  treasure: 'square',
};

export interface Drawing {
  frame: Mark[];
  ornament: Mark[];
  motif: Mark[];
}

export function drawSigil(slug: string, type: string): Drawing {
  const next = stream(slug);
  const kinds = Object.keys(FRAMES);
  const frame = FRAMES[TYPES[type] ?? kinds[Math.floor(stream(type)() * kinds.length)] ?? 'round'];
  return {
    frame: frame?.() ?? [],
    ornament: ornament(next),
    motif: [{ d: MOTIFS[motifOf(slug)] ?? '', how: 'fill' }],
  };
}

/** A ring of rays, beads and arcs between the frame and the motif. */
function ornament(next: () => number): Mark[] {
  const out: Mark[] = [];
  const folds = 3 + Math.floor(next() * 7);
  const turn = next();
  for (let layer = 0; layer < 2; layer++) {
    const radius = 34 + layer * 5 + next() * 3;
    const pick = Math.floor(next() * 5);
    const many = folds * (1 + Math.floor(next() * 2));
    const at = turn + (layer * next()) / many;
    if (pick === 0) {
      const d = Array.from({ length: many }, (_, i) => `M${point(radius - 4, at + i / many)}L${point(radius + 4, at + i / many)}`);
      out.push({ d: d.join(''), how: 'line' });
    } else if (pick === 1) {
      const d = Array.from({ length: many }, (_, i) => {
        const [x = 0, y = 0] = point(radius, at + i / many).split(' ').map(Number);
        return circle(1.6 + next() * 1.2, x, y);
      });
      out.push({ d: d.join(''), how: 'fill' });
    } else if (pick === 2) {
      out.push({ d: polygon(Math.max(3, folds), radius + 4, at), how: 'faint' });
    } else if (pick === 3) {
      const gap = 0.25 + next() * 0.3;
      const r = round(radius);
      const d = Array.from(
        { length: folds },
        (_, i) => `M${point(radius, at + i / folds)}A${r} ${r} 0 0 1 ${point(radius, at + (i + gap) / folds)}`,
      );
      out.push({ d: d.join(''), how: 'line' });
    } else {
      out.push({ d: star(Math.max(4, folds), radius + 5, radius - 6, at), how: 'faint' });
    }
  }
  return out;
}
