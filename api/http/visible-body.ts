import { holdsInvisible, visibleValue } from '#domain/text/invisible.ts';

/** Passwords are taken as typed: a stripped one would no longer match. */
const isPassword = (name: string): boolean => /password/i.test(name);

/** Invisible characters may also be written as escapes. */
const ESCAPE = '\\u';

/**
 * A JSON body without invisible characters, as text; null if it contains none, or is not JSON, which the parser will
 * report. Forms, grids and API clients all submit text copied from a PDF or a chat.
 */
export const visibleBody = (bytes: ArrayBuffer): string | null => {
  const text = new TextDecoder().decode(bytes);
  if (!holdsInvisible(text) && !text.includes(ESCAPE)) return null;
  try {
    return JSON.stringify(visibleValue(JSON.parse(text), isPassword));
  } catch {
    return null;
  }
};
