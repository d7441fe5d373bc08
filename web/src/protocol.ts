// Made by `python -m emberhold.server.wire.schema` from the server's messages. Do not edit.

import type { GameEvent, View } from './views/allGames';

export const PROTOCOL = 1;

/** Seats as options and cards name them. */
export const SEAT_LETTERS = "abcd";

/** A card that a question is about: its id in this seat's view, and which card it is. */
export interface AboutCard {
  id: number;
  card: string;
}

/** Where people on other machines can open this server. With `here_only` it listens to this machine only. */
export interface Addresses {
  addresses: string[];
  here_only: boolean;
}

/** Yes or no to an open proposal. */
export interface Agree {
  t: "agree";
  seat: number;
  what: "rematch" | "takeover" | "undo";
  yes: boolean;
}

/** Choose the option `key` of the decision with this number. */
export interface Answer {
  t: "answer";
  seat: number;
  number: number;
  key: string;
}

/** How reaction windows are answered: always ask, pass if none of the seat's cards fits (smart), or pass all. */
export interface Auto {
  t: "auto";
  seat: number;
  mode: "ask" | "pass" | "smart";
}

/**
 * A bot that can be chosen. `help` says how it is to play against it or with it, `time` how long it thinks.
 *
 * `level` marks the levels of ours, which come first, the strongest last. `usual` is the one for who chooses none.
 */
export interface BotInfo {
  bot: string;
  name: string;
  help: Text;
  time: Text;
  level: boolean;
  usual: boolean;
}

/** An error in the rules: the match ends here without a winner. `replay` shows it up to this point. */
export interface Broken {
  t: "broken";
  text: Text;
  replay: string | null;
}

/** Take back everything this seat has begun, costs included. `number` is the decision that may be cancelled. */
export interface Cancel {
  t: "cancel";
  seat: number;
  number: number;
}

/** How many decks a code brought, and how many of them were here already; and the guest's token. */
export interface CarriedDecks {
  new: number;
  known: number;
  guest: string;
}

/** A code that copies all decks of a guest to another device. It works once, and for so many seconds. */
export interface CarryCode {
  code: string;
  seconds: number;
}

/**
 * A chain of matches that can be played here, such as a draft. `game` is the game of its first match.
 *
 * `choices` are those for its set-up, before anything is chosen; the number of players is one of them, and it must be
 * the number of seats. `pick_seconds` are the least and the most seconds that a table may give for a pick.
 */
export interface ChainInfo {
  name: string;
  players: number[];
  game: string;
  bots: BotInfo[];
  choices: Choice[];
  pick_seconds: number[];
}

/**
 * Where a match stands in its chain of matches. A chain has seats of its own, which stay the same throughout.
 *
 * `number` counts from 1, and `of` is how many matches there will be, null as long as nobody knows. `points` and
 * `names` go by seat of the chain; `seats` has the seat of the chain for each seat of this match. After the match
 * `next` is the table of the next one, and `over` says that there is none. `pick_seconds` is how long somebody may
 * think in a draft until a bot answers for them, 0 if there is no limit. `state` is where the chain stands, such as
 * the campaign of an expedition (`ExpeditionView.campaign`); null if points say all. If it is `joinable`, people who
 * have the link may take the seats of bots. When all of the chain may be looked at, `replays` has the replays of its
 * matches as far as this one, in their order.
 */
export interface ChainPlace {
  name: string;
  number: number;
  of: number | null;
  points: number[];
  names: string[];
  seats: number[];
  next: string | null;
  over: boolean;
  pick_seconds: number;
  state: Record<string, unknown> | null;
  joinable: boolean;
  replays: (string | null)[];
}

/** What takes the place of this version of a deck. */
export interface ChangedDeck {
  deck: Record<string, unknown>;
  version: number;
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  seat: number;
  text: string;
}

/**
 * One key of a set-up: `path` is its place there, `seat` is whose choice it is (null: one choice for everybody).
 *
 * Choose one of `values`, or a list of `least` to `most` of `items`. Without a choice `default` applies, or it is
 * random if it is `drawn`. `own` is the label for a list of one's own, `brought` for something from a file. `simple`
 * marks the choices that everybody makes. `closed` says why nothing can be chosen now; null if something can.
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

/** Items of one kind, and the fewest and most of them that a list may have. */
export interface ChoiceGroup {
  name: string;
  text: Text;
  least: number;
  most: number;
}

/** One value that can be chosen. `value` goes into the set-up; `card` is its slug if it is a card. */
export interface ChoiceValue {
  word: string;
  value: unknown;
  text: Text;
  card: string | null;
  group: string | null;
}

/** What can be chosen for a set-up, given the choices so far. */
export interface Choices {
  players: number;
  choices: Choice[];
  presets: Preset[];
}

/** A set-up that is being chosen: for how many players, and the choices so far. It need not be complete. */
export interface ChosenSoFar {
  players: number;
  chosen?: Record<string, unknown>;
}

export type ClientMessage =
  | Hello
  | Answer
  | Cancel
  | Why
  | Preview
  | Undo
  | Agree
  | Concede
  | Chat
  | Emote
  | Mute
  | Auto
  | Routine
  | Hold
  | Takeover
  | Rematch
  | Leave
  | Ping;

/**
 * Who is thinking, by public facts, and whether the table pauses because somebody might react.
 *
 * During a pause nobody is named. `pause_ms` is the length of one pause, not the time left; `may_hold` says that this
 * seat may ask for more time; `deadline_ms` is how long this seat has left to answer, 0 if there is no limit.
 */
export interface Clock {
  thinking: number[];
  pause_ms: number;
  held: boolean;
  may_hold: boolean;
  deadline_ms: number;
}

/** Only the clock has changed. */
export interface ClockChanged {
  t: "clock";
  seat: number | null;
  clock: Clock;
}

/** Concede the match. */
export interface Concede {
  t: "concede";
  seat: number;
}

/** The new table, the creator's seats, and the path for the link. */
export interface Created {
  table: string;
  seats: SeatToken[];
  join: string;
  guest: string;
}

/** The match of a day: what it sets up for so many seats, and which day it is now in UTC. */
export interface DayBattle {
  game: string;
  day: string;
  today: string;
  setup: Record<string, unknown>;
}

/**
 * A question for this seat. `number` goes back with the answer.
 *
 * `passive`: it only interrupts and may be passed. `usual` is the key of the answer that players nearly always give,
 * if there is one. `undo` is present if the seat may take back its last choice now: freely (`free`), or if the others
 * agree (`agreed`). `cancel`: the seat may take back everything it has begun, and nobody else has noticed it yet.
 * `routine`: it is a formality, so the server answers it for a seat that wants that.
 * `about` are the cards that it is about; the card whose text asks comes first. `own`: it only asks whether the seat
 * uses an ability of its own, and is no reaction to what others do.
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
  cancel: boolean;
  routine: boolean;
  about: AboutCard[];
  own: boolean;
}

/** Something that two decks have in different numbers. */
export interface DeckDifferenceInfo {
  part: string;
  text: Text;
  before: number;
  after: number;
}

/** A deck, and the format to write it in: `text`, `json` or `link`. */
export interface DeckInFormat {
  deck: Record<string, unknown>;
  format: string;
}

/** Something in a text that cannot be read, in English. Line and column count from 1. */
export interface DeckMistakeInfo {
  line: number;
  column: number;
  words: string;
}

/**
 * A rule that a deck breaks. `place` is where in the deck (`cards.purge`), `line` and `column` where in the text.
 *
 * `line` is 0 if it is about the whole deck, or if there was no text.
 */
export interface DeckProblemInfo {
  kind: string;
  place: string;
  rule: string;
  text: Text;
  line: number;
  column: number;
}

/** So many of a card or die that were added to a part of the deck, and one reason for it. */
export interface DeckProposalInfo {
  part: string;
  thing: string;
  n: number;
  text: Text;
  why: Text;
}

/**
 * What is to be said about a deck. If its text cannot be read, there are `mistakes` and no deck.
 *
 * `facts` have the game's shape: groups of cards, curves, conjurations. `suggested` are dice that fit what the cards
 * cost, and `link` is the deck as a code; null if it cannot be one.
 */
export interface DeckReport {
  deck: Record<string, unknown> | null;
  legal: boolean;
  problems: DeckProblemInfo[];
  mistakes: DeckMistakeInfo[];
  facts: Record<string, unknown> | null;
  suggested: Record<string, number>;
  link: string | null;
}

/** A deck to be looked at: a `text` in any format (a list, JSON, a link), or a `deck` as it stands in a set-up. */
export interface DeckSource {
  text?: string | null;
  deck?: Record<string, unknown> | null;
}

/** A deck to draw a hand from; the same seed draws the same hand. */
export interface DeckToTry {
  deck: Record<string, unknown>;
  seed: number;
}

/** Show one of the table's emotes. */
export interface Emote {
  t: "emote";
  seat: number;
  name: string;
}

/** What could not be done, and why. `about` is the type of the message that this answers, or empty. */
export interface Failed {
  t: "error";
  code: string;
  text: Text;
  about: string;
  seat?: number;
}

/**
 * Somebody or something whose life decides the match: a message id, the seat if it has one, and its life.
 *
 * `of` is its full life, 0 if it has none. `damage` is how much life it lost in each round.
 */
export interface Fighter {
  name: string;
  seat: number | null;
  side: number;
  life: number;
  of: number;
  damage: number[];
}

/** A deck with everything that it lacked, and what was added. */
export interface FinishedDeckInfo {
  report: DeckReport;
  proposals: DeckProposalInfo[];
}

/**
 * An event of a preview, as the seat would be told it; its `n` counts within the preview.
 *
 * `certain`: it happens like this in all worlds that were tried, and nobody else could step in before. `low` and
 * `high` are the range of its amount, null if it has none; `low` is 0 if it may not happen at all. The event itself
 * has the highest amount. A card that is not in the seat's view has the id 0.
 */
export interface ForeseenEvent {
  event: GameEvent;
  certain: boolean;
  low: number | null;
  high: number | null;
}

/**
 * A game that can be played here. `setups` are its ready-made set-ups by number of players.
 *
 * `choices` are the choices for a set-up with the usual number of players, `usual`, before anything is chosen. `decks`
 * is the choice that takes a deck that somebody built; null if the game has no such decks. With `days` there is a
 * match of the day.
 */
export interface GameInfo {
  name: string;
  players: number[];
  cooperative: boolean;
  rules_version: string;
  bots: BotInfo[];
  usual: number;
  choices: Choice[];
  presets: Preset[];
  setups: Record<string, (Record<string, unknown>)[]>;
  decks: string | null;
  days: boolean;
}

/**
 * How the server is. It answers with 503 and `failing` if the database or the disk keeps it from saving moves.
 *
 * `crowded` says that new tables have to wait because the disk is nearly full; matches go on.
 */
export interface Health {
  status: "crowded" | "failing" | "ok";
  version: string;
  protocol: number;
  tables: number;
  connections: number;
}

/** The first message. No token: a spectator. `since` has the next event number by seat; the spectator's is "". */
export interface Hello {
  t: "hello";
  v: number;
  tokens?: string[];
  since?: Record<string, number>;
}

/** The finished matches of a guest, latest first. `next` asks for those that come after them; null at the end. */
export interface History {
  matches: Past[];
  next: string | null;
}

/** Ask for more time in this pause, or give it back. Every seat that might react may ask, whatever it holds. */
export interface Hold {
  t: "hold";
  seat: number;
  on?: boolean;
}

/**
 * Take this open seat, or the first open one.
 *
 * `chosen` is what its player wants in this seat, by the last key of each choice: `{"mage": "gygar"}`. What is not
 * chosen stays as the creator of the table proposed it.
 */
export interface JoinTable {
  name: string;
  seat?: number | null;
  guest?: string | null;
  chosen?: Record<string, unknown>;
}

/** The seat, its token, and the guest's own token. */
export interface Joined {
  seat: number;
  token: string;
  guest: string;
}

/** A deck that the server keeps for a guest. `version` counts its changes; `changed` is in seconds. */
export interface KeptDeck {
  id: string;
  game: string;
  deck: Record<string, unknown>;
  legal: boolean;
  version: number;
  changed: number;
}

/**
 * Leave the seat. Before the match it becomes open again; later it counts as absent.
 *
 * If a newer connection holds the seat too, the player has come back, and only this connection ends.
 */
export interface Leave {
  t: "leave";
  seat: number;
}

/** The kept deck, and the guest's token: a new one if none was sent. */
export interface MadeDeck {
  deck: KeptDeck;
  guest: string;
}

/** What a finished match has to tell, by facts that everybody may know. Steps are those of its replay. */
export interface MatchStory {
  answers: number;
  rounds: number;
  turns: TurnMark[];
  fighters: Fighter[];
  points: TurningPoint[];
}

/** Mute `other`, or end the muting. */
export interface Mute {
  t: "mute";
  seat: number;
  other: number;
  on: boolean;
}

/** A deck to keep. It need not be legal. */
export interface NewDeck {
  game: string;
  deck: Record<string, unknown>;
}

/** Who gets the seat: the creator (person), somebody at the same screen (shared), a bot, or any guest (open). */
export interface NewSeat {
  kind: "bot" | "open" | "person" | "shared";
  bot?: string | null;
  name?: string | null;
}

/**
 * A new table. Send the whole set-up as `setup`, or only some choices as `chosen`; the rest is then random.
 *
 * Without either, the whole set-up is random. `guest` adds the table to a guest's history. Name a `game`, or a `chain`
 * of matches; then the table is for its first match, and `setup` and `chosen` are those of the chain. With
 * `pick_seconds` a bot answers in a draft for everybody who has not answered in this time; 0 means no limit.
 * Without a `seed` nobody knows the luck to come. A seed is a whole number, also as text, or the keys of the keyed
 * generator as text (`blake2b:…`); then everybody is told that it was chosen (`Luck`).
 *
 * With a `day`, a date such as `2026-11-18` or the word `today`, it is the match of that day (in UTC): set-up and luck
 * follow from the date and the number of seats, so that nothing can be chosen but who sits where.
 */
export interface NewTable {
  seats: NewSeat[];
  game?: string;
  chain?: string;
  setup?: Record<string, unknown> | null;
  chosen?: Record<string, unknown> | null;
  options?: Options;
  seed?: number | string | null;
  guest?: string | null;
  pick_seconds?: number;
  day?: string;
}

/** The chain goes on: its next match is at this table, with the same tokens. Who does not sit there may watch. */
export interface NextMatch {
  t: "next-match";
  table: string;
}

/**
 * One possible answer. `refs` are the ids, in this seat's view, of the things it is about.
 *
 * `ends` is present if it ends something. `turn`: it ends the turn, including everything that could still be done in
 * it, so a client may ask for confirmation. `choice`: it only ends this choice (done, none).
 */
export interface OptionInfo {
  key: string;
  meaning: string[];
  text: Text;
  refs: number[];
  rule: string;
  ends?: "choice" | "turn";
}

/** The options of this table. */
export interface Options {
  undo?: "agreed" | "free" | "never";
  lists?: "open" | "sealed" | null;
  pace_ms?: number;
  public?: boolean;
}

/** How a match ended. Its sentence is the message `outcome-<reason>`. */
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

/**
 * A match of a guest, with `names` and `bots` as in its replay. Without an outcome it was broken off.
 *
 * `plays` is what each seat played, a deck or a mage, and `against` what the players fought together; empty where
 * there is nothing to say. `rounds` is 0 if nobody has counted them. `day` is the date of a match of the day.
 */
export interface Past {
  table: string;
  replay: string;
  game: string;
  seat: number;
  names: string[];
  bots: (string | null)[];
  outcome: OutcomeInfo | null;
  ended: number;
  plays: string[];
  against: string;
  rounds: number;
  day: string | null;
}

/** Check the connection; the answer is `Pong`. */
export interface Ping {
  t: "ping";
}

/** An argument that is shown unchanged, for example a version. */
export interface Plain {
  plain: string;
}

/**
 * Play on from a step of a replay, in this seat; the bot named here has all others.
 *
 * `guest` adds the new table to a guest's history.
 */
export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
  name?: string;
  guest?: string | null;
}

/** How many matches of a game were played with something, and how many of them were won. */
export interface PlayedCount {
  game: string;
  name: string;
  matches: number;
  won: number;
}

/**
 * A match of the day that a guest has begun. As long as it is not over, `won` is null and `rounds` is 0.
 *
 * `plays` is what each seat played and `against` what the players fought, both empty until it is over. `changed` is
 * when something last happened there.
 */
export interface PlayedDay {
  table: string;
  game: string;
  day: string;
  state: "archived" | "broken" | "open" | "over" | "running";
  won: boolean | null;
  rounds: number;
  plays: string[];
  against: string;
  replay: string | null;
  changed: number;
}

/** The matches of the day of a guest, the latest day first. `next` asks for those that come after them. */
export interface PlayedDays {
  days: PlayedDay[];
  next?: string | null;
}

/** The new table and the token of the seat. The match begins at `step`: nothing was half done there. */
export interface PlayedOn {
  table: string;
  seats: SeatToken[];
  guest: string;
  step: number;
}

/** The answer to `Ping`. */
export interface Pong {
  t: "pong";
}

/** Who has which seat, sent whenever that changes. */
export interface Presence {
  t: "presence";
  seats: SeatInfo[];
  started: boolean;
}

/** Choices that go well together and are made in one step. */
export interface Preset {
  name: string;
  text: Text;
  help: Text;
  chosen: Record<string, unknown>;
}

/** Ask what the option `key` of the decision with this number leads to, as far as the seat can know. */
export interface Preview {
  t: "preview";
  id: number;
  seat: number;
  number: number;
  key: string;
}

/** What an option leads to, up to the next question or the end of the turn, by what the seat knows. */
export interface PreviewAnswer {
  t: "preview";
  id: number;
  seat: number;
  number: number;
  key: string;
  told: ForeseenEvent[];
  harms: number[];
  harms_me: boolean;
  ends_turn: boolean;
  chance: boolean;
  more: boolean;
}

/** Why a request failed. `detail` says in English which part of the request is wrong, for the author of a client. */
export interface Problem {
  code: string;
  text: Text;
  detail: string;
}

/** Something that the others have to agree to. `open` is false once it is decided. */
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

/** A legal deck by chance, with this Phoenixborn if one is named; the same seed gives the same deck. */
export interface RandomDeck {
  seed?: number | null;
  phoenixborn?: string;
}

/** Propose another match with the same seats, or agree to it. */
export interface Rematch {
  t: "rematch";
  seat: number;
}

/** Everybody wants another match: it is at this table, with the same tokens. */
export interface Rematched {
  t: "rematch";
  table: string;
}

/**
 * A finished match after its first `n` entries, as a seat (null: a spectator) saw it.
 *
 * `events` start with number `since`. The events before it are the same as those that the client already has.
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
 * A finished match. `entries` is its number of steps; `readonly` says that it was played by other rules.
 *
 * `fits` is how many of its steps can be shown: all of them unless `readonly`, and null if it cannot be shown at all.
 * `names` has the name of each seat, which may be empty, and `bots` the bot in that seat, or null.
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

/** The id of the replay made from an uploaded journal. */
export interface ReplayMade {
  replay: string;
}

/**
 * Answer formalities (those with `DecisionInfo.routine`) for this seat, or ask them.
 *
 * `orders`: ask for orders all the same, such as the order in which cards are discarded.
 */
export interface Routine {
  t: "routine";
  seat: number;
  on: boolean;
  orders?: boolean;
}

/** One rule in our words. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
}

/** A line of the chat. Show it as plain text only. */
export interface Said {
  t: "chat";
  seat: number;
  text: string;
}

/** A first hand and the next draws, as slugs, and a roll of the dice, as message ids. */
export interface SampleHandInfo {
  hand: string[];
  draws: string[];
  dice: string[];
}

/**
 * What can be chosen for an open seat, given what the others have. `default` is what the creator proposes.
 *
 * If the table plays with sealed decks, the proposal is not told, and the choice is `drawn`.
 */
export interface SeatChoices {
  seat: number;
  choices: Choice[];
}

/** What somebody who wants this open seat has chosen for it so far. */
export interface SeatChosen {
  seat: number;
  chosen?: Record<string, unknown>;
}

/** The public facts of a seat. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person" | "shared";
  connected: boolean;
  bot: string | null;
  conceded: boolean;
  left: boolean;
}

/** A seat and its token. Anybody who has the token has the seat. */
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
  | PreviewAnswer
  | Said
  | Shown
  | Proposal
  | Over
  | Broken
  | Rematched
  | NextMatch
  | Failed
  | Pong;

/** A person's settings for one of their seats. */
export interface Settings {
  seat: number;
  auto: "ask" | "pass" | "smart";
  muted: number[];
  routine: boolean;
  orders: boolean;
}

/** Somebody showed an emote. */
export interface Shown {
  t: "emote";
  seat: number;
  name: string;
}

/**
 * The finished matches of a guest, counted: by game, by own deck or mage, by nemesis, and by bots at the table.
 *
 * Each seat that the guest had counts. Matches that were broken off do not, nor do drafts.
 */
export interface Statistics {
  games: PlayedCount[];
  plays: PlayedCount[];
  against: PlayedCount[];
  bots: PlayedCount[];
}

/** The public facts of a table. With a `day`, a date, it has the match of that day: its luck can be known before. */
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
  chain: ChainPlace | null;
  luck: "chosen" | "continued" | "day" | "drawn";
  day: string | null;
}

/** Propose that a bot plays for `other`, who is absent. */
export interface Takeover {
  t: "takeover";
  seat: number;
  other: number;
}

/** A sentence, given by its id in the language files. A string argument is itself a message id. */
export interface Text {
  id: string;
  args: Record<string, number | string | string[] | Plain>;
}

/** A turn begins after this step. `seat` is whose it is; null if it is nobody's, as that of a nemesis. */
export interface TurnMark {
  step: number;
  round: number;
  seat: number | null;
}

/**
 * A moment at which the match turned. `fighter` is its place in the list of fighters.
 *
 * A `blow` is the turn that cost this fighter most, at least a fifth of its life: `amount`. With a `lead` the side of
 * the fighter had more of its life left than every other side, for the last time that this changed. If somebody
 * `fell`, the last of their life was gone.
 */
export interface TurningPoint {
  step: number;
  round: number;
  kind: "blow" | "fell" | "lead";
  fighter: number;
  amount: number;
}

/** Two decks, or two versions of one. */
export interface TwoDecks {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Take back the seat's last choice. If the table's rule says so, the others are asked first. */
export interface Undo {
  t: "undo";
  seat: number;
}

/**
 * What a seat sees (`seat` null: a spectator).
 *
 * `events` start with number `since`; a client that has events from there on drops them first. During a pause `view`
 * is null: show the events now, the view comes later.
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

/** A code from another device. */
export interface UsedCode {
  code: string;
}

/** The table, and the seats of this connection. `started` is false while seats are open. */
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
  chain: ChainPlace | null;
  luck: "chosen" | "continued" | "day" | "drawn";
  day: string | null;
}

/** Ask why this seat cannot do that. `thing` is an id from the view, or a word for something that is not a card. */
export interface Why {
  t: "why";
  id: number;
  seat: number;
  verb: string;
  thing: number | string;
}

/** Why it cannot be done. If `text` is null, it can. */
export interface WhyAnswer {
  t: "why";
  id: number;
  seat: number;
  text: Text | null;
  rule: string | null;
}

/** A deck in the format that was asked for. */
export interface WrittenDeck {
  text: string;
}
