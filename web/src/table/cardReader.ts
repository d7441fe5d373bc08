/** Shows the card that an element names and what its option leads to, on hover, focus and a long press. */

import type { OptionInfo } from '../protocol';
import { cardsIn } from '../texts/narrate';
import type { Board } from './board.svelte';

const HOVER = 280;
const PRESS = 420;

/** `{@attach readsCard(board, slug)}`: this element names a card. With an option, what it leads to is shown too. */
export function readsCard(board: Board, slug: string | null, option?: OptionInfo): (element: HTMLElement) => () => void {
  return (element) => {
    if (!slug && !option) return () => {};
    let timer = 0;
    let long = false;
    let hovered = false;
    const later = (ms: number, pinned: boolean): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (board.bubble && (board.bubble.kind !== 'read' || board.bubble.pinned)) return;
        long = pinned;
        board.read({ slug }, element, pinned, option);
      }, ms);
    };
    const over = ({ pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse' || buttons || hovered) return;
      hovered = true;
      later(HOVER, false);
    };
    const stop = (): void => {
      hovered = false;
      clearTimeout(timer);
      board.unread();
    };
    const on: [string, (event: Event) => void][] = [
      // Something that moves under a resting pointer was not pointed at.
      ['pointermove', (event) => over(event as PointerEvent)],
      ['pointerdown', (event) => ((long = false), (event as PointerEvent).pointerType !== 'mouse' && later(PRESS, true))],
      ['pointerleave', stop],
      ['pointercancel', stop],
      ['focus', () => element.matches(':focus-visible') && element.dataset['read'] === undefined && later(HOVER, false)],
      ['blur', stop],
      ['contextmenu', (event) => (event.preventDefault(), board.read({ slug }, element, true, option))],
    ];
    for (const [kind, listener] of on) element.addEventListener(kind, listener);
    // A long press only shows the card; it must not also answer.
    const swallow = (event: Event): void => {
      clearTimeout(timer);
      if (!long) return;
      long = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of on) element.removeEventListener(kind, listener);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}

/** The card that an option is about: one on the table, or one that its sentence names. */
export function cardOfOption(option: OptionInfo, board: Board): string | null {
  for (const card of cardsIn(board.view)) {
    if (option.refs.includes(Number(card['id']))) return String(card['card']);
  }
  for (const arg of Object.values(option.text.args)) {
    if (typeof arg === 'string' && arg.startsWith('card-')) return arg.slice(5);
  }
  return null;
}
