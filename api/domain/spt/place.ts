import type { ReturnType } from '../bupot/kinds.ts';

/** Where the monthly returns of a kind are listed; all their other addresses are under it. */
export const sptPlaces: Readonly<Record<ReturnType, string>> = {
  UNIFIKASI: '/main/ebupot/unifikasi/spt',
  PPH21: '/main/ebupot/pph21/spt',
};
