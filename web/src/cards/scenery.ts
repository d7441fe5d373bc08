/** The pieces that scenes are made of: horizons, and small things that float. Each returns a path.
 *
 * A scene is 160 wide and 100 high, around the origin. Where a card is narrow, its sides are out of sight.
 */

import { circle, point, round, star } from './shapes';

export type Chance = () => number;

export const LEFT = -82;
export const RIGHT = 82;
export const BOTTOM = 52;

const ground = (line: string): string => `${line}V${BOTTOM}H${LEFT}z`;

/** Round hills; `high` is how much they go up and down. */
export function hills(next: Chance, y: number, high: number, step = 28): string {
  let d = `M${LEFT} ${round(y)}`;
  for (let x = LEFT; x < RIGHT; x += step) {
    d += `Q${round(x + step / 2)} ${round(y - (next() * 2 - 0.6) * high)} ${round(x + step)} ${round(y + (next() - 0.5) * high * 0.6)}`;
  }
  return ground(d);
}

/** Jagged mountains. */
export function peaks(next: Chance, y: number, high: number, step = 16): string {
  let d = `M${LEFT} ${round(y)}`;
  for (let x = LEFT; x < RIGHT; x += step) {
    const top = y - high * (0.35 + next() * 0.65);
    d += `L${round(x + step * (0.3 + next() * 0.4))} ${round(top)}L${round(x + step)} ${round(y - next() * high * 0.25)}`;
  }
  return ground(d);
}

/** Firs on the ground. */
export function firs(next: Chance, y: number, high: number): string {
  let d = ground(`M${LEFT} ${y}H${RIGHT}`);
  for (let x = LEFT; x < RIGHT; ) {
    const tall = high * (0.5 + next() * 0.5);
    const w = tall * 0.24;
    d += `M${round(x - w)} ${y + 1}L${round(x - w * 0.4)} ${round(y - tall * 0.4)}H${round(x - w * 0.7)}L${round(x)} ${round(y - tall)}L${round(x + w * 0.7)} ${round(y - tall * 0.4)}H${round(x + w * 0.4)}L${round(x + w)} ${y + 1}z`;
    x += w * (1.4 + next() * 2.4);
  }
  return d;
}

/** Bushes of roses. */
export function bushes(next: Chance, y: number): string {
  let d = ground(`M${LEFT} ${y}H${RIGHT}`);
  for (let x = LEFT; x < RIGHT; x += 7 + next() * 9) d += circle(4 + next() * 7, x, y + 1);
  return d;
}

/** Domes and slender towers, as of a palace. */
export function domes(next: Chance, y: number): string {
  let d = ground(`M${LEFT} ${y}H${RIGHT}`);
  for (let x = LEFT; x < RIGHT; ) {
    const w = 12 + next() * 14;
    const top = y - 8 - next() * 18;
    d += `M${round(x)} ${y + 1}V${round(top)}C${round(x)} ${round(top - w * 0.6)} ${round(x + w * 0.5)} ${round(top - w * 0.5)} ${round(x + w / 2)} ${round(top - w)}C${round(x + w * 0.5)} ${round(top - w * 0.5)} ${round(x + w)} ${round(top - w * 0.6)} ${round(x + w)} ${round(top)}V${y + 1}z`;
    x += w + next() * 12;
  }
  return d;
}

/** Pillars, some of them broken. */
export function pillars(next: Chance, y: number, high: number): string {
  let d = ground(`M${LEFT} ${y}H${RIGHT}`);
  for (let x = LEFT + next() * 10; x < RIGHT; x += 17 + next() * 16) {
    const tall = high * (0.35 + next() * 0.65);
    const broken = next() < 0.5;
    d += `M${round(x)} ${y + 1}V${round(y - tall)}${broken ? 'l3 -5 2 4 3 -2' : 'h-2v-4h12v4h-2'}V${y + 1}z`;
  }
  return d;
}

/** A city on the horizon. */
export function city(next: Chance, y: number, high: number): string {
  let d = `M${LEFT} ${y}`;
  for (let x = LEFT; x < RIGHT; ) {
    const w = 5 + next() * 10;
    const top = y - high * (0.2 + next() * 0.8);
    d += `V${round(top)}`;
    d += next() < 0.35 ? `L${round(x + w / 2)} ${round(top - 6 - next() * 6)}L${round(x + w)} ${round(top)}` : `H${round(x + w)}`;
    x += w;
  }
  return ground(d);
}

/** Crystals that grow from the ground, or hang from above. */
export function crystals(next: Chance, y: number, high: number, hanging = false): string {
  const edge = hanging ? -BOTTOM : BOTTOM;
  const way = hanging ? 1 : -1;
  let d = `M${LEFT} ${edge}V${y}H${RIGHT}V${edge}z`;
  for (let x = LEFT; x < RIGHT; ) {
    const w = 5 + next() * 8;
    const tall = high * (0.3 + next() * 0.7);
    const lean = (next() - 0.5) * 10;
    d += `M${round(x)} ${y}L${round(x + lean)} ${round(y + way * tall * 0.75)}L${round(x + lean + w / 2)} ${round(y + way * tall)}L${round(x + lean + w)} ${round(y + way * tall * 0.7)}L${round(x + w)} ${y}z`;
    x += w * (0.8 + next());
  }
  return d;
}

/** Waves, one behind the other. */
export function waves(next: Chance, y: number, high: number): string {
  const step = 14 + next() * 8;
  let d = `M${LEFT} ${round(y)}`;
  for (let x = LEFT; x < RIGHT; x += step) d += `q${round(step * 0.3)} ${round(-high)} ${round(step * 0.7)} ${round(-high * 0.5)}q0 ${round(high * 0.5)} ${round(step * 0.3)} ${round(high * 0.5)}`;
  return ground(d);
}

/** Banks of mist. */
export function banks(next: Chance, y: number, many = 6): string {
  let d = '';
  for (let i = 0; i < many; i++) {
    const w = 26 + next() * 60;
    const x = LEFT + next() * (RIGHT - LEFT) - w / 2;
    const at = y + (i - many / 2) * 7 + next() * 4;
    d += `M${round(x)} ${round(at)}h${round(w)}a2.500 2.500 0 0 1 0 5h${round(-w)}a2.500 2.500 0 0 1 0 -5z`;
  }
  return d;
}

/** Beams of light in all directions. */
export function beams(next: Chance, many: number, y = 0): string {
  const turn = next() / many;
  return Array.from({ length: many }, (_, i) => {
    const at = turn + i / many;
    return `M0 ${y}L${point(120, at - 0.25 / many, 0, y)}L${point(120, at + 0.25 / many, 0, y)}z`;
  }).join('');
}

/** Rings around the middle. */
export function rings(radii: readonly number[], y = 0): string {
  return radii.map((r) => circle(r, 0, y) + circle(r - 1.6, 0, y)).join('');
}

/** Cracks that run out from the middle. */
export function cracks(next: Chance, many: number): string {
  return Array.from({ length: many }, (_, i) => {
    const at = (i + next() * 0.7) / many;
    return `M${point(16, at)}L${point(38, at + 0.03)}L${point(50, at - 0.01)}L${point(96, at + 0.02)}L${point(52, at + 0.014)}L${point(38, at + 0.05)}z`;
  }).join('');
}

/** A rift that stands open in the sky. */
export const tear = (x: number, w: number): string => `M${x} -60Q${x + w} -20 ${x + w * 0.7} 0Q${x + w} 20 ${x} 60Q${x - w} 20 ${x - w * 0.7} 0Q${x - w} -20 ${x} -60z`;

/** Clouds that turn around the middle. */
export function gyre(next: Chance): string {
  const turn = next();
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const at = turn + i / 5;
      return `M${point(18, at)}Q${point(46, at + 0.08)} ${point(90, at + 0.3)}L${point(90, at + 0.22)}Q${point(40, at + 0.06)} ${point(18, at - 0.03)}z`;
    })
    .join('');
}

/** Small things all over the scene: embers, petals, shards. */
export function scattered(next: Chance, many: number, shape: 'ember' | 'petal' | 'leaf' | 'star' | 'shard'): string {
  return Array.from({ length: many }, () => {
    const x = LEFT + next() * (RIGHT - LEFT);
    const y = -46 + next() * 84;
    const r = 0.8 + next() * 1.6;
    if (shape === 'ember') return circle(r * 0.8, x, y);
    if (shape === 'star') return star(4, r * 1.7, r * 0.5, 0, x, y);
    if (shape === 'shard') return `M${round(x)} ${round(y)}l${round(r * 2)} ${round(-r * 4)} ${round(r)} ${round(r * 3.4)}z`;
    const w = shape === 'leaf' ? r * 3.2 : r * 2.2;
    const h = shape === 'leaf' ? r * 1.4 : r * 2;
    return `M${round(x)} ${round(y)}q${round(w / 2)} ${round(-h)} ${round(w)} 0q${round(-w / 2)} ${round(h)} ${round(-w)} 0z`;
  }).join('');
}
