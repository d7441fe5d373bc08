/** The scene behind what a card shows: light, a horizon far away, ground nearby, and something in the air.
 *
 * Ashes: the element of a card says where we are, and its type says what happens there. Aeon's End: its type says where we
 * are. Everything comes from the card's slug, so a card looks the same every time.
 */

import * as draw from './scenery';
import { stream } from '../app/seededStream';
import { circle } from './shapes';

/** The paths of a scene, from the back to the front. The light is behind what the card shows, and has its coordinates. */
export interface Scene {
  light: string;
  far: string;
  near: string;
  air: string;
}
type Place = (next: draw.Chance) => Scene;
type Land = (next: draw.Chance) => Omit<Scene, 'light'>;

/** Where a card of an element takes us. The first element of a card is what is near, the last one what is far. */
const LANDS: Record<string, Land> = {
  natural: (next) => ({ far: draw.hills(next, 12, 18), near: draw.firs(next, 34, 30), air: draw.scattered(next, 14, 'leaf') }),
  charm: (next) => ({ far: draw.domes(next, 22), near: draw.bushes(next, 38), air: draw.scattered(next, 18, 'petal') }),
  ceremonial: (next) => ({ far: draw.peaks(next, 22, 36), near: draw.pillars(next, 40, 36), air: draw.scattered(next, 22, 'ember') }),
  illusion: (next) => ({ far: draw.banks(next, 6), near: draw.waves(next, 32, 9), air: draw.scattered(next, 14, 'star') }),
};
const PLAIN: Land = (next) => ({ far: draw.peaks(next, 22, 22, 26), near: draw.hills(next, 34, 10), air: draw.scattered(next, 16, 'ember') });

/** What the light does, by type. */
const LIGHTS: Record<string, (next: draw.Chance) => string> = {
  phoenixborn: (next) => draw.beams(next, 14, 6),
  ally: () => circle(36, 0, -2),
  conjuration: () => draw.rings([46, 38, 34]),
  action_spell: (next) => draw.beams(next, 9),
  reaction_spell: () => 'M-90 30L40 -60H66L-64 60H-90zM10 60L90 -4V22L52 60z',
  ready_spell: () => 'M-44 60V-6C-44 -34 -20 -48 0 -58C20 -48 44 -34 44 -6V60H36V-4C36 -28 16 -40 0 -48C-16 -40 -36 -28 -36 -4V60z',
  alteration_spell: () => draw.rings([30, 44, 58, 72]),
};

const PLACES: Record<string, Place> = {
  gem: (next) => ({ light: draw.beams(next, 8), far: draw.crystals(next, -34, 26, true), near: draw.crystals(next, 38, 26), air: draw.scattered(next, 14, 'star') }),
  relic: (next) => ({ light: 'M-30 60V-60H30V60z', far: draw.pillars(next, 30, 62), near: draw.hills(next, 38, 3), air: draw.scattered(next, 10, 'shard') }),
  spell: (next) => ({ light: draw.tear(0, 40), far: draw.tear(-58, 12) + draw.tear(58, 12), near: draw.peaks(next, 44, 14), air: draw.scattered(next, 22, 'shard') }),
  minion: (next) => ({ light: circle(34, 0, 4), far: draw.city(next, 22, 22), near: draw.peaks(next, 42, 12, 12), air: draw.scattered(next, 10, 'ember') }),
  attack: (next) => ({ light: draw.beams(next, 7), far: draw.city(next, 30, 24), near: draw.cracks(next, 7), air: draw.scattered(next, 12, 'shard') }),
  power: (next) => ({ light: draw.gyre(next), far: draw.peaks(next, 30, 24), near: draw.crystals(next, 44, 12), air: draw.scattered(next, 12, 'ember') }),
  curse: (next) => ({ light: circle(40), far: draw.banks(next, 4), near: draw.pillars(next, 36, 26), air: draw.scattered(next, 12, 'ember') }),
  treasure: (next) => ({ light: draw.beams(next, 12, 20), far: draw.domes(next, 26), near: draw.hills(next, 38, 4), air: draw.scattered(next, 20, 'star') }),
  mage: (next) => ({ light: draw.rings([54, 46, 42], 4), far: draw.city(next, 30, 26), near: draw.hills(next, 42, 3), air: draw.scattered(next, 18, 'shard') }),
  nemesis: (next) => ({ light: draw.gyre(next), far: draw.peaks(next, 20, 34), near: draw.city(next, 46, 14), air: draw.scattered(next, 18, 'ember') }),
  breach: (next) => ({ light: draw.tear(0, 46), far: draw.crystals(next, -38, 16, true), near: draw.peaks(next, 46, 10), air: draw.scattered(next, 22, 'shard') }),
};

/** The scene of a card. `tints` are its elements. */
export function drawScene(slug: string, type: string, tints: readonly string[]): Scene {
  const next = stream(`scene ${slug}`);
  const place = PLACES[type];
  if (place) return place(next);
  const near = LANDS[tints[0] ?? ''] ?? PLAIN;
  const far = LANDS[tints.at(-1) ?? ''] ?? near;
  const scene = near(next);
  return { ...scene, far: far === near ? scene.far : far(next).far, light: LIGHTS[type]?.(next) ?? circle(34) };
}
