/**
 * A control character other than tab and line ends, half of a surrogate pair, a non-character, or an invisible
 * character: U+200B hides in a pasted number, and U+202E reverses a displayed name.
 */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{DI}\ufff9-\ufffb\ufffe\uffff]/u;
const EVERY_UNREADABLE = new RegExp(UNREADABLE, 'gu');

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair, XML 1.0 allows none of these characters, and they are
 * invisible.
 */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

export const readableText = (text: string): string => (isReadable(text) ? text : text.replace(EVERY_UNREADABLE, ''));

/** The beginning of a text, at most `most` UTF-16 units; a surrogate pair is never cut in half. */
export const beginning = (text: string, most: number): string => readableText(text.slice(0, most));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Paths like "lines.0.name". Not recursive, because the input may be nested to any depth. Values in `judged` are known
 * to be readable.
 */
export const unreadablePaths = (value: unknown, judged?: WeakSet<object>): string[] => {
  const found: string[] = [];
  const open: { at: string; value: unknown }[] = [{ at: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { at } = next;
    if (typeof next.value === 'string') {
      if (!isReadable(next.value)) found.push(at);
    } else if (next.value instanceof Set) open.push({ at, value: [...next.value] });
    else if (isObject(next.value) && !judged?.has(next.value))
      for (const [key, inner] of Object.entries(next.value)) {
        const path = at === '' ? readableText(key) : `${at}.${readableText(key)}`;
        if (!isReadable(key)) found.push(path);
        open.push({ at: path, value: inner });
      }
  }
  return found;
};

export const readableValue = (value: unknown): unknown => {
  if (typeof value === 'string') return readableText(value);
  if (Array.isArray(value)) return value.map(readableValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [readableText(key), readableValue(inner)]));
};
