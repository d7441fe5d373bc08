/** A made-up language for tests: English with accented letters and every vowel twice, by the same rules as
 * `emberhold.i18n.pseudo`, which says why. It can be asked for, but is never offered. */

export const PSEUDO = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';
const LETTERS = new Map(
  [...PLAIN].map((letter, place) => [letter, (MARKED[place] ?? letter).repeat('aeiou'.includes(letter.toLowerCase()) ? 2 : 1)]),
);

export function pseudo(text: string): string {
  if (/^\s*[A-Z]+(-[A-Z]+)*-[0-9]+[a-z]?\s*$/.test(text)) return text;
  return text.replace(/[A-Za-z]/g, (letter) => LETTERS.get(letter) ?? letter);
}
