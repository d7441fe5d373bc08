/** Choices as a game may declare them, for tests. */

import type { Choice, ChoiceValue } from '../protocol';

export const value = (word: string, more: Partial<ChoiceValue> = {}): ChoiceValue => ({ word, value: word, text: { id: word, args: {} }, card: null, group: null, ...more });
export const declared = (more: Partial<Choice>): Choice => ({
  name: 'market',
  path: ['market'],
  kind: 'one',
  seat: null,
  text: { id: 'setup-market', args: {} },
  help: { id: 'setup-market.help', args: {} },
  values: [],
  items: [],
  least: 0,
  most: 0,
  groups: [],
  default: null,
  drawn: false,
  simple: true,
  own: null,
  brought: null,
  closed: null,
  rule: null,
  ...more,
});
