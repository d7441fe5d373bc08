/** How a blow looks: a burst of splinters, larger for more damage. It is shown for an event, never blocks anything, and
 * nothing is shown where nothing may move. */

import type { Anchor, Stage } from '../table/stage';
import { stream } from '../app/seededStream';
import { star } from '../cards/shapes';

/** What a game's blows look like: Ashes burns, Aeon's End breaks. */
export type ImpactStyle = 'burn' | 'break';

const SVG = 'http://www.w3.org/2000/svg';
/** More damage than this does not look heavier. */
const HEAVIEST = 6;
const RAYS: Record<ImpactStyle, number> = { burn: 9, break: 6 };

let blows = 0;

/** The thing at `anchor` is struck. `layer` is where it is drawn, above the board. */
export function impact(stage: Stage, layer: Element | null, anchor: Anchor, amount: number, style: ImpactStyle): void {
  const { duration } = stage;
  const rect = duration ? stage.rect(anchor) : null;
  if (!rect || !layer || amount <= 0) return;
  const size = Math.min(rect.width, rect.height, 140) * (0.7 + 0.1 * Math.min(amount, HEAVIEST));
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('class', `impact ${style}`);
  drawn.setAttribute('viewBox', '-50 -50 100 100');
  drawn.setAttribute('aria-hidden', 'true');
  Object.assign(drawn.style, {
    position: 'absolute',
    overflow: 'visible',
    width: `${size}px`,
    height: `${size}px`,
    left: `${rect.left + rect.width / 2 - size / 2}px`,
    top: `${rect.top + rect.height / 2 - size / 2}px`,
  });
  const next = stream(`blow ${blows++}`);
  for (const [d, colour, opacity] of [
    [star(RAYS[style], 46, 15, next()), 'var(--harm)', '0.75'],
    [star(RAYS[style], 30, 9, next()), 'var(--text)', '0.9'],
    [splinters(next, style), 'var(--accent-2)', '1'],
  ] as const) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.style.fill = colour;
    path.style.opacity = opacity;
    drawn.append(path);
  }
  layer.append(drawn);
  drawn
    .animate(
      [
        { transform: 'scale(0.2)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1, offset: 0.3 },
        { transform: 'scale(1.25)', opacity: 0 },
      ],
      { duration: duration * 1.2, easing: 'ease-out' },
    )
    .finished.catch(() => {})
    .finally(() => drawn.remove());
}

/** Small pieces around the blow. */
function splinters(next: () => number, style: ImpactStyle): string {
  return Array.from({ length: 8 }, () => {
    const turn = next() * 2 * Math.PI;
    const r = 30 + next() * 20;
    const [x, y] = [Math.round(r * Math.sin(turn)), Math.round(-r * Math.cos(turn))];
    return style === 'burn' ? `M${x} ${y}q4 -4 0 -9q-4 5 0 9z` : `M${x} ${y}l5 -8 3 9z`;
  }).join('');
}
