/** What a choice would lead to, in a few lines. */

import type { ForeseenEvent, OptionInfo, PreviewAnswer } from '../protocol';
import { heading, isRecord, sentence, slugOf } from './narrate';
import type { Texts } from './texts';

export interface ForeseenLine {
  text: string;
  /** Whether it happens in every case that the reader thinks possible. */
  certain: boolean;
}

/** More than this is left out: a preview is read at a glance. */
export const MOST_LINES = 4;

/** The lines of a preview, what is certain first. An amount that is not known is a range: "0–3". */
export function foreseenLines(
  preview: PreviewAnswer | null,
  option: OptionInfo | undefined,
  texts: Texts,
): { lines: ForeseenLine[]; more: boolean } {
  const all: ForeseenLine[] = [];
  for (const [i, told] of (preview?.told ?? []).entries()) {
    if (i === 0 && option && preview && repeats(told, option, preview, texts)) continue;
    // That a turn or a round begins is said elsewhere.
    const text = heading(told.event, texts) ? '' : lineOf(told, texts);
    if (text && !all.some((line) => line.text === text)) all.push({ text, certain: told.certain });
  }
  const lines = [...all.filter((line) => line.certain), ...all.filter((line) => !line.certain)];
  return { lines: lines.slice(0, MOST_LINES), more: lines.length > MOST_LINES || (lines.length > 0 && preview?.more === true) };
}

/** Whether the first event only says what the option says: "You play Fear" below "Play Fear". */
function repeats({ event, certain, low }: ForeseenEvent, option: OptionInfo, preview: PreviewAnswer, texts: Texts): boolean {
  const card = event['card'];
  if (!certain || (low ?? null) !== null || event['seat'] !== texts.you || !isRecord(card)) return false;
  if (preview.harms.includes(Number(card['id']))) return false;
  return option.refs.includes(Number(card['id'])) || Object.values(option.text.args).includes(`card-${slugOf(card)}`);
}

function lineOf({ event, low = null, high = null }: ForeseenEvent, texts: Texts): string {
  const open = low !== null && high !== null && low !== high;
  return sentence(event, texts, open ? { amount: `${low}–${high}` } : {}).trim();
}
