/** Marks each text whose style axe still has to check, with that style. */
export const UNJUDGED = 'data-look-unjudged';

/**
 * A style is everything that decides readability: the text's own colour, size and weight, and the colours, pictures,
 * opacity and position of its backgrounds. Runs in the page.
 */
export const markUnjudged = ({ mark, readable }: { mark: string; readable: readonly string[] }): void => {
  const known = new Set(readable);
  const ground = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const cached = ground.get(element);
    if (cached !== undefined) return cached;
    const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = getComputedStyle(element);
    const here = [backgroundColor, backgroundImage, opacity, filter, position, zIndex].join(' ');
    const under = element.parentElement ? groundOf(element.parentElement) : '';
    // A style that adds nothing to its background is not a style of its own.
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
