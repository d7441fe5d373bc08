/** A table as this browser knows it: its seats, the view of each of our seats, who is connected, the chat. */

import { SvelteMap } from 'svelte/reactivity';
import { api, Trouble } from '../app/api';
import { seatTokensOf } from '../app/guest';
import type { ReportContext } from '../app/report';
import { settings } from '../app/settings.svelte';
import type {
  Broken,
  ChainPlace,
  ClientMessage,
  DecisionInfo,
  Failed,
  OptionInfo,
  OutcomeInfo,
  PreviewAnswer,
  Proposal,
  SeatInfo,
  ServerMessage,
  Text,
  Update,
  Welcome,
  WhyAnswer,
} from '../protocol';
import type { View } from '../views/allGames';
import type { BoardSource } from './board.svelte';
import { ChatLog } from './chatLog.svelte';
import { Connection, type ConnectionState } from './connection';
import { Follow } from './follow.svelte';
import { findGrammar } from '../boards';
import { OpenRequests } from './openRequests';
import { seatNames } from './seatNames';
import { sameSight, SeatState, SPECTATOR } from './seatState.svelte';
import type { Stage } from './stage';

export type AutoMode = 'ask' | 'smart' | 'pass';
const SENT_PATIENCE = 8_000;

export class LiveTable implements BoardSource {
  readonly id: string;
  readonly stage: Stage;
  readonly follow: Follow;
  readonly seatStates = new SvelteMap<number, SeatState>();
  connectionState: ConnectionState = $state('connecting');
  /** The code with which the connection was closed for good. */
  closed = $state(0);
  /** How many messages could not be sent because there was no connection. */
  unsent = $state(0);
  /** When the next try to connect is made, as a clock time; 0 if there is none. */
  retryAt = $state(0);
  welcome: Welcome | null = $state.raw(null);
  seats: readonly SeatInfo[] = $state.raw([]);
  started = $state(false);
  outcome: OutcomeInfo | null = $state.raw(null);
  /** Set if the match was broken off because of an error in the rules. */
  broken: Broken | null = $state.raw(null);
  replay: string | null = $state(null);
  /** Where this match stands in its chain of matches; null if it is part of none. */
  chain: ChainPlace | null = $state.raw(null);
  /** The table of the chain's next match, once it is laid. */
  next: string | null = $state(null);
  readonly talk = new ChatLog();
  auto: AutoMode = $state('smart');
  proposals: readonly Proposal[] = $state.raw([]);
  /** Our last proposal that was refused. */
  refused: Proposal | null = $state.raw(null);
  /** Our seat whose player is at the screen now. */
  seatAtScreen: number | null = $state(null);
  /** Our seat whose player must take the screen first. */
  handTo: number | null = $state(null);
  #connection: Connection;
  readonly #whys = new OpenRequests<WhyAnswer>();
  readonly #previews = new OpenRequests<PreviewAnswer>();
  #onFailed: (failed: Failed) => void;
  #onMoved: (table: string) => void;

  constructor(id: string, stage: Stage, onFailed: (failed: Failed) => void, onMoved: (table: string) => void) {
    this.id = id;
    this.stage = stage;
    this.follow = new Follow(stage, () => this.you, () => this.#turnTheScreen());
    document.addEventListener('visibilitychange', this.#hidden);
    this.#onFailed = onFailed;
    this.#onMoved = onMoved;
    this.#connection = new Connection(id, {
      tokens: () => seatTokensOf(id).map((one) => one.token),
      since: () => Object.fromEntries([...this.seatStates].map(([seat, seatState]) => [key(seat), seatState.heard])),
      received: (message) => this.#receive(message),
      changed: (state, code, retry) => {
        this.connectionState = state;
        if (state === 'closed') this.closed = code;
        this.retryAt = retry ? Date.now() + retry : 0;
        if (state !== 'live') this.#forgetSent();
      },
    });
  }

  close(): void {
    this.#connection.close();
    document.removeEventListener('visibilitychange', this.#hidden);
    this.follow.reset();
  }
  /** Nobody sees what is shown in a hidden tab. */
  #hidden = (): void => {
    if (document.hidden) this.catchUp();
  };
  /** Skip everything that is being shown. */
  catchUp(): void {
    this.follow.player.catchUp();
  }
  retry(): void {
    this.#connection.retry();
  }
  #send(message: ClientMessage): boolean {
    const sent = this.#connection.send(message);
    if (!sent) this.unsent++;
    return sent;
  }

  // -- what the board asks for ------------------------------------------------------------------------------------

  /** The date, if it is the match of a day. */
  get day(): string | null {
    return this.welcome?.day ?? null;
  }
  get game(): string {
    return this.welcome?.game ?? '';
  }
  get you(): readonly number[] {
    return this.welcome?.you ?? [];
  }
  get seat(): number | null {
    return this.seatAtScreen;
  }
  get seatState(): SeatState | null {
    return this.seatStates.get(this.seatAtScreen ?? SPECTATOR) ?? null;
  }
  get view(): View | null {
    return this.follow.past ?? this.seatState?.view ?? null;
  }
  get decision(): DecisionInfo | null {
    return this.follow.again ? null : (this.seatState?.decision ?? null);
  }
  get sent(): string | null {
    return this.seatState?.sent?.key ?? null;
  }
  get readonly(): boolean {
    return this.seatAtScreen === null || Boolean(this.welcome?.readonly) || this.ended;
  }
  get ended(): boolean {
    return this.outcome !== null || this.broken !== null;
  }
  /** The data for a bug report: what the seat at the screen sees; nothing while the screen is being handed over. */
  get reportContext(): ReportContext {
    const { id, replay, game, seatAtScreen } = this;
    const head = { table: id, replay, game, rules: this.welcome?.rules_version ?? '' };
    if (this.handTo !== null) return head;
    return { ...head, seat: seatAtScreen, view: this.view, decision: this.decision, events: this.seatState?.events ?? [] };
  }
  get names(): Map<number, string> {
    return seatNames(this.seats);
  }

  answer(option: OptionInfo): void {
    const { seatState, seatAtScreen } = this;
    if (!seatState?.decision || seatAtScreen === null || seatState.sent) return;
    const { number } = seatState.decision;
    if (this.#send({ t: 'answer', seat: seatAtScreen, number, key: option.key })) this.#wait(seatState, number, option.key);
  }
  /** Take back the whole action that the open question belongs to. */
  cancel(): void {
    const { seatState, seatAtScreen } = this;
    if (!seatState?.decision?.cancel || seatAtScreen === null || seatState.sent) return;
    const { number } = seatState.decision;
    if (this.#send({ t: 'cancel', seat: seatAtScreen, number })) this.#wait(seatState, number, '');
  }
  #wait(seatState: SeatState, number: number, answer: string): void {
    const sent = { number, key: answer };
    seatState.sent = sent;
    setTimeout(() => {
      // No reply came. Let the player choose again rather than wait for ever.
      if (seatState.sent === sent) seatState.sent = null;
    }, SENT_PATIENCE);
  }

  why(verb: string, thing: number | string): Promise<{ text: Text | null; rule: string | null } | null> {
    const seat = this.seatAtScreen;
    if (seat === null) return Promise.resolve(null);
    return this.#whys.ask((id) => this.#send({ t: 'why', id, seat, verb, thing }));
  }

  /** What this option of the open question would lead to; null if that cannot be known now. */
  preview(option: OptionInfo): Promise<PreviewAnswer | null> {
    const { seatAtScreen: seat, decision } = this;
    if (seat === null || !decision || this.connectionState !== 'live') return Promise.resolve(null);
    return this.#previews.ask((id) => this.#send({ t: 'preview', id, seat, number: decision.number, key: option.key }));
  }

  // -- what people do around the match ------------------------------------------------------------------------

  /** Send something for the seat that is looking, if there is one. */
  #do(make: (seat: number) => ClientMessage): void {
    const seat = this.seatAtScreen ?? this.you[0];
    if (seat !== undefined) this.#send(make(seat));
  }
  /** Send something for each of our seats. */
  #all(make: (seat: number) => ClientMessage): void {
    for (const seat of this.you) this.#send(make(seat));
  }
  undo(): void {
    this.#do((seat) => ({ t: 'undo', seat }));
  }
  agree(what: Proposal['what'], yes: boolean): void {
    const asked = this.proposals.find((one) => one.what === what);
    // On a shared screen, this answers for the first of our seats that has not answered yet.
    const first = this.you.find((one) => asked?.needed.includes(one) && !asked.agreed.includes(one));
    this.#do((seat) => ({ t: 'agree', seat: first ?? seat, what, yes }));
  }
  concede(): void {
    this.#do((seat) => ({ t: 'concede', seat }));
  }
  chat(text: string): void {
    if (text.trim()) this.#do((seat) => ({ t: 'chat', seat, text: text.trim() }));
  }
  emote(name: string): void {
    this.#do((seat) => ({ t: 'emote', seat, name }));
  }
  mute(other: number, on: boolean): void {
    this.#all((seat) => ({ t: 'mute', seat, other, on }));
    this.talk.mute(other, on);
  }
  setAuto(mode: AutoMode): void {
    this.auto = mode;
    this.#all((seat) => ({ t: 'auto', seat, mode }));
  }
  /** Tell the server what the settings say about formalities. */
  sendRoutine(): void {
    const { routine: on, orders } = settings.all;
    this.#all((seat) => ({ t: 'routine', seat, on, orders }));
  }
  hold(on: boolean): void {
    this.#do((seat) => ({ t: 'hold', seat, on }));
  }
  takeover(other: number): void {
    this.#do((seat) => ({ t: 'takeover', seat, other }));
  }
  rematch(): void {
    this.#all((seat) => ({ t: 'rematch', seat }));
  }
  leave(): void {
    this.#all((seat) => ({ t: 'leave', seat }));
  }

  // -- several people at one screen

  /** The next player has taken the screen. */
  takeScreen(): void {
    if (this.handTo === null) return;
    this.seatAtScreen = this.handTo;
    this.handTo = null;
    this.follow.reset();
  }
  /** Look at the table from another of our seats. */
  handScreenTo(seat: number): void {
    if (seat === this.seatAtScreen || !this.you.includes(seat)) return;
    this.follow.reset();
    if (settings.all.curtain && this.#secrets(seat)) this.handTo = seat;
    else this.seatAtScreen = seat;
  }
  #secrets(seat: number): boolean {
    return !sameSight(this.seatStates.get(seat)?.view, this.view);
  }
  #turnTheScreen(): void {
    if (this.you.length < 2 || this.handTo !== null || this.ended || this.follow.player.busy) return;
    const asked = (seat: number | null): boolean => Boolean(this.seatStates.get(seat ?? SPECTATOR)?.decision);
    if (asked(this.seatAtScreen)) return;
    const next = this.you.find(asked);
    if (next !== undefined) this.handScreenTo(next);
  }

  // -- what the server says -----------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcomed(message);
      case 'update':
        return this.#updated(message);
      case 'clock': {
        const seatState = this.seatStates.get(message.seat ?? SPECTATOR);
        if (seatState) seatState.clock = message.clock;
        return;
      }
      case 'presence':
        this.seats = message.seats;
        this.started = message.started;
        return;
      case 'why':
        return this.#whys.settle(message.id, message);
      case 'preview':
        return this.#previews.settle(message.id, message);
      case 'chat':
        return this.talk.hear({ seat: message.seat, text: message.text }, this.you);
      case 'emote':
        return this.talk.hear({ seat: message.seat, emote: message.name }, this.you);
      case 'proposal':
        this.proposals = [...this.proposals.filter((one) => one.what !== message.what), message].filter((one) => one.open);
        if (!message.open && !message.done && this.you.includes(message.by)) this.refused = message;
        return;
      case 'over':
        return this.follow.after(() => {
          this.outcome = message.outcome;
          this.#end(message.replay);
        });
      case 'broken':
        this.catchUp();
        this.broken = message;
        this.#forgetSent();
        return this.#end(message.replay);
      case 'rematch':
        return this.#onMoved(message.table);
      case 'next-match':
        this.next = message.table;
        return void this.#lookAtChain();
      case 'error':
        if (message.about === 'preview') {
          // The question has changed, or the table is busy. The player has asked for nothing, so nothing is said.
          return this.#previews.drop();
        }
        this.#forgetSent();
        return this.#onFailed(message);
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    this.welcome = welcome;
    void findGrammar(welcome.game).then((grammar) => (this.follow.grammar = grammar));
    this.seats = welcome.seats;
    this.started = welcome.started;
    this.chain = welcome.chain;
    this.next = welcome.chain?.next ?? null;
    this.proposals = welcome.proposals.filter((one) => one.open);
    this.talk.restart(welcome.chat);
    const mine = welcome.settings[0];
    this.talk.muted = mine?.muted ?? [];
    this.auto = mine?.auto ?? 'smart';
    if (mine && mine.auto !== settings.all.auto) this.setAuto(settings.all.auto);
    if (mine && (mine.routine !== settings.all.routine || mine.orders !== settings.all.orders)) this.sendRoutine();
    if (this.seatAtScreen !== null && welcome.you.includes(this.seatAtScreen)) return;
    // On a shared screen, the person who opens the page may not be the player whose seat comes first.
    this.seatAtScreen = welcome.you.length > 1 && settings.all.curtain && welcome.started ? null : (welcome.you[0] ?? null);
  }

  /** Show everything: nothing is secret any more. */
  #end(replay: string | null): void {
    this.replay = replay;
    this.handTo = null;
    this.seatAtScreen ??= this.you[0] ?? null;
    if (this.chain) void this.#lookAtChain();
  }

  /** After a match of a chain there are new points. Without an answer the page shows the old ones. */
  async #lookAtChain(): Promise<void> {
    try {
      const { chain } = await api.table(this.id);
      this.chain = chain ?? this.chain;
      this.next ??= chain?.next ?? null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
    }
  }
  /** Go to the next match of the chain. */
  goOn(): void {
    if (this.next) this.#onMoved(this.next);
  }

  #updated(update: Update): void {
    const seat = update.seat ?? SPECTATOR;
    let seatState = this.seatStates.get(seat);
    const first = !seatState?.view;
    if (!seatState) this.seatStates.set(seat, (seatState = new SeatState()));
    if (first || seat !== (this.seatAtScreen ?? SPECTATOR)) {
      seatState.hear(update);
      seatState.apply(update);
    } else this.follow.take(seatState, update);
    if (this.seatAtScreen === null && this.you.length > 1) this.#firstLook();
    else this.#turnTheScreen();
  }

  /** The first look at a shared screen starts with the curtain, unless all our seats see the same. */
  #firstLook(): void {
    const views = this.you.map((seat) => this.seatStates.get(seat)?.view);
    if (this.handTo !== null || views.some((view) => !view)) return;
    const next = this.you.find((seat) => this.seatStates.get(seat)?.decision) ?? this.you[0] ?? null;
    if (!this.ended && views.some((view) => !sameSight(view, views[0]))) this.handTo = next;
    else this.seatAtScreen = next;
  }

  #forgetSent(): void {
    for (const seatState of this.seatStates.values()) seatState.sent = null;
  }
}

function key(seat: number): string {
  return seat === SPECTATOR ? '' : String(seat);
}
