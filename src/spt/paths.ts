import { matchPath } from 'react-router-dom';
import { sptPlaces as bases } from '#domain/spt/place.ts';
import { incomeReturns, type ReturnType, returnTypes } from '#domain/spt/record.ts';
import { fileUrl } from '../client/request.ts';

const incomeTabs = ['proof', 'bill', 'induk', 'income-tax/self', 'income-tax/other'] as const;
const vatTabs = ['induk', 'a1', 'a2', 'b1', 'b2', 'b3', 'c', 'bill'] as const;
export type DetailTab = (typeof incomeTabs)[number] | (typeof vatTabs)[number];
export const detailTabs = (type: ReturnType): readonly DetailTab[] => (type === 'PPN' ? vatTabs : incomeTabs);

export const relatedTypes = (type: ReturnType): readonly ReturnType[] => (type === 'PPN' ? [type] : incomeReturns);

type SptKey = { readonly type: ReturnType; readonly id: string };

export const sptPaths = {
  list: (type: ReturnType): string => bases[type],
  /** The posting page of a masa (YYYY-MM); it asks for the masa if omitted. */
  posting: (type: ReturnType, period?: string): string =>
    `${bases[type]}/posting${period === undefined ? '' : `?masa=${period}`}`,
  /** Self-paid tax; only for unifikasi. */
  deposit: (period?: string): string => `${bases.UNIFIKASI}/deposit${period === undefined ? '' : `?masa=${period}`}`,
  detail: ({ type, id }: SptKey, tab?: DetailTab): string =>
    `${bases[type]}/detail/${id}${tab === undefined ? '' : `/${tab}`}`,
  pdf: ({ type, id }: SptKey): string => `${bases[type]}/detail/${id}/pdf`,
} as const;

export const typeAt = (pathname: string): ReturnType =>
  returnTypes.find((type) => matchPath({ path: bases[type], end: false }, pathname)) ?? 'UNIFIKASI';

const resources = {
  UNIFIKASI: 'ebupot/unifikasi/spt',
  PPH21: 'ebupot/pph21/spt',
  PPN: 'efaktur/spt/ctas',
} as const satisfies Readonly<Record<ReturnType, string>>;
export const sptResource = (type: ReturnType) => resources[type];

export const sptPaper = ({ type, id }: SptKey, paper: 'pdf' | 'bpe'): string =>
  fileUrl(`/${sptResource(type)}/{id}/${paper}`, { path: { id } });
