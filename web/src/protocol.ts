// Made by `python -m emberhold.server.wire.schema` from the server's messages. Do not edit.

import type { GameEvent, View } from './views/allGames';

export const PROTOCOL = 1;

/** Seats as options and cards name them. */
export const SEAT_LETTERS = "abcd";

/** Yes or no to an open proposal. */
export interface Agree {
  t: "agree";
  seat: number;
  what: "rematch" | "takeover" | "undo";
  yes: boolean;
}

/** The option `key` of the decision with this number. */
export interface Answer {
  t: "answer";
  seat: number;
  number: number;
  key: string;
}

/** How reaction windows are answered: ask always, pass where no own card fits (smart), or pass all. */
export interface Auto {
  t: "auto";
  seat: number;
  mode: "ask" | "pass" | "smart";
}

/** Something went wrong in the rules, so the match ends here without a winner; `replay` has it up to there. */
export interface Broken {
  t: "broken";
  text: Text;
  replay: string | null;
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  seat: number;
  text: string;
}

/**
 * One key of a set-up: `path` is where it stands there, `seat` is whose choice it is (null: chosen once for all).
 *
 * Of `values` one is chosen, of `items` a list with `least` to `most` of them. Without a choice `default` applies, or
 * chance decides if it is `drawn`. `own` names the choice of a list, `brought` that of something out of a file.
 * `simple` is what everybody chooses. `closed` says why there is nothing to choose now. Null: there is none.
 */
export interface Choice {
  name: string;
  path: (string | number)[];
  kind: "one" | "one-or-several" | "several" | "yes-no";
  seat: number | null;
  text: Text;
  help: Text;
  values: ChoiceValue[];
  items: ChoiceValue[];
  least: number;
  most: number;
  groups: ChoiceGroup[];
  default: unknown;
  drawn: boolean;
  simple: boolean;
  own: Text | null;
  brought: Text | null;
  closed: Text | null;
  rule: string | null;
}

/** Items of one sort, and how many of them a list holds at least and at most. */
export interface ChoiceGroup {
  name: string;
  text: Text;
  least: number;
  most: number;
}

/** One thing that can be chosen. `value` is what then stands in the set-up; `card` is its slug, if it is a card. */
export interface ChoiceValue {
  word: string;
  value: unknown;
  text: Text;
  card: string | null;
  group: string | null;
}

/** What can be chosen for a set-up, given what was chosen so far. */
export interface Choices {
  players: number;
  choices: Choice[];
  presets: Preset[];
}

/** For how many players a set-up is being chosen, and what was chosen so far: a set-up that need not be complete. */
export interface ChosenSoFar {
  players: number;
  chosen?: Record<string, unknown>;
}

export type ClientMessage =
  | Hello
  | Answer
  | Why
  | Undo
  | Agree
  | Concede
  | Chat
  | Emote
  | Mute
  | Auto
  | Hold
  | Takeover
  | Rematch
  | Leave
  | Ping;

/**
 * Who is thinking by public facts, and whether the table pauses because somebody might react.
 *
 * In a pause nobody is named. `pause_ms` is how long one pause takes, not how much of it is left; `may_hold` tells a
 * seat that it may ask for more time; `deadline_ms` is how long this seat has left to answer, 0 without a limit.
 */
export interface Clock {
  thinking: number[];
  pause_ms: number;
  held: boolean;
  may_hold: boolean;
  deadline_ms: number;
}

/** Only the clock is new. */
export interface ClockChanged {
  t: "clock";
  seat: number | null;
  clock: Clock;
}

/** Give up. */
export interface Concede {
  t: "concede";
  seat: number;
}

/** The new table, the creator's seats, and the path of its link. */
export interface Created {
  table: string;
  seats: SeatToken[];
  join: string;
  guest: string;
}

/**
 * A question to this seat. `number` goes back with the answer.
 *
 * `passive`: it only interrupts and may be passed over. `usual` is the key of what players nearly always answer, if
 * there is such an answer. `undo` is there if the seat may take back its last choice now: by itself (`free`), or if
 * the others agree (`agreed`).
 */
export interface DecisionInfo {
  number: number;
  seats: number[];
  kind: string;
  prompt: Text;
  options: OptionInfo[];
  passive: boolean;
  usual?: string;
  undo?: "agreed" | "free";
}

/** Show one of the table's emotes. */
export interface Emote {
  t: "emote";
  seat: number;
  name: string;
}

/** What could not be done, and why. `about` is the type of the message it answers, or empty. */
export interface Failed {
  t: "error";
  code: string;
  text: Text;
  about: string;
  seat?: number;
}

/**
 * A game that can be played here. `setups` are its ready-made set-ups by number of players.
 *
 * `choices` is what can be chosen for a set-up of the usual number of players, `usual`, while nothing is chosen yet.
 */
export interface GameInfo {
  name: string;
  players: number[];
  cooperative: boolean;
  rules_version: string;
  bots: string[];
  usual: number;
  choices: Choice[];
  presets: Preset[];
  setups: Record<string, (Record<string, unknown>)[]>;
}

/** The server is there. */
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  tables: number;
  connections: number;
}

/** The first message. No token: a spectator. `since` has the next event number for each seat, "" for a spectator. */
export interface Hello {
  t: "hello";
  v: number;
  tokens?: string[];
  since?: Record<string, number>;
}

/** The matches of a guest that have ended, the latest first. */
export interface History {
  matches: Past[];
}

/** More time in this pause, or no more needed. Every seat that might react may say so, whatever it holds. */
export interface Hold {
  t: "hold";
  seat: number;
  on?: boolean;
}

/** Sit down: on this open seat, or on the first one. */
export interface JoinTable {
  name: string;
  seat?: number | null;
  guest?: string | null;
}

/** The seat, its token, and the guest's own token. */
export interface Joined {
  seat: number;
  token: string;
  guest: string;
}

/**
 * Get up: before the match the seat opens again, later it counts as absent.
 *
 * If a newer connection holds the seat too, somebody has come back, and only this connection ends.
 */
export interface Leave {
  t: "leave";
  seat: number;
}

/** Hear nothing more (or again) from `other`. */
export interface Mute {
  t: "mute";
  seat: number;
  other: number;
  on: boolean;
}

/** Who is to sit there: the creator (person), somebody beside them (shared), a bot, or anybody who joins (open). */
export interface NewSeat {
  kind: "bot" | "open" | "person" | "shared";
  bot?: string | null;
  name?: string | null;
}

/**
 * A table. Its set-up is given whole as `setup`, or only as far as it was `chosen`: the rest is then drawn.
 *
 * With neither all of it is drawn. `guest` ties the table to a guest's history.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  setup?: Record<string, unknown> | null;
  chosen?: Record<string, unknown> | null;
  options?: Options;
  seed?: number | null;
  guest?: string | null;
}

/**
 * One thing that may be answered. `refs` are the ids in this seat's view of what it is about.
 *
 * `ends` is there if it ends something: the `turn`, with whatever else could still be done in it, so a client may ask
 * whether that is meant; or only the `choice` (done, none).
 */
export interface OptionInfo {
  key: string;
  meaning: string[];
  text: Text;
  refs: number[];
  rule: string;
  ends?: "choice" | "turn";
}

/** How this table plays. */
export interface Options {
  undo?: "agreed" | "free" | "never";
  lists?: "open" | "sealed" | null;
  pace_ms?: number;
  public?: boolean;
}

/** How a match ended; the sentence is the message `outcome-<reason>`. */
export interface OutcomeInfo {
  winners: number[];
  reason: string;
}

/** The match is over; `replay` is the id of its replay. */
export interface Over {
  t: "over";
  outcome: OutcomeInfo;
  replay: string | null;
}

/** A match of a guest, with `names` and `bots` as in its replay; without an outcome it was broken off. */
export interface Past {
  table: string;
  replay: string;
  game: string;
  seat: number;
  names: string[];
  bots: (string | null)[];
  outcome: OutcomeInfo | null;
  ended: number;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
}

/** An argument that is shown as it is, for example a version. */
export interface Plain {
  plain: string;
}

/** Yes. */
export interface Pong {
  t: "pong";
}

/** Who sits where, whenever that changes. */
export interface Presence {
  t: "presence";
  seats: SeatInfo[];
  started: boolean;
}

/** Choices that go well together, to be made at once. */
export interface Preset {
  name: string;
  text: Text;
  help: Text;
  chosen: Record<string, unknown>;
}

/** Why a request failed. `detail` names the place in what was sent, in English, for the author of the file. */
export interface Problem {
  code: string;
  text: Text;
  detail: string;
}

/** Something waits for the others' consent; `open` is false once it was decided. */
export interface Proposal {
  t: "proposal";
  what: "rematch" | "takeover" | "undo";
  by: number;
  about: number;
  agreed: number[];
  needed: number[];
  open: boolean;
  done: boolean;
}

/** Propose another match with the same seats, or agree to it. */
export interface Rematch {
  t: "rematch";
  seat: number;
}

/** All want another match: it is at this table, with the same tokens. */
export interface Rematched {
  t: "rematch";
  table: string;
}

/**
 * A match that has ended after its first `n` entries, as a seat (null: a spectator) saw it.
 *
 * `events` start with number `since`: of the events that a client holds, those before it are the same here.
 */
export interface ReplayAt {
  n: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  decisions: DecisionInfo[];
  since: number;
}

/**
 * A match that has ended. `entries` is how many steps it has; `readonly` tells that it was played by other rules.
 *
 * `fits` is how many of its steps can be shown: fewer than all of them only if `readonly`, null if it cannot be shown.
 * `names` has each seat's name, which may be empty, and `bots` the bot that sat there, or null.
 */
export interface ReplayInfo {
  replay: string;
  game: string;
  rules_version: string;
  seats: number;
  names: string[];
  bots: (string | null)[];
  entries: number;
  outcome: OutcomeInfo | null;
  created: number;
  uploaded: boolean;
  readonly: boolean;
  fits: number | null;
}

/** An uploaded journal that can be looked at here. */
export interface ReplayMade {
  replay: string;
}

/** One rule in our words. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
}

/** Somebody said something. It is shown as text, never as anything else. */
export interface Said {
  t: "chat";
  seat: number;
  text: string;
}

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person" | "shared";
  connected: boolean;
  bot: string | null;
  conceded: boolean;
  left: boolean;
}

/** A seat and its token: who knows the token has the seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | ClockChanged
  | Presence
  | WhyAnswer
  | Said
  | Shown
  | Proposal
  | Over
  | Broken
  | Rematched
  | Failed
  | Pong;

/** What a person has set for one of their seats. */
export interface Settings {
  seat: number;
  auto: "ask" | "pass" | "smart";
  muted: number[];
}

/** Somebody showed an emote. */
export interface Shown {
  t: "emote";
  seat: number;
  name: string;
}

/** A table as everybody may know it. */
export interface TableInfo {
  table: string;
  game: string;
  rules_version: string;
  seats: SeatInfo[];
  options: Options;
  state: "archived" | "broken" | "open" | "over" | "running";
  created: number;
  outcome: OutcomeInfo | null;
  replay: string | null;
  readonly: boolean;
}

/** Propose that a bot plays for `other`, who is absent. */
export interface Takeover {
  t: "takeover";
  seat: number;
  other: number;
}

/** A sentence by its id in the language files. A string argument is itself a message id. */
export interface Text {
  id: string;
  args: Record<string, number | string | string[] | Plain>;
}

/** Take back the seat's last choice; where the table's rule says so, the others are asked. */
export interface Undo {
  t: "undo";
  seat: number;
}

/**
 * What a seat sees (`seat` null: a spectator).
 *
 * `events` start with number `since`; a client that holds events from there on forgets them first. In the middle of a
 * pause `view` is null: the events are there to be shown, the board follows.
 */
export interface Update {
  t: "update";
  seat: number | null;
  since: number;
  events: GameEvent[];
  view: View | null;
  decision: DecisionInfo | null;
  clock: Clock;
}

/** The table, and which seats this connection holds. `started` is false while seats are open. */
export interface Welcome {
  t: "welcome";
  v: number;
  table: string;
  game: string;
  seats: SeatInfo[];
  you: number[];
  options: Options;
  rules_version: string;
  started: boolean;
  settings: Settings[];
  emotes: string[];
  chat: Said[];
  proposals: Proposal[];
  readonly: Text | null;
}

/** Why can this seat not do that? `thing` is an id of the view, or a word for what is no card. */
export interface Why {
  t: "why";
  id: number;
  seat: number;
  verb: string;
  thing: number | string;
}

/** Why not; `text` null means that it can be done. */
export interface WhyAnswer {
  t: "why";
  id: number;
  seat: number;
  text: Text | null;
  rule: string | null;
}
