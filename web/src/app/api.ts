/** The HTTP interface of the server: one function for each request. */

import type {
  Addresses,
  ChainInfo,
  Choices,
  ChosenSoFar,
  Created,
  DayBattle,
  GameInfo,
  Health,
  History,
  Joined,
  JoinTable,
  MatchStory,
  NewTable,
  PlayedDays,
  PlayedOn,
  PlayOn,
  Problem,
  ReplayAt,
  ReplayInfo,
  ReplayMade,
  RuleInfo,
  SeatChoices,
  SeatChosen,
  Statistics,
  TableInfo,
  Text,
} from '../protocol';

export type Facts = Readonly<Record<string, unknown>> & { slug: string };

/** Why a request failed: the server's own words, or that the server was not reached. */
export class Trouble extends Error {
  readonly code: string;
  readonly text: Text | null;
  readonly detail: string;

  constructor(code: string, text: Text | null = null, detail = '') {
    super(detail || code);
    this.code = code;
    this.text = text;
    this.detail = detail;
  }
}

/** The server's answer. If the server cannot be reached, the error is in our own words. */
export async function reach(path: string, how?: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, how);
  } catch {
    throw new Trouble('offline');
  }
}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}, method = ''): Promise<Response> {
  const answer = await reach(path, {
    method: method || (body === undefined ? 'GET' : 'POST'),
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Trouble(problem?.code ?? String(answer.status), problem?.text ?? null, problem?.detail ?? '');
  }
  return answer;
}

export async function call<T>(path: string, body?: unknown, headers?: Record<string, string>, method?: string): Promise<T> {
  return (await (await ask(path, body, headers, method)).json()) as T;
}

const at = encodeURIComponent;
const remembered = new Map<string, Promise<unknown>>();

/** Things that do not change while the page is open are requested once. */
function once<T>(path: string): Promise<T> {
  let found = remembered.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    found.catch(() => remembered.delete(path));
    remembered.set(path, found);
  }
  return found;
}

/** A step of a replay: what changes in the view, from which event on the events are other ones, and those events. */
export type StepChange = [changes: [path: (string | number)[], value?: unknown][], since: number, events: ReplayAt['events']];

/** What a page that was saved as a file brings along, so that it never asks a server. */
export function remember(path: string, value: unknown): void {
  remembered.set(path, Promise.resolve(value));
}

export const api = {
  health: () => call<Health>('health'),
  games: () => once<GameInfo[]>('games'),
  /** Chains of matches, such as a draft and the matches with its decks. */
  chains: () => once<ChainInfo[]>('chains'),
  chainChoices: (chain: string, soFar: ChosenSoFar) => call<Choices>(`chains/${at(chain)}/choices`, soFar),
  /** The names of the language files, by language. */
  textFiles: () => once<{ files: Record<string, string[]> }>('texts').then((found) => found.files),
  choices: (game: string, soFar: ChosenSoFar) => call<Choices>(`games/${at(game)}/choices`, soFar),
  /** What the match of a day sets up: a date, or `today`. */
  day: (game: string, day: string, players: number) => call<DayBattle>(`games/${at(game)}/days/${at(day)}?players=${players}`),
  content: (game: string) => once<Facts[]>(`games/${at(game)}/content`),
  rules: (game: string) => once<RuleInfo[]>(`games/${at(game)}/rules`),
  create: (table: NewTable) => call<Created>('tables', table),
  tables: () => call<TableInfo[]>('tables'),
  table: (id: string) => call<TableInfo>(`tables/${at(id)}`),
  seatChoices: (id: string, soFar: SeatChosen) => call<SeatChoices>(`tables/${at(id)}/choices`, soFar),
  addresses: () => call<Addresses>('addresses'),
  join: (id: string, who: JoinTable) => call<Joined>(`tables/${at(id)}/join`, who),
  upload: (journal: string) => call<ReplayMade>('replays', journal),
  replay: (id: string) => call<ReplayInfo>(`replays/${at(id)}`),
  /** `latest` says how many events the client already has, and as of which step. */
  replayAt: (id: string, n: number, seat: number | null, latest: { n: number; count: number } | null) => {
    const asked = new URLSearchParams(seat === null ? {} : { seat: String(seat) });
    if (latest) for (const [key, value] of [['after', latest.n], ['since', latest.count]] as const) asked.set(key, String(value));
    return call<ReplayAt>(`replays/${at(id)}/at/${n}?${asked}`);
  },
  /** The position after `n` steps, as a scenario. */
  scenario: async (id: string, n: number) => (await ask(`replays/${at(id)}/scenario?to=${n}`)).text(),
  replayJournal: (id: string) => call<unknown>(`replays/${at(id)}/journal`),
  /** Every step as every seat saw it: for each viewer, for each step, what changes, and its events. */
  replaySteps: (id: string) => call<StepChange[][]>(`replays/${at(id)}/steps`),
  story: (id: string) => once<MatchStory>(`replays/${at(id)}/story`),
  /** A new match that begins where this one stood after a step. */
  playOn: (id: string, from: PlayOn) => call<PlayedOn>(`replays/${at(id)}/play`, from),
  /** A page of the finished matches of a guest; what is filtered is named by the keys of the request. */
  history: (guest: string, wanted: Readonly<Record<string, string>> = {}) =>
    call<History>(`history?${new URLSearchParams(wanted)}`, undefined, { 'X-Emberhold-Guest': guest }),
  /** A page of the matches of the day that a guest has begun. */
  days: (guest: string, wanted: Readonly<Record<string, string>> = {}) =>
    call<PlayedDays>(`days?${new URLSearchParams(wanted)}`, undefined, { 'X-Emberhold-Guest': guest }),
  statistics: (guest: string) => call<Statistics>('statistics', undefined, { 'X-Emberhold-Guest': guest }),
};
