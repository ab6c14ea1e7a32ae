import { rupiah, sen, total } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import type { Finding } from './record.ts';
import { partOf } from './retur-left.ts';

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
