// Looks at the page and says what is wrong with its layout; the words are in layout.py.
() => {
  const faults = [];
  const say = (fault, words) => faults.push(`${fault}: ${words.trim().replace(/\s+/g, ' ').slice(0, 40)}`);
  const html = document.documentElement;
  const wide = html.scrollWidth - innerWidth;
  const high = html.scrollHeight - innerHeight;
  if (wide > 1) faults.push(`the page is ${wide} px too wide`);
  if (document.querySelector('main.table') && high > 1) faults.push(`the page is ${high} px too high`);

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const upwards = function* (element) {
    for (let at = element; at && at !== html; at = at.parentElement) yield at;
  };

  // What can be seen of a box, and what cuts it off for good: what scrolls can be reached.
  const clipped = (element, box) => {
    let [left, top, right, bottom, cut] = [box.left, box.top, box.right, box.bottom, null];
    // Letters reach beyond a tight line; a line that is cut off is missing by more than that.
    const slack = parseFloat(style(element).fontSize) * 0.45;
    for (const at of upwards(element)) {
      const { overflowX, overflowY, position } = style(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const room = at.getBoundingClientRect();
        const beside = left < room.left - 2 || right > room.right + 2;
        const beyond = top < room.top - slack || bottom > room.bottom + slack;
        if (['hidden', 'clip'].includes(overflowX) && (beside || beyond)) cut ??= at;
        [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
        [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
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
    if (element.closest('[inert], script, style, option, svg, .fx, .text')) continue;
    if ([...upwards(element)].some((at) => style(at).clipPath !== 'none')) continue; // only for screen readers
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 4) continue;
    const seen = clipped(element, box);
    const shortens = (at) => style(at).textOverflow === 'ellipsis';
    if (seen.cut && !shortens(seen.cut)) say('cut', words);
    // What is shortened says the rest when it is pointed at; a headline is no loss.
    const told = element.closest('[title], .now, h1');
    if (shortens(element) && element.scrollWidth > element.clientWidth && !told) say('shortened', words);
    for (const word of node.data.matchAll(/\p{L}{4,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
      if (lines.size > 2) say('letter by letter', word[0]);
    }
    if (seen.right - seen.left > 2 && seen.bottom - seen.top > 4) shown.push({ element, box: seen, words });
  }

  // Two texts in the same place. What something covers with its ground is not shown there.
  const related = (one, other) => one.contains(other) || other.contains(one);
  const covers = (one) => style(one).backgroundColor !== 'rgba(0, 0, 0, 0)' && parseFloat(style(one).opacity) === 1;
  const onTop = ({ element, box }) => {
    const found = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const above = found.slice(0, Math.max(0, found.indexOf(element)));
    return !above.some((one) => !related(one, element) && covers(one));
  };
  const texts = shown.filter(onTop);
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The boxes of letters are higher than what is drawn.
      const least = 0.4 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (width < 4 || height < least || related(one.element, other.element)) continue;
      say('over each other', `${one.words.slice(0, 18)} / ${other.words.slice(0, 18)}`);
    }
  }

  // Everything that can be clicked can be reached: once it is scrolled to, some of it is on top.
  const SPOTS = [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.5, 0.8], [0.8, 0.5]];
  const reached = (element) => {
    const box = element.getBoundingClientRect();
    return SPOTS.some(([x, y]) => {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!found) return false;
      // A prepared spell lies over its whole breach; the keyboard reaches both.
      const own = [element, element.closest('.breach'), element.closest('label')];
      return own.some((one) => one?.contains(found));
    });
  };
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const box = element.getBoundingClientRect();
    const visible = element.checkVisibility({ visibilityProperty: true }) && box.width > 2 && box.height > 2;
    if (!visible || element.closest('.sr, [inert]') || style(element).pointerEvents === 'none') continue;
    if (reached(element)) continue;
    const before = [...upwards(element), html].map((at) => [at, at.scrollLeft, at.scrollTop]);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!reached(element)) say('out of reach', element.ariaLabel ?? element.textContent);
    for (const [at, left, top] of before) at.scrollTo({ left, top, behavior: 'instant' });
  }

  // The buttons beside a question are in sight before anything is scrolled.
  for (const element of document.querySelectorAll('.below .ask button')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const seen = clipped(element, box);
    if (seen.bottom - seen.top < box.height * 0.8) say('below the edge', element.ariaLabel ?? element.textContent);
  }
  return [...new Set(faults)];
};
