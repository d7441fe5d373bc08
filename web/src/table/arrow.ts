/** An arrow over the board, from one thing to another. */

const NS = 'http://www.w3.org/2000/svg';
/** Room between the tip and the middle of what it points at, as a part of that thing. */
const SHORT_OF = 0.32;

function path(d: string, name: string): SVGPathElement {
  const made = document.createElementNS(NS, 'path');
  made.setAttribute('d', d);
  made.setAttribute('class', name);
  return made;
}

export function arrow(from: DOMRect, to: DOMRect): SVGSVGElement {
  const a = { x: from.left + from.width / 2, y: from.top + from.height / 2 };
  const goal = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
  const way = { x: goal.x - a.x, y: goal.y - a.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const short = Math.min(length / 2, Math.min(to.width, to.height) * SHORT_OF);
  const b = { x: goal.x - (way.x / length) * short, y: goal.y - (way.y / length) * short };
  // A slight bend, so that arrows there and back do not lie on each other.
  const mid = { x: (a.x + b.x) / 2 - way.y * 0.12, y: (a.y + b.y) / 2 + way.x * 0.12 };
  const turn = (Math.atan2(b.y - mid.y, b.x - mid.x) * 180) / Math.PI;
  const n = (value: number): string => value.toFixed(1);
  const line = `M${n(a.x)} ${n(a.y)}Q${n(mid.x)} ${n(mid.y)} ${n(b.x)} ${n(b.y)}`;
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('class', 'fx-arrow');
  const head = path('M6 0L-16-11-10 0-16 11z', 'head');
  head.setAttribute('transform', `translate(${n(b.x)} ${n(b.y)}) rotate(${n(turn)})`);
  svg.append(path(line, 'under'), path(line, 'line'), head);
  return svg;
}
