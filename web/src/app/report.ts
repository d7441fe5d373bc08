/** A bug report that somebody can paste: what was seen, what was asked, what went wrong, and the journal if there is one. */

import { api } from './api';

interface Seen {
  table?: string;
  replay?: string | null;
  game?: string;
  rules?: string;
  seat?: number | null;
  view?: unknown;
  decision?: unknown;
  events?: readonly unknown[];
}

const errors: string[] = [];
addEventListener('error', (event) => errors.push(`${event.message} (${event.filename.split('/').at(-1)}:${event.lineno})`));
addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));

export function remember(error: unknown): void {
  errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The journal is told only once a match is over; until then the report has what this seat has seen. */
export async function report(seen: Seen): Promise<string> {
  let journal: unknown = null;
  try {
    if (seen.replay) journal = await api.replayJournal(seen.replay);
    else if (seen.table) journal = await api.journal(seen.table);
  } catch {
    // Not over yet.
  }
  return JSON.stringify(
    {
      what: 'emberhold bug report',
      when: new Date().toISOString(),
      page: location.hash,
      browser: navigator.userAgent,
      screen: `${innerWidth}×${innerHeight}`,
      errors: errors.slice(-10),
      ...seen,
      events: seen.events?.slice(-60),
      journal,
    },
    null,
    1,
  );
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure context there is no clipboard; a selection still works.
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'sr';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
