/** Turns a failed request into a sentence for the person. */

import { Trouble } from './api';
import { gameTexts, t } from './i18n';

/** What went wrong, in the server's words if there are any. */
export async function troubleText(error: unknown, game = 'ashes'): Promise<string> {
  if (!(error instanceof Trouble)) return t('broken-text');
  if (error.code === 'offline') return t('offline-text');
  if (error.text) {
    try {
      const texts = await gameTexts(game);
      if (texts.has(error.text.id)) return [texts.format(error.text), error.detail].filter(Boolean).join(' ');
    } catch {
      // The server has no sentence for it, so use our own.
    }
  }
  return error.detail || t('broken-text');
}
