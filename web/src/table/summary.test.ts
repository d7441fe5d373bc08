import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundle, Texts } from '../texts/texts';
import type { GameEvent } from '../views/allGames';
import { grammar } from '../boards/ashes/grammar';
import { cutBeats, type BeatGrammar } from './beats';
import { summary } from './summary';

const folder = fileURLToPath(new URL('../../../src/emberhold/i18n/en/', import.meta.url));
const files = ['web', 'core', 'ashes', 'ashes-cards', 'ashes-board'].map((name) => readFileSync(`${folder}${name}.ftl`, 'utf-8'));
const texts = new Texts([bundle('en', files)], 'ashes', new Map([[0, 'Ada'], [1, 'Greedy'], [2, 'Ben']]), 0);

let n = 0;
const event = (kind: string, more: object = {}): GameEvent => ({ n: n++, kind, ...more });
const card = (id: number, slug: string) => ({ id, card: slug });
const said = (...events: GameEvent[]): string => summary(cutBeats(events, grammar as unknown as BeatGrammar).beats, texts);

it('says who did what and what came of it', () => {
  const jaguar = card(1, 'blue-jaguar');
  const attack = [event('attackers', { seat: 1, cards: [jaguar] }), event('attacked', { seat: 1, card: card(7, 'coal-roarkwin') })];
  expect(said(...attack, event('damaged', { card: card(7, 'coal-roarkwin'), amount: 2 }))).toBe('Greedy: Blue Jaguar attacked, 2 damage');
});

it('counts what is the same, and names each player once', () => {
  const fear = (id: number, seat: number): GameEvent => event('played', { seat, card: card(id, 'fear') });
  expect(said(fear(1, 1), fear(2, 1), event('passed', { seat: 2 }))).toBe('Greedy: played Fear ×2 · Ben: passed');
});

it('is short', () => {
  const many = ['fear', 'protect', 'strengthen', 'transfer', 'empower', 'hypnotize', 'freeze'].map((slug, i) => event('played', { seat: 1, card: card(i + 1, slug) }));
  const line = said(...many);
  expect(line.startsWith('… Greedy: ')).toBe(true);
  expect(line).not.toContain('Fear');
  expect(line.split(';')).toHaveLength(5);
  expect(said()).toBe('');
});
