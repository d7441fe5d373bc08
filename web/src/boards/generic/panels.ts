/** Turns any view into panels, and tells which of its values are zones of cards, which are facts, and which hold
 * zones themselves. */

import { capital, isRecord, label, SEAT_KEYS, slugOf, viewWord } from '../../texts/narrate';
import type { Texts } from '../../texts/texts';
import type { CardView } from '../../table/board.svelte';

export interface Row {
  key: string;
  label: string;
  items: Item[];
  /** How many there are. Cards that look the same are one item. */
  n: number;
}
export type Item = { card: CardView } | { text: string } | { panel: Panel; id: number };
export interface Panel {
  title: string;
  notes: string[];
  rows: Row[];
}

/** The rest of the page shows these, or they mean nothing to a person. */
const SILENT = new Set(['card', 'game', 'id', 'outcome', 'seat', 'you']);
const PEOPLE = new Set(['players', 'seats']);
/** In a view these keys hold seats too. */
const SEATED = new Set([...SEAT_KEYS, 'active', 'first', 'pairs', 'winners', 'x']);

export const isCard = (value: unknown): value is CardView => isRecord(value) && 'card' in value;

/** A part of the view that has facts or zones of its own. */
const isPart = (value: unknown): value is Record<string, unknown> => isRecord(value) && !isCard(value);

/** The whole view as panels: first what belongs to everybody, then the other players, then the player who is
 * looking. */
export function panels(view: Readonly<Record<string, unknown>>, you: number | null, texts: Texts): Panel[] {
  const table: Record<string, unknown> = {};
  const parts: Panel[] = [];
  const others: Panel[] = [];
  const own: Panel[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (PEOPLE.has(key) && Array.isArray(value)) {
      value.forEach((item, seat) => {
        if (isRecord(item)) (seat === you ? own : others).push(panel(texts.seat(seat), item, texts));
      });
    } else if (isPart(value) && !SILENT.has(key)) {
      parts.push(panel(viewWord(key, texts), value, texts));
    } else {
      table[key] = value;
    }
  }
  const title = texts.has(`game-${texts.game}`) ? texts.say(`game-${texts.game}`) : texts.game;
  return [panel(title, table, texts), ...parts, ...others, ...own];
}

function panel(title: string, zones: Readonly<Record<string, unknown>>, texts: Texts): Panel {
  const notes: string[] = [];
  const rows: Row[] = [];
  collect(zones, texts, '', '', notes, rows);
  return { title, notes, rows };
}

function collect(
  zones: Readonly<Record<string, unknown>>,
  texts: Texts,
  before: string,
  under: string,
  notes: string[],
  rows: Row[],
): void {
  for (const [key, value] of Object.entries(zones)) {
    if (SILENT.has(key) || value === null || value === undefined || value === false) continue;
    const name = before + viewWord(key, texts, under);
    if (isCard(value)) {
      rows.push({ key: name, label: name, items: [{ card: value }], n: 1 });
    } else if (isRecord(value)) {
      collect(value, texts, `${name} `, key, notes, rows);
    } else if (Array.isArray(value) && value.some(isRecord)) {
      const items = value.map((item, i) => itemOf(key, item, i, texts));
      const unknown = items.every((item) => 'card' in item && item.card.card === null);
      rows.push({ key: name, label: name, items: unknown ? items.slice(0, 1) : items, n: items.length });
    } else if (key !== 'of' || !('life' in zones)) {
      const of = key === 'life' && typeof zones['of'] === 'number' ? `/${zones['of']}` : '';
      notes.push(value === true ? capital(name) : `${capital(name)}: ${valueText(key, value, texts)}${of}`);
    }
  }
}

function itemOf(key: string, item: unknown, i: number, texts: Texts): Item {
  if (isCard(item)) return { card: item };
  if (!isRecord(item)) return { text: valueText(key, item, texts) };
  const id = typeof item['id'] === 'number' ? item['id'] : 0;
  return { panel: panel(`${viewWord(key, texts)} ${i + 1}`, item, texts), id };
}

export function valueText(key: string, value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return texts.say('list-nothing');
  if (Array.isArray(value)) return value.map((item) => valueText(key, item, texts)).join(', ') || texts.say('list-nothing');
  if (isRecord(value)) {
    const name = 'card' in value ? texts.card(slugOf(value)) : '';
    const more = Object.entries(value)
      .filter(([k, v]) => !SILENT.has(k) && v)
      .map(([k, v]) => (v === true ? viewWord(k, texts) : `${viewWord(k, texts)} ${valueText(k, v, texts)}`));
    return [name, ...more].filter(Boolean).join(', ');
  }
  if (typeof value === 'number' && SEATED.has(key)) return texts.seat(value);
  if (typeof value === 'string') return texts.has(`card-${value}`) ? texts.card(value) : label(key, value, texts);
  return String(value);
}
