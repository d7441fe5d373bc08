import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { notices } from './plugins/notices';

/** A page that is saved as a file uses the fonts of the system: ours would make it twice as large. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('tokens.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : null),
};

// The replay viewer as one script and one stylesheet; `src/app/savedReplay.ts` puts them into a page.
export default defineConfig({
  plugins: [withoutFonts, svelte(), notices()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/viewer',
    lib: { entry: 'src/viewer/viewer.ts', name: 'emberhold', formats: ['iife'], fileName: () => 'viewer.js', cssFileName: 'viewer' },
  },
});
