/** Stands at each text whose look axe has still to judge, and says what that look is. */
export const UNJUDGED = 'data-look-unjudged';

/**
 * Marks the texts and fields of the page whose look is not among those found readable. A look is all that decides whether a text can be
 * read: its own colour, size and weight, and the colours, pictures, opacity and place of everything it lies on. Runs in the page.
 */
export const markUnjudged = ({ mark, readable }: { mark: string; readable: readonly string[] }): void => {
  const known = new Set(readable);
  const ground = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const kept = ground.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = getComputedStyle(element);
    const here = [backgroundColor, backgroundImage, opacity, filter, position, zIndex].join(' ');
    const under = element.parentElement ? groundOf(element.parentElement) : '';
    // What adds nothing to what it lies on is no look of its own.
    const whole = under.endsWith(here) ? under : `${under}/${here}`;
    ground.set(element, whole);
    return whole;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const isField = element.matches('input, select, textarea');
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    if (!isField && !hasText) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = `${[element.tagName, color, fontSize, fontWeight, textShadow].join(' ')}${groundOf(element)}`;
    if (!known.has(look)) element.setAttribute(mark, look);
  }
};
