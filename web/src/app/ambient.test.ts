import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
/** Says that something is on its way, and is gone when it has come. */
const NEVER_RESTS: readonly string[] = ['pages/Loader.svelte'];

it('whatever moves without end can rest', () => {
  const endless = readdirSync(src, { recursive: true, encoding: 'utf-8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(svelte|css)$/.test(name) && !NEVER_RESTS.includes(name))
    .flatMap((name) => [...readFileSync(`${src}/${name}`, 'utf-8').matchAll(/^.*\binfinite\b.*$/gm)].map(([line]) => `${name}: ${line.trim()}`));
  expect(endless.length).toBeGreaterThan(5);
  expect(endless.filter((line) => !line.includes('var(--ambient)'))).toEqual([]);
});
