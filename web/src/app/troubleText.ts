/** Says what went wrong with a request, to the person who made it. */

import { Trouble } from './api';
import { gameTexts, t } from './i18n';

/** What went wrong, in the words of the server where it has some. */
export async function troubleText(error: unknown, game = 'ashes'): Promise<string> {
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
