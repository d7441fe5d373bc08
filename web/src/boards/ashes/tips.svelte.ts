/** A sentence beside something that is no card: what a die does, what a pile is. On hover, focus and a long press. */

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

/** `{@attach tip(board, () => ({title, text}))}`. A long press tells; it does nothing else. */
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
      // What comes to lie under a resting pointer was not pointed at.
      ['pointermove', (event) => isMouse(event) && tips.shown?.element !== element && later(HOVER, false)],
      ['pointerdown', (event) => (hide(), (long = false), !isMouse(event) && later(PRESS, true))],
      // A finger that is lifted again leaves what it has opened.
      ['pointerleave', (event) => (isMouse(event) ? hide() : clearTimeout(timer))],
      ['pointercancel', hide],
      ['focus', () => element.matches(':focus-visible') && later(HOVER, false)],
      ['blur', hide],
      ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide()],
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
