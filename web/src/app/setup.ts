/** The choices for a set-up: a set-up with gaps, made from what the game declares. No game is named here. */

import type { Choice, ChoiceValue, GameInfo } from '../protocol';
import { capital } from '../texts/narrate';
import type { MessageJson, Texts } from '../texts/texts';

export type Chosen = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

export function seatCounts(game: Pick<GameInfo, 'players'>): number[] {
  const [least = 1, most = least] = game.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The value that was chosen there; undefined if none was. */
export function get(chosen: unknown, path: Path): unknown {
  let here = chosen;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string | number, unknown>)[step];
  }
  // A list with one entry per seat may have gaps.
  return typeof path.at(-1) === 'number' && here === null ? undefined : here;
}

/** A copy with this choice made; undefined takes the choice back. Missing lists and objects on the path are added. */
export function put(chosen: Chosen, path: Path, value: unknown): Chosen {
  const out = structuredClone(chosen) as Record<string, unknown>;
  let here = out as Record<string | number, unknown>;
  path.forEach((step, at) => {
    const next = path[at + 1];
    if (typeof step === 'number' && Array.isArray(here)) {
      while (here.length <= step) here.push(next === undefined ? null : {});
    }
    if (next === undefined) {
      if (value !== undefined) here[step] = value;
      else if (Array.isArray(here)) here[step] = null;
      else delete here[step];
      return;
    }
    here = (here[step] ??= typeof next === 'number' ? [] : {}) as Record<string | number, unknown>;
  });
  return out;
}

/** The value of a choice: what was chosen, or its default; undefined if it is random. */
export function valueOf(choice: Choice, chosen: Chosen): unknown {
  const found = get(chosen, choice.path);
  return found !== undefined ? found : choice.drawn ? undefined : choice.default;
}

/** The items that were chosen for a list. */
export function listOf(choice: Choice, chosen: Chosen): unknown[] {
  const found = valueOf(choice, chosen);
  return Array.isArray(found) && choice.items.length ? (found as unknown[]) : [];
}

/** Make a choice. The default need not be stored. */
export function choose(choice: Choice, chosen: Chosen, value: unknown): Chosen {
  return put(chosen, choice.path, !choice.drawn && same(value, choice.default) ? undefined : value);
}

/** Add an item to the list or remove it. If there is room for only one, it replaces the other. */
export function toggle(choice: Choice, chosen: Chosen, item: ChoiceValue): Chosen {
  const group = choice.groups.find((one) => one.name === item.group);
  let list = listOf(choice, chosen);
  if (list.includes(item.value)) list = list.filter((one) => one !== item.value);
  else {
    const rivals = choice.items.filter((one) => one.group === item.group).map((one) => one.value);
    if (group?.most === 1) list = list.filter((one) => !rivals.includes(one));
    if (!hasRoom(choice, list, item)) return chosen;
    list = [...list, item.value];
  }
  return choose(choice, chosen, inOrder(choice, list));
}

/** Whether one more item fits into a list, by its group and in total. */
export function hasRoom(choice: Choice, list: readonly unknown[], item: ChoiceValue): boolean {
  const group = choice.groups.find((one) => one.name === item.group);
  return list.length < choice.most && (!group || countOf(choice, list, group.name) < group.most);
}

export function countOf(choice: Choice, list: readonly unknown[], group: string): number {
  return choice.items.filter((item) => item.group === group && list.includes(item.value)).length;
}

function inOrder(choice: Choice, list: readonly unknown[]): unknown[] {
  return choice.items.filter((item) => list.includes(item.value)).map((item) => item.value);
}

/** How many items a list still needs. Extra items of one group do not help another. */
export function lacking(choice: Choice, chosen: Chosen): number {
  const found = get(chosen, choice.path);
  if (choice.closed || !Array.isArray(found) || !choice.items.length) return 0;
  const inGroups = choice.groups.reduce((sum, one) => sum + Math.max(0, one.least - countOf(choice, found, one.name)), 0);
  return Math.max(choice.least - found.length, inGroups);
}

/** Fill a list with random items until it can be played. */
export function fillUp(choice: Choice, chosen: Chosen, random: () => number = Math.random): Chosen {
  const list = [...listOf(choice, chosen)];
  const needs = (item: ChoiceValue): boolean => {
    const group = choice.groups.find((one) => one.name === item.group);
    return !group || group.least === 0 || countOf(choice, list, group.name) < group.least;
  };
  for (;;) {
    const open = choice.items.filter((item) => !list.includes(item.value) && hasRoom(choice, list, item) && needs(item));
    if (!open.length || !lacking(choice, put(chosen, choice.path, list))) return choose(choice, chosen, inOrder(choice, list));
    list.push(open[Math.floor(random() * open.length)]?.value);
  }
}

/** The choices that remain, given what can be chosen now: the last one that does not fit is dropped. Others may fit
 * again without it, so the game must be asked again after each. */
export function fitting(chosen: Chosen, choices: readonly Choice[]): Chosen {
  let out: Chosen = {};
  for (const choice of choices) {
    const value = get(chosen, choice.path);
    if (value !== undefined) out = put(out, choice.path, value);
  }
  for (const choice of choices.toReversed()) {
    const value = get(out, choice.path);
    if (value === undefined) continue;
    const left = stillOffered(choice, value);
    if (!same(left, value)) return left === undefined ? put(out, choice.path, undefined) : choose(choice, out, left);
  }
  return out;
}

function stillOffered(choice: Choice, value: unknown): unknown {
  if (choice.closed) return undefined;
  if (choice.values.some((one) => same(one.value, value))) return value;
  if (Array.isArray(value)) return choice.items.length ? inOrder(choice, value) : undefined;
  return choice.brought && typeof value === 'object' && value !== null ? value : undefined;
}

/** Whether the same was chosen. A seat without choices does not count. */
export function alike(a: Chosen, b: Chosen): boolean {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const list = value.map(bare);
      while (list.length && list.at(-1) === undefined) list.pop();
      return list.length || !value.length ? list : undefined;
    }
    if (typeof value !== 'object' || value === null) return value ?? undefined;
    const kept = Object.entries(value).map(([key, one]) => [key, bare(one)] as const);
    const full = kept.filter(([, one]) => one !== undefined).sort(([x], [y]) => x.localeCompare(y));
    return full.length ? Object.fromEntries(full) : undefined;
  };
  return same(bare(a), bare(b));
}

/** A text of the declaration. A game without texts of its own shows its keys. */
function worded(message: MessageJson, key: string, texts: Texts): string {
  return texts.has(message.id) ? texts.format(message) : capital(key.replace(/[_-]/g, ' '));
}
export function choiceLabel(choice: Choice, texts: Texts): string {
  return worded(choice.text, choice.name, texts);
}
export function choiceHelp(choice: Choice, texts: Texts): string {
  return texts.has(choice.help.id) ? texts.format(choice.help) : '';
}
export function valueLabel(value: ChoiceValue, texts: Texts): string {
  return capital(worded(value.text, value.word, texts));
}
