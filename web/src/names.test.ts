import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Names that several modules share because they are the same thing. Any other name belongs to one module. */
const SHARED: Readonly<Record<string, string>> = {
  board: 'what a game draws in boards/<game>, and in table the API that it draws with',
  boardoptions: 'which options the board of a game shows itself',
  dock: 'what stays in reach below the board of a game',
  effects: 'what the events of a game look like',
  grammar: 'how the events of a game become beats',
  layout: 'what has room beside what, around the board and on a board',
  view: 'what a view of a game holds',
};
/** Words that end in -ing but are not verbs. */
const NOUNS: ReadonlySet<string> = new Set(['thing']);

const src = fileURLToPath(new URL('.', import.meta.url));
const modules = readdirSync(src, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'));

const nameOf = (path: string): string => basename(path).replace(/(\.svelte)?(\.ts)?$/, '');

/** The modules that share a name, also on a disk that ignores upper and lower case. */
function namesakes(paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path).toLowerCase();
    found.set(name, [...(found.get(name) ?? []), path]);
  }
  return new Map([...found].filter(([, several]) => several.length > 1));
}

/** Whether a module is named after an activity and not after a thing: `reading`, `tableSitting`. */
function isVerb(path: string): boolean {
  const last = nameOf(path).split(/(?=[A-Z])/).at(-1)?.toLowerCase() ?? '';
  return last.endsWith('ing') && !NOUNS.has(last);
}

it('finds the modules', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(modules).toContain('table/board.svelte.ts');
});

it('one name is one module, but for what is the same thing', () => {
  expect(namesakes(['app/words.ts', 'cards/Words.svelte', 'app/api.ts'])).toEqual(new Map([['words', ['app/words.ts', 'cards/Words.svelte']]]));
  expect([...namesakes(modules).keys()].sort()).toEqual(Object.keys(SHARED));
});

it('namesakes are never in one folder', () => {
  for (const paths of namesakes(modules).values()) expect(new Set(paths.map(dirname)).size).toBe(paths.length);
});

it('no module is named by a verb in -ing', () => {
  expect(['table/reading.ts', 'pages/Loading.svelte', 'table/roving.ts', 'app/tableSitting.svelte.ts'].every(isVerb)).toBe(true);
  expect(modules.filter(isVerb)).toEqual([]);
});
