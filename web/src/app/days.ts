/** Matches of the day: their dates, and what a day sets up. */

import type { Choice, ChoiceValue } from '../protocol';
import { get } from './setup';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day so many days later; empty if there is none. */
export function dayAfter(day: string, days: number): string {
  const at = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  const then = new Date(at + days * DAY_MS);
  return Number.isNaN(then.getTime()) || then.getUTCFullYear() < 1 || then.getUTCFullYear() > 9999 ? '' : then.toISOString().slice(0, 10);
}

/** A day as people write it. It is a day in UTC, wherever the reader is. */
export function shownDay(day: string, language: string, dateStyle: 'medium' | 'full' = 'medium'): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** One thing that a set-up holds, in the words of the choice that it could have been. */
export interface Fixed {
  choice: Choice;
  values: ChoiceValue[];
}

/** What a whole set-up holds, in the order of the game's choices. */
export function fixed(choices: readonly Choice[], setup: unknown): Fixed[] {
  return choices.flatMap((choice) => {
    const value = get(setup, choice.path);
    const values = Array.isArray(value)
      ? choice.items.filter((item) => value.includes(item.value))
      : choice.values.filter((one) => value !== undefined && value !== null && one.value === value);
    return values.length ? [{ choice, values }] : [];
  });
}
