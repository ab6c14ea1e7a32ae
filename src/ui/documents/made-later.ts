/** What of a letter is made only when it goes: its link, and until when that opens. */
const LATER = /%\{(link|linkExpires)\}/g;

/** A letter as people read it over: in place of what is made later stands a word for it. */
export const readOver = (text: string, word: (name: string) => string): string =>
  text.replace(LATER, (_, name: string) => word(name));
