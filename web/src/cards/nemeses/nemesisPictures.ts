/** The pictures of the nemeses that came later than their game: one module each in this folder, found by its name. */

import type { Figure } from '../silhouettes';

export interface NemesisPictures {
  /** The slug of the nemesis. */
  nemesis: string;
  figure: Figure;
  /** What its cards show; how that is written is said in `motifs/ashesMotifs.ts`. */
  motifs: Readonly<Record<string, string>>;
  /** Motifs that only its cards show; how they are drawn is said in `motifs/creatures.ts`. */
  shapes: Readonly<Record<string, string>>;
}

const found = import.meta.glob<NemesisPictures>('./*Nemesis.ts', { eager: true, import: 'PICTURES' });

export const NEMESIS_PICTURES: readonly NemesisPictures[] = Object.values(found);
