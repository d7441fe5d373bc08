/** Chains of matches: a draft and what is played with its decks. */

import type { Choice, ChainInfo, ChainPlace } from '../protocol';
import { put, type Chosen } from './setup';

/** The seconds for a pick that are offered; 0 is no limit. */
const SECONDS = [0, 30, 60, 90, 120];

/** The chains that are named after a game: `ashes-draft` belongs to `ashes`. */
export function chainsOf(game: string, chains: readonly ChainInfo[]): ChainInfo[] {
  return chains.filter((chain) => chain.name.startsWith(`${game}-`));
}

/** The game that a chain is named after; the page takes its colours. */
export function gameOf(chain: string): string {
  return chain.slice(0, chain.lastIndexOf('-'));
}

/** What is still to be chosen when the seats are known: the number of players is the number of seats. */
export function chainChoices(chain: ChainInfo, players: number): Choice[] {
  const pairs = players <= (chain.players[0] ?? players);
  // Two players have one match, whatever was chosen.
  return chain.choices.filter((choice) => choice.name !== 'players' && !(pairs && choice.name === 'matches'));
}

export function chainSetup(chosen: Chosen, players: number): Record<string, unknown> {
  return { ...put(chosen, ['players'], players) };
}

export function pickTimes(chain: ChainInfo): number[] {
  const [least = 0, most = 0] = chain.pick_seconds;
  return SECONDS.filter((seconds) => !seconds || (seconds >= least && seconds <= most));
}

export interface Standing {
  seat: number;
  name: string;
  points: number;
  /** 1 for the most points; who has as many shares the place. */
  place: number;
}
export function standings(chain: ChainPlace): Standing[] {
  return chain.names
    .map((name, seat) => ({ seat, name, points: chain.points[seat] ?? 0 }))
    .map((one) => ({ ...one, place: 1 + chain.points.filter((points) => points > one.points).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
