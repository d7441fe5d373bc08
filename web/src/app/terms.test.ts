import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', { getItem: () => null });
const { bundle, Texts } = await import('../texts/texts');
const { atTerms, termsOf } = await import('./terms');

const home = new URL('../../../src/emberhold/i18n/en/', import.meta.url);
const read = (name: string): string => readFileSync(fileURLToPath(new URL(`${name}.ftl`, home)), 'utf-8');
const rules = (game: string): string => readFileSync(fileURLToPath(new URL(`../../../docs/rules/${game}.md`, import.meta.url)), 'utf-8');

describe.each(['ashes', 'aeons-end'])('the words of %s', (game) => {
  const texts = new Texts([bundle('en', [read(`${game}-web`), read('core'), read(`${game}-cards`)])], game);
  const terms = termsOf(game, texts, new Map());
  it('are all said, each with a rule that there is', () => {
    expect(terms.basic.length).toBeGreaterThan(10);
    for (const term of terms.basic) {
      expect(`${term.name}${term.text}${term.rule}`).not.toContain('⟨');
      expect(rules(game)).toContain(`**${term.rule}**`);
    }
  });
  it('are found as whole words, each once', () => {
    const [word = '', term] = [...terms.words][0] ?? [];
    const cut = atTerms(`Xx${word}x, ${word} and ${word}.`, terms);
    expect(cut.map((piece) => piece.text).join('')).toBe(`Xx${word}x, ${word} and ${word}.`);
    expect(cut.filter((piece) => piece.term === term)).toHaveLength(1);
  });
});

it('an ability is explained by the card that has it', () => {
  const texts = new Texts([bundle('en', [read('web'), read('core'), read('ashes-cards')])], 'ashes');
  const facts = { slug: 'anchornaut', abilities: [{ name: 'throw-1' }], numbers: { damage: 1 } };
  const terms = termsOf('ashes', texts, new Map([['anchornaut', facts]]));
  expect(terms.words.get('throw 1')?.text).toMatch(/^Deal 1 damage/);
});
