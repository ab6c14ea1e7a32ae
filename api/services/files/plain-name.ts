import { beginning, readableText } from '#domain/definition/readable-text.ts';

/** Safe for a response: no folders, no control characters, never empty. */
export const plainName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/[\t\n\r"]/g, '');
  return beginning(readableText(shown).trim(), 200) || 'file';
};
