import type { ReturnType } from './record.ts';

/** Where the monthly returns of a kind are listed; all their other addresses are under it. */
export const sptPlaces: Readonly<Record<ReturnType, string>> = {
  UNIFIKASI: '/main/ebupot/unifikasi/spt',
  PPH21: '/main/ebupot/pph21/spt',
  PPN: '/main/efaktur-v2/spt',
};

/** What names a monthly return wherever something leads to it. */
export type NamedSpt = {
  readonly id: string;
  readonly type: ReturnType;
  /** YYYY-MM. */
  readonly period: string;
  readonly revision: number;
};

/** The part of a return where its billing codes are made and paid. */
export const sptBills = ({ type, id }: Pick<NamedSpt, 'type' | 'id'>): string => `${sptPlaces[type]}/detail/${id}/bill`;

/** Where the return of a masa (YYYY-MM) is made. */
export const sptPosting = (type: ReturnType, period: string): string => `${sptPlaces[type]}/posting?masa=${period}`;
