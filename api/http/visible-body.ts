import { holdsInvisible, visibleValue } from '#domain/text/invisible.ts';

/** A stripped password would no longer match. */
const isPassword = (name: string): boolean => /password/i.test(name);

/** Invisible characters may also be written as escapes. */
const ESCAPE = '\\u';

/** Null if it contains none, or is not JSON. Text copied from a PDF or a chat contains invisible characters. */
export const visibleBody = (bytes: ArrayBuffer): string | null => {
  const text = new TextDecoder().decode(bytes);
  if (!holdsInvisible(text) && !text.includes(ESCAPE)) return null;
  try {
    return JSON.stringify(visibleValue(JSON.parse(text), isPassword));
  } catch {
    return null;
  }
};
