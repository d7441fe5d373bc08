/** The requests about decks: what the game says about one, and those that this guest keeps on the server. */

import type {
  CarriedDecks,
  CarryCode,
  DeckDifferenceInfo,
  DeckReport,
  DeckSource,
  FinishedDeckInfo,
  KeptDeck,
  MadeDeck,
  SampleHandInfo,
  WrittenDeck,
} from '../protocol';
import { call } from '../app/api';
import { guest } from '../app/guest';
import type { Deck } from './deckValue';

const at = encodeURIComponent;

function head(): Record<string, string> {
  return guest.token ? { 'X-Emberhold-Guest': guest.token } : {};
}
/** A request in the name of this guest, who gets a token with the first deck. */
async function own<T extends { guest: string }>(path: string, body: unknown): Promise<T> {
  const answer = await call<T>(path, body, head());
  guest.token = answer.guest;
  return answer;
}

export const deckApi = {
  prebuilt: (game: string) => call<Record<string, Deck>>(`games/${at(game)}/decks`),
  check: (game: string, source: DeckSource) => call<DeckReport>(`games/${at(game)}/decks/check`, source),
  random: (game: string, phoenixborn = '') => call<DeckReport>(`games/${at(game)}/decks/random`, { phoenixborn }),
  finish: (game: string, deck: Deck) => call<FinishedDeckInfo>(`games/${at(game)}/decks/finish`, { deck }),
  hand: (game: string, deck: Deck, seed: number) => call<SampleHandInfo>(`games/${at(game)}/decks/hand`, { deck, seed }),
  compare: (game: string, before: Deck, after: Deck) => call<DeckDifferenceInfo[]>(`games/${at(game)}/decks/compare`, { before, after }),
  write: (game: string, deck: Deck, format: string) => call<WrittenDeck>(`games/${at(game)}/decks/write`, { deck, format }).then((found) => found.text),
  /** All decks of this guest for a game; none if the guest has never kept anything. */
  kept: async (game: string): Promise<KeptDeck[]> =>
    guest.token ? (await call<KeptDeck[]>('decks', undefined, head())).filter((deck) => deck.game === game) : [],
  one: (id: string) => call<KeptDeck>(`decks/${at(id)}`, undefined, head()),
  add: (game: string, deck: Deck) => own<MadeDeck>('decks', { game, deck }).then((made) => made.deck),
  replace: (id: string, deck: Deck, version: number) => call<KeptDeck>(`decks/${at(id)}`, { deck, version }, head(), 'PUT'),
  remove: (id: string) => call<KeptDeck>(`decks/${at(id)}`, undefined, head(), 'DELETE'),
  newCode: () => call<CarryCode>('decks/code', {}, head()),
  carry: (code: string) => own<CarriedDecks>('decks/carry', { code }),
};
