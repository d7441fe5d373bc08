import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import samples from './samples.json';
import type { GameEvent } from '../views/allGames';
import { cardSheet, heading, outcomeSentence, sentence } from './narrate';
import { PSEUDO } from './pseudo';
import { bundle, segments, Texts, unmarked, type MessageJson } from './texts';

const home = new URL('../../../src/emberhold/i18n/', import.meta.url);

function read(lang: string, game: string): string[] {
  const out: string[] = [];
  for (const name of ['core', game, `${game}-cards`, `${game}-board`]) {
    try {
      out.push(readFileSync(fileURLToPath(new URL(`${lang === PSEUDO ? 'en' : lang}/${name}.ftl`, home)), 'utf-8'));
    } catch {
      // Not every language has every file.
    }
  }
  return out;
}

for (const sample of samples) {
  const bundles = [...new Set([sample.lang, 'en'])].map((lang) => bundle(lang, read(lang, sample.game)));
  const names = new Map(Object.entries(sample.names).map(([seat, name]) => [Number(seat), name]));
  const texts = new Texts(bundles, sample.game, names, sample.you);

  describe(`${sample.game} in ${sample.lang} reads as in Python`, () => {
    it('prompts and options', () => {
      for (const { message, text } of sample.messages) expect(texts.format(message as MessageJson)).toBe(text);
    });
    it('events', () => {
      for (const { event: data, text, line } of sample.events) {
        const event = data as unknown as GameEvent;
        expect(sentence(event, texts)).toBe(text);
        const title = heading(event, texts);
        expect([title || text, title !== '']).toEqual(line);
      }
    });
    it('cards', () => {
      for (const { facts, sheet } of sample.cards) {
        const made = cardSheet(facts, texts);
        const lines = [made.name, ...made.facts.map((fact) => `${fact.label}: ${fact.text}`)];
        lines.push(...made.texts.map(({ title, text }) => (title ? `${title}: ${text}` : text)));
        expect(lines).toEqual(sheet);
      }
    });
    it('the end', () => expect(outcomeSentence(sample.outcome.outcome, texts)).toBe(sample.outcome.text));
    it('a marked sentence says the same', () => {
      const marked = texts.marked();
      for (const { event, text } of sample.events) {
        const said = sentence(event as unknown as GameEvent, marked);
        expect(unmarked(said)).toBe(text);
        const named = segments(said).filter((segment) => segment.card);
        for (const segment of named) expect(texts.card(segment.card)).toBe(segment.text);
      }
    });
  });
}

it('what is plain is no message', () => {
  const texts = new Texts([bundle('en', read('en', 'ashes'))]);
  const args = { table: { plain: '0.9' }, server: { plain: '1' } };
  const said = texts.format({ id: 'server-readonly-rules', args });
  expect(said).toContain('version 0.9 of the rules; the server has version 1.');
});
