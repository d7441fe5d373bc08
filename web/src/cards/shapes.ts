/** Geometry for everything that is drawn in code. */

export const round = (n: number): string => String(Math.round(n * 10) / 10);

/** A point of a circle; `turn` goes from 0 (at the top) to 1. */
export const point = (r: number, turn: number, x = 0, y = 0): string =>
  `${round(x + r * Math.sin(turn * 2 * Math.PI))} ${round(y - r * Math.cos(turn * 2 * Math.PI))}`;

export const circle = (r: number, x = 0, y = 0): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

export const polygon = (corners: number, r: number, turn = 0): string =>
  `M${Array.from({ length: corners }, (_, i) => point(r, turn + i / corners)).join('L')}z`;

export const star = (rays: number, outer: number, inner: number, turn = 0, x = 0, y = 0): string =>
  `M${Array.from({ length: rays * 2 }, (_, i) => point(i % 2 ? inner : outer, turn + i / (rays * 2), x, y)).join('L')}z`;

/** A path and its mirror image. The path may only use M, L, C, Q and z, with absolute coordinates. */
export function both(d: string): string {
  let across = false;
  const mirrored = d.replace(/-?[\d.]+/g, (number) => {
    across = !across;
    return ` ${across ? -Number(number) : number}`;
  });
  return d + mirrored;
}
