/** The name of what was played: a card, a mage, a nemesis, a pre-built deck, or a deck that somebody gave a name. */

import type { Texts } from '../texts/texts';

export function playedName(name: string, texts: Texts | undefined): string {
  const id = [`deck-${name}`, `card-${name}`].find((one) => texts?.has(one));
  return id && texts ? texts.say(id) : name;
}
