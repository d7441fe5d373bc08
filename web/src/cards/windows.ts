/** The shape of the window through which a card's scene is seen: each type of card has its own, so that types can be told
 * apart from afar, without their colours.
 *
 * A window is a list of corners in percent of the room for the picture.
 */

type Corner = readonly [x: number, y: number];

/** Corners along a curve. */
function curve(many: number, at: (part: number) => Corner): Corner[] {
  return Array.from({ length: many + 1 }, (_, i) => at(i / many));
}
const round = (n: number): number => Math.round(n * 10) / 10;
const mirrored = (right: readonly Corner[]): Corner[] => [...right, ...right.toReversed().map(([x, y]): Corner => [100 - x, y])];

/** Between a rectangle and an ellipse. */
function rounded(power: number): Corner[] {
  return curve(32, (part) => {
    const turn = part * 2 * Math.PI;
    const soft = (v: number): number => 50 + 50 * Math.sign(v) * Math.abs(v) ** (2 / power);
    return [soft(Math.cos(turn)), soft(Math.sin(turn))];
  });
}
/** A pointed arch. */
const ARCH = mirrored([...curve(8, (part): Corner => [50 + 50 * part ** 0.85, 42 * part ** 1.7]), [100, 100]]);
/** A shield. */
const SHIELD = mirrored([[50, 0], [100, 0], ...curve(8, (part): Corner => [100 - 50 * part ** 1.7, 56 + 44 * part ** 0.75])]);

const WINDOWS: Readonly<Record<string, readonly Corner[]>> = {
  // Ashes: round and grown
  phoenixborn: mirrored([[50, 6], [58, 0], [90, 0], [100, 12], [100, 88], [90, 100], [58, 100], [50, 94]]),
  ally: SHIELD,
  conjuration: rounded(2.4),
  action_spell: [[13, 0], [87, 0], [100, 50], [87, 100], [13, 100], [0, 50]],
  reaction_spell: [[18, 0], [100, 0], [82, 100], [0, 100]],
  ready_spell: ARCH,
  alteration_spell: [[0, 0], [100, 0], [100, 100], [75, 86], [50, 100], [25, 86], [0, 100]],
  // Aeon's End: cut and broken
  gem: [[20, 0], [80, 0], [100, 36], [66, 100], [34, 100], [0, 36]],
  relic: mirrored([[50, 0], [90, 0], [90, 14], [100, 14], [100, 86], [90, 86], [90, 100], [50, 100]]),
  spell: rounded(2.2),
  minion: [[50, 0], [100, 20], [100, 80], [50, 100], [0, 80], [0, 20]],
  attack: [[0, 0], [100, 0], [100, 66], [84, 100], [67, 74], [50, 100], [33, 74], [16, 100], [0, 66]],
  power: [[0, 34], [16, 0], [33, 26], [50, 0], [67, 26], [84, 0], [100, 34], [100, 100], [0, 100]],
  curse: [[0, 0], [100, 0], [62, 100], [38, 100]],
  treasure: mirrored([[50, 0], [78, 3], [93, 14], [100, 32], [100, 100]]),
  mage: ARCH,
  nemesis: mirrored([[50, 10], [88, 0], [100, 22], [100, 78], [88, 100], [50, 90]]),
  breach: rounded(1.7),
};
const PLAIN: readonly Corner[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

/** How far what is shown keeps from the upper and the lower edge of its window, in percent: there the window is narrow. */
const MARGINS: Readonly<Record<string, readonly [above: number, below: number]>> = {
  ally: [2, 12],
  conjuration: [5, 5],
  ready_spell: [8, 2],
  alteration_spell: [2, 14],
  phoenixborn: [4, 0],
  gem: [3, 12],
  spell: [7, 7],
  minion: [6, 6],
  attack: [3, 24],
  power: [20, 4],
  curse: [2, 24],
  treasure: [5, 3],
  mage: [8, 0],
  nemesis: [10, 0],
  breach: [8, 8],
};

const cornersOf = (type: string): readonly Corner[] => WINDOWS[type] ?? PLAIN;

/** As CSS, for `clip-path`. */
export function windowClip(type: string): string {
  return `polygon(${cornersOf(type).map(([x, y]) => `${round(x)}% ${round(y)}%`).join(',')})`;
}
/** Where in the window it is, as CSS. */
export function windowMargins(type: string): string {
  const [above, below] = MARGINS[type] ?? [2, 2];
  return `${above}% 0 ${below}%`;
}
/** As a path in a square from 0 to 100. */
export function windowPath(type: string): string {
  return `M${cornersOf(type).map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}
