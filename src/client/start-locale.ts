import { readOpening } from './page-opening.ts';

export type Locale = 'id' | 'en';

/** The language a page starts in: that of the signed-in person, else the last one of this browser. */
export const startLocale = (): Locale => {
  const chosen = readOpening()?.profile.preferences.locale ?? localStorage.getItem('patuh.locale');
  return chosen === 'en' ? 'en' : 'id';
};
