import { holdsInvisible, visibleValue } from '#domain/text/invisible.ts';

/** A password is taken as it was typed: what is taken out of it would no longer be the one that was set. */
const isPassword = (name: string): boolean => /password/i.test(name);

/** Signs that take no room may also be written as escapes. */
const ESCAPE = '\\u';

/**
 * A JSON body without signs nobody sees, as a text; null where it holds none, or is no JSON, which is for whoever reads it. Forms,
 * grids and programs all hand in what was copied from a PDF or a chat.
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
