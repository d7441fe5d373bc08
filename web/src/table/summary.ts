/** What others did, in one short line: "Greedy: Blue Jaguar attacked, 2 damage". */

import { capital, eventArgs } from '../texts/narrate';
import type { Texts } from '../texts/texts';
import { summed, type Beat, type Outcome } from './beats';

/** At most this many things are named; a longer list begins with an ellipsis. */
const MOST = 5;

interface Item {
  who: string;
  what: string;
  times: number;
  outcomes: Outcome[];
}

/** Who acts in a beat; empty if nobody does. */
export function actor(beat: Beat, texts: Texts): string {
  if (beat.seat !== null) return texts.seat(beat.seat);
  return beat.who ? texts.say(beat.who) : '';
}

export function summary(beats: readonly Beat[], texts: Texts): string {
  const items: Item[] = [];
  for (const beat of beats) {
    const who = actor(beat, texts);
    const last = items.at(-1);
    const goesOn = !beat.brief || beat.continues;
    const what = goesOn || !beat.brief ? '' : texts.fill(beat.brief, beat.first ? eventArgs(beat.first, texts) : {});
    if (last && (what === '' || (last.what === what && last.who === who))) {
      last.outcomes.push(...beat.outcomes);
      if (what) last.times++;
    } else if (what || beat.outcomes.length) {
      items.push({ who, what, times: 1, outcomes: [...beat.outcomes] });
    }
  }
  const shown = items.slice(-MOST);
  const lines: string[] = [];
  for (let i = 0; i < shown.length; ) {
    const who = shown[i]?.who ?? '';
    const group: string[] = [];
    for (; i < shown.length && shown[i]?.who === who; i++) group.push(said(shown[i] as Item, texts));
    const what = group.reduce((first, next) => texts.fill('web-sum-then', { first, next }));
    lines.push(who ? texts.fill('web-sum-by', { who, what }) : capital(what));
  }
  const line = lines.join(' · ');
  return items.length > shown.length ? texts.fill('web-sum-more', { line }) : line;
}

function said(item: Item, texts: Texts): string {
  const results = summed(item.outcomes).map(({ brief, n }) => texts.fill(brief, { n }));
  const what = item.times > 1 ? texts.fill('web-sum-times', { what: item.what, n: item.times }) : item.what;
  return [what, ...results].filter(Boolean).join(', ');
}
