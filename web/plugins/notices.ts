import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the packages themselves leave out: whose work it is. The line of a font is the one inside the font. */
const OWNERS: Readonly<Record<string, string>> = {
  '@fluent/bundle': 'Copyright Mozilla and others',
  '@fontsource-variable/source-sans-3': '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
};
/** Pieces of code that the build itself adds, by the beginning of their name. */
const ADDED: readonly (readonly [string, string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];
/** What follows in a licence file is about packages that do not come along. */
const OF_OTHERS = '# Licenses of bundled dependencies';
const LINE = '='.repeat(78);
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const HEAD = 'Emberhold is under the MIT licence. What follows is part of these files too, each with its own licence.';

interface Description {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

/** The folder of the package that a file belongs to; nothing if the file is ours. */
function packageOf(file: string, modules: string): string | undefined {
  const added = ADDED.find(([start]) => file.startsWith(start));
  return added ? join(modules, added[1]) : PACKAGE.exec(file.replaceAll('\\', '/'))?.[1];
}

/** A package with its licence, in words that the licence wants to be told. */
function notice(folder: string, standard: string): string {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Description;
  if (!license) throw new Error(`licences: ${name} does not say which licence it has`);
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : join(standard, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`licences: ${name} brings no licence text; put that of ${license} into web/licences`);
  const text = (readFileSync(file, 'utf-8').split(OF_OTHERS)[0] ?? '').trim();
  const about = [`${name} ${version}`, `Licence: ${license}`, homepage ?? '', OWNERS[name] ?? ''].filter(Boolean);
  return [LINE, ...about, LINE, '', text, ''].join('\n');
}

function filesOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
  if (part.type === 'chunk') return Object.keys(part.modules);
  return part.originalFileNames.map((name) => join(root, name));
}

/** Writes `licences.txt` beside what is built: of each package of which a file went into it, its licence. `make licences`
 * says whether they are all there. */
export function notices(): Plugin {
  let root = '';
  return {
    name: 'emberhold-notices',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const modules = join(root, 'node_modules');
        const files = Object.values(bundle).flatMap((part) => filesOf(part, root));
        const folders = new Set(files.map((file) => packageOf(file, modules)).filter((folder) => folder !== undefined));
        const found = [...folders].sort().map((folder) => notice(folder, join(root, 'licences')));
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [HEAD, '', ...found].join('\n') });
      },
    },
  };
}
