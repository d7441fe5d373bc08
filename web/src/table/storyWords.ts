/** The story of a match in words, for the end scene and the replay. */

import { t } from '../app/i18n';
import type { Fighter, MatchStory, TurningPoint } from '../protocol';
import type { Texts } from '../texts/texts';

/** What a fighter is called: the card, and the player if it has one. Two players may have the same card. */
export function fighterName(fighter: Fighter, texts: Texts): string {
  const id = texts.has(`card-${fighter.name}`) ? `card-${fighter.name}` : fighter.name;
  const name = texts.say(id);
  return fighter.seat === null ? name : t('story-fighter', { name, player: texts.seat(fighter.seat) });
}

export function pointWords(point: TurningPoint, story: MatchStory, texts: Texts): string {
  const fighter = story.fighters[point.fighter];
  if (!fighter) return '';
  const together = story.fighters.filter(({ side, of }) => of && side === fighter.side).length > 1;
  if (point.kind === 'lead' && together) return t('story-lead-players');
  return t(`story-${point.kind}`, { who: fighterName(fighter, texts), n: point.amount });
}

/** Every turn with its number in the round, for a list to jump by. */
export function turnNames(story: MatchStory, texts: Texts): { step: number; round: number; name: string }[] {
  return story.turns.map(({ step, round, seat }, i) => ({
    step,
    round,
    name: t('replay-turn', { n: i + 1, who: seat === null ? t('replay-turn-nobody') : texts.seat(seat) }),
  }));
}

/** Fighters that lost life at all, with their places; the others have nothing to draw. */
export function hurtFighters(story: MatchStory): { fighter: Fighter; place: number; total: number }[] {
  return story.fighters
    .map((fighter, place) => ({ fighter, place, total: fighter.damage.reduce((sum, n) => sum + n, 0) }))
    .filter((one) => one.total > 0);
}
