// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.

import type { AeonsEndEvent, AeonsEndView } from './aeons-end';
import type { ExpeditionEvent, ExpeditionView } from './aeons-end-expedition';
import type { AshesEvent, AshesView } from './ashes';
import type { DraftEvent, DraftView } from './ashes-draft';

/** Views by game. */
export type GameViews = {
  'aeons-end': AeonsEndView;
  'aeons-end-expedition': ExpeditionView;
  ashes: AshesView;
  'ashes-draft': DraftView;
};

/** Events by game. */
export type GameEvents = {
  'aeons-end': AeonsEndEvent;
  'aeons-end-expedition': ExpeditionEvent;
  ashes: AshesEvent;
  'ashes-draft': DraftEvent;
};

/** What one seat may know, of any game; `isViewOf` tells whose it is. */
export type View = Readonly<Record<string, unknown>>;

/** Something that happened, in any game. */
export type GameEvent = Readonly<Record<string, unknown>> & { n: number; kind: string };

/** The event of a kind. */
export type EventOf<E extends { kind: string }, K extends E['kind']> = Extract<E, { kind: K }>;

/** Whether this is a view of that game. A game that has declared nothing is drawn by the generic board. */
export function isViewOf<G extends keyof GameViews>(view: View, game: G): view is GameViews[G] {
  return view['game'] === game;
}
