// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.

/** Views and events of aeons-end-expedition. */

/** The Barracks between two battles. */
export type ExpeditionView = {
  /** The game. */
  game: "aeons-end-expedition";
  /** The seat that looks; null is a spectator. */
  you: SeatNumber | null;
  step: ExpeditionStep;
  /** Who is asked now; all who are may answer for the group. */
  turn: SeatNumber[];
  /** Where the expedition stands. */
  campaign: CampaignView;
  /** The piles in the Barracks. */
  piles: CardSeen[];
  /** The piles that are chosen for this battle. */
  taken: CardSeen[];
  /** How many piles a market has. */
  needed: number;
  /** The mages in the Barracks. */
  mages: CardSeen[];
  /** The treasures in the Barracks. */
  treasures: CardSeen[];
  /** The levels of the treasures that are taken into this battle. */
  levels: number[];
  /** The treasure of the group for this battle. */
  group: CardSeen | null;
  /** With three mages, who begins with the X token. */
  holder: SeatNumber | null;
  /** Everybody by seat. */
  players: MemberView[];
};

/** A seat; the first one is 0. */
export type SeatNumber = number;

/** A step between two battles, or that all is chosen. */
export type ExpeditionStep = "story" | "consolation" | "piles" | "mages" | "treasures" | "group-treasure" | "personal-treasures" | "holder" | "ready" | "over";

/** Where an expedition stands between two battles, or at its end. */
export type CampaignView = {
  /** Which expedition. */
  expedition: "the-new-age" | "random" | "random-short";
  /** The code of a random expedition. */
  code: string | null;
  /** The battle that comes, or the last one. */
  battle: number;
  /** The first try is 1. */
  attempt: number;
  /** Whom it is against. */
  nemesis: CardSlug;
  /** The map: every battle. */
  stages: StageView[];
  /** The piles in the Barracks (EXPED-02). */
  piles: CardSlug[];
  /** The piles that this expedition does without (EXPED-03). */
  banished: CardSlug[];
  /** The mages in the Barracks. */
  mages: CardSlug[];
  /** The treasures in the Barracks. */
  treasures: CardSlug[];
  /** The upgraded basics that have joined so far (EXPED-08). */
  upgraded: CardSlug[];
  /** Every battle so far. */
  record: FoughtView[];
  /** What is told now. */
  story: MessageId[];
  /** Points of a random expedition (EXPED-09); of another one, how many battles were won. */
  score: number;
  /** Whether the last battle is won or the expedition was given up. */
  over: boolean;
};

/** The name of a card, mage and so on in the data: `iron-rhino`. */
export type CardSlug = string;

/** One battle on the map of an expedition. */
export type StageView = {
  /** Its number. */
  battle: number;
  /** Against whom; null as long as nobody knows (EXPED-01). */
  nemesis: CardSlug | null;
  /** How often it has been fought. */
  tries: number;
  /** Whether it has been won. */
  won: boolean;
};

/** A battle that was fought: one line of the chronicle. */
export type FoughtView = {
  /** Which match of the chain it was; the first is 0. Its replay is the replay of that match. */
  link: number;
  /** The number of the battle. */
  battle: number;
  /** The first try is 1. */
  attempt: number;
  /** Against whom. */
  nemesis: CardSlug;
  /** Whether it was won. */
  won: boolean;
  /** How it ended: `outcome-<reason>` is its sentence. */
  reason: string;
  /** Who fought. */
  mages: CardSlug[];
  /** What they had with them. */
  treasures: CardSlug[];
  /** The market. */
  piles: CardSlug[];
};

/** A word or sentence by its id in the language files. */
export type MessageId = string;

/** A card as a viewer knows it; one that the viewer does not know is `{"id": 0, "card": null}`. */
export type CardSeen = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
};

/** The id of a card or another thing, as options refer to it; 0 means that it has none. */
export type ThingId = number;

/** One of the players. */
export type MemberView = {
  seat: SeatNumber;
  /** The mage for this battle; null before one is picked. */
  mage: CardSeen | null;
  /** Whether this player sits the battle out. */
  rests: boolean;
  /** The treasures of this player for this battle. */
  treasures: CardSeen[];
};

/** A part of the story was told. */
export type Story = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "story";
  /** The text. */
  text: MessageId;
};

/** After a defeat somebody chose for all what they get. */
export type Consolation = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "consolation";
  /** What kind of thing it is. */
  what: MessageId;
};

/** Somebody chose a pile for the market. */
export type TookPile = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The thing. */
  card: CardSeen;
  kind: "took-pile";
  /** How many piles are chosen now. */
  count: Amount;
};

/** How much, or how many. */
export type Amount = number;

/** Somebody picked a mage. */
export type TookMage = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The thing. */
  card: CardSeen;
  kind: "took-mage";
};

/** Somebody does not fight in this battle. */
export type SitsOut = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "sits-out";
};

/** Somebody picked a treasure for this battle. */
export type TookTreasure = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The thing. */
  card: CardSeen;
  kind: "took-treasure";
};

/** Somebody picked the treasure of the group. */
export type TookGroupTreasure = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  /** The thing. */
  card: CardSeen;
  kind: "took-group-treasure";
};

/** This player begins with the X token. */
export type XTokenGoesTo = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "x-token-goes-to";
};

/** Everything is chosen anew. */
export type ChoseAgain = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "chose-again";
};

/** Everything is chosen, and the battle begins. */
export type SetOut = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "set-out";
  /** The piles that are not taken along. */
  cards: CardSeen[];
  /** How many these are. */
  count: Amount;
};

/** Somebody gave up. */
export type LeftExpedition = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** Who it is. */
  seat: SeatNumber;
  kind: "left-expedition";
};

/** Anything that can happen. */
export type ExpeditionEvent =
  | Story
  | Consolation
  | TookPile
  | TookMage
  | SitsOut
  | TookTreasure
  | TookGroupTreasure
  | XTokenGoesTo
  | ChoseAgain
  | SetOut
  | LeftExpedition;
