import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The contrast of what stands in front of a card's scene, from the tokens themselves. */
const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf-8').replace(/\/\*[^]*?\*\//g, '');
const NON_TEXT = 3;
const TINTS = ['natural', 'charm', 'ceremonial', 'illusion', 'basic', 'aether', 'accent', 'accent-2', 'harm'];
const LAYERS = ['sky', 'glow', 'far', 'near'];
type Rgb = readonly [number, number, number];
type Tokens = Record<string, string>;

const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((one) => one.trim()),
  tokens: Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])) as Tokens,
}));
/** The tokens of all blocks for this theme, game and palette, the later ones above the earlier ones. */
function tokens(theme: string, game: string, palette: string): Tokens {
  const applies = (selector: string): boolean =>
    selector === ':root' ||
    (selector.startsWith(`[data-theme='${theme}']`) &&
      (!selector.includes('data-game') || new RegExp(`data-game\\|?='${game}'`).test(selector)) &&
      (!selector.includes('data-palette') || selector.includes(`data-palette='${palette}'`)));
  return Object.assign({}, ...blocks.filter((block) => block.selectors.some(applies)).map((block) => block.tokens));
}
function rgb(hex: string | undefined): Rgb {
  const found = /^#(..)(..)(..)$/.exec(hex ?? '');
  if (!found) throw new Error(`No colour: ${hex}`);
  return [1, 2, 3].map((i) => parseInt(found[i] ?? '', 16)) as unknown as Rgb;
}
const mix = (one: Rgb, part: number, other: Rgb): Rgb => one.map((v, i) => v * part + (other[i] ?? 0) * (1 - part)) as unknown as Rgb;
function light(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  describe.each(['ashes', 'aeons-end'])('of %s', (game) => {
    it.each(['usual', 'safe'])('a motif stands out from its scene (%s palette)', (palette) => {
      const all = tokens(theme, game, palette);
      const paper = rgb(all['paper']);
      const weak = TINTS.flatMap((front) =>
        TINTS.flatMap((back) =>
          LAYERS.flatMap((layer) => {
            const share = (name: string): number => parseFloat(all[`mix-${name}`] ?? '') / 100;
            const ground = mix(rgb(all[back]), share(layer), paper);
            const lit = layer === 'sky' || layer === 'glow' ? mix(rgb(all[back]), share('light'), ground) : ground;
            const found = contrast(rgb(all[front]), lit);
            return found < NON_TEXT ? [`${front} on ${layer} of ${back}: ${found.toFixed(2)}`] : [];
          }),
        ),
      );
      expect(weak).toEqual([]);
    });
  });
});
