type Written = { readonly words: string; readonly of: Element; readonly box: Box };
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Overlapping texts, truncated amounts, and lists that scroll sideways. Runs in the page, so it is self-contained. */
export const crowded = (): string[] => {
  const complaints: string[] = [];
  const main = document.querySelector('.main') ?? document.body;
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr');
  const named = (words: string | null) => `"${(words ?? '').trim().slice(0, 40)}"`;
  /** The part of a box that its scroll containers show. */
  const within = (element: Element, box: Box): Box => {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  };
  const texts: Written[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    if (!of || !node.textContent?.trim() || !seen(of) || of.closest('svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = within(of, rect);
      if (box.right - box.left > 1 && box.bottom > 0 && box.top < innerHeight)
        texts.push({ words: node.textContent, of, box });
    }
  }
  /** Sticky layers cover what scrolls below them: head and foot cover pinned columns, and these cover the rest. */
  const layerOf = (of: Element) =>
    ['thead', 'tfoot', '.pin', '.btm', '.fab'].find((selector) => of.closest(selector) !== null) ?? '';
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.of === other.of || layerOf(one.of) !== layerOf(other.of)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > 5) complaints.push(`${named(one.words)} lies over ${named(other.words)}`);
    }
  });
  for (const element of main.querySelectorAll('.amt, .tot-r, .tscroll')) {
    // The strip of sums above a list scrolls when it is too narrow.
    if (!seen(element) || element.closest('.sums')) continue;
    const box = element.getBoundingClientRect();
    const shown = within(element.parentElement ?? element, box);
    const cut = element.matches('.tscroll')
      ? element.scrollWidth > element.clientWidth
      : shown.right > shown.left && shown.bottom > shown.top && box.right - box.left - (shown.right - shown.left) > 1;
    if (cut) complaints.push(`${named(element.textContent)} does not fit`);
  }
  return [...new Set(complaints)];
};
