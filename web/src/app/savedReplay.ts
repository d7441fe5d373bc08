/** A replay as one page that needs no server: the viewer, the match, its cards and its sentences in one file. */

import type { MatchStory, ReplayInfo, RuleInfo } from '../protocol';
import { api, Trouble, type Facts, type StepChange } from './api';
import { language, t, textSources, type TextSources } from './i18n';

/** What such a page holds. */
export interface ReplayFile {
  info: ReplayInfo;
  /** For each seat, and last for a spectator. */
  steps: StepChange[][];
  story: MatchStory | null;
  content: Facts[];
  rules: RuleInfo[];
  texts: TextSources;
}

/** Nothing in the page may load anything. */
const CSP = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

async function part(name: string): Promise<string> {
  const answer = await fetch(`/viewer/${name}`).catch(() => null);
  if (!answer) throw new Trouble('offline');
  if (!answer.ok) throw new Trouble('replay-page-missing', null, t('replay-page-missing'));
  return answer.text();
}

export async function replayPage(id: string, game: string, title: string): Promise<string> {
  const [info, steps, story, content, rules, texts, script, style, licences] = await Promise.all([
    api.replay(id),
    api.replaySteps(id),
    api.story(id).catch(() => null),
    api.content(game),
    api.rules(game),
    textSources(game, language()),
    part('viewer.js'),
    part('viewer.css'),
    part('licences.txt'),
  ]);
  const file: ReplayFile = { info, steps, story, content, rules, texts };
  return pageOf({ data: await packed(JSON.stringify(file)), script, style, licences }, title);
}

/** A text as gzip in letters that a page can hold. */
async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
  let out = '';
  for (let at = 0; at < bytes.length; at += 0x8000) out += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(out);
}

interface Parts {
  data: string;
  script: string;
  style: string;
  /** Of the code in the script: a licence has to go with what it is for. */
  licences: string;
}

export function pageOf({ data, script, style, licences }: Parts, title: string): string {
  const plain = title.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  // Nothing inside a script or a stylesheet may look like its end.
  const safe = (text: string, tag: string): string => text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
  return `<!doctype html>
<html lang="${language()}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${CSP}">
<title>${plain}</title>
<style>${safe(style, 'style')}</style>
</head>
<body>
<div id="app"></div>
<script type="application/octet-stream" id="replay">${data}</script>
<script>${safe(script, 'script')}</script>
<script type="text/plain" id="licences">
${safe(licences, 'script')}</script>
</body>
</html>
`;
}
