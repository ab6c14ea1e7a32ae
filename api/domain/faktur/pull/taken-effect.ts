import { type Sen, sen } from '../../definition/money.ts';
import type { FakturPullRow } from './view-schema.ts';

/** By how much the input tax of a masa (YYYY-MM) changes, in sen. `masa` null: that of an invoice whose masa of crediting is not told. */
export type MasaChange = { readonly masa: string | null; readonly change: Sen };

type Row = Pick<FakturPullRow, 'faktur' | 'differences'>;
type Side = 'ours' | 'theirs';

/** What an invoice brings to a masa by one side's word; nothing unless it is credited. */
const creditOf = ({ faktur, differences }: Row, side: Side): MasaChange | null => {
  const saidBy = (field: 'status' | 'creditPeriod' | 'ppn', same: string | null): string | null => {
    const found = differences.find((one) => one.field === field);
    return found ? found[side] : same;
  };
  if (saidBy('status', faktur.status) !== 'CREDITED') return null;
  return { masa: saidBy('creditPeriod', faktur.creditPeriod), change: sen(saidBy('ppn', faktur.ppn) ?? '0') };
};

/** What taking the office's word over ours does to the input tax of each masa, earliest first. Masa that stay as they are are left out. */
export const takenEffect = (rows: readonly Row[]): MasaChange[] => {
  const changes = new Map<string | null, Sen>();
  const add = (of: MasaChange | null, sign: 1 | -1) => {
    if (of) changes.set(of.masa, (changes.get(of.masa) ?? 0) + sign * of.change);
  };
  for (const row of rows) {
    add(creditOf(row, 'ours'), -1);
    add(creditOf(row, 'theirs'), 1);
  }
  return [...changes]
    .flatMap(([masa, change]) => (change === 0 ? [] : [{ masa, change }]))
    .sort((a, b) => (a.masa ?? '').localeCompare(b.masa ?? ''));
};
