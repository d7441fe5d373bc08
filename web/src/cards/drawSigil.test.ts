import { expect, it } from 'vitest';
import samples from '../texts/samples.json';
import { drawSigil, motifOf } from './drawSigil';

it('gives every card a sigil of its own, always the same', () => {
  const cards = new Map(samples.flatMap((sample) => sample.cards.map(({ facts }) => [facts.slug, facts.type] as const)));
  const drawn = [...cards].map(([slug, type]) => JSON.stringify(drawSigil(slug, type)));
  expect(new Set(drawn).size).toBe(cards.size);
  expect(drawn).toEqual([...cards].map(([slug, type]) => JSON.stringify(drawSigil(slug, type))));
});

it('draws what a name says', () => {
  expect(motifOf('summon-silver-snake')).toBe('serpent');
  expect(motifOf('maggoth')).toBe('maggot');
});
