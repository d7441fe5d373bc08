/** The sigil of a card: a frame for its type, and what the card shows: motifs, or a figure. The same slug always gives
 * the same sigil. A figure and a frame are drawn in a square from -56 to 56, motifs in one from -30 to 30. */

import { stream } from '../app/seededStream';
import { MOTIFS, partsOf, type Part } from './motifs/motifs';
import { circle, polygon, round, star } from './shapes';
import { isFigure, SILHOUETTES, type Figure } from './silhouettes';

/** A path of a drawing. */
export interface Mark {
  d: string;
  /** How it is drawn; several words are several classes. */
  how: string;
  /** Where it is. */
  transform?: string | undefined;
}

/** What a card shows, without a frame. */
export function drawSubject(slug: string): Mark[] {
  const figure = SILHOUETTES[slug];
  return figure ? drawFigure(figure) : partsOf(slug).flatMap(drawPart);
}

function drawPart(part: Part): Mark[] {
  const [fill = '', line = '', bold = '', cutLine = ''] = (MOTIFS[part.motif] ?? '').split('|');
  const { x, y, scale, turn } = part;
  const steps = [x || y ? `translate(${round(x)} ${round(y)})` : '', turn ? `rotate(${turn})` : ''];
  if (scale !== 1 || part.mirrored) steps.push(`scale(${part.mirrored ? `-${round100(scale)} ${round100(scale)}` : round100(scale)})`);
  const transform = steps.filter(Boolean).join('') || undefined;
  const how = part.second ? ' second' : '';
  const marks: Mark[] = [
    { d: fill, how: `fill${how}`, transform },
    { d: bold, how: `bold${how}`, transform },
    { d: line, how: `thin${how}`, transform },
    { d: cutLine, how: 'cut-line', transform },
  ];
  return marks.filter((mark) => mark.d);
}
const round100 = (n: number): string => String(Math.round(n * 100) / 100);

function drawFigure(figure: Figure): Mark[] {
  const { behind, body, cut, cutLine, item, itemLine } = figure;
  const marks: Mark[] = [
    { d: behind ?? '', how: 'fill second' },
    { d: body, how: 'body' },
    { d: cut ?? '', how: 'cut' },
    { d: cutLine ?? '', how: 'cut-line' },
    { d: itemLine ?? '', how: 'thin second' },
    { d: item ?? '', how: 'fill second' },
  ];
  return marks.filter((mark) => mark.d);
}

/* ---- frames by type --------------------------------------------------------------------------- */

const FRAMES: Record<string, string> = {
  unit: polygon(6, 50, 0),
  round: circle(48),
  square: polygon(4, 54, 0),
  steep: polygon(3, 54, 0),
  broad: polygon(8, 50, 1 / 16),
  split: star(5, 53, 41),
};
/** The frame for each type of card. Any other type gets one chosen by its name. */
const TYPES: Record<string, string> = {
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

/** A figure fills its sigil and needs no frame. */
export function drawFrame(slug: string, type: string): string {
  if (isFigure(slug)) return '';
  const kinds = Object.keys(FRAMES);
  return FRAMES[TYPES[type] ?? kinds[Math.floor(stream(type)() * kinds.length)] ?? 'round'] ?? '';
}
