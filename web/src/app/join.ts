/** Sitting down: make a table or join one, keep its tokens, go there. */

import type { NewTable } from '../protocol';
import { toasts } from '../ui/toastList.svelte';
import { api, Trouble } from './api';
import { guest, holdSeats } from './guest';
import { href, router } from './router.svelte';
import { gameTexts, t } from './i18n';

/** What went wrong, in the words of the server where it has some. */
export async function trouble(error: unknown, game = 'ashes'): Promise<string> {
  if (!(error instanceof Trouble)) return t('broken-text');
  if (error.code === 'offline') return t('offline-text');
  if (error.text) {
    try {
      const texts = await gameTexts(game);
      if (texts.has(error.text.id)) return [texts.format(error.text), error.detail].filter(Boolean).join(' ');
    } catch {
      // Then in our own words.
    }
  }
  return error.detail || t('broken-text');
}

export async function sit(table: NewTable): Promise<void> {
  try {
    const made = await api.create({ ...table, guest: guest.token });
    guest.token = made.guest;
    holdSeats(made.table, made.seats);
    router.go(href('t', made.table));
  } catch (error) {
    toasts.show(await trouble(error, table.game), 'bad');
  }
}

export async function join(table: string, name: string, seat: number | null, game: string): Promise<boolean> {
  try {
    const made = await api.join(table, { name, seat, guest: guest.token });
    guest.token = made.guest;
    holdSeats(table, [{ seat: made.seat, token: made.token }]);
    return true;
  } catch (error) {
    toasts.show(await trouble(error, game), 'bad');
    return false;
  }
}
