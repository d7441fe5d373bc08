/** Turns events, outcomes and cards into sentences, by the same rules as the terminal client; `samples.json` checks
 * that both agree. */

import type { GameEvent } from '../views/allGames';
import { count, type Texts, type TextArgs } from './texts';

export interface Outcome {
  winners: readonly number[];
  reason: string;
}
type Data = Readonly<Record<string, unknown>>;

/** In an event these keys hold seats, in the singular or plural. Any other whole number is a number. */
export const SEAT_KEYS: ReadonlySet<string> = new Set([
  'controller',
  'loser',
  'opponent',
  'owner',
  'player',
  'seat',
  'target_seat',
  'winner',
]);

/** An event as a sentence; empty if the language file has no text for it. `instead` replaces some of its arguments. */
export function sentence(event: GameEvent, texts: Texts, instead: TextArgs = {}): string {
  return texts.fill(`event-${event.kind}`, { ...eventArgs(event, texts), ...instead });
}

/** The heading of the lines below it in the log. An event whose message has this attribute begins a round or a turn. */
export function heading(event: GameEvent, texts: Texts): string {
  const id = `event-${event.kind}.heading`;
  return texts.has(id) ? texts.fill(id, eventArgs(event, texts)).trim() : '';
}

/** The arguments of an event's sentence. `seat_who` says whose event it is: you, other, or none if it names no seat.
 * Any further seat in the event is `same` if it is that seat again and not the reader. */
export function eventArgs(event: GameEvent, texts: Texts): TextArgs {
  const args: TextArgs = { seat_who: 'none' };
  for (const [key, value] of Object.entries(event)) {
    if (key !== 'kind' && key !== 'n') add(args, key, value, texts);
  }
  for (const key of SEAT_KEYS) {
    const again = key !== 'seat' && key in event && event[key] === event['seat'];
    if (again && args[`${key}_who`] === 'other') args[`${key}_who`] = 'same';
  }
  return args;
}

function add(args: TextArgs, key: string, value: unknown, texts: Texts): void {
  if (Array.isArray(value)) {
    args[key] = listed(key, value, texts);
    args[`${key}_count`] = value.length;
  } else if (isRecord(value)) {
    const slug = slugOf(value);
    args[key] = texts.card(slug);
    args[`${key}_id`] = slug === null ? 'card-unknown' : `card-${slug}`;
  } else if (typeof value === 'number') {
    if (SEAT_KEYS.has(key)) {
      args[key] = texts.seat(value);
      args[`${key}_who`] = texts.who(value);
    } else {
      args[key] = value;
    }
  } else if (typeof value === 'boolean') {
    args[key] = Number(value);
  } else if (typeof value === 'string') {
    args[key] = word(key, value, texts);
    args[`${key}_id`] = value;
  }
}

/** A word of the game in the reader's language: `zone: "hand"` is the message `zone-hand`, or else `hand`. */
function word(key: string, value: string, texts: Texts): string {
  return texts.say(texts.has(value) || value.startsWith('seat-') ? value : `${key}-${value}`);
}

function listed(key: string, values: readonly unknown[], texts: Texts): string {
  if (SEAT_KEYS.has(key.replace(/s$/, ''))) {
    return texts.and(values.filter((value) => typeof value === 'number').map((seat) => texts.seat(seat)));
  }
  if (values.length && values.every((value) => typeof value === 'string')) return texts.listed(values);
  if (values.every((value) => typeof value === 'number')) return values.join(', ') || texts.say('list-nothing');
  const names = count(values.filter(isRecord).map(slugOf));
  const unknown = names.get(null) ?? 0;
  names.delete(null);
  const out = [...names].map(([slug, n]) =>
    n === 1 ? texts.card(slug) : texts.say('list-times', { n, card: `card-${slug}` }),
  );
  if (unknown) out.push(texts.say('cards-unknown', { n: unknown }));
  return texts.and(out);
}

/** Who won and why; the reason is the message `outcome-<reason>`. A cooperative game has its own messages for a team
 * that won or lost, `over-won` and `over-lost`. The winner is called "you" only if nobody else reads it (`alone`). */
export function outcomeSentence(outcome: Outcome, texts: Texts, alone = false): string {
  const reason = texts.say(`outcome-${outcome.reason}`);
  const together = outcome.winners.length ? 'over-won' : 'over-lost';
  if (texts.has(together)) return texts.fill(together, { reason });
  if (!outcome.winners.length) return texts.fill('shell-over-nobody', { reason });
  const seats = texts.and(outcome.winners.map((seat) => texts.seat(seat)));
  const [first, ...more] = outcome.winners;
  const who = !alone || first === undefined || more.length ? 'other' : texts.who(first);
  return texts.fill('shell-over-winner', { seats, count: outcome.winners.length, who, reason });
}

export function slugOf(card: Data): string | null {
  const slug = card['card'];
  return typeof slug === 'string' ? slug : null;
}

export function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every card anywhere in a view (or an event) that the reader knows and that has an id. */
export function* cardsIn(view: unknown): Generator<Data> {
  if (Array.isArray(view)) {
    for (const value of view) yield* cardsIn(value);
  } else if (isRecord(view)) {
    if (view['id'] && slugOf(view) !== null) yield view;
    for (const value of Object.values(view)) yield* cardsIn(value);
  }
}

/** The word for a zone, a fact or a value; the key itself if no language file has one. */
export function label(kind: string, key: string, texts: Texts): string {
  const id = `${kind}-${key.replaceAll(' ', '-')}`;
  return texts.has(id) ? texts.say(id) : key.replace(/[_-]/g, ' ');
}

/** The word for a key of a view. `under` is the key around it, because the word may depend on that. */
export function viewWord(key: string, texts: Texts, under = ''): string {
  return label('view', texts.has(`view-${under}-${key}`) ? `${under}-${key}` : key, texts);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export interface CardSheet {
  name: string;
  facts: { key: string; label: string; text: string }[];
  /** Its sentences: its text and anything else written about it, each with its title if it has one. */
  texts: { part: string; title: string; text: string }[];
}

/** The message that names a card. Other things have their own: a breach is not called `card-breach-ii`. */
export function nameId(slug: string, texts: Texts): string {
  return texts.has(`card-${slug}`) || !texts.has(slug) ? `card-${slug}` : slug;
}

/** A card in full: its name, its printed values, its text with its numbers, and which values are our own. */
export function cardSheet(card: Data, texts: Texts): CardSheet {
  const name = nameId(String(card['slug']), texts);
  const facts: CardSheet['facts'] = [];
  for (const [key, value] of Object.entries(card)) {
    // A value that the card does not have is left out; a printed 0 is shown.
    if (['slug', 'name', 'numbers', 'house'].includes(key) || value === null || value === false) continue;
    const text = factText(key, value, texts);
    const word = label('fact', key, texts);
    // A language file may leave this empty, if the text already says it.
    if (text && word) facts.push({ key, label: capital(word), text });
  }
  const out: CardSheet['texts'] = [];
  for (const part of ['text', 'board', 'harder', 'house']) {
    if (!texts.has(`${name}.${part}`)) continue;
    const title = part === 'text' ? `${name}.ability` : `sheet-${part}`;
    const text = texts.format({ id: `${name}.${part}`, args: numbersOf(card) });
    out.push({ part, title: texts.has(title) ? texts.say(title) : '', text });
  }
  const said = [name, `${name}.title`].filter((id) => id === name || texts.has(id)).map((id) => texts.say(id));
  return { name: said.join(', '), facts, texts: out };
}

/** The sentences on a card, with its numbers. */
export function cardText(card: Data, texts: Texts): string {
  const id = `${nameId(String(card['slug']), texts)}.text`;
  return texts.has(id) ? texts.format({ id, args: numbersOf(card) }) : '';
}

function numbersOf(card: Data): Record<string, number> {
  const args: Record<string, number> = {};
  const numbers = card['numbers'];
  for (const [key, value] of Object.entries(isRecord(numbers) ? numbers : {})) {
    if (typeof value === 'number') args[key] = value;
  }
  return args;
}

/** The printed value under this key, in words. */
export function factText(key: string, value: unknown, texts: Texts): string {
  if (typeof value === 'string') return texts.has(`card-${value}`) ? texts.card(value) : label(key, value, texts);
  if (typeof value === 'boolean') return texts.say(value ? 'shell-yes' : 'shell-no');
  if (Array.isArray(value) && value.length && value.every((part) => typeof part === 'string')) {
    const counts = count(value.map((part) => factText(key, part, texts)));
    return [...counts].map(([card, n]) => (n === 1 ? card : texts.fill('list-times', { n, card }))).join(', ');
  }
  if (Array.isArray(value)) {
    // One ability may be two entries in the data, but it is printed on the card once.
    const parts = [...new Set(value.filter((part) => part !== null).map((part) => factText(key, part, texts)))].filter(Boolean);
    return parts.join(value.some((part) => isRecord(part) && !('n' in part)) ? '; ' : ', ');
  }
  if (isRecord(value)) return factGroup(value, texts);
  return value === null || value === undefined ? 'None' : String(value);
}

/** A group of facts in one line: "2 natural class", "Slash: side 1, discard 1", "attack 2, life 1". */
function factGroup(facts: Data, texts: Texts): string {
  const parts = Object.entries(facts).filter(([, part]) => !isNothing(part));
  const n = parts.find(([name]) => name === 'n')?.[1];
  if (n !== undefined) {
    // Counted symbols: the other facts together say which symbol it is.
    const symbol = parts.filter(([name]) => name !== 'n').map(([, part]) => String(part));
    return texts.fill('sheet-count', { n: Number(n), what: label('symbol', symbol.join('-'), texts) });
  }
  const title = parts.find(([name]) => name === 'name')?.[1];
  const out: string[] = [];
  for (const [name, part] of parts) {
    if (name === 'name') continue;
    const said = part === true ? '' : factText(name, part, texts);
    if (!said && part !== true) continue;
    // A cost among the facts of an ability needs no label.
    out.push(title !== undefined && name === 'cost' ? said : `${label('fact', name, texts)} ${said}`.trimEnd());
  }
  if (title === undefined) return out.join(', ');
  return [label('ability', String(title), texts), out.join(', ')].filter(Boolean).join(': ');
}

function isNothing(part: unknown): boolean {
  if (part === null || part === undefined || part === 0 || part === false || part === '') return true;
  if (Array.isArray(part)) return part.length === 0;
  return isRecord(part) && Object.keys(part).length === 0;
}
