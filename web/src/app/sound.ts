/** A few small sounds, made here. The client works without them, and they are off by default. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'choose' | 'hit' | 'dice' | 'breach' | 'over' | 'chat';

/** Pitch, when it begins, how long it is, its colour, and the pitch that it slides to. */
type Note = readonly [pitch: number, late: number, long: number, shape: OscillatorType, to?: number];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    [523, 0, 0.16, 'triangle'],
    [784, 0.09, 0.24, 'triangle'],
  ],
  choose: [[660, 0, 0.06, 'sine']],
  hit: [
    [190, 0, 0.16, 'sawtooth', 48],
    [900, 0, 0.04, 'square', 160],
  ],
  // Knocks on a table, closer and closer together.
  dice: [0, 0.09, 0.16, 0.21, 0.25].map((late, i) => [1250 - 130 * i, late, 0.045, 'square', 420] as const),
  breach: [
    [110, 0, 0.5, 'sine', 330],
    [660, 0.12, 0.45, 'triangle', 1320],
    [663, 0.14, 0.5, 'sine', 1310],
  ],
  over: [
    [392, 0, 0.3, 'triangle'],
    [523, 0.15, 0.3, 'triangle'],
    [659, 0.3, 0.5, 'triangle'],
  ],
  chat: [[880, 0, 0.08, 'sine']],
};

/** The same sound is not made again within this time, however many things happen at once. */
const APART_MS = 90;

let context: AudioContext | null = null;
const made = new Map<Sound, number>();

export function sound(name: Sound): void {
  // Somebody who looks at another window only needs to hear that it is their turn.
  if (!settings.all.sound || (document.hidden && name !== 'turn')) return;
  // Before the first click or key, browsers allow no sound and print a warning.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (made.get(name) ?? -APART_MS) < APART_MS) return;
  made.set(name, now);
  try {
    context ??= new AudioContext();
    for (const [pitch, late, long, shape, to] of NOTES[name]) {
      const at = context.currentTime + late;
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = shape;
      voice.frequency.setValueAtTime(pitch, at);
      if (to) voice.frequency.exponentialRampToValueAtTime(to, at + long);
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
      voice.connect(volume).connect(context.destination);
      voice.start(at);
      voice.stop(at + long + 0.02);
    }
  } catch {
    // Playing without sound is fine.
  }
}
