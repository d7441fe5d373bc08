/** What a screen reader is told of several things that happened at once. */

/** So many sentences are listened to at once; the log has the rest. */
const MOST = 8;

/** What has happened, in one breath. A question about the last of it says that itself: it is not said twice. */
export function announcement(lines: readonly string[], prompt: string): string {
  const news = lines.at(-1) === prompt ? lines.slice(0, -1) : lines;
  return news.slice(-MOST).join(' ');
}
