import { rupiah, sen, total } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import { amountsWithoutLines, eachAmount, type TaxAmounts, taxAmounts } from './amounts-without-lines.ts';
import type { DokumenRow } from './dokumen.ts';
import type { FakturRow, Finding } from './record.ts';
import { dayFindings } from './retur-check.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { type ReturnableType, whyDokumenNotBack } from './retur-dokumen-origin.ts';
import { partOf } from './retur-left.ts';
import type { ReturnRules } from './return-rules.ts';

export type DokumenAmounts = TaxAmounts;

/** Never below zero. `returns` must not include void ones. */
export const leftOfDokumen = (document: DokumenAmounts, returns: readonly DokumenAmounts[]): DokumenAmounts =>
  eachAmount((key) => rupiah(Math.max(0, sen(document[key]) - total(returns.map((one) => sen(one[key]))))));

export const isDokumenSpent = ({ dpp }: DokumenAmounts): boolean => sen(dpp) === 0;

/** Findings that prevent saving: the return exceeds the rest of its document. */
export const beyondDokumenLeft = (of: DokumenAmounts, left: DokumenAmounts): Finding[] =>
  taxAmounts
    .filter((path) => sen(of[path]) > sen(left[path]))
    .map((path) => ({
      path,
      message: 'returDokumen.check.amount',
      severity: 'error',
      params: { left: formatDecimal(left[path], 2) },
    }));

/** In rupiah: their share of the document's, rounded to the sen; for the whole remaining base, all remaining taxes. */
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

/** Findings that block sending on a day (YYYY-MM-DD): no number, an invalid date, no base. */
export const checkReturDokumen = (
  { number, date, dpp }: Pick<FakturRow, 'number' | 'date' | 'dpp'>,
  origin: Pick<FakturRow, 'date'>,
  today: string,
): Finding[] => [
  ...(number === null ? [error('number', 'problem.field.required')] : []),
  ...dayFindings(date, origin, today, words),
  ...(sen(dpp) > 0 ? [] : [error('dpp', 'returDokumen.check.nothing')]),
];

/** Compared by amounts, because they have no lines. */
export const returDokumenRules: ReturnRules<DokumenRow, ReturDokumenInput, DokumenAmounts> = {
  words: 'returDokumen',
  whyNotBack: (origin) => whyDokumenNotBack(origin.type as ReturnableType, origin),
  leftOf: leftOfDokumen,
  leftAfter: (_origin, left, back) => leftOfDokumen(left, [back]),
  isSpent: isDokumenSpent,
  written: ({ originId: _, ...input }) => ({ ...input, ...amountsWithoutLines(input) }),
  beyond: beyondDokumenLeft,
  check: checkReturDokumen,
};
