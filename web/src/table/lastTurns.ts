/** Which of the latest beats are "the last turns": what others did since the player's own last turn. */

import type { View } from '../views/allGames';
import type { Beat } from './beats';

/** An update that has been shown: its beats, and the board before and after it. */
export interface Past {
  beats: readonly Beat[];
  before: View | null;
  after: View | null;
}

/** A spectator, who has no turn, sees this many turns again. */
const TURNS = 2;
/** And never more beats than this. */
const MOST = 60;

/** Whose turn it is in each beat; undefined before the first turn begins. Null is nobody's seat, such as the nemesis. */
function owners(beats: readonly Beat[]): { owner: number | null | undefined; turn: number }[] {
  let owner: number | null | undefined;
  let turn = 0;
  return beats.map((beat) => {
    if (beat.turn) [owner, turn] = [beat.seat, turn + 1];
    return { owner, turn };
  });
}

export function lastTurns(kept: readonly Past[], you: readonly number[]): Past[] {
  const all = kept.flatMap((past, at) => past.beats.map((beat) => ({ beat, at })));
  const who = owners(all.map(({ beat }) => beat));
  const isMine = (i: number): boolean => typeof who[i]?.owner === 'number' && you.includes(who[i].owner as number);
  let end = all.length;
  while (end && isMine(end - 1)) end--;
  let start = end;
  const newest = who[end - 1]?.turn ?? 0;
  const few = (i: number): boolean => you.length > 0 || newest - (who[i]?.turn ?? 0) < TURNS;
  while (start && !isMine(start - 1) && few(start - 1) && end - start < MOST) start--;
  const out: Past[] = [];
  for (let at = 0; at < kept.length; at++) {
    const past = kept[at] as Past;
    const beats = all.slice(start, end).filter((one) => one.at === at).map(({ beat }) => beat);
    if (beats.length) out.push({ ...past, beats });
  }
  return out;
}
