/** Finds the board of a game by the game's name. No code outside this folder knows which games there are. */

import type { Component } from 'svelte';
import type { Game } from '../app/game';
import { loadPart } from '../app/parts';
import type { BeatGrammar } from '../table/beats';

type ImportComponent = () => Promise<{ default: Component }>;

const boards = import.meta.glob<{ default: Component }>('./*/Board.svelte');
const grammars = import.meta.glob<{ grammar: BeatGrammar }>('./*/grammar.ts');
const chainStates = import.meta.glob<{ default: Component<ChainStateProps> }>('./*/ChainState.svelte');
const docks = import.meta.glob<{ default: Component }>('./*/Dock.svelte');

/** What is shown after a match of a chain that says more than points. */
export interface ChainStateProps {
  state: Readonly<Record<string, unknown>>;
  game: Game;
  replays: readonly (string | null)[];
}

export interface BoardParts {
  Board: Component;
  /** Stays in reach above the prompt; usually the hand. */
  Dock: Component | null;
}

export async function findBoard(game: string, plain = false): Promise<BoardParts> {
  const own = plain ? undefined : boards[`./${game}/Board.svelte`];
  const folder = own ? game : 'generic';
  const board = own ?? (boards['./generic/Board.svelte'] as ImportComponent);
  const dock = docks[`./${folder}/Dock.svelte`];
  const [Board, Dock] = await Promise.all([loadPart(board), dock && loadPart(dock)]);
  return { Board: Board.default, Dock: Dock?.default ?? null };
}

/** How the state of a chain is shown; null if points say all. */
export async function findChainState(chain: string): Promise<Component<ChainStateProps> | null> {
  const load = chainStates[`./${chain}/ChainState.svelte`];
  return load ? (await loadPart(load)).default : null;
}

/** How the events of a game become beats; null if the game's board does not say. */
export async function findGrammar(game: string): Promise<BeatGrammar | null> {
  const load = grammars[`./${game}/grammar.ts`];
  return load ? (await loadPart(load)).grammar : null;
}
