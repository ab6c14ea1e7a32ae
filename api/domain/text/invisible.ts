/** Invisible Unicode characters: direction marks, joiners, zero-width spaces, soft hyphens, a byte order mark. */
const INVISIBLE = /[\p{DI}\ufff9-\ufffb]/u;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

export const holdsInvisible = (text: string): boolean => INVISIBLE.test(text);

/** The text without invisible characters, which are often copied from a PDF or a chat. */
export const withoutInvisible = (text: string): string =>
  holdsInvisible(text) ? text.replace(EVERY_INVISIBLE, '') : text;

/** A parsed JSON value without invisible characters; values under names accepted by `kept` are unchanged. */
export const visibleValue = (value: unknown, isUnchanged: (name: string) => boolean): unknown => {
  if (typeof value === 'string') return withoutInvisible(value);
  if (Array.isArray(value)) return value.map((one) => visibleValue(one, isUnchanged));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isUnchanged(name) ? inner : visibleValue(inner, isUnchanged)]),
  );
};
