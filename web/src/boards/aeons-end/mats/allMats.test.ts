import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Words that belong to one nemesis each. */
const OWN = /\b(nest|ritual|exiled?|claws?|maggot|world_devourer)\b/i;
/** The folders of the nemeses in the game's own code. */
const NEMESES = '../../../../../src/emberhold/games/aeons_end/nemeses';
const board = fileURLToPath(new URL('..', import.meta.url));

it('only the modules of a mat name what is on it', () => {
  const files = readdirSync(board).filter((name) => /\.(svelte|ts)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  expect(OWN.test("'damage nest'")).toBe(true);
  expect(files.filter((name) => OWN.test(readFileSync(board + name, 'utf-8')))).toEqual([]);
});

it('every nemesis has a mat', () => {
  const mats = readdirSync(`${board}mats`).filter((name) => name.endsWith('Mat.ts'));
  const slugs = mats.map((name) => /nemesis: '([a-z-]+)'/.exec(readFileSync(`${board}mats/${name}`, 'utf-8'))?.[1]);
  const nemeses = readdirSync(fileURLToPath(new URL(NEMESES, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name.replaceAll('_', '-'));
  expect(nemeses).toContain('maggoth');
  expect(slugs.sort()).toEqual(nemeses.sort());
});
