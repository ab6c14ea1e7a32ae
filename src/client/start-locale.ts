import { readOpening } from './page-opening.ts';

export type Locale = 'id' | 'en';

export const startLocale = (): Locale => {
  const chosen = readOpening()?.profile.preferences.locale ?? localStorage.getItem('patuh.locale');
  return chosen === 'en' ? 'en' : 'id';
};
