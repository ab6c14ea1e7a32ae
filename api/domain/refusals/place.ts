import type { RefusedFamilyName } from './cure.ts';

/** The page of rejected documents, also by family. */
export const REFUSED = '/main/refused';
export const refusedPath = (family?: RefusedFamilyName): string => (family ? `${REFUSED}?dari=${family}` : REFUSED);
