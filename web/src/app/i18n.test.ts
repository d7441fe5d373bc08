import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundle } from '../texts/texts';

const src = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../../../src/emberhold/i18n/en/web.ftl', import.meta.url));

it('every sentence of the shell is there', () => {
  const shell = bundle('en', [readFileSync(file, 'utf-8')]);
  const missing: string[] = [];
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(svelte|ts)$/.test(name) || name.endsWith('.test.ts')) continue;
    const text = readFileSync(`${src}/${name}`, 'utf-8');
    for (const [, id] of text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) if (!shell.hasMessage(`web-${id}`)) missing.push(`${name}: ${id}`);
    for (const [, a, b] of text.matchAll(/\bt\([^'()]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g)) {
      for (const id of [a, b]) if (!shell.hasMessage(`web-${id}`)) missing.push(`${name}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});
