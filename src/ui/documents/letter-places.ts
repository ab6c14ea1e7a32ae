/** What of a letter is made only when it goes: its link, and until when that opens. */
const LATER = /%\{(link|linkExpires)\}/g;
const names = ['link', 'linkExpires'] as const;

type Word = (name: string) => string;

/** A letter as people read it over: in place of what is made later stands a word for it. */
export const readOver = (text: string, word: Word): string => text.replace(LATER, (_, name: string) => word(name));

/** The same letter as it is sent: the words give way to the places they stand for. */
export const asSent = (text: string, word: Word): string =>
  names.reduce((now, name) => now.replaceAll(word(name), `%{${name}}`), text);
