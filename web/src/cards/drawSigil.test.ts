import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawScene } from './drawScene';
import { drawFrame, drawSubject } from './drawSigil';
import { AEONS_END_MOTIFS } from './motifs/aeonsEndMotifs';
import { CREATURES } from './motifs/creatures';
import { FORCES } from './motifs/forces';
import { THINGS } from './motifs/things';
import { isChosen, motifOf, MOTIFS, partsOf } from './motifs/motifs';
import { NEMESIS_PICTURES } from './nemeses/nemesisPictures';
import { both } from './shapes';
import { isFigure, SILHOUETTES } from './silhouettes';
import { windowClip } from './windows';

/** All cards of a game: the record of its content lists every slug at the beginning of a line. */
const content = fileURLToPath(new URL('../../../tests/golden/content/', import.meta.url));
function cardsOf(game: string): string[] {
  const files = readdirSync(content).filter((name) => name.startsWith(game) && !name.endsWith('set-ups.yaml'));
  return files.flatMap((name) => [...readFileSync(content + name, 'utf-8').matchAll(/^([a-z][\w-]*):$/gm)].map((found) => found[1] ?? ''));
}
const GAMES = { ashes: cardsOf('ashes'), 'aeons-end': cardsOf('aeons-end') };
const TYPES = ['ally', 'conjuration', 'action_spell', 'reaction_spell', 'ready_spell', 'alteration_spell', 'phoenixborn'];
const TYPES_OF_AEONS_END = ['gem', 'relic', 'spell', 'minion', 'attack', 'power', 'curse', 'treasure', 'mage', 'nemesis', 'breach'];
/** The most bytes that one picture has in the page. */
const LARGEST = 9000;

describe.each(Object.entries(GAMES))('the cards of %s', (_game, cards) => {
  it('are all here', () => {
    expect(cards.length).toBeGreaterThanOrEqual(78);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('all have a motif that was chosen by hand, or a figure', () => {
    expect(cards.filter((slug) => !isFigure(slug) && !isChosen(slug))).toEqual([]);
  });

  it('all show something different', () => {
    const seen = new Map<string, string>();
    const alike = cards.flatMap((slug) => {
      const drawn = JSON.stringify(drawSubject(slug));
      const other = seen.get(drawn);
      seen.set(drawn, slug);
      return other ? [`${slug} looks like ${other}`] : [];
    });
    expect(alike).toEqual([]);
  });

  it('have a picture of a bounded size that is always the same', () => {
    for (const slug of cards) {
      for (const type of ['ally', 'ready_spell', 'gem', 'nemesis']) {
        const draw = (): string => JSON.stringify([drawSubject(slug), drawScene(slug, type, ['natural', 'charm'])]);
        expect(draw().length, slug).toBeLessThan(LARGEST);
        expect(draw()).toBe(draw());
        expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});

it('a figure for every Phoenixborn, mage and nemesis', () => {
  const all = ['ashes-phoenixborn', 'aeons-end-mages', 'aeons-end-nemeses'].flatMap(cardsOf);
  expect(all.length).toBeGreaterThanOrEqual(6 + 8 + 4);
  expect(Object.keys(SILHOUETTES).sort()).toEqual(all.sort());
});

it('no nemesis draws over the pictures of others', () => {
  const drawn = NEMESIS_PICTURES.flatMap(({ motifs, shapes }) => [...Object.keys(motifs), ...Object.keys(shapes)]);
  expect(drawn.filter((name) => name in CREATURES || name in THINGS || name in FORCES || name in AEONS_END_MOTIFS)).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('no motif that nothing shows', () => {
  const shown = new Set(Object.values(GAMES).flat().filter((slug) => !isFigure(slug)).flatMap((slug) => partsOf(slug).map((part) => part.motif)));
  // What the words of a name can also lead to.
  for (const word of ['iron', 'fire', 'fog', 'wolf', 'spider', 'shield', 'bird', 'portal', 'bite', 'heart', 'tide', 'leaf', 'star']) shown.add(motifOf(word));
  expect(Object.keys(MOTIFS).filter((motif) => !shown.has(motif))).toEqual([]);
});

it('every word that leads to a motif leads to one that exists', () => {
  for (const name of ['bloodbound', 'ember-fox', 'fogwalker', 'viper', 'wolfpack', 'owlet', 'hawk', 'widow', 'watcher', 'dusk', 'pearl', 'sword', 'aegis', 'forge', 'echo', 'bound', 'soul', 'growth', 'gift', 'grave', 'sea', 'larva', 'hour', 'thunder', 'rend', 'maw', 'void', 'sun', 'xyzzy']) {
    expect(drawSubject(name).length, name).toBeGreaterThan(0);
  }
});

it('draws what a name says', () => {
  expect(motifOf('hammer-knight')).toContain('hammer');
  expect(motifOf('silver-snake')).toContain('snake');
  const summoned = partsOf('summon-blue-jaguar').map((part) => part.motif);
  expect(summoned).toEqual(['ring', 'jaguar']);
});

it('gives each type of a game a window of its own shape', () => {
  for (const types of [TYPES, TYPES_OF_AEONS_END]) expect(new Set(types.map(windowClip)).size).toBe(types.length);
});

it('draws a frame around motifs only', () => {
  expect(drawFrame('hammer-knight', 'ally')).toMatch(/^M.*z$/);
  expect(drawFrame('coal-roarkwin', 'phoenixborn')).toBe('');
});

it('mirrors a path', () => {
  expect(both('M0-28C9-28 14-18 22.5 2z')).toBe('M0-28C9-28 14-18 22.5 2zM 0 -28C -9 -28  -14 -18  -22.5  2z');
});
