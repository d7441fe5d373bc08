/** Turns message ids and their arguments into sentences of one language, by the same rules as
 * `emberhold.i18n.texts`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Plain } from '../protocol';
import { PSEUDO, pseudo } from './pseudo';

export type Arg = number | string | readonly string[] | Plain;
export interface MessageJson {
  id: string;
  args?: Readonly<Record<string, Arg>>;
}
/** Arguments of a sentence that are already words. */
export type TextArgs = Record<string, string | number>;

export const ENGLISH = 'en';
const SEAT = /^seat-(\d+)$/;
/** Every sentence may use the names of the players and tell the reader from the others: `$seat_0`, `$seat_0_who`. */
const SEATS = [0, 1, 2, 3];

/** Private-use characters around a card's name, so that a sentence can be split into words and cards. */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

export type Segment = { text: string; card?: string };

export function bundle(lang: string, sources: readonly string[]): FluentBundle {
  const made = lang === PSEUDO ? new FluentBundle(ENGLISH, { useIsolating: false, transform: pseudo }) : new FluentBundle(lang, { useIsolating: false });
  // The first definition counts, so no game can change what the client says.
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export class Texts {
  readonly game: string;
  readonly #bundles: readonly FluentBundle[];
  readonly #marked: boolean;
  readonly #names: ReadonlyMap<number, string>;
  readonly #you: number | null;
  readonly #seatArgs: TextArgs = {};
  readonly #cache = new Map<string, string>();

  constructor(
    bundles: readonly FluentBundle[],
    game = '',
    names: ReadonlyMap<number, string> = new Map(),
    you: number | null = null,
    marked = false,
  ) {
    this.#bundles = bundles;
    this.game = game;
    this.#names = names;
    this.#you = you;
    this.#marked = marked;
    for (const seat of SEATS) {
      this.#seatArgs[`seat_${seat}`] = this.seat(seat);
      this.#seatArgs[`seat_${seat}_who`] = this.who(seat);
    }
  }

  /** The same sentences for another reader. */
  for(you: number | null, names: ReadonlyMap<number, string> = this.#names): Texts {
    return new Texts(this.#bundles, this.game, names, you, this.#marked);
  }

  /** The same sentences with every card's name marked, for `segments` to split. */
  marked(): Texts {
    return new Texts(this.#bundles, this.game, this.#names, this.#you, true);
  }

  get you(): number | null {
    return this.#you;
  }

  /** The sentence of a message. Arguments that are message ids are translated too. */
  format(message: MessageJson): string {
    const args = message.args ?? {};
    const key = `${message.id}\u0000${JSON.stringify(args)}`;
    let found = this.#cache.get(key);
    if (found === undefined) {
      found = this.fill(message.id, this.#textArgs(args));
      if (this.#cache.size > 20_000) this.#cache.clear();
      this.#cache.set(key, found);
    }
    return found;
  }

  /** The sentence with this id. The arguments are message ids and numbers, as in a message. */
  say(id: string, args: Record<string, Arg> = {}): string {
    return this.format({ id, args });
  }

  /** The sentence with this id; the arguments are already words. `id.name` is an attribute of a message. */
  fill(id: string, args: TextArgs = {}): string {
    const seat = SEAT.exec(id);
    if (seat) return this.seat(Number(seat[1]));
    const [name = '', attribute = ''] = split(id);
    for (const made of this.#bundles) {
      const message = made.getMessage(name);
      if (!message) continue;
      const pattern = attribute ? message.attributes[attribute] : message.value;
      if (pattern === null || pattern === undefined) continue;
      const text = made.formatPattern(pattern, numbers({ ...this.#seatArgs, ...args }), []);
      return this.#marked && !attribute && name.startsWith('card-') && name !== 'card-unknown'
        ? `${OPEN}${name.slice(5)}${MIDDLE}${text}${CLOSE}`
        : text;
    }
    return `⟨${id}⟩`;
  }

  /** Whether there is such a sentence, in this language or in English. */
  has(id: string): boolean {
    const [name = '', attribute = ''] = split(id);
    return this.#bundles.some((made) => {
      const message = made.getMessage(name);
      return Boolean(message && (attribute ? message.attributes[attribute] : message.value));
    });
  }

  /** The ids of all sentences that begin with this, in the order of the language file. */
  ids(start: string): string[] {
    return [...(this.#bundles.at(-1)?._messages.keys() ?? [])].filter((id) => id.startsWith(start));
  }

  /** The name of the player in this seat. */
  seat(seat: number): string {
    return this.#names.get(seat) || this.fill('seat', { n: seat + 1 });
  }

  /** The name of a card; if the reader does not know the card, only the word for a card. */
  card(slug: string | null | undefined): string {
    return this.say(slug ? `card-${slug}` : 'card-unknown');
  }

  /** The word by which a sentence tells the reader's own seat from the others. */
  who(seat: number): string {
    return seat === this.#you ? 'you' : 'other';
  }

  /** Several things in a row, with equal ones counted: "2 × natural (class) and charm (basic)". */
  listed(ids: readonly string[]): string {
    const counts = count(ids);
    return this.and([...counts].map(([id, n]) => (n === 1 ? this.say(id) : this.say('list-times', { n, card: id }))));
  }

  and(words: readonly string[]): string {
    const last = words.at(-1);
    if (last === undefined) return this.say('list-nothing');
    if (words.length === 1) return last;
    return this.fill('list-and', { first: words.slice(0, -1).join(', '), last });
  }

  #textArgs(args: Readonly<Record<string, Arg>>): TextArgs {
    const out: TextArgs = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'number') {
        out[key] = value;
      } else if (typeof value === 'string') {
        out[key] = value ? this.say(value) : '';
        // Grammar may depend on the thing, not only on its name: `$card_id` selects, `$card` is shown.
        out[`${key}_id`] = value;
        const seat = SEAT.exec(value);
        if (seat) out[`${key}_who`] = this.who(Number(seat[1]));
      } else {
        out[key] = 'plain' in value ? value.plain : this.listed(value);
      }
    }
    return out;
  }
}

/** A sentence of a marked `Texts`, split into plain words and card names. */
export function segments(sentence: string): Segment[] {
  const out: Segment[] = [];
  for (const part of sentence.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) out.push({ text: part });
      continue;
    }
    const [slug = '', name = ''] = part.slice(0, end).split(MIDDLE);
    out.push({ text: name, card: slug });
    if (end + 1 < part.length) out.push({ text: part.slice(end + 1) });
  }
  return out;
}

export function unmarked(sentence: string): string {
  return segments(sentence)
    .map((segment) => segment.text)
    .join('');
}

export function count<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function split(id: string): [string, string] {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, ''] : [id.slice(0, dot), id.slice(dot + 1)];
}

function numbers(args: TextArgs): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  // Numbers in a game are small counts, and "1,000" would be misread in half of the languages.
  for (const [key, value] of Object.entries(args)) {
    out[key] = typeof value === 'string' ? value : new FluentNumber(value, { useGrouping: false });
  }
  return out;
}
