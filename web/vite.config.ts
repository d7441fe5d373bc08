import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './plugins/compressed';
import { installable } from './plugins/installable';
import { notices } from './plugins/notices';

// Where `emberhold serve` listens while the client is developed.
const server = process.env['EMBERHOLD_SERVER'] ?? 'http://127.0.0.1:8000';

const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte(), installable(), notices(), compressed()],
  base: '/',
  build: {
    target: 'es2022',
    // Nothing becomes a data: address, so a strict content security policy needs no exception.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', offline: 'offline.html', sw: 'src/offline/serviceWorker.ts' },
      // A service worker answers for the folder it is in, and keeps its name from version to version.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy,
    // The sentences of the shell live beside those of the games.
    fs: { allow: ['..'] },
  },
  preview: { proxy },
});
