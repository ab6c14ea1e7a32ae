/**
 * A control character other than tab and line ends, half of a surrogate pair, a code point that is no character, or a sign that takes no
 * room: U+200B hides in a number pasted from a chat, and U+202E turns a name around for whoever reads it.
 */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{DI}\ufff9-\ufffb\ufffe\uffff]/u;
const EVERY_UNREADABLE = new RegExp(UNREADABLE, 'gu');

/**
 * Whether a text can be kept and shown as it is: PostgreSQL keeps neither NUL nor half of a surrogate pair, XML 1.0 takes none of these signs,
 * and nobody can see them.
 */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** The text without what nobody can read. */
export const readableText = (text: string): string => (isReadable(text) ? text : text.replace(EVERY_UNREADABLE, ''));

/** The beginning of a text, at most so many UTF-16 units; a sign of two units is never cut in half. */
export const beginning = (text: string, most: number): string => readableText(text.slice(0, most));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The paths ("lines.0.name") of texts and names of fields in a parsed value that cannot be read. Does not recurse: a value may be as
 * deep as somebody likes. What stands in `judged` is known to be readable.
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

/** What another system said, its texts without what nobody can read. */
export const readableValue = (value: unknown): unknown => {
  if (typeof value === 'string') return readableText(value);
  if (Array.isArray(value)) return value.map(readableValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [readableText(key), readableValue(inner)]));
};
