import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where `emberhold serve` listens while the client is developed.
const server = process.env['EMBERHOLD_SERVER'] ?? 'http://127.0.0.1:8000';

const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    target: 'es2022',
    // Nothing becomes a data: address, so a strict content security policy needs no exception.
    assetsInlineLimit: 0,
  },
  server: {
    proxy,
    // The sentences of the shell live beside those of the games.
    fs: { allow: ['..'] },
  },
  preview: { proxy },
});
