import { vatListPath } from '#domain/faktur/document-paths.ts';
import type { SourceName } from '#domain/spt-badan/sources/source.ts';

export const ONBOARDING = '/main/efiling/spt_1771/onboarding';

export const onboardingOf = (id: string): string => `${ONBOARDING}?id=${id}`;

const received = '/main/ebupot-v2/received';
const receipts = '/main/ebilling/ntpn';

/** Filters of a list for the masa of a year. */
export const monthsOf = (year: number): string => `periodFrom=${year}-01&periodTo=${year}-12`;

/** Where the documents of a source are listed. */
export const listPath = (name: SourceName, year: number): string => {
  if (name === 'trialBalance') return `/main/efiling/trial-balance?year=${year}`;
  if (name === 'places') return `${vatListPath('OUT')}?${monthsOf(year)}`;
  if (name === 'slips' || name === 'final') return `${received}?taxYear=${year}`;
  return `${receipts}?kap=411126&kjs=${name === 'payments' ? '200' : '100'}&${monthsOf(year)}`;
};

/** One document; accounts open with the books, places with their invoices. A receipt of the source of final tax has an NTPN of 16 signs. */
export const documentPath = (
  name: SourceName,
  { id, label }: { readonly id: string; readonly label: string },
  year: number,
): string => {
  if (name === 'trialBalance' || name === 'places') return listPath(name, year);
  const isReceipt = name === 'instalments' || name === 'payments' || (name === 'final' && /^[0-9A-Z]{16}$/.test(label));
  return isReceipt ? `${receipts}#${id}` : `${received}/detail/${id}`;
};
