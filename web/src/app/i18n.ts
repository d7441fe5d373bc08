/** The sentences of the client and of the games in the reader's language. The client's own are built in, so they are
 * available offline too. */

import { PSEUDO } from '../texts/pseudo';
import { bundle, ENGLISH, Texts, type MessageJson, type TextArgs } from '../texts/texts';
import { api, reach } from './api';
import { settings } from './settings.svelte';

const shells: Record<string, string> = import.meta.glob('../../../src/emberhold/i18n/*/{web,bots}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** A game's own files, and those of the game that it is named after: `ashes-draft` has the cards of `ashes`. */
export function textFiles(game: string): string[] {
  const names = game.split('-').map((_, cut, words) => words.slice(0, words.length - cut).join('-'));
  return ['core', ...names.flatMap((name) => ['', '-cards', '-board', '-setup', '-web'].map((part) => name + part))];
}

/** The made-up language is made from the English file. */
function folder(lang: string): string {
  return lang === PSEUDO ? ENGLISH : lang;
}

function shellSource(lang: string): string {
  const found = Object.entries(shells).filter(([path]) => path.includes(`/${folder(lang)}/`));
  return found.map(([, source]) => source).join('\n');
}

/** The reader's language if the client is translated into it: nobody wants a page half in one language, half in
 * another. */
export function language(): string {
  return LANGUAGES.includes(settings.lang) || settings.lang === PSEUDO ? settings.lang : ENGLISH;
}

function both(lang: string): string[] {
  return [...new Set([lang, ENGLISH])];
}

/** The languages of the client. A game may have some sentences in others. */
export const LANGUAGES: readonly string[] = Object.keys(shells)
  .filter((path) => path.endsWith('/web.ftl'))
  .map((path) => path.split('/').at(-2) ?? '')
  .sort();

const made = new Map<string, Texts>();
function shell(): Texts {
  const lang = language();
  let found = made.get(lang);
  if (!found) made.set(lang, (found = new Texts(both(lang).map((code) => bundle(code, [shellSource(code)])))));
  return found;
}

/** A sentence of the client: `t('lobby-title')` is the message `web-lobby-title`. */
export function t(id: string, args: TextArgs = {}): string {
  return shell().fill(`web-${id}`, args);
}

/** A message that needs the client's own files only, such as what is said about a bot. */
export function say(message: MessageJson): string {
  return shell().format(message);
}

/** The name of a game. A game from another package may have no translated name. */
export function gameName(game: string): string {
  return shell().has(`web-game-${game}`) ? t(`game-${game}`) : game;
}

const loaded = new Map<string, Promise<Texts>>();

/** The sentences of a game in the reader's language, or in English if they are not translated. */
export function gameTexts(game: string, lang: string = language()): Promise<Texts> {
  const key = `${game} ${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = load(game, lang);
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

/** The files of a game's sentences in a language and in English, by language. */
export type TextSources = [lang: string, sources: string[]][];

export async function textSources(game: string, lang: string): Promise<TextSources> {
  const files = await api.textFiles();
  return Promise.all(
    both(lang).map(async (code): Promise<[string, string[]]> => {
      // Not every language has every file.
      const there = textFiles(game).filter((file) => files[folder(code)]?.includes(file));
      const sources = await Promise.all(there.map((file) => source(code, file)));
      if (code === ENGLISH && !sources.some(Boolean)) throw new Error(`no texts for ${game}`);
      return [code, sources];
    }),
  );
}

export function textsFrom(found: TextSources, game: string): Texts {
  return new Texts(
    found.map(([code, sources]) => bundle(code, [shellSource(code), ...sources])),
    game,
  );
}

async function load(game: string, lang: string): Promise<Texts> {
  return textsFrom(await textSources(game, lang), game);
}

async function source(lang: string, file: string): Promise<string> {
  const answer = await reach(`texts/${encodeURIComponent(folder(lang))}/${encodeURIComponent(file)}.ftl`);
  return answer.ok ? answer.text() : '';
}
