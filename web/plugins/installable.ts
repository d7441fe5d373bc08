import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const SENTENCES = new URL('../../src/emberhold/i18n/en/web.ftl', import.meta.url);
const TOKENS = new URL('../src/style/tokens.css', import.meta.url);

/** A sentence of the shell, for what is shown where the client itself does not run. */
function sentence(id: string): string {
  const shell = new FluentBundle('en');
  shell.addResource(new FluentResource(readFileSync(SENTENCES, 'utf-8')));
  const text = shell.getMessage(id)?.value;
  if (!text) throw new Error(`web.ftl lacks ${id}`);
  return shell.formatPattern(text);
}

/** The colour behind everything at night. */
function ground(): string {
  const found = /\[data-theme='dark'\] \{[^}]*?--bg: (#\w+);/.exec(readFileSync(TOKENS, 'utf-8'));
  if (!found?.[1]) throw new Error('tokens.css lacks --bg');
  return found[1];
}

function manifest(): object {
  const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `icons/${file}`, sizes, type: 'image/png', purpose });
  return {
    id: './',
    name: 'Emberhold',
    short_name: 'Emberhold',
    description: sentence('web-lobby-text'),
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: ground(),
    theme_color: ground(),
    categories: ['games'],
    icons: [icon('icon-192.png', '192x192'), icon('icon-512.png', '512x512'), icon('full-512.png', '512x512', 'maskable')],
  };
}

/** What makes the page something to install: its manifest, words and colour in the pages, and what the service worker
 * keeps for a time without a connection. */
export function installable(): Plugin {
  return {
    name: 'emberhold-installable',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('%ground%', ground()).replaceAll(/%(web-[a-z-]+)%/g, (_, id: string) => sentence(id)),
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest()) });
      const page = bundle['offline.html'];
      const worker = bundle['sw.js'];
      if (page?.type !== 'asset' || worker?.type !== 'chunk') this.error('the page for a time without a connection is missing');
      const html = String(page.source);
      const files = [...new Set(['offline.html', ...[...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map((found) => found[1] ?? '')])];
      const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
      const kept = JSON.stringify({ version, files });
      if (!worker.code.includes('OFFLINE_KEPT')) this.error('the service worker does not ask what it has to keep');
      worker.code = worker.code.replace('OFFLINE_KEPT', () => kept);
    },
  };
}
