/** The sentences of the shell and of the games. The shell's own come with the client, so they are there offline too. */

import { bundle, ENGLISH, Texts, type Words } from '../texts/texts';
import { settings } from './settings.svelte';

const shells: Record<string, string> = import.meta.glob('../../../src/emberhold/i18n/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FILES = (game: string): string[] => ['core', game, `${game}-cards`, `${game}-board`];

function shellSource(lang: string): string {
  return Object.entries(shells).find(([path]) => path.endsWith(`/${lang}/web.ftl`))?.[1] ?? '';
}

function both(lang: string): string[] {
  return [...new Set([lang, ENGLISH])];
}

const made = new Map<string, Texts>();
function shell(): Texts {
  const { lang } = settings;
  let found = made.get(lang);
  if (!found) made.set(lang, (found = new Texts(both(lang).map((code) => bundle(code, [shellSource(code)])))));
  return found;
}

/** A sentence of the shell: `t('lobby-title')` is the message `web-lobby-title`. */
export function t(id: string, args: Words = {}): string {
  return shell().fill(`web-${id}`, args);
}

const loaded = new Map<string, Promise<Texts>>();

/** The sentences of a game in the reader's language; what a language lacks is said in English. */
export function gameTexts(game: string, lang: string = settings.lang): Promise<Texts> {
  const key = `${game} ${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = load(game, lang);
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

async function load(game: string, lang: string): Promise<Texts> {
  const bundles = await Promise.all(
    both(lang).map(async (code) => {
      const sources = await Promise.all(FILES(game).map((file) => source(code, file)));
      if (code === ENGLISH && !sources.some(Boolean)) throw new Error(`no texts for ${game}`);
      return bundle(code, [shellSource(code), ...sources]);
    }),
  );
  return new Texts(bundles, game);
}

async function source(lang: string, file: string): Promise<string> {
  const answer = await fetch(`/api/texts/${encodeURIComponent(lang)}/${encodeURIComponent(file)}.ftl`);
  // Not every language has every file.
  return answer.ok ? answer.text() : '';
}
