/** Chains of matches: a draft and what is played with its decks, or an expedition and its battles. */

import type { Choice, ChainInfo, ChainPlace, TableInfo } from '../protocol';
import { get, put, type Chosen } from './setup';

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

/** Whether the players of a chain win or lose together, from battle to battle, and nobody has to hurry. */
export function isCampaign(chain: ChainInfo): boolean {
  return chain.choices.some((choice) => choice.name === 'expedition');
}

/** Whether what is chosen follows from a code, which can be drawn or passed on. */
export function takesCode(chosen: Chosen): boolean {
  return String(get(chosen, ['expedition']) ?? '').startsWith('random');
}

/** Whether a table of a chain still leads somewhere: its match goes on, or the next one waits and is not known here. */
export function goesOn(table: TableInfo, tokensOf: (table: string) => readonly unknown[]): boolean {
  if (table.state === 'open' || table.state === 'running') return true;
  const next = table.chain?.next;
  return Boolean(next) && !tokensOf(next ?? '').length;
}

/** What is still to be chosen: the number of players is the number of seats, and what is closed is left out. */
export function openChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.name !== 'players' && !choice.closed);
}

export function chainSetup(chosen: Chosen, players: number, code: string): Record<string, unknown> {
  const given = takesCode(chosen) && code.trim() ? put(chosen, ['code'], code.trim().toUpperCase()) : chosen;
  return { ...put(given, ['players'], players) };
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
