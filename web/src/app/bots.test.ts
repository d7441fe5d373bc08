import { beforeEach, expect, test, vi } from 'vitest';
import type { BotInfo } from '../protocol';

const stored = new Map<string, string>();
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
const { botHelp, botName, rememberBot, usualBot } = await import('./bots');
beforeEach(() => stored.clear());

const info = (bot: string, usual = false): BotInfo => ({
  bot,
  name: botName(bot),
  help: { id: `bot-${bot}-against`, args: {} },
  time: { id: 'bot-thinks', args: { whole: 0, tenths: 3 } },
  level: true,
  usual,
});
const BOTS = [info('novice', true), info('adept'), info('master')];

test('a bot goes by its name, not by what it is started with', () => {
  expect(botName('novice')).toBe('Novice');
  expect(botName('adept@1:turns=5')).toBe('Adept (@1:turns=5)');
  expect(botName('adept:turns=5')).toBe('Adept (turns=5)');
  expect(botName('my.own:Clever')).toBe('Clever');
});

test('what is said about a bot has how it plays and how long it thinks', () => {
  const [, adept] = BOTS;
  expect(adept && botHelp(adept)).toMatch(/^A good player: .* It thinks for 0\.3 seconds at most\.$/);
});

test('a newcomer gets the usual bot, and everybody else the one that was chosen last for that game', () => {
  expect(usualBot(BOTS, 'ashes')).toBe('novice');
  rememberBot('ashes', 'master');
  expect(usualBot(BOTS, 'ashes')).toBe('master');
  expect(usualBot(BOTS, 'aeons-end')).toBe('novice');
  rememberBot('ashes', 'gone');
  expect(usualBot(BOTS, 'ashes')).toBe('novice');
  expect(usualBot([], 'ashes')).toBe('');
});
