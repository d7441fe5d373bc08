/** A bug report to paste or to send as a file: what was seen, what was asked, what went wrong. A match that has ended
 * has no secrets any more, so then the journal is in it, and the position as a scenario. */

import { api } from './api';

export interface ReportContext {
  table?: string;
  /** How many steps of a replay were shown. */
  step?: number;
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

/** What could not be had for the report is in it as an error. */
function missed(error: unknown): null {
  remember(error);
  return null;
}

/** The journal is told only once a match has ended; until then the report has what this seat has seen, and no more. */
export async function report(context: ReportContext): Promise<string> {
  const { replay, step } = context;
  const journal = replay ? await api.replayJournal(replay).catch(missed) : null;
  // Not every position can be written as a scenario; the journal has it all the same.
  const scenario = replay && step !== undefined ? await api.scenario(replay, step).catch(missed) : null;
  return JSON.stringify(
    {
      what: 'emberhold bug report',
      when: new Date().toISOString(),
      page: location.hash,
      browser: navigator.userAgent,
      screen: `${innerWidth}×${innerHeight}`,
      errors: errors.slice(-10),
      ...context,
      events: context.events?.slice(-60),
      scenario,
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

/** Hand a text to the person as a file. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers begin to read it only a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
