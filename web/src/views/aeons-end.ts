// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.

/** Views and events of aeons-end. */

export const POSITIONS = ["i", "ii", "iii", "iv"] as const;

export const PURSES = ["aether", "breaches", "relics", "gems", "cards"] as const;

export const SUPPLY_KINDS = ["gem", "relic", "spell"] as const;

export const PAIRS = {"a-b": [0, 1], "c-d": [2, 3]} as const;

export const TURN_DECKS = [["turn-a", "turn-a", "turn-a", "turn-a", "turn-nemesis", "turn-nemesis"], ["turn-a", "turn-a", "turn-b", "turn-b", "turn-nemesis", "turn-nemesis"], ["turn-a", "turn-b", "turn-c", "turn-x", "turn-nemesis", "turn-nemesis"], ["turn-a-b", "turn-a-b", "turn-c-d", "turn-c-d", "turn-nemesis", "turn-nemesis"]] as const;

export const BREACH_ID = 2000 as const;

export const LIFE = 10 as const;

export const GRAVEHOLD_LIFE = 30 as const;

export const CHARGE_PRICE = 2 as const;

export const MAGGOT = 1 as const;

export const FLY = 2 as const;

/** The table as one seat or a spectator sees it. */
export type AeonsEndView = {
  /** The game. */
  game: "aeons-end";
  /** The seat that looks; null is a spectator. */
  you: SeatNumber | null;
  phase: Phase;
  /** The number of the turn; 0 during the set-up. */
  turn: number;
  /** Whose turn it is; null is the nemesis, or nobody yet. */
  active: SeatNumber | null;
  /** The life of Gravehold. */
  gravehold: number;
  /** The nemesis. */
  nemesis: NemesisView;
  /** The turn order. */
  turns: TurnsView;
  /** The nine supply piles. */
  market: PileView[];
  /** Treasures that belong to everybody. */
  treasures: CardSlug[];
  /** All players by seat. */
  players: PlayerView[];
  /** Who has won, everybody or nobody; null while the battle goes on. */
  winners: SeatNumber[] | null;
};

/** A seat; the first one is 0. */
export type SeatNumber = number;

/** A phase of the turn, or that the battle is over. */
export type Phase = "set-up" | "turn card" | "start" | "casting" | "main" | "draw" | "end" | "nemesis start" | "nemesis main" | "nemesis draw" | "over";

/** The nemesis and its cards. */
export type NemesisView =
  | NemesisViewMaggoth
  | NemesisViewArachnos
  | NemesisViewAgelessWalker
  | NemesisViewFenrix
  | NemesisViewCarapaceQueen
  | NemesisViewKnightOfShackles
  | NemesisViewRageborne
  | NemesisViewUmbraTitan
  | NemesisViewBlightLord
  | NemesisViewCrookedMask
  | NemesisViewPrinceOfGluttons
  | NemesisViewHollowCrown
  | NemesisViewMagusOfCloaks
  | NemesisViewGateWitch;

/** The name of a card, mage and so on in the data: `iron-rhino`. */
export type CardSlug = string;

/** A card as a viewer knows it; one that the viewer does not know is `{"id": 0, "card": null}`. */
export type CardSeen = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
};

/** The id of a card or another thing, as options refer to it; 0 means that it has none. */
export type ThingId = number;

/** A minion or power of the nemesis. */
export type CardInPlay = {
  /** The viewer's own number for this card, 0 if the viewer does not know it. */
  id: ThingId;
  /** Which card it is, null if the viewer does not know it. */
  card: CardSlug | null;
  /** A minion's life now. */
  life?: number;
  /** The life that a minion began with. */
  of?: number;
  /** The power tokens on a power. */
  power?: number;
};

/** Maggoth's mat. */
export type NestView = {
  /** The tokens in the Nest by row, the lowest first; a token is written as its life, 1 a maggot and 2 a fly. */
  nest: number[][];
  /** How many tokens each row has room for. */
  spaces: number[];
};

/** The nemesis and its cards. */
export type NemesisViewMaggoth = {
  /** Which nemesis it is. */
  nemesis: "maggoth";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: NestView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** Arachnos' mat. */
export type RitualView = {
  /** The space of the Ritual Track that the token is on, from 0. */
  ritual: number;
  /** The last space of the track. */
  end: number;
  /** What a step back costs from each space, the first one from space 1. */
  prices: number[];
  /** With more nemesis tokens than this the ritual is complete. */
  most_tokens: number;
  /** The World Devourer in play; 0 before it comes. */
  world_devourer: ThingId;
};

/** The nemesis and its cards. */
export type NemesisViewArachnos = {
  /** Which nemesis it is. */
  nemesis: "arachnos";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: RitualView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** Ageless Walker's mat. */
export type ExiledView = {
  /** The exiled pile from the bottom; everybody may look through it. */
  exiled: CardSeen[];
  /** What its top card costs; 0 if it is empty. */
  price: number;
};

/** The nemesis and its cards. */
export type NemesisViewAgelessWalker = {
  /** Which nemesis it is. */
  nemesis: "ageless-walker";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: ExiledView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** Fenrix' mat. */
export type ClawsView = {
  /** How many cards the claw deck has. */
  claw_deck: number;
  /** With this many nemesis tokens a claw comes into play. */
  tokens_for_claws: number;
  /** By seat: the minion on which the player's Position token lies; 0 if the player has it. */
  positions: ThingId[];
  /** How much more life claws have when they come into play. */
  more_life: number;
  /** Whether no Position token may be placed on a claw in this turn. */
  claws_shut: boolean;
};

/** The nemesis and its cards. */
export type NemesisViewFenrix = {
  /** Which nemesis it is. */
  nemesis: "fenrix";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: ClawsView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Carapace Queen's mat. */
export type HusksView = {
  /** How many husks are in play. */
  husks: number;
  /** How many of them have lost one of two lives in this turn. */
  wounded: number;
  /** The life of a husk, 1 or 2. */
  life: number;
  /** How many husks there can be at the most. */
  spaces: number;
  /** What a swarm does, by the number of husks. */
  swarm: SwarmLine[];
};

/** A line of the swarm: what happens with up to so many husks. */
export type SwarmLine = {
  /** The most husks with which it happens. */
  most: number;
  /** What happens. */
  effect: "more-husks" | "discard-spell" | "gravehold" | "lowest-life" | "lost";
  /** How many husks come, or how much damage is suffered. */
  n: number;
};

/** The nemesis and its cards. */
export type NemesisViewCarapaceQueen = {
  /** Which nemesis it is. */
  nemesis: "carapace-queen";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: HusksView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Knight of Shackles' mat. */
export type ShacklesView = {
  /** Its breaches, the cheapest first. */
  breaches: ShackledBreachView[];
  /** A breach that has been focused so often opens when it is focused again. */
  last_facing: number;
  /** Whether no breach can be turned back now. */
  fixed: boolean;
};

/** One of the Knight's own breaches. */
export type ShackledBreachView = {
  /** Which of its breaches it is. */
  position: "i" | "ii" | "iii" | "iv";
  /** What it costs a player to turn it back by a step. */
  cost: number;
  /** How often it has been focused. */
  facing: number;
  /** Whether it is open; then it stays open. */
  open: boolean;
  /** What happens when it opens. */
  effect: "two-suffer" | "minion-returns" | "gravehold" | "lost";
  /** How much damage that is; 0 if it is none. */
  n: number;
};

/** The nemesis and its cards. */
export type NemesisViewKnightOfShackles = {
  /** Which nemesis it is. */
  nemesis: "knight-of-shackles";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: ShacklesView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** Rageborne's mat. */
export type FuryView = {
  /** How much Fury it has. */
  fury: number;
  /** With this much Fury at the end of its turn it strikes. */
  strikes_at: number;
  /** The cards of the strike deck by name; nobody knows their order. */
  strikes: CardSlug[];
  /** The strike that is happening now; null if none is. */
  strike: CardSlug | null;
};

/** The nemesis and its cards. */
export type NemesisViewRageborne = {
  /** Which nemesis it is. */
  nemesis: "rageborne";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: FuryView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Umbra Titan's mat. */
export type PillarsView = {
  /** How many pillars stand. */
  pillars: number;
  /** How many there were at the beginning. */
  built: number;
};

/** The nemesis and its cards. */
export type NemesisViewUmbraTitan = {
  /** Which nemesis it is. */
  nemesis: "umbra-titan";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: PillarsView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Blight Lord's mat. */
export type BlightView = {
  /** The space of the Tainted Track that the token is on. */
  track: number;
  /** The last space of the track. */
  end: number;
  /** The spaces where something happens. */
  marks: TrackSpace[];
  /** How many Tainted Jades are left in their pile. */
  jades: number;
  /** How many there are in all. */
  of: number;
  /** How many spaces the token moves at the start of the next nemesis turn, if nothing changes. */
  moves: number;
};

/** A space of the Tainted Track where something happens. */
export type TrackSpace = {
  /** Which space it is. */
  space: number;
  /** What happens there. */
  effect: "gravehold" | "lowest-life" | "gains-life" | "lost";
  /** How much damage or life; 0 if it is about neither. */
  n: number;
};

/** The nemesis and its cards. */
export type NemesisViewBlightLord = {
  /** Which nemesis it is. */
  nemesis: "blight-lord";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: BlightView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Crooked Mask's mat. */
export type CorruptionsView = {
  /** How many cards the corruption deck has. */
  corruptions: number;
  /** How many corruptions there are. */
  all: number;
  /** What Gravehold suffers when a corruption is to be gained and the deck is empty. */
  instead: number;
};

/** The nemesis and its cards. */
export type NemesisViewCrookedMask = {
  /** Which nemesis it is. */
  nemesis: "crooked-mask";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: CorruptionsView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Prince of Gluttons' mat. */
export type DevouredView = {
  /** The devoured pile from the bottom; everybody may look through it. */
  devoured: CardSeen[];
  /** What its top card costs; 0 if it is empty. */
  price: number;
  /** How many cards it devours when it Unleashes. */
  bites: number;
  /** How many supply piles are empty. */
  empty: number;
  /** How many supply piles there are; when all of them are empty, the players lose. */
  piles: number;
};

/** The nemesis and its cards. */
export type NemesisViewPrinceOfGluttons = {
  /** Which nemesis it is. */
  nemesis: "prince-of-gluttons";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: DevouredView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Hollow Crown's mat. */
export type AcolytesView = {
  /** The acolytes in the acolyte deck by name; nobody knows the order of those that are not at the bottom. */
  acolytes: CardSlug[];
  /** The acolytes at the bottom of the deck that everybody knows, the lowest one first. */
  bottom: CardSlug[];
  /** The acolyte discard pile from the bottom; everybody may look through it. */
  fallen: CardSeen[];
  /** Which minions in play are acolytes, the oldest first. */
  serving: ThingId[];
};

/** The nemesis and its cards. */
export type NemesisViewHollowCrown = {
  /** Which nemesis it is. */
  nemesis: "hollow-crown";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: AcolytesView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Magus of Cloaks' mat. */
export type CloaksView = {
  /** How many cloaks he has; each takes 1 off every damage to him. */
  cloaks: number;
  /** He never has fewer. */
  least: number;
  /** He never has more. */
  most: number;
};

/** The nemesis and its cards. */
export type NemesisViewMagusOfCloaks = {
  /** Which nemesis it is. */
  nemesis: "magus-of-cloaks";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: CloaksView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The Gate Witch's mat. */
export type GatesView = {
  /** How many time gates are open. */
  gates: number;
  /** With so many at the end of her turn she may accelerate time. */
  limit: number;
  /** How many close when she does. */
  closes: number;
  /** The cards at the bottom of the nemesis deck that everybody knows, the lowest one first. */
  lowest: CardSlug[];
};

/** The nemesis and its cards. */
export type NemesisViewGateWitch = {
  /** Which nemesis it is. */
  nemesis: "gate-witch";
  /** Its life now. */
  life: number;
  /** The life that its dial has room for; 0 if it has no dial. */
  of: number;
  /** How many cards the nemesis deck has. */
  deck: number;
  /** The nemesis discard pile; everybody may look through it. */
  discard: CardSeen[];
  /** Its minions and powers in play, the oldest first. */
  play: CardInPlay[];
  /** What lies on and beside its mat; the keys are those of this nemesis. */
  board: GatesView;
  /** Nemesis tokens on the mat. */
  tokens?: number;
  /** The battle is played at increased difficulty. */
  harder?: true;
};

/** The turn order. */
export type TurnsView = {
  /** The turn order deck from the top; cards that nobody has seen there have no name. */
  deck: CardSeen[];
  /** The turn order cards drawn in this round, the oldest first. */
  discard: CardSeen[];
  /** With three players: who has the X token. */
  x: SeatNumber | null;
  /** With four players, for each pair: who took its first turn of this round; -1 if nobody has. */
  pairs: [number, number] | null;
};

/** A supply pile. */
export type PileView = {
  id: ThingId;
  /** Which card it is a pile of. */
  card: CardSlug;
  /** What the top card costs now. */
  cost: number;
  /** How many cards are left. */
  left: number;
  /** Treasures that lie beside it. */
  beside?: CardSlug[];
};

/** A player's mage and everything around the mat. */
export type PlayerView = {
  seat: SeatNumber;
  /** Which mage it is. */
  mage: CardSlug;
  /** The mage's life now. */
  life: number;
  /** Charges on the mat. */
  charges: number;
  /** How many charges the ability takes. */
  slots: number;
  /** The four breaches from the left; a destroyed one is null. */
  breaches: (BreachView | null)[];
  /** The hand; everybody may see it. */
  hand: CardSeen[];
  /** How many cards the deck has. */
  deck: number;
  /** The discard pile from the bottom; it is never shuffled. */
  discard: CardSeen[];
  /** The mage is exhausted. */
  exhausted?: true;
  /** Cards played in this turn. */
  played?: CardSeen[];
  /** Aether to spend, by what it may be spent on. */
  aether?: Partial<Record<Purse, number>>;
  /** Cards beside the mat that the mage can forge, in the order of their names. */
  forge?: CardSlug[];
  /** The player's own treasures. */
  treasures?: CardSlug[];
};

/** A breach that is there; a destroyed one is null. */
export type BreachView = {
  id: ThingId;
  position: Position;
  /** Which breach tile it is. */
  breach: CardSlug;
  /** Whether it is open. */
  open: boolean;
  /** While it is closed: how far it has been turned, from 0. */
  facing?: number;
  /** While it is closed: how many times it still has to be focused. */
  left?: number;
  /** While it is closed: what it costs to focus it. */
  focus?: number;
  /** While it is closed: what it costs to open it now. */
  price?: number;
  /** It has been focused in this turn. */
  focused?: true;
  /** Spells prepped on it. */
  prepped?: CardSeen[];
  /** The relic that is attached to it. */
  relic?: CardSeen;
  /** Surge tokens on it. */
  surge?: number;
  /** An Energize token lies on it. */
  energized?: true;
};

/** A breach's place on the mat, from the left. */
export type Position = "i" | "ii" | "iii" | "iv";

/** Aether by what it may be spent on; `aether` for anything. */
export type Purse = "aether" | "breaches" | "relics" | "gems" | "cards";

/** A turn order card was drawn. */
export type TurnCard = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-card";
  /** The card. */
  turn: CardSeen;
};

/** A player's turn begins. */
export type TurnBegins = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "turn-begins";
};

/** The turn order deck was shuffled. */
export type TurnDeckShuffled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-deck-shuffled";
};

/** The top card of the turn order deck was revealed. */
export type TurnCardRevealed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-card-revealed";
  /** The card. */
  turn: CardSeen;
};

/** The revealed turn order card went to the bottom of its deck. */
export type TurnCardToBottom = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-card-to-bottom";
};

/** A turn order card was shuffled back into its deck. */
export type TurnCardShuffledBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-card-shuffled-back";
  /** The card. */
  turn: CardSeen;
};

/** A player got the X token. */
export type XToken = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "x-token";
};

/** A treasure of level 1 is in a player's deck. */
export type Swapped = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "swapped";
};

/** A treasure lies beside a supply pile. */
export type TreasureBeside = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "treasure-beside";
  /** The treasure. */
  treasure: MessageId;
  /** The card of the pile. */
  pile: MessageId;
};

/** A word or sentence by its id in the language files. */
export type MessageId = string;

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

/** A player gained aether. */
export type AetherGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "aether-gained";
  amount: Amount;
  purse: PurseWord;
};

/** How much, or how many. */
export type Amount = number;

/** What the aether may be spent on, as a message id. */
export type PurseWord = "purse-aether" | "purse-breaches" | "purse-relics" | "purse-gems" | "purse-cards";

/** A player gained charges. */
export type Charged = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "charged";
  amount: Amount;
};

/** A player lost charges. */
export type ChargesLost = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "charges-lost";
  amount: Amount;
};

/** A player used the mage's ability. */
export type AbilityUsed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "ability";
  /** The mage. */
  mage: MessageId;
};

/** A player gained a card. */
export type Gained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "gained";
};

/** A player returned a card to its supply pile. */
export type GivenBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "given-back";
};

/** A player cast a spell. */
export type SpellCast = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "cast";
};

/** A player focused a breach. */
export type Focused = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "focused";
  /** Whose breach it is. */
  owner: SeatNumber;
};

/** The breach by its place on the player's mat, as a message id. */
export type PositionWord = "position-i" | "position-ii" | "position-iii" | "position-iv";

/** A player opened a breach. */
export type Opened = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "opened";
  /** Whose breach it is. */
  owner: SeatNumber;
};

/** A player prepped a spell on a breach. */
export type Prepped = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "prepped";
  /** The spell. */
  card: CardSeen;
};

/** A relic was attached to a player's breach. */
export type Attached = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "attached";
  /** The relic. */
  card: CardSeen;
};

/** A Surge token was put on a player's breach. */
export type SurgeAdded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "surge-added";
  /** How many lie there now. */
  left: Left;
};

/** How much, or how many, there is now. */
export type Left = number;

/** An Energize token was put on a player's breach. */
export type Energized = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "energized";
};

/** The Energize token was taken off a player's breach. */
export type EnergizeTaken = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "energize-taken";
};

/** A player's breach was destroyed. */
export type BreachDestroyed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  breach: PositionWord;
  kind: "breach-destroyed";
};

/** A player drew cards. */
export type Drew = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "drew";
  /** The cards. */
  cards: CardSeen[];
};

/** A player turned the discard pile over: it is the deck now. */
export type Flipped = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "flipped";
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

/** A player's card was destroyed. */
export type Destroyed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "destroyed";
};

/** A player revealed cards of a deck. */
export type Revealed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "revealed";
  /** The cards. */
  cards: CardSeen[];
};

/** A card went on top of a player's deck. */
export type PutOnDeck = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "put-on-deck";
};

/** A card went to a player's hand. */
export type ToHand = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
  kind: "to-hand";
};

/** A player gained life. */
export type LifeGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "life-gained";
  amount: Amount;
  left: Left;
};

/** A player suffered damage. */
export type Suffered = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "suffered";
  amount: Amount;
  left: Left;
};

/** A player is exhausted. */
export type Exhausted = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The player. */
  seat: SeatNumber;
  kind: "exhausted";
};

/** Gravehold suffered damage. */
export type GraveholdSuffered = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "gravehold-suffered";
  amount: Amount;
  left: Left;
};

/** Gravehold gained life. */
export type GraveholdGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "gravehold-gained";
  amount: Amount;
  left: Left;
};

/** The nemesis unleashes. */
export type Unleashed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "unleashed";
};

/** An attack card of the nemesis was drawn. */
export type AttackDrawn = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "attack";
};

/** A minion or power came into play. */
export type Entered = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "entered";
};

/** A minion or power left play. */
export type LeftPlay = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "left-play";
};

/** A nemesis card is kept beside the mat. */
export type SetAside = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "set-aside";
};

/** A power lost a power token. */
export type PowerToken = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "power-token";
  left: Left;
};

/** The nemesis lost life. */
export type NemesisHurt = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-hurt";
  amount: Amount;
  left: Left;
};

/** The nemesis gained life. */
export type NemesisGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-gained";
  amount: Amount;
  left: Left;
};

/** The nemesis deck is empty. */
export type NemesisDeckEmpty = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-deck-empty";
};

/** The nemesis gained nemesis tokens. */
export type NemesisTokens = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-tokens";
  amount: Amount;
  left: Left;
};

/** The nemesis lost nemesis tokens. */
export type NemesisTokensLost = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-tokens-lost";
  amount: Amount;
  left: Left;
};

/** A minion lost life. */
export type MinionHurt = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "minion-hurt";
  amount: Amount;
  left: Left;
};

/** A minion gained life. */
export type MinionGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "minion-gained";
  /** Its life now. */
  left: Left;
};

/** Damage to a minion was prevented. */
export type DamagePrevented = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  /** The card. */
  card: CardSeen;
  kind: "damage-prevented";
  /** How much damage. */
  amount: Amount;
};

/** Tokens came to the Nest. */
export type Placed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "placed";
  /** Which tokens. */
  token: "token-maggot" | "token-fly";
  amount: Amount;
};

/** The lowest maggot became a fly. */
export type Hatched = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "hatched";
};

/** A row of the Nest is full. */
export type RowFull = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "row-full";
  /** The number of the row, the lowest is 1. */
  row: number;
};

/** The Nest takes damage. */
export type NestHurt = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nest-hurt";
  /** How much damage. */
  amount: Amount;
  /** The number of the row that takes it, the lowest is 1. */
  row: number;
};

/** The ritual moved on. */
export type RitualForward = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "ritual-forward";
  /** The space it is on now. */
  space: number;
};

/** A player pushed the ritual back. */
export type RitualBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "ritual-back";
  /** The player. */
  seat: SeatNumber;
  /** The space it is on now. */
  space: number;
};

/** The ritual is complete. */
export type RitualComplete = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "ritual-complete";
};

/** A card of a player was exiled. */
export type Exiled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "exiled";
  /** Whose card it was. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
};

/** A card was exiled from its supply pile. */
export type ExiledFromPile = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "exiled-from-pile";
  /** The card. */
  card: CardSeen;
};

/** The exiled pile was destroyed. */
export type ExiledDestroyed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "exiled-destroyed";
  /** How many cards it had. */
  amount: Amount;
};

/** A player put a Position token on a minion. */
export type PositionTaken = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "position";
  /** The player. */
  seat: SeatNumber;
  /** The minion. */
  card: CardSeen;
};

/** A Position token went back to its player. */
export type PositionBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "position-back";
  /** The player. */
  seat: SeatNumber;
};

/** No Position token may be placed on a claw in this turn. */
export type ClawsShut = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "claws-shut";
};

/** Husks were placed. */
export type Husks = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "husks";
  amount: Amount;
  /** How many there are now. */
  left: number;
};

/** Husks were discarded. */
export type HusksGone = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "husks-gone";
  amount: Amount;
  /** How many there are now. */
  left: number;
};

/** The husks take damage. */
export type HusksHurt = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "husks-hurt";
  /** How much damage. */
  amount: Amount;
};

/** The Carapace Queen swarms. */
export type Swarm = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "swarm";
  /** With how many husks. */
  amount: Amount;
};

/** The Knight focused one of its breaches. */
export type KnightFocused = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "knight-focused";
  /** Which breach, as a message id. */
  breach: "position-i" | "position-ii" | "position-iii" | "position-iv";
  /** How often it has been focused now. */
  facing: number;
};

/** The Knight opened one of its breaches. */
export type KnightOpened = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "knight-opened";
  /** Which breach, as a message id. */
  breach: "position-i" | "position-ii" | "position-iii" | "position-iv";
};

/** A player turned one of the Knight's breaches back by a step. */
export type KnightTurnedBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "knight-turned-back";
  /** The player. */
  seat: SeatNumber;
  /** Which breach, as a message id. */
  breach: "position-i" | "position-ii" | "position-iii" | "position-iv";
};

/** Rageborne gained Fury. */
export type Fury = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "fury";
  amount: Amount;
  /** How much it has now. */
  left: number;
};

/** Rageborne lost Fury. */
export type FuryLost = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "fury-lost";
  amount: Amount;
  /** How much it has now. */
  left: number;
};

/** Rageborne strikes with this card of its strike deck. */
export type Strike = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "strike";
  /** The card. */
  card: CardSeen;
};

/** Pillars were destroyed. */
export type PillarDestroyed = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "pillar-destroyed";
  /** How many. */
  amount: Amount;
  /** How many stand now. */
  left: number;
};

/** The Tainted Track moved on. */
export type TaintedTrack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "tainted-track";
  /** The space it is on now. */
  space: number;
};

/** A player had to gain a Tainted Jade, but none was left. */
export type NoJade = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "no-jade";
  /** The player. */
  seat: SeatNumber;
};

/** A player gained a corruption, face down on top of their deck. */
export type CorruptionGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "corruption-gained";
  /** Who gained it. */
  seat: SeatNumber;
  /** How many the corruption deck still has. */
  left: number;
};

/** A player gained a corruption into their hand. */
export type CorruptionToHand = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "corruption-to-hand";
  /** Who gained it. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
};

/** A player resolves a corruption. */
export type CorruptionResolved = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "corruption-resolved";
  /** Whose corruption it is. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
};

/** A destroyed corruption goes to the bottom of the corruption deck. */
export type CorruptionBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "corruption-back";
  /** The card. */
  card: CardSeen;
};

/** A destroyed corruption goes to a player's discard pile. */
export type CorruptionPassedOn = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "corruption-passed-on";
  /** Whose discard pile it goes to. */
  seat: SeatNumber;
  /** The card. */
  card: CardSeen;
};

/** A player's discard pile was shuffled into their deck. */
export type DeckShuffled = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "deck-shuffled";
  /** Whose deck it is. */
  seat: SeatNumber;
};

/** A card was discarded from the top of the nemesis deck. */
export type NemesisCardDiscarded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "nemesis-card-discarded";
  /** The card. */
  card: CardSeen;
};

/** Cards of a supply pile were devoured. */
export type Devoured = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "devoured";
  /** The topmost of them. */
  card: CardSeen;
  /** How many cards. */
  amount: Amount;
};

/** The Blood Magic of an acolyte happens. */
export type BloodMagic = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "blood-magic";
  /** The acolyte. */
  card: CardSeen;
};

/** An acolyte went from play to the bottom of the acolyte deck. */
export type AcolyteBuried = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "acolyte-buried";
  /** The acolyte. */
  card: CardSeen;
};

/** A discarded acolyte was shuffled into the acolyte deck. */
export type AcolyteBack = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "acolyte-back";
  /** The acolyte. */
  card: CardSeen;
};

/** The Magus of Cloaks gained cloaks. */
export type CloaksGained = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "cloaks-gained";
  amount: Amount;
  /** How many he has now. */
  left: number;
};

/** The Magus of Cloaks lost cloaks. */
export type CloakLost = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "cloak-lost";
  amount: Amount;
  /** How many he has now. */
  left: number;
};

/** Time gates were opened. */
export type GateOpened = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "gate-opened";
  amount: Amount;
  /** How many are open now. */
  left: number;
};

/** The Gate Witch accelerates time: one of her turn order cards is shuffled back, and time gates close. */
export type TimeAccelerated = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "time-accelerated";
  /** How many gates close. */
  amount: Amount;
  /** How many are open now. */
  left: number;
};

/** A card was put on the bottom of the nemesis deck. */
export type UnderTheDeck = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "under-the-deck";
  /** The card. */
  card: CardSeen;
};

/** The top card of the turn order deck was discarded. */
export type TurnCardDiscarded = {
  /** The viewer's own number of this event; the first one is 0. */
  n: number;
  kind: "turn-card-discarded";
  /** The card. */
  turn: CardSeen;
};

/** Anything that can happen. */
export type AeonsEndEvent =
  | TurnCard
  | TurnBegins
  | TurnDeckShuffled
  | TurnCardRevealed
  | TurnCardToBottom
  | TurnCardShuffledBack
  | XToken
  | Swapped
  | TreasureBeside
  | Played
  | AetherGained
  | Charged
  | ChargesLost
  | AbilityUsed
  | Gained
  | GivenBack
  | SpellCast
  | Focused
  | Opened
  | Prepped
  | Attached
  | SurgeAdded
  | Energized
  | EnergizeTaken
  | BreachDestroyed
  | Drew
  | Flipped
  | Discarded
  | Destroyed
  | Revealed
  | PutOnDeck
  | ToHand
  | LifeGained
  | Suffered
  | Exhausted
  | GraveholdSuffered
  | GraveholdGained
  | Unleashed
  | AttackDrawn
  | Entered
  | LeftPlay
  | SetAside
  | PowerToken
  | NemesisHurt
  | NemesisGained
  | NemesisDeckEmpty
  | NemesisTokens
  | NemesisTokensLost
  | MinionHurt
  | MinionGained
  | DamagePrevented
  | Placed
  | Hatched
  | RowFull
  | NestHurt
  | RitualForward
  | RitualBack
  | RitualComplete
  | Exiled
  | ExiledFromPile
  | ExiledDestroyed
  | PositionTaken
  | PositionBack
  | ClawsShut
  | Husks
  | HusksGone
  | HusksHurt
  | Swarm
  | KnightFocused
  | KnightOpened
  | KnightTurnedBack
  | Fury
  | FuryLost
  | Strike
  | PillarDestroyed
  | TaintedTrack
  | NoJade
  | CorruptionGained
  | CorruptionToHand
  | CorruptionResolved
  | CorruptionBack
  | CorruptionPassedOn
  | DeckShuffled
  | NemesisCardDiscarded
  | Devoured
  | BloodMagic
  | AcolyteBuried
  | AcolyteBack
  | CloaksGained
  | CloakLost
  | GateOpened
  | TimeAccelerated
  | UnderTheDeck
  | TurnCardDiscarded;
