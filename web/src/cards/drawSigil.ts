/** The sigil of a card: a frame for its type, an ornament from its slug, and what it shows: motifs, or a figure.
 *
 * Everything is drawn in a square from -56 to 56. The same slug always gives the same sigil.
 */

import { MOTIFS, partsOf, type Part } from './motifs/motifs';
import { circle, point, polygon, round, star, stream } from './shapes';
import { SILHOUETTES, type Figure } from './silhouettes';

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

/* ---- frames by type, ornament by slug --------------------------------------------------------------------------- */

const FRAMES: Record<string, () => string> = {
  unit: () => polygon(6, 50, 0),
  round: () => circle(48),
  square: () => polygon(4, 54, 0),
  steep: () => polygon(3, 54, 0),
  broad: () => polygon(8, 50, 1 / 16),
  split: () => star(5, 53, 41),
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

export interface Drawing {
  frame: Mark[];
  ornament: Mark[];
  subject: Mark[];
}

/** A figure fills its sigil and needs no frame. */
export function drawSigil(slug: string, type: string): Drawing {
  const subject = drawSubject(slug);
  if (slug in SILHOUETTES) return { frame: [], ornament: [], subject };
  const kinds = Object.keys(FRAMES);
  const frame = FRAMES[TYPES[type] ?? kinds[Math.floor(stream(type)() * kinds.length)] ?? 'round'];
  return { frame: [{ d: frame?.() ?? '', how: 'line' }], ornament: [ornament(stream(slug))], subject };
}

/** A ring of rays or beads between the frame and the motif. */
function ornament(next: () => number): Mark {
  const many = 6 + Math.floor(next() * 10);
  const turn = next();
  const radius = 41 + next() * 4;
  if (next() < 0.5) {
    const d = Array.from({ length: many }, (_, i) => `M${point(radius - 3, turn + i / many)}L${point(radius + 3, turn + i / many)}`);
    return { d: d.join(''), how: 'line' };
  }
  const d = Array.from({ length: many }, (_, i) => {
    const [x = 0, y = 0] = point(radius, turn + i / many).split(' ').map(Number);
    return circle(1.6, x, y);
  });
  return { d: d.join(''), how: 'dots' };
}
