// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.

/** Views and events of ashes. */

export const DIE_TYPES = ["natural", "charm", "ceremonial", "illusion"] as const;

export const DIE_FACES = ["basic", "class", "power"] as const;

export const POOL_SIZE = 10 as const;

export const HAND_SIZE = 5 as const;

/** The table as one seat or a spectator sees it. */
export type AshesView = {
  /** The game. */
  game: "ashes";
  /** The seat that looks; null is a spectator. */
  you: SeatNumber | null;
  /** The number of the round. */
  round: number;
  phase: Phase;
  /** Whose turn it is; null between turns. */
  active: SeatNumber | null;
  /** The first player; null before that is known. */
  first: SeatNumber | null;
  /** What the active player has left. */
  left: TurnActions;
  /** All players by seat. */
  players: PlayerView[];
  /** Cards that are out of the game. */
  removed: AshesCard[];
  /** The attack that is going on. */
  attack: Fight | null;
  /** Who has won; null while the match goes on. */
  winners: SeatNumber[] | null;
};

/** A seat; the first one is 0. */
export type SeatNumber = number;

/** A phase of the round, or that the match is over. */
export type Phase = "first-five" | "prepare" | "turns" | "recovery" | "over";

/** What the active player has left in this turn. */
export type TurnActions = {
  /** Main actions. */
  main: number;
  /** Side actions. */
  side: number;
};

/** A player's side of the table. */
export type PlayerView = {
  /** The deck as it was brought to the table, if the viewer may know it. */
  list?: Counted[];
  seat: SeatNumber;
  /** Whether the player is out of the game. */
  out: boolean;
  /** The Phoenixborn. */
  phoenixborn: AshesCard;
  /** The units in play. */
  battlefield: AshesCard[];
  /** The ready spells in play. */
  spellboard: AshesCard[];
  /** How many units fit on the battlefield, how many ready spells on the spellboard. */
  slots: [number, number];
  /** The hand; cards that the viewer does not know come last and have no name. */
  hand: AshesCard[];
  /** How many cards the draw pile has. */
  draw: number;
  /** The discard pile; everybody may look through it. */
  discard: AshesCard[];
  /** The conjuration pile: what is in it for its owner, how many cards for everybody else. */
  conjurations: number | Counted[];
  /** The dice pool. */
  dice: DicePool;
  /** Whether the player has used a reaction in this turn. */
  reaction: boolean;
  /** Only while the First Five are picked, only for the owner: the cards to pick from. */
  deck?: Counted[];
  /** Only while the First Five are picked, only for the owner: the cards picked so far. */
  picked?: CardSlug[];
};

/** A card and how many of it there are. */
export type Counted = {
  card: CardSlug;
  /** How many. */
  n: number;
};

/** The name of a card, mage and so on in the data: `iron-rhino`. */
export type CardSlug = string;

/** A card as a viewer sees it, with what lies on it. */
export type AshesCard = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
  /** Wound tokens on it. */
  wounds?: number;
  /** Exhaustion tokens on it. */
  exhaustion?: number;
  /** Status tokens on it. */
  status?: number;
  /** A unit's attack value now. */
  attack?: number;
  /** The life value of a unit or Phoenixborn now; its wounds are not subtracted. */
  life?: number;
  /** A unit's recover value now. */
  recover?: number;
  /** It cannot be blocked or guarded against in this turn. */
  bypass?: true;
  /** Whose card it is, if somebody else controls it. */
  owner?: SeatNumber;
  /** The alteration spells on it. */
  attached?: AshesCard[];
  /** How many dice of which type lie on it. */
  dice?: Partial<Record<DieType, number>>;
  /** A card of the viewer's own hand that is picked for the First Five. */
  picked?: true;
};

/** The id of a card or another thing, as options refer to it; 0 means that it has none. */
export type ThingId = number;

/** A type of die. */
export type DieType = "natural" | "charm" | "ceremonial" | "illusion";

/** A player's dice; a type of which there are none is left out. */
export type DicePool = {
  /** Active dice by type: how many show the basic, the class and the power side. */
  active: Partial<Record<DieType, [number, number, number]>>;
  /** Exhausted dice by type. */
  exhausted: Partial<Record<DieType, number>>;
};

/** An attack that is going on, in the viewer's ids. */
export type Fight = {
  /** The attacking units. */
  attackers: ThingId[];
  /** What is attacked; 0 while it is not known. */
  target: ThingId;
  /** Pairs of an attacker and the unit that blocks it. */
  blocks: ([ThingId, ThingId])[];
};

/** A round begins. */
export type RoundBegins = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "round";
  /** The number of the round. */
  amount: Amount;
};

/** How much, or how many. */
export type Amount = number;

/** The first player changes. */
export type FirstPlayer = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "first-player";
};

/** A turn begins. */
export type TurnBegins = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "turn";
};

/** A player passed. */
export type Passed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "passed";
};

/** A player has one more side action. */
export type ExtraSideAction = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "extra-side-action";
};

/** A player is out of the game. */
export type Eliminated = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "eliminated";
};

/** A player has won. */
export type Won = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "won";
};

/** A player has rolled. */
export type Rolled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "rolled";
  /** All active dice of the player. */
  dice: RolledDie[];
};

/** A die and the side it shows, as a message id. */
export type RolledDie = "die-natural-basic" | "die-natural-class" | "die-natural-power" | "die-charm-basic" | "die-charm-class" | "die-charm-power" | "die-ceremonial-basic" | "die-ceremonial-class" | "die-ceremonial-power" | "die-illusion-basic" | "die-illusion-class" | "die-illusion-power";

/** A player paid with dice. */
export type DiceSpent = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "dice-spent";
  /** The dice. */
  dice: RolledDie[];
};

/** A die was exhausted. */
export type DieExhausted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "die-exhausted";
  die: RolledDie;
};

/** A die is active again. */
export type DieReadied = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "die-readied";
  die: RolledDie;
};

/** A player turned a die to another side. */
export type DieTurned = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "die-turned";
  /** The die and the side it showed before. */
  die: RolledDie;
  /** The side it shows now. */
  face: FaceWord;
};

/** A side of a die, as a message id. */
export type FaceWord = "face-basic" | "face-class" | "face-power";

/** A die was placed on a card. */
export type DiePlaced = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "die-placed";
  die: DieWord;
};

/** A card as a viewer knows it; one that the viewer does not know is `{"id": 0, "card": null}`. */
export type CardSeen = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
};

/** A type of die, as a message id. */
export type DieWord = "die-natural" | "die-charm" | "die-ceremonial" | "die-illusion";

/** A die on a card went back to its player. */
export type DieHome = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "die-home";
  die: DieWord;
};

/** A player drew cards. */
export type Drew = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "drew";
  amount: Amount;
  /** The cards; only viewers who know them see what they are. */
  cards: CardSeen[];
};

/** A player discarded a card. */
export type Discarded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "discarded";
};

/** A player discarded a card from the top of the draw pile. */
export type DiscardedTop = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "discarded-top";
};

/** A player took a card from the draw pile. */
export type Searched = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "searched";
};

/** A player shuffled the draw pile. */
export type Shuffled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "shuffled";
};

/** A player took a card from the discard pile. */
export type Returned = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "returned";
  /** Always 0. */
  amount: Amount;
};

/** A player played a card. */
export type Played = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "played";
};

/** A player used a card. */
export type Used = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "used";
};

/** A player used an ability of a card. */
export type UsedAbility = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "used-ability";
  /** The ability. */
  ability: MessageId;
};

/** A word or sentence by its id in the language files. */
export type MessageId = string;

/** A player used a dice power. */
export type UsedPower = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "used-power";
  die: DieWord;
};

/** A player chose cards as targets. */
export type Targeted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "targeted";
  /** The targets. */
  cards: CardSeen[];
};

/** A player chose a player as a target. */
export type TargetedPlayer = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "targeted-player";
  /** The target. */
  player: SeatNumber;
};

/** What a player was doing was cancelled. */
export type Cancelled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "cancelled";
};

/** An alteration spell was attached to a unit. */
export type Attached = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "attached";
  /** The unit. */
  unit: CardSeen;
};

/** A conjuration came into play. */
export type Summoned = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "summoned";
  /** Always 0. */
  amount: Amount;
};

/** A player attacks. */
export type Attackers = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "attackers";
  /** The attacking units. */
  cards: CardSeen[];
};

/** The attack goes to a unit or Phoenixborn. */
export type Attacked = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "attacked";
};

/** A unit blocks an attacker. */
export type Blocked = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "blocked";
  /** The attacker. */
  attacker: CardSeen;
};

/** A unit guards: the attack goes to it. */
export type Guarded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "guarded";
};

/** The attack is over. */
export type AttackOver = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "attack-over";
};

/** A card receives damage. */
export type Damaged = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "damaged";
  /** How much damage. */
  amount: Amount;
};

/** Wounds were put on a card. */
export type Wounded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "wounded";
  /** How many wounds. */
  amount: Amount;
  /** Whose card it is; missing where the wounds come from damage. */
  seat?: SeatNumber;
};

/** Wounds were taken off a card. */
export type Healed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "healed";
  /** How many wounds. */
  amount: Amount;
};

/** A unit recovered: wounds were taken off it. */
export type Recovered = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "recovered";
  /** How many wounds. */
  amount: Amount;
};

/** A card got exhaustion tokens. */
export type Exhausted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "exhausted";
  /** How many tokens. */
  amount: Amount;
};

/** A card is no longer exhausted. */
export type Readied = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "readied";
  /** Always 0. */
  amount: Amount;
};

/** A card got status tokens. */
export type StatusGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "status";
  /** How many tokens. */
  amount: Amount;
};

/** Status tokens were taken off a card. */
export type StatusSpent = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "status-spent";
  /** How many tokens. */
  amount: Amount;
};

/** A token was moved to a card. */
export type TokenMoved = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "token-moved";
  token: TokenWord;
};

/** A kind of token, as a message id. */
export type TokenWord = "token-wound" | "token-exhaustion" | "token-status";

/** A unit has more attack in this turn. */
export type Boosted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "boosted";
  /** How much more. */
  amount: Amount;
};

/** A unit cannot be blocked or guarded against in this turn. */
export type Bypass = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "bypass";
  /** Always 0. */
  amount: Amount;
};

/** A card was destroyed. */
export type Destroyed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "destroyed";
};

/** A card left play. */
export type LeftPlay = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "left-play";
  /** Where it went. */
  zone: ZoneWord;
};

/** Where a card can lie, as a message id. */
export type ZoneWord = "zone-draw" | "zone-hand" | "zone-discard" | "zone-conjurations" | "zone-battlefield" | "zone-spellboard" | "zone-attached" | "zone-phoenixborn" | "zone-removed" | "zone-played";

/** Anything that can happen. */
export type AshesEvent =
  | RoundBegins
  | FirstPlayer
  | TurnBegins
  | Passed
  | ExtraSideAction
  | Eliminated
  | Won
  | Rolled
  | DiceSpent
  | DieExhausted
  | DieReadied
  | DieTurned
  | DiePlaced
  | DieHome
  | Drew
  | Discarded
  | DiscardedTop
  | Searched
  | Shuffled
  | Returned
  | Played
  | Used
  | UsedAbility
  | UsedPower
  | Targeted
  | TargetedPlayer
  | Cancelled
  | Attached
  | Summoned
  | Attackers
  | Attacked
  | Blocked
  | Guarded
  | AttackOver
  | Damaged
  | Wounded
  | Healed
  | Recovered
  | Exhausted
  | Readied
  | StatusGained
  | StatusSpent
  | TokenMoved
  | Boosted
  | Bypass
  | Destroyed
  | LeftPlay;
