/** While beats are shown, a click or a key skips, and holding pauses. Neither reaches what is below: it is no answer. */

import type { BeatPlayer } from './beatPlayer.svelte';

/** Pressed for longer than this, it is held. */
const HOLD = 350;
/** After the last beat was skipped, this long a further click is still meant for it. */
const GRACE = 350;
/** What can be used at any time: it answers nothing. */
const FREE = 'header, aside, dialog, a[href], input, textarea, select, .bubble, [data-free]';
/** Keys that move, open or close something and answer nothing. */
const FREE_KEYS: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'l', 'c', '?']);
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

export function beatInput(player: BeatPlayer): () => void {
  let timer = 0;
  let pressed = false;
  let keyDown = '';
  let until = 0;

  const free = (event: Event): boolean => event.target instanceof Element && event.target.closest(FREE) !== null;
  const meant = (): boolean => player.busy || performance.now() < until;
  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function skip(): void {
    if (!player.busy) return;
    player.skip();
    if (!player.busy) until = performance.now() + GRACE;
  }
  function press(): void {
    pressed = true;
    clearTimeout(timer);
    timer = window.setTimeout(() => player.hold(true), HOLD);
  }
  /** Let go: whether it was held. */
  function release(): boolean {
    const held = player.held;
    clearTimeout(timer);
    pressed = false;
    if (held) player.hold(false);
    return held;
  }

  let wasHeld = false;
  function down(event: PointerEvent): void {
    wasHeld = false;
    if (player.busy && !free(event) && event.button === 0) press();
  }
  function up(): void {
    if (pressed && !keyDown) wasHeld = release();
  }
  function click(event: MouseEvent): void {
    // Keys make clicks too; they have been dealt with.
    if (!meant() || free(event)) return;
    swallow(event);
    if (!wasHeld) skip();
    wasHeld = false;
  }
  function keydown(event: KeyboardEvent): void {
    if (keyDown === event.key && event.repeat) return swallow(event);
    const open = document.querySelector('dialog[open]') !== null;
    if (!meant() || free(event) || open || event.ctrlKey || event.altKey || event.metaKey) return;
    if (FREE_KEYS.has(event.key) || MODIFIERS.has(event.key) || /^F\d+$/.test(event.key)) return;
    swallow(event);
    if (event.repeat || !player.busy) return;
    if (event.key === 'Escape') {
      player.catchUp();
      until = performance.now() + GRACE;
      return;
    }
    keyDown = event.key;
    press();
  }
  function keyup(event: KeyboardEvent): void {
    if (keyDown !== event.key) return;
    keyDown = '';
    // A button would take the key as a click when it comes up.
    swallow(event);
    if (!release()) skip();
  }
  function blur(): void {
    keyDown = '';
    if (pressed) release();
  }
  const capture = { capture: true };
  const all: [string, EventListener][] = [
    ['pointerdown', down as EventListener],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click as EventListener],
    ['keydown', keydown as EventListener],
    ['keyup', keyup as EventListener],
    ['blur', blur],
  ];
  for (const [name, listener] of all) window.addEventListener(name, listener, capture);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener, capture);
    clearTimeout(timer);
  };
}
