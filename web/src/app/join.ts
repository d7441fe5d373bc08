/** Open a table or join one: ask the server, keep the tokens of the seats, and go there. */

import type { JoinTable, NewTable, PlayOn } from '../protocol';
import { toasts } from '../ui/toastList.svelte';
import { api } from './api';
import { guest, keepSeatTokens } from './guest';
import { t } from './i18n';
import { href, router } from './router.svelte';
import { troubleText } from './troubleText';

export async function createTable(table: NewTable): Promise<void> {
  try {
    const made = await api.create({ ...table, guest: guest.token });
    guest.token = made.guest;
    keepSeatTokens(made.table, made.seats);
    router.go(href('t', made.table));
  } catch (error) {
    toasts.show(await troubleText(error, table.game), 'bad');
  }
}

/** Play on from a step of a replay, and say where the new match begins if that is an earlier one. */
export async function playOn(replay: string, game: string, from: PlayOn): Promise<void> {
  try {
    const made = await api.playOn(replay, { ...from, guest: guest.token });
    guest.token = made.guest;
    keepSeatTokens(made.table, made.seats);
    if (made.step < from.step) toasts.show(t('play-on-earlier', { n: made.step }), 'good');
    router.go(href('t', made.table));
  } catch (error) {
    toasts.show(await troubleText(error, game), 'bad');
  }
}

export async function joinTable(table: string, who: Omit<JoinTable, 'guest'>, game: string): Promise<boolean> {
  try {
    const made = await api.join(table, { ...who, guest: guest.token });
    guest.token = made.guest;
    keepSeatTokens(table, [{ seat: made.seat, token: made.token }]);
    return true;
  } catch (error) {
    toasts.show(await troubleText(error, game), 'bad');
    return false;
  }
}
