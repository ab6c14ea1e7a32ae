import { matchPath } from 'react-router-dom';
import { sptPlaces as bases } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';

export const returnTypes = Object.keys(bases) as readonly ReturnType[];

/** Parts of the page of one return, as they are called in its address; the first opens where none is named. */
export const detailTabs = ['proof', 'bill', 'induk', 'income-tax/self', 'income-tax/other'] as const;
export type DetailTab = (typeof detailTabs)[number];

type Of = { readonly type: ReturnType; readonly id: string };

/** Addresses of this room, made in one place: both kinds of return have the same ones under a base of their own. */
export const sptPaths = {
  list: (type: ReturnType): string => bases[type],
  /** Where the slips of a masa (YYYY-MM) are drawn in; which masa is asked there unless one is named. */
  posting: (type: ReturnType, period?: string): string =>
    `${bases[type]}/posting${period === undefined ? '' : `?masa=${period}`}`,
  /** What one pays oneself; of unifikasi alone. */
  deposit: (period?: string): string => `${bases.UNIFIKASI}/deposit${period === undefined ? '' : `?masa=${period}`}`,
  detail: ({ type, id }: Of, tab?: DetailTab): string =>
    `${bases[type]}/detail/${id}${tab === undefined ? '' : `/${tab}`}`,
  pdf: ({ type, id }: Of): string => `${bases[type]}/detail/${id}/pdf`,
} as const;

/** The kind of return an address is about. */
export const typeAt = (pathname: string): ReturnType =>
  returnTypes.find((type) => matchPath({ path: bases[type], end: false }, pathname)) ?? 'UNIFIKASI';

/** Where each kind of return is read and asked. */
export const sptResource = (type: ReturnType) =>
  type === 'PPH21' ? ('ebupot/pph21/spt' as const) : ('ebupot/unifikasi/spt' as const);
