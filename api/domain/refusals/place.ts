import type { RefusedFamilyName } from './cure.ts';

/** The page of what was thrown back, and of one family on it. */
export const REFUSED = '/main/refused';
export const refusedPath = (family?: RefusedFamilyName): string => (family ? `${REFUSED}?dari=${family}` : REFUSED);
