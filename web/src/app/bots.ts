/** Bots where one can be chosen: what they are called, what is said about them, and which one was chosen last. */

import type { BotInfo } from '../protocol';
import { say } from './i18n';
import { keep, kept } from './storage';

const KEY = 'emberhold.bots';
/** A bot of ours with its version and other numbers: `adept@1:turns=5`. */
const NUMBERED = /^([a-z][a-z0-9-]*)(@\d+)?((?::[a-z]+=\d+)*)$/;

/** What a bot is called. Names are the same in every language; for `module:Class` it is the class. */
export function botName(bot: string): string {
  const [, own = bot.split(':').at(-1) ?? bot, version = '', numbers = ''] = NUMBERED.exec(bot) ?? [];
  const name = own.slice(0, 1).toUpperCase() + own.slice(1);
  const more = `${version}${numbers}`.replace(/^:/, '');
  return more ? `${name} (${more})` : name;
}

/** How it is to play against a bot or with it, and how long it thinks. */
export function botHelp(bot: BotInfo): string {
  return `${say(bot.help)} ${say(bot.time)}`;
}

/** The bot for who chooses none: the one that was chosen last for this game, or else the one for a newcomer. */
export function usualBot(bots: readonly BotInfo[], game: string): string {
  const last = lastBots()[game];
  return (bots.find((one) => one.bot === last) ?? bots.find((one) => one.usual) ?? bots[0])?.bot ?? '';
}

export function rememberBot(game: string, bot: string): void {
  keep(KEY, { ...lastBots(), [game]: bot });
}

function lastBots(): Record<string, unknown> {
  const found: unknown = kept(KEY);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}
