/** A note of the browser that somebody is asked something while they look at another window. Off until asked for. */

import { t } from './i18n';
import { settings } from './settings.svelte';

/** Ask the person for permission, which needs a click. Whether the browser allows it. */
export async function allowNotes(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let last = '';

/** Tell a person who cannot see the page that a question waits; once for each question. Others may see the screen, so
 * it says nothing about the question itself. */
export function noteQuestion(question: string, game: string): void {
  if (question === last) return;
  last = question;
  if (!settings.all.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(game, { body: t('note-question'), tag: 'emberhold' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notes only from a service worker. The title of the page still says it.
  }
}
