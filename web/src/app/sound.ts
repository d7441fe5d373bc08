/** A few small sounds, made here. The client works without them, and they are off by default. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'choose' | 'harm' | 'over' | 'chat';

const NOTES: Record<Sound, [number, number, number, OscillatorType][]> = {
  turn: [
    [523, 0, 0.16, 'triangle'],
    [784, 0.09, 0.24, 'triangle'],
  ],
  choose: [[660, 0, 0.06, 'sine']],
  harm: [[120, 0, 0.18, 'sawtooth']],
  over: [
    [392, 0, 0.3, 'triangle'],
    [523, 0.15, 0.3, 'triangle'],
    [659, 0.3, 0.5, 'triangle'],
  ],
  chat: [[880, 0, 0.08, 'sine']],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  // Somebody who looks at another window only needs to hear that it is their turn.
  if (!settings.all.sound || (document.hidden && name !== 'turn')) return;
  // Before the first click or key, browsers allow no sound and print a warning.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, late, long, shape] of NOTES[name]) {
      const at = context.currentTime + late;
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = shape;
      voice.frequency.value = pitch;
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
