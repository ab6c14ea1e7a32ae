import type { ReturnType } from './record.ts';

export const sptPlaces: Readonly<Record<ReturnType, string>> = {
  UNIFIKASI: '/main/ebupot/unifikasi/spt',
  PPH21: '/main/ebupot/pph21/spt',
  PPN: '/main/efaktur-v2/spt',
};

export type NamedSpt = {
  readonly id: string;
  readonly type: ReturnType;
  /** YYYY-MM. */
  readonly period: string;
  readonly revision: number;
};

export const sptBills = ({ type, id }: Pick<NamedSpt, 'type' | 'id'>): string => `${sptPlaces[type]}/detail/${id}/bill`;

/** The page where the return of a masa (YYYY-MM) is posted. */
export const sptPosting = (type: ReturnType, period: string): string => `${sptPlaces[type]}/posting?masa=${period}`;
