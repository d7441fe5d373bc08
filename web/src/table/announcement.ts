/** What a screen reader is told when several things happen at once. */

/** At most this many sentences are read out at once; the rest are in the log. */
const MOST = 8;

/** What happened, as one text. If the question already says the last event, that event is left out. */
export function announcement(lines: readonly string[], prompt: string): string {
  const news = lines.at(-1) === prompt ? lines.slice(0, -1) : lines;
  return news.slice(-MOST).join(' ');
}
