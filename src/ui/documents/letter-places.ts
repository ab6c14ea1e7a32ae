/** Placeholders that are filled only on sending: the link and its expiry. */
const LATER = /%\{(link|linkExpires)\}/g;
const names = ['link', 'linkExpires'] as const;

type Word = (name: string) => string;

/** Shows a word in place of each of these placeholders. */
export const readOver = (text: string, word: Word): string => text.replace(LATER, (_, name: string) => word(name));

/** Restores the placeholders before sending. */
export const asSent = (text: string, word: Word): string =>
  names.reduce((now, name) => now.replaceAll(word(name), `%{${name}}`), text);
