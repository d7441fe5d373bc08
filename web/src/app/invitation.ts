/** Which link to give to others. The address in this browser works for them too, unless it means "this machine". */

import type { Addresses } from '../protocol';

/** Whether a host means the machine itself, whichever machine that is. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

export interface Invitation {
  /** The addresses to choose from, the best first. */
  bases: readonly string[];
  /** What keeps others from opening any of them; empty if nothing does. */
  trouble: '' | 'here-only' | 'no-network';
}

/** `told` is what the server says about its addresses; a page from another machine need not ask. */
export function invitationFrom(origin: string, told: Addresses | null): Invitation {
  if (!isThisMachine(new URL(origin).hostname)) return { bases: [origin], trouble: '' };
  if (told?.addresses.length) return { bases: told.addresses, trouble: '' };
  return { bases: [origin], trouble: told?.here_only ? 'here-only' : 'no-network' };
}
