/** Stops what moves for no reason but to be seen: drifting ash, glowing rifts. It costs as much as the whole table, so
 * it rests when nobody has done anything for some seconds, and while the page is hidden. */

const REST_MS = 10_000;
const INPUT = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Style sheets read it: endless animations have the play state `var(--ambient)`. */
export function watchInput(): void {
  const page = document.documentElement.dataset;
  let timer = 0;
  function rest(): void {
    clearTimeout(timer);
    page['idle'] = '';
  }
  function wake(): void {
    if (document.hidden) return rest();
    delete page['idle'];
    clearTimeout(timer);
    timer = window.setTimeout(rest, REST_MS);
  }
  for (const kind of INPUT) addEventListener(kind, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', wake);
  wake();
}
