import { beforeEach, expect, it, vi } from 'vitest';
import { sound, type Sound } from './sound';

const settings = vi.hoisted(() => ({ all: { sound: false } }));
vi.mock('./settings.svelte', () => ({ settings }));

/** Counts the voices that would be heard. */
let voices = 0;
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  createOscillator() {
    voices += 1;
    const node = { type: '', frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (to: unknown) => to, start: () => {}, stop: () => {} };
    return node;
  }
  createGain() {
    return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (to: unknown) => to };
  }
}
let now = 0;

beforeEach(() => {
  voices = 0;
  now += 10_000;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', {});
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('is silent until somebody asks for sound', () => {
  settings.all.sound = false;
  for (const name of ['hit', 'dice', 'breach', 'turn'] as Sound[]) sound(name);
  expect(voices).toBe(0);
});

it.each([['hit', 2], ['dice', 5], ['breach', 3]] as const)('makes the sound of %s', (name, many) => {
  settings.all.sound = true;
  sound(name);
  expect(voices).toBe(many);
});

it('makes a sound once, however many things are hit at the same time', () => {
  settings.all.sound = true;
  sound('hit');
  sound('hit');
  now += 200;
  sound('hit');
  expect(voices).toBe(4);
});
