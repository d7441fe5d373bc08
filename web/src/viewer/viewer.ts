/** A replay in a page of its own, which was saved as a file and needs no server. */

import { mount } from 'svelte';
import '../style/tokens.css';
import '../style/base.css';
import type { ReplayFile } from '../app/savedReplay';
import FileScreen from './FileScreen.svelte';

async function open(): Promise<void> {
  const bytes = Uint8Array.from(atob(document.getElementById('replay')?.textContent ?? ''), (letter) => letter.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  const file = (await text.json()) as ReplayFile;
  const target = document.getElementById('app');
  if (target) mount(FileScreen, { target, props: { file } });
}
void open();
