import { rupiah, sen, total } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import type { DokumenRow } from './dokumen.ts';
import type { FakturRow, Finding } from './record.ts';
import { dayFindings } from './retur-check.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { type ReturnableType, whyDokumenNotBack } from './retur-dokumen-origin.ts';
import { partOf } from './retur-left.ts';
import type { ReturnRules } from './return-rules.ts';

const keys = ['dpp', 'ppn', 'ppnbm'] as const;
type Key = (typeof keys)[number];

/** Base and taxes of a document or of a return of it, in rupiah: it has no lines. */
export type DokumenAmounts = Readonly<Record<Key, string>>;

const eachOf = (amount: (key: Key) => string): DokumenAmounts => ({
  dpp: amount('dpp'),
  ppn: amount('ppn'),
  ppnbm: amount('ppnbm'),
});

/** What is left of a document after its returns; never below zero. Those that came to nothing are not among them. */
export const leftOfDokumen = (document: DokumenAmounts, returns: readonly DokumenAmounts[]): DokumenAmounts =>
  eachOf((key) => rupiah(Math.max(0, sen(document[key]) - total(returns.map((one) => sen(one[key]))))));

/** Whether nothing more of it may go back. */
export const isDokumenSpent = ({ dpp }: DokumenAmounts): boolean => sen(dpp) === 0;

/** Where a return takes more than is left of its document: it is not even saved so. */
export const beyondDokumenLeft = (of: DokumenAmounts, left: DokumenAmounts): Finding[] =>
  keys
    .filter((path) => sen(of[path]) > sen(left[path]))
    .map((path) => ({
      path,
      message: 'returDokumen.check.amount',
      severity: 'error',
      params: { left: formatDecimal(left[path], 2) },
    }));

/**
 * The taxes that go back with a base, in rupiah: their share of the document's, rounded to the sen, so that a return bears the rate its document bore;
 * with all of the base that is left, all that is left of them.
 */
export const taxesGoingBack = (
  dpp: string,
  document: DokumenAmounts,
  left: DokumenAmounts,
): Pick<DokumenAmounts, 'ppn' | 'ppnbm'> => {
  const share = (key: 'ppn' | 'ppnbm') =>
    sen(dpp) === sen(left.dpp)
      ? left[key]
      : rupiah(Math.min(sen(left[key]), partOf(document[key], BigInt(sen(dpp)), BigInt(sen(document.dpp)))));
  return { ppn: share('ppn'), ppnbm: share('ppnbm') };
};

const error = (path: keyof ReturDokumenInput, message: string): Finding => ({ path, message, severity: 'error' });

const words = { before: 'returDokumen.check.before_document', future: 'returDokumen.check.in_future' } as const;

/** What keeps a return of another document from being sent on a day (YYYY-MM-DD): no number, a day that cannot be, no base that goes back. */
export const checkReturDokumen = (
  { number, date, dpp }: Pick<FakturRow, 'number' | 'date' | 'dpp'>,
  origin: Pick<FakturRow, 'date'>,
  today: string,
): Finding[] => [
  ...(number === null ? [error('number', 'problem.field.required')] : []),
  ...dayFindings(date, origin, today, words),
  ...(sen(dpp) > 0 ? [] : [error('dpp', 'returDokumen.check.nothing')]),
];

/** How a return of another document is held against it: by its amounts, for it has no lines. */
export const returDokumenRules: ReturnRules<DokumenRow, ReturDokumenInput, DokumenAmounts> = {
  words: 'returDokumen',
  whyNotBack: (origin) => whyDokumenNotBack(origin.type as ReturnableType, origin),
  leftOf: leftOfDokumen,
  leftAfter: (_origin, left, back) => leftOfDokumen(left, [back]),
  isSpent: isDokumenSpent,
  written: ({ number, date, ...input }) => {
    const { dpp, ppn, ppnbm } = eachOf((key) => rupiah(sen(input[key])));
    return {
      number,
      date,
      lines: [],
      dpp,
      ppn,
      ppnbm,
      gross: dpp,
      contractDpp: dpp,
      otherDpp: dpp,
      discount: rupiah(0),
    };
  },
  beyond: beyondDokumenLeft,
  check: checkReturDokumen,
};
