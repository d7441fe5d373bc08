/** What the pointer does to the page while something is dragged. */

/** How near the edge of the board it scrolls, and how fast, in px. */
const EDGE = 36;
const SCROLL = 9;

/** The click that a browser makes of the end of a drag is none. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** A board that is larger than its window scrolls when something is held at its edge. */
export function scrollAtEdge({ clientX, clientY }: PointerEvent): void {
  const board = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('.board'));
  if (!board) return;
  const { top, bottom } = board.getBoundingClientRect();
  if (clientY < top + EDGE) board.scrollTop -= SCROLL;
  else if (clientY > bottom - EDGE) board.scrollTop += SCROLL;
}
