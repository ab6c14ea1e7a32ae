import type { RefusedFamilyName } from './cure.ts';

export const REFUSED = '/main/refused';
export const refusedPath = (family?: RefusedFamilyName): string => (family ? `${REFUSED}?dari=${family}` : REFUSED);
