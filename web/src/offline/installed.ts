/** Registers the service worker, where a browser allows one: over HTTPS, and on this machine. */

import { remember } from '../app/report';

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works, but the browser's own words are seen when the server is away.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(remember));
}
