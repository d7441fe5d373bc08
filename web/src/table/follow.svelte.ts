/** Follows what the others do: cuts updates into beats, shows them in order, remembers the last turns, and says what
 * happened since the player's last decision. */

import type { Update } from '../protocol';
import type { View } from '../views/allGames';
import { BeatPlayer, type Step } from './beatPlayer.svelte';
import { cutBeats, START, type Beat, type BeatGrammar, type Cut } from './beats';
import { lastTurns, type Past } from './lastTurns';
import type { SeatState } from './seatState.svelte';
import type { Stage } from './stage';

/** At most this many beats are summed up, and this many updates kept to be shown again. */
const NEWS = 40;
const KEPT = 90;
const NOTHING: Beat = { seat: null, from: [], to: [], events: [], outcomes: [], first: null, continues: true };

export class Follow {
  readonly player: BeatPlayer;
  /** What others did since the player's last decision; for a spectator, since the turn began. */
  news: readonly Beat[] = $state.raw([]);
  /** The beat that an open question is about, if there is no time to show it before the question. */
  cause: Beat | null = $state.raw(null);
  /** Whether the last turns are being shown again. */
  again = $state(false);
  /** The board while the last turns are shown again. */
  past: View | null = $state.raw(null);
  /** Whether there is something that can be shown again. */
  canRepeat = $state(false);
  grammar: BeatGrammar | null = null;
  readonly #stage: Stage;
  readonly #you: () => readonly number[];
  readonly #idle: () => void;
  #cut: Cut = START;
  #kept: Past[] = [];
  #waiting: (() => void)[] = [];

  constructor(stage: Stage, you: () => readonly number[], idle: () => void) {
    this.#stage = stage;
    this.#you = you;
    this.#idle = idle;
    this.player = new BeatPlayer(stage, () => stage.pace, () => this.#rested());
  }

  /** Show an update of the seat at the screen, when its turn has come. */
  take(state: SeatState, update: Update): void {
    const number = update.decision?.number;
    const answered = state.sent !== null && state.sent.number !== number;
    const takenBack = update.since < state.heard;
    // The player is being asked all the while, so nothing may stand in the way.
    const open = state.decision !== null && state.decision.number === number;
    if (answered || takenBack || open) this.player.catchUp();
    if (answered || takenBack) this.news = [];
    if (takenBack) this.#forget();
    this.cause = null;
    state.hear(update);
    const cut = cutBeats(update.events, this.grammar, this.#cut);
    this.#cut = { ...cut, beats: [] };
    this.#keep({ beats: cut.beats, before: this.#kept.at(-1)?.after ?? state.view, after: update.view ?? this.#kept.at(-1)?.after ?? state.view });
    const urgent = update.decision !== null && update.clock.deadline_ms > 0;
    if (urgent) this.player.catchUp();
    if (takenBack || open || urgent || !this.#stage.shows) {
      this.player.catchUp();
      for (const beat of cut.beats) this.#note(beat);
      if (urgent) this.cause = [...cut.beats, ...this.news].findLast((beat) => !this.#isOwn(beat) && !beat.turn) ?? null;
      void this.#stage.change(() => state.apply(update), takenBack ? [] : update.events);
      return;
    }
    this.player.add(this.#steps(state, update, cut.beats, answered));
  }

  #steps(state: SeatState, update: Update, beats: readonly Beat[], answered: boolean): Step[] {
    const apply = (): void => state.apply(update);
    if (!beats.length) return [{ beat: NOTHING, own: true, changes: update.view !== null, ahead: false, land: apply }];
    // The board belongs to the last beat that does something. That a turn begins needs no board of its own.
    const acting = beats.findLastIndex((beat) => !beat.turn && !this.#isOwn(beat));
    const at = update.view ? (acting < 0 ? beats.length - 1 : acting) : beats.length;
    let told = update.since;
    const steps = beats.map((beat, i): Step => {
      const from = told;
      told += beat.events.length;
      const land = (): void => {
        this.#note(beat);
        state.tell(from, beat.events);
        if (i === at && update.view) state.view = update.view;
      };
      const own = this.#isOwn(beat) || (answered && i === 0 && beat.continues);
      return { beat, own, changes: i === at, ahead: i < at, land };
    });
    // The question comes when the last beat is over.
    return [...steps, { beat: NOTHING, own: true, changes: false, ahead: false, land: apply }];
  }

  #isOwn(beat: Beat): boolean {
    return beat.seat !== null && this.#you().includes(beat.seat);
  }

  /** A beat has landed. */
  #note(beat: Beat): void {
    if (beat.turn && !this.#you().length) this.news = [];
    if (!this.#isOwn(beat) && (beat.brief || beat.outcomes.length)) this.news = [...this.news, beat].slice(-NEWS);
  }

  // -- the last turns again ---------------------------------------------------------------------------------------

  #keep(past: Past): void {
    if (!past.beats.length && past.after === past.before) return;
    this.#kept.push(past);
    if (this.#kept.length > KEPT) this.#kept.splice(0, this.#kept.length - KEPT);
    this.canRepeat = lastTurns(this.#kept, this.#you()).length > 0;
  }

  /** Show once more what others did in the last turns. Nothing can be answered until the present is back. */
  repeat(): void {
    const turns = lastTurns(this.#kept, this.#you());
    if (this.again || !turns.length || document.hidden) return;
    this.player.catchUp();
    this.again = true;
    this.#stage.leave();
    this.#stage.leastPace = 1;
    this.past = turns[0]?.before ?? null;
    const back = (): void => {
      this.again = false;
      this.past = null;
      this.#stage.leastPace = 0;
      this.#stage.comeBack();
    };
    const steps = turns.flatMap(({ beats, after }) =>
      beats.map((beat, i): Step => {
        const last = i === beats.length - 1;
        return { beat, own: false, changes: last, ahead: !last, land: () => last && (this.past = after) };
      }),
    );
    this.player.add([...steps, { beat: NOTHING, own: true, changes: true, ahead: false, land: back }]);
  }

  #forget(): void {
    this.#cut = START;
    this.#kept = [];
    this.canRepeat = false;
  }

  /** Somebody else looks at the screen. */
  reset(): void {
    this.player.catchUp();
    this.#stage.clear();
    this.news = [];
    this.cause = null;
    this.#forget();
  }

  /** Do this when everything has been shown. */
  after(then: () => void): void {
    this.#waiting.push(then);
    if (!this.player.busy) this.#rested();
  }

  #rested(): void {
    for (const then of this.#waiting.splice(0)) then();
    this.#idle();
  }
}
