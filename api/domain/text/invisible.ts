/** Signs of Unicode that take no room: marks of direction, joiners, zero-width blanks, soft hyphens, a byte order mark. */
const INVISIBLE = /[\p{DI}\ufff9-\ufffb]/u;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

export const holdsInvisible = (text: string): boolean => INVISIBLE.test(text);

/** The text as it is seen: what copies from a PDF or a chat carry along unseen is taken out. */
export const withoutInvisible = (text: string): string =>
  holdsInvisible(text) ? text.replace(EVERY_INVISIBLE, '') : text;

/** A parsed JSON value with every text as it is seen; what stands under a name `kept` says stays as it was typed. */
export const visibleValue = (value: unknown, kept: (name: string) => boolean): unknown => {
  if (typeof value === 'string') return withoutInvisible(value);
  if (Array.isArray(value)) return value.map((one) => visibleValue(one, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, kept(name) ? inner : visibleValue(inner, kept)]),
  );
};
