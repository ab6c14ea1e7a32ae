import { type Sen, sen } from '../definition/money.ts';
import type { VatList } from '../spt/ppn/lists.ts';
import type { SptRecord } from '../spt/record.ts';
import type { PostedSide } from './bridge.ts';
import { bookedTypes, type Side } from './sides.ts';

export type ReturnedDocument = {
  readonly id: string;
  readonly list: VatList;
  readonly code: string;
  /** In sen, whole rupiah, negative for returns. */
  readonly ppn: Sen;
};

/** Lists of the return whose PPN passes through the account of a side: B-3 is not credited. */
const lists: Readonly<Record<Side, readonly VatList[]>> = { out: ['A1', 'A2'], in: ['B1', 'B2'] };

/** Manually entered lines of the Induk with tax of a side: lumped sales, and recalculated input VAT. */
const typedLines: Readonly<Record<Side, string>> = { out: 'I.A.5.PPN', in: 'II.F.PPN' };

/** The line of the Induk with overpaid tax of an earlier masa; the other side has none. */
const carriedLines: Readonly<Record<Side, string | null>> = { out: null, in: 'II.E.PPN' };

const isBooked = (side: Side, code: string): boolean => bookedTypes[side].some((type) => type.isBooked(code));

/** Tax of a side in the newest posted returns of a span; null if none is posted. Amounts in sen. */
export const postedSide = (
  side: Side,
  returns: readonly Pick<SptRecord, 'amounts'>[],
  documents: readonly ReturnedDocument[],
  elsewhere: PostedSide['elsewhere'],
): PostedSide | null => {
  if (returns.length === 0) return null;
  const cells = (line: string | null): Sen[] =>
    line === null ? [] : returns.map(({ amounts }) => sen(amounts?.PPN?.[line] ?? '0'));
  return {
    documents: documents
      .filter(({ list }) => lists[side].includes(list))
      .map(({ id, code, ppn }) => ({ documentId: id, ppn: isBooked(side, code) ? ppn : 0 })),
    elsewhere,
    carried: cells(carriedLines[side]),
    typed: cells(typedLines[side]),
  };
};
