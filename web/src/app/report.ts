/** A bug report to paste or to send as a file: what was seen, what was asked, what went wrong. A finished match has
 * no secrets, so its report also has the journal and the position as a scenario. */

import { api } from './api';

export interface ReportContext {
  table?: string;
  /** How many steps of a replay are shown. */
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

/** If something for the report cannot be loaded, the error is put there instead. */
function missed(error: unknown): null {
  remember(error);
  return null;
}

/** The journal is available only after the match. Until then the report has only what this seat has seen. */
export async function report(context: ReportContext): Promise<string> {
  const { replay, step } = context;
  const journal = replay ? await api.replayJournal(replay).catch(missed) : null;
  // Not every position can be written as a scenario, but the journal has everything.
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
    // Without a secure context there is no clipboard, but selecting the text works.
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

/** Offer a text to the person as a file. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers start to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
