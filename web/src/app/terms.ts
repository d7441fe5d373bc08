/** The game terms that can be explained in place: a small glossary, and the abilities of the cards. */

import { cardText } from '../texts/narrate';
import type { Texts } from '../texts/texts';
import type { Facts } from './api';

export interface Term {
  key: string;
  name: string;
  text: string;
  /** The rule with the details, or empty. */
  rule: string;
}
export interface Terms {
  /** What new players should know, in the order of the language file. */
  basic: readonly Term[];
  /** Every word that stands for a term, in lower case. */
  words: ReadonlyMap<string, Term>;
  /** Finds those words in a sentence. */
  pattern: RegExp | null;
}

const WORD = /[\p{L}\p{N}]/u;

export function termsOf(game: string, texts: Texts, content: ReadonlyMap<string, Facts>): Terms {
  const words = new Map<string, Term>();
  const start = `web-term-${game}-`;
  const basic = texts.ids(start).map((id) => {
    const key = id.slice(start.length);
    const term = { key, name: texts.fill(id), text: texts.fill(`${id}.text`), rule: texts.fill(`${id}.rule`) };
    for (const form of texts.fill(`${id}.forms`).split('|')) words.set(form.trim().toLowerCase(), term);
    return term;
  });
  for (const term of abilities(texts, content)) {
    const word = term.name.toLowerCase();
    if (!words.has(word)) words.set(word, term);
  }
  // The longest first: "ready spell" before "spell".
  const all = [...words.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = all.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null;
  return { basic, words, pattern };
}

/** The sentence on a card about one of its abilities. */
function* abilities(texts: Texts, content: ReadonlyMap<string, Facts>): Generator<Term> {
  for (const facts of content.values()) {
    if (!Array.isArray(facts['abilities'])) continue;
    const whole = cardText(facts, texts);
    for (const { name: key } of facts['abilities'] as { name?: string }[]) {
      if (!key || !texts.has(`ability-${key}`)) continue;
      const name = texts.say(`ability-${key}`);
      const from = whole.indexOf(`${name}:`);
      if (from < 0) continue;
      const rest = whole.slice(from + name.length + 1).trim();
      const end = rest.search(/[.!?](?=\s+\p{Lu}[^.!?:]{1,32}:)/u);
      const sentence = end < 0 ? rest : rest.slice(0, end + 1);
      yield { key, name, text: sentence.slice(0, 1).toUpperCase() + sentence.slice(1), rule: '' };
    }
  }
}

export type Piece = { text: string; term?: Term };

/** A sentence split at its terms; each term is marked once. */
export function atTerms(text: string, terms: Terms, seen: Set<Term> = new Set()): Piece[] {
  if (!terms.pattern || !WORD.test(text)) return [{ text }];
  const out: Piece[] = [];
  let last = 0;
  for (const found of text.matchAll(terms.pattern)) {
    const term = terms.words.get(found[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > last) out.push({ text: text.slice(last, found.index) });
    out.push({ text: found[0], term });
    last = found.index + found[0].length;
  }
  if (last < text.length) out.push({ text: text.slice(last) });
  return out;
}
