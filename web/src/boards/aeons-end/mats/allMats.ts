/** All mats in this folder, by nemesis. */

import type { Mat } from './mat';

const found = import.meta.glob<Mat>('./*Mat.ts', { eager: true, import: 'MAT' });

export const MATS: ReadonlyMap<string, Mat> = new Map(Object.values(found).map((mat) => [mat.nemesis, mat]));
