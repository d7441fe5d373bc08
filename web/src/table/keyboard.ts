/** Playing by keyboard: arrow keys go to the nearest thing in that direction, Tab goes from zone to zone, and the
 * focus is kept. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function things(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing.checkVisibility());
}

/** Tab reaches one thing of each zone: the one used last, or else one that can be chosen, or else the first. */
export function refresh(root: HTMLElement): void {
  const zones = new Map<Element, HTMLElement[]>();
  for (const thing of things(root)) {
    const zone = thing.closest('[data-zone]') ?? root;
    zones.set(zone, [...(zones.get(zone) ?? []), thing]);
  }
  for (const inside of zones.values()) {
    const home =
      inside.find((thing) => thing === document.activeElement) ??
      inside.find((thing) => thing.dataset['last'] !== undefined) ??
      inside.find((thing) => thing.dataset['can'] !== undefined) ??
      inside[0];
    for (const thing of inside) thing.tabIndex = thing === home ? 0 : -1;
  }
}

/** `{@attach arrowKeys}` on the frame of a board. */
export function arrowKeys(root: HTMLElement): () => void {
  const watcher = new MutationObserver(() => refresh(root));
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can'] });

  function focused(event: FocusEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>('[data-thing]');
    const zone = thing?.closest('[data-zone]') ?? root;
    if (!thing) return;
    for (const other of things(zone)) delete other.dataset['last'];
    thing.dataset['last'] = '';
    refresh(root);
  }
  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest<HTMLElement>('[data-thing]');
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = nearestThing(from, way, things(root));
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', pressed);
  refresh(root);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('keydown', pressed);
  };
}

/** `{@attach keepsFocus}` around board and prompt keeps the focus. An answer removes the button that gave it. When
 * the next options come, the focus goes to the first of them, or to the zone it was in. It is never taken from an
 * element that still has it. */
export function keepsFocus(root: HTMLElement): () => void {
  let where: '' | 'options' | (string & {}) = '';

  function focused(event: FocusEvent): void {
    const at = event.target as Element;
    if (!at.matches(':focus-visible')) return;
    if (at.closest('[data-choice], [data-fold]')) where = 'options';
    else where = at.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
  }
  function restore(): void {
    if (!where || (document.activeElement && document.activeElement !== document.body)) return;
    const zone = `[data-zone="${CSS.escape(where)}"] [data-thing][tabindex="0"]`;
    const found = where === 'options' ? firstOption(root) : root.querySelector<HTMLElement>(zone);
    found?.focus({ preventScroll: true });
  }
  const forget = (): void => {
    where = '';
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(restore));
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focused);
  addEventListener('pointerdown', forget);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', focused);
    removeEventListener('pointerdown', forget);
  };
}

/** Where choosing starts: the list, the button that opens it, and last "done" and the like. */
export function firstOption(root: ParentNode): HTMLElement | null {
  for (const wanted of ['[data-choice]:not(.ending)', '[data-fold]', '[data-choice]']) {
    const found = root.querySelector<HTMLElement>(wanted);
    if (found) return found;
  }
  return null;
}

/** Where the board starts for a player: something that can be used now, or else the first thing. */
export function firstThing(root: ParentNode): HTMLElement | null {
  const all = things(root);
  return all.find((thing) => thing.dataset['can'] !== undefined) ?? all[0] ?? null;
}

export function nearestThing(from: HTMLElement, [dx, dy]: [number, number], all: HTMLElement[]): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const to = middle(thing);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const across = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (along < 4) continue;
    const cost = along + across * 2.5;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
