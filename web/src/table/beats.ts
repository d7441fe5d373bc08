/** Cuts what happened into beats: one action of somebody, with its card, its targets and what came of it. */

import { cardsIn, slugOf } from '../texts/narrate';
import type { EventOf, GameEvent } from '../views/allGames';
import type { Anchor } from './stage';

/** How an action begins: who does what, with which card, at whom. */
export interface BeatHead {
  /** Whose action it is; null if it is nobody's seat, such as the nemesis. */
  seat: number | null;
  /** The message that names somebody without a seat. */
  who?: string;
  /** The card whose text is shown. */
  slug?: string | null;
  /** Where it comes from and where it goes; an arrow joins them. */
  from?: readonly Anchor[];
  to?: readonly Anchor[];
  /** Where the arrow begins if nothing of `from` is on the board. */
  home?: Anchor;
  /** Whether a turn begins. Then `seat` is the player whose turn it is. */
  turn?: boolean;
  /** How long it is shown, as a part of the usual time. */
  length?: number;
  /** The message that sums it up in a few words. Its arguments are `card`, `seat` and the fields of the event. */
  brief?: string;
}

/** Something that came of an action, for the line that sums it up: a message with the sum as `n`. */
export interface Outcome {
  brief: string;
  n: number;
}

export interface Beat extends BeatHead {
  readonly from: readonly Anchor[];
  readonly to: readonly Anchor[];
  readonly events: readonly GameEvent[];
  readonly outcomes: readonly Outcome[];
  /** The event whose fields the brief message may use. */
  readonly first: GameEvent | null;
  /** Whether it goes on with the action of the beat before it. */
  readonly continues: boolean;
}

type ByKind<E extends { kind: string }, Result> = {
  readonly [K in E['kind']]?: { of(event: EventOf<E, K>, memory: never): Result }['of'];
};

/** How the events of a game become beats. An event that begins nothing belongs to the beat before it. */
export interface BeatGrammar<E extends { kind: string } = GameEvent, M = unknown> {
  /** What the events so far mean for those that follow, such as who is fighting whom. */
  readonly memory?: M;
  remember?(event: E, memory: M): M;
  readonly begins: { readonly [K in E['kind']]?: { of(event: EventOf<E, K>, memory: M): BeatHead | null }['of'] };
  /** Where else the arrow of a beat points. */
  readonly aims?: ByKind<E, readonly Anchor[]>;
  readonly outcomes?: ByKind<E, Outcome | null>;
}

/** What the next update goes on with. */
export interface Cut {
  beats: Beat[];
  last: Beat | null;
  memory: unknown;
}
export const START: Cut = { beats: [], last: null, memory: undefined };

/** Cut the events of one update; `before` is what the updates before it led to. */
export function cutBeats(events: readonly GameEvent[], grammar: BeatGrammar | null, before: Cut = START): Cut {
  const rules = (grammar ?? GENERIC) as BeatGrammar;
  const beats: Beat[] = [];
  let memory = before.memory ?? rules.memory;
  for (const event of events) {
    const open = beats.at(-1) ?? null;
    const head = rules.begins[event.kind]?.(event as never, memory) ?? (rules === GENERIC ? genericHead(event, open ?? before.last) : null);
    if (rules.remember) memory = rules.remember(event, memory);
    if (head && !(open && sameHead(head, open))) beats.push(begun(head, event));
    else if (!open) beats.push(goesOn(before.last, event));
    const beat = beats.at(-1) as Beat;
    beats[beats.length - 1] = added(beat, event, rules);
  }
  return { beats, last: beats.at(-1) ?? before.last, memory };
}

function begun(head: BeatHead, event: GameEvent): Beat {
  return { ...head, from: head.from ?? [], to: head.to ?? [], events: [], outcomes: [], first: event, continues: false };
}

/** Events without a beginning of their own go on with what was done last. The start of a turn is no action. */
function goesOn(last: Beat | null, event: GameEvent): Beat {
  const fresh = { to: [], events: [], outcomes: [], continues: true, length: 0.8 };
  if (!last || last.turn) return { seat: seatIn(event) ?? last?.seat ?? null, from: [], first: event, ...fresh };
  return { ...last, ...fresh };
}

function added(beat: Beat, event: GameEvent, rules: BeatGrammar): Beat {
  const aims = rules.aims?.[event.kind]?.(event as never, undefined as never) ?? [];
  const outcome = rules.outcomes?.[event.kind]?.(event as never, undefined as never) ?? null;
  const to = aims.length ? [...new Set([...beat.to, ...aims])].filter((one) => !beat.from.includes(one)) : beat.to;
  const outcomes = outcome ? summed([...beat.outcomes, outcome]) : beat.outcomes;
  return { ...beat, to, outcomes, events: [...beat.events, event] };
}

/** Whether an event only repeats what the open beat is about: the same attacker hits the same unit twice. */
function sameHead(head: BeatHead, beat: Beat): boolean {
  if (head.turn || beat.turn || !head.from?.length || !head.to?.length) return false;
  return head.seat === beat.seat && head.slug === beat.slug && same(head.from, beat.from) && same(head.to, beat.to);
}
function same(one: readonly Anchor[], other: readonly Anchor[]): boolean {
  return one.length === other.length && one.every((anchor) => other.includes(anchor));
}

/** Outcomes with the same message are added up. */
export function summed(outcomes: readonly Outcome[]): Outcome[] {
  const sums = new Map<string, number>();
  for (const { brief, n } of outcomes) sums.set(brief, (sums.get(brief) ?? 0) + n);
  return [...sums].map(([brief, n]) => ({ brief, n }));
}

// -- a game that says nothing about its beats -----------------------------------------------------------------------

const GENERIC: BeatGrammar = { begins: {} };

/** Something new begins when somebody else acts, or when the same seat does something with another card. */
function genericHead(event: GameEvent, open: Beat | null): BeatHead | null {
  const seat = seatIn(event);
  const [card] = cardsIn(event);
  const slug = card ? slugOf(card) : null;
  if (seat === null || (open && open.seat === seat && (slug === null || slug === open.slug))) return null;
  const id = Number(card?.['id'] ?? 0);
  return { seat, slug, from: id ? [id] : [] };
}

function seatIn(event: GameEvent): number | null {
  return typeof event['seat'] === 'number' ? event['seat'] : null;
}
