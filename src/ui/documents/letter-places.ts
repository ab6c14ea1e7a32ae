const LATER = /%\{(link|linkExpires)\}/g;
const names = ['link', 'linkExpires'] as const;

type Word = (name: string) => string;

export const readOver = (text: string, word: Word): string => text.replace(LATER, (_, name: string) => word(name));

export const asSent = (text: string, word: Word): string =>
  names.reduce((now, name) => now.replaceAll(word(name), `%{${name}}`), text);
