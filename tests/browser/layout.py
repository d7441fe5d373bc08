"""What is wrong with the layout of a page, as somebody who looks at it would say it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

__all__ = ["board_share", "layout_faults"]

FAULTS: Final = """() => {
  const faults = [];
  const say = (fault, element, text) => faults.push(`${fault}: ${(text ?? element.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)}`);
  const wide = document.documentElement;
  if (wide.scrollWidth > innerWidth + 1) faults.push(`the page is ${wide.scrollWidth - innerWidth} px too wide`);
  if (document.querySelector('main.table') && wide.scrollHeight > innerHeight + 1)
    faults.push(`the page is ${wide.scrollHeight - innerHeight} px too high`);

  // What can be seen of a box: what scrolls can be reached, so only what is cut off for good counts as cut.
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const clip = (element, rect) => {
    let [left, top, right, bottom, cut] = [rect.left, rect.top, rect.right, rect.bottom, null];
    for (let at = element; at && at !== wide; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = at.getBoundingClientRect();
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        // Letters reach beyond a tight line; a line that is cut off is missing by more than that.
        const slack = parseFloat(style(element).fontSize) * 0.45;
        if (hides && (left < box.left - 2 || right > box.right + 2 || top < box.top - slack || bottom > box.bottom + slack)) cut ??= at;
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      if (position === 'fixed') break;
    }
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight), cut };
  };

  // Every piece of text that is shown. The texts of cards are shortened on purpose: they can be read in full.
  const shown = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.data.trim();
    if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.sr, [inert], script, style, option, svg, .fx, .text')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 4) continue;
    let spoken = false; // only for screen readers
    for (let at = element; at; at = at.parentElement) spoken ||= style(at).clipPath !== 'none';
    if (spoken) continue;
    const seen = clip(element, rect);
    const scrolls = (at) => at && at.scrollWidth > at.clientWidth;
    if (seen.cut && style(seen.cut).textOverflow !== 'ellipsis') say('cut', element, words);
    if (style(element).textOverflow === 'ellipsis' && scrolls(element) && !element.title && !element.closest('[title], .now, h1')) say('shortened', element, words);
    for (const word of node.data.matchAll(/\\p{L}{4,}/gu)) {
      const part = document.createRange();
      part.setStart(node, word.index);
      part.setEnd(node, word.index + word[0].length);
      const lines = new Set([...part.getClientRects()].map((one) => Math.round(one.top))).size;
      if (lines > 2) say('letter by letter', element, word[0]);
    }
    if (seen.right - seen.left > 2 && seen.bottom - seen.top > 4) shown.push({ element, rect: seen, words });
  }

  // Two texts in the same place.
  const onTop = ({ element, rect }) => {
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const found = document.elementsFromPoint(x, y);
    const at = found.indexOf(element);
    return at >= 0 ? found.slice(0, at).every((one) => element.contains(one) || one.contains(element) || style(one).backgroundColor === 'rgba(0, 0, 0, 0)' || parseFloat(style(one).opacity) < 1) : true;
  };
  const texts = shown.filter(onTop);
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // The boxes of letters are higher than what is drawn.
      if (width < 4 || height < 0.4 * Math.min(one.rect.bottom - one.rect.top, other.rect.bottom - other.rect.top)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      say('over each other', one.element, `${one.words.slice(0, 18)} / ${other.words.slice(0, 18)}`);
    }
  }

  // Everything that can be clicked can be reached: brought into view, its middle belongs to it.
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, [inert]') || style(element).pointerEvents === 'none') continue;
    let rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    const hit = () => {
      rect = element.getBoundingClientRect();
      const spots = [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.5, 0.8], [0.8, 0.5]];
      return spots.some(([x, y]) => {
        const found = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
        // A prepared spell lies over its whole breach; the keyboard reaches both.
        const breach = element.closest('.breach');
        return found && (element.contains(found) || breach?.contains(found) || found.closest('label')?.contains(element));
      });
    };
    if (hit()) continue;
    const before = [];
    for (let at = element.parentElement; at; at = at.parentElement) if (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth) before.push([at, at.scrollLeft, at.scrollTop]);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!hit()) say('out of reach', element, element.ariaLabel ?? element.textContent);
    for (const [at, x, y] of before) at.scrollTo({ left: x, top: y, behavior: 'instant' });
  }
  return [...new Set(faults)];
}"""


def layout_faults(page: Page) -> list[str]:
    """Text that is cut off, letter by letter or over other text, things out of reach, a page that is too wide."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def board_share(page: Page) -> float:
    """How much of the page is the board."""
    share: float = page.evaluate(
        """() => {
          const box = document.querySelector('.frame .board').getBoundingClientRect();
          return (box.width * box.height) / (innerWidth * innerHeight);
        }"""
    )
    return share
