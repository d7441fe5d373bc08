// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.

/** Views and events of ashes-draft. */

export const DRAFT_DIE_TYPES = ["natural", "charm", "ceremonial", "illusion"] as const;

export const PACK_SIZE = 9 as const;

export const DRAFT_POOL_SIZE = 10 as const;

/** A draft as one seat or a spectator sees it. */
export type DraftView = {
  /** The game. */
  game: "ashes-draft";
  /** The seat that looks; null is a spectator. */
  you: SeatNumber | null;
  step: DraftStep;
  /** Which card is being picked: 1 to 9; 0 before the cards are dealt. */
  round: number;
  /** Who has the first player token of the draft. */
  first: SeatNumber;
  /** Whose turn it is; null while all choose at once, and after the end. */
  turn: SeatNumber | null;
  /** The Phoenixborn that nobody has taken. */
  unclaimed: CardSeen[];
  /** The pack before the viewer. */
  pack: CardSeen[];
  /** What the viewer has chosen from the pack, while others are still choosing. */
  choice: CardSeen | null;
  /** The cards that lie face up for the exchange. */
  row: CardSeen[];
  /** How many dice of each type are left. */
  supply: Partial<Record<DraftDie, number>>;
  /** How many cards the draft deck has left. */
  rest: number;
  /** Everybody by seat. */
  players: DrafterView[];
  /** Who has a deck at the end; null while the draft goes on. */
  winners: SeatNumber[] | null;
};

/** A seat; the first one is 0. */
export type SeatNumber = number;

/** A step of the draft, or that the draft is over. */
export type DraftStep = "phoenixborn" | "cards" | "dice" | "exchange" | "over";

/** A card as a viewer knows it; one that the viewer does not know is `{"id": 0, "card": null}`. */
export type CardSeen = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
};

/** The id of a card or another thing, as options refer to it; 0 means that it has none. */
export type ThingId = number;

/** The name of a card, mage and so on in the data: `iron-rhino`. */
export type CardSlug = string;

/** A type of die. */
export type DraftDie = "natural" | "charm" | "ceremonial" | "illusion";

/** One of the people who draft. */
export type DrafterView = {
  seat: SeatNumber;
  /** Whether this person has given up. */
  out: boolean;
  /** The Phoenixborn; null before one is taken. */
  phoenixborn: CardSeen | null;
  /** The card that comes with the Phoenixborn, three copies of it. */
  unique: CardSlug | null;
  /** How many cards the pack has that lies here. */
  pack: number;
  /** The picks; those that the viewer does not know come last and have no name. */
  picks: CardSeen[];
  /** How many dice of which type; a type of which there are none is left out. */
  dice: Partial<Record<DraftDie, number>>;
  /** Only after the draft, only for its owner: the cards of the deck. */
  deck?: Counted[];
};

/** A card and how many of it there are. */
export type Counted = {
  card: CardSlug;
  /** How many. */
  n: number;
};

/** Somebody took a Phoenixborn and its unique cards. */
export type TookPhoenixborn = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "took-phoenixborn";
};

/** The first player token of the draft went to the left; this seat has it now. */
export type TokenPassed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "token-passed";
};

/** Somebody was dealt a pack. */
export type Dealt = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "dealt";
  /** The pack; only its owner is told the names. */
  cards: CardSeen[];
};

/** Somebody picked a card from a pack; only that person is told which. */
export type Picked = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "picked";
};

/** Somebody was passed a pack. */
export type GotPack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "got-pack";
  /** The pack; only its new owner is told the names. */
  cards: CardSeen[];
};

/** Everybody has picked the cards; dice are taken from now on, and this seat begins. */
export type DiceBegin = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "dice-begin";
};

/** Somebody took dice. */
export type TookDice = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "took-dice";
  /** The dice. */
  dice: DraftDieWord[];
};

/** A type of die, as a message id. */
export type DraftDieWord = "die-natural" | "die-charm" | "die-ceremonial" | "die-illusion";

/** The cards for the exchange were turned face up. */
export type RevealedRow = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "revealed-row";
  /** The cards. */
  cards: CardSeen[];
};

/** Somebody took a card of the row and put one of the picks in its place. */
export type Exchanged = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "exchanged";
  /** The card that lies in the row now. */
  given: CardSeen;
};

/** Somebody did not exchange a card. */
export type KeptPicks = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "kept-picks";
};

/** Somebody gave up. */
export type LeftDraft = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "left-draft";
};

/** The draft is over, and everybody has a deck. */
export type Drafted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "drafted";
};

/** Anything that can happen. */
export type DraftEvent =
  | TookPhoenixborn
  | TokenPassed
  | Dealt
  | Picked
  | GotPack
  | DiceBegin
  | TookDice
  | RevealedRow
  | Exchanged
  | KeptPicks
  | LeftDraft
  | Drafted;
