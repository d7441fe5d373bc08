/** A sentence beside something that is not a card, such as a die or a pile. Shown on hover, focus and a long press. */

import type { Board } from '../../table/board.svelte';

export interface TipText {
  title: string;
  text: string;
}
interface ShownTip extends TipText {
  element: Element;
}

const HOVER = 350;
const PRESS = 420;

export const TIP_ID = 'board-tip';

class Tips {
  shown: ShownTip | null = $state.raw(null);
}

const tipsByBoard = new WeakMap<Board, Tips>();

export function tipsOn(board: Board): Tips {
  let found = tipsByBoard.get(board);
  if (!found) tipsByBoard.set(board, (found = new Tips()));
  return found;
}

/** `{@attach tip(board, () => ({title, text}))}`. A long press only shows the tip and does not click. */
export function tip(board: Board, text: () => TipText): (element: HTMLElement) => () => void {
  return (element) => {
    const tips = tipsOn(board);
    let timer = 0;
    let long = false;
    const hide = (): void => {
      clearTimeout(timer);
      if (tips.shown?.element === element) tips.shown = null;
      element.removeAttribute('aria-describedby');
    };
    const later = (ms: number, pressed: boolean): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (board.bubble && (board.bubble.kind !== 'read' || board.bubble.pinned)) return;
        long = pressed;
        tips.shown = { element, ...text() };
        element.setAttribute('aria-describedby', TIP_ID);
      }, ms);
    };
    const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';
    const on: [string, (event: Event) => void][] = [
      // Something that moves under a resting pointer was not pointed at.
      ['pointermove', (event) => isMouse(event) && tips.shown?.element !== element && later(HOVER, false)],
      ['pointerdown', (event) => (hide(), (long = false), !isMouse(event) && later(PRESS, true))],
      // Lifting the finger does not close the tip that it opened.
      ['pointerleave', (event) => (isMouse(event) ? hide() : clearTimeout(timer))],
      ['pointercancel', hide],
      ['focus', () => element.matches(':focus-visible') && later(HOVER, false)],
      ['blur', hide],
      ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && tips.shown && (event.preventDefault(), hide())],
      ['contextmenu', (event) => event.preventDefault()],
    ];
    for (const [kind, listener] of on) element.addEventListener(kind, listener);
    const swallow = (event: Event): void => {
      clearTimeout(timer);
      if (!long) return hide();
      long = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      hide();
      for (const [kind, listener] of on) element.removeEventListener(kind, listener);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}
