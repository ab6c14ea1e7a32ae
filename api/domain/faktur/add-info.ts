import { digits, oneOf, optional, tableRows, text } from '../definition/table.ts';
import facilityTable from './facilities.table.json' with { type: 'json' };

/**
 * Keterangan tambahan (TD.005nn) and cap fasilitas (TD.011nn): codes 07 and 08 need both, paired by number. The same
 * code has a different meaning under 07 and 08. Labels as in the office's tables of 2025 and 2026; the label of stamp
 * 07/TD.01131 is based on one source only.
 */
const pairs = tableRows(facilityTable, {
  code: oneOf(['07', '08']),
  number: digits(2),
  info: text,
  stamp: optional(text),
});

type FacilityPair = {
  /** TD.005nn */
  readonly addInfo: string;
  readonly name: string;
  /** TD.011nn */
  readonly stamp: string;
  readonly stampName: string | null;
};

const byCode = new Map<string, FacilityPair[]>();
for (const { code, number, info: name, stamp: stampName } of pairs)
  byCode.set(code, [
    ...(byCode.get(code) ?? []),
    { addInfo: `TD.005${number}`, name, stamp: `TD.011${number}`, stampName },
  ]);

/** The pairs allowed for a transaction code; empty for codes without a facility. */
export const pairsFor = (code: string): readonly FacilityPair[] => byCode.get(code) ?? [];

/** The pair of an additional info or a stamp, under this transaction code. */
export const pairOf = (code: string, half: string): FacilityPair | undefined =>
  pairsFor(code).find((pair) => pair.addInfo === half || pair.stamp === half);

/**
 * Facilities of code 07 whose document is verified with customs and LNSW: AJU for bonded zones, PPBJ for free and PJKEK
 * for special economic zones.
 */
const withPaper: readonly string[] = ['TD.00502', 'TD.00517', 'TD.00518'];

/** The office rejects such an invoice without its document (its FAQ "Faktur pajak 07", 2025-09-17). */
export const needsPaper = (code: string, addInfo: string | null): boolean =>
  code === '07' && addInfo !== null && withPaper.includes(addInfo);
