/** The keywords in a card's text. */

/** The text split at its keywords. The words before a colon are a keyword: "Unit Guard: …". */
export function cutKeywords(text: string): { text: string; strong: boolean }[] {
  const out: { text: string; strong: boolean }[] = [];
  let last = 0;
  for (const found of text.matchAll(/(?<=^|[.!?:;] )(\p{Lu}[\p{L}’' -]{1,32}(?: \d+)?)(?=:(?: |$))/gu)) {
    if (found.index > last) out.push({ text: text.slice(last, found.index), strong: false });
    out.push({ text: found[0], strong: true });
    last = found.index + found[0].length;
  }
  if (last < text.length) out.push({ text: text.slice(last), strong: false });
  return out;
}
