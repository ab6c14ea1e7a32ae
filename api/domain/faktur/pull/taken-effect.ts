import { type MasaChange, masaChanges, valueFrom } from '../../definition/masa-change.ts';
import { sen } from '../../definition/money.ts';
import type { DokumenPullRow, FakturPullRow } from './view-schema.ts';

type Differences = FakturPullRow['differences'] | DokumenPullRow['differences'];
/** A document whose PPN may be credited, as the office tells of it, and where ours differs; amounts in rupiah. */
export type CreditedRow = {
  readonly officeState: { readonly status: string; readonly creditPeriod: string | null; readonly ppn: string };
  readonly differences: Differences;
};

/** What taking the office's word over ours does to the input tax of each masa: a document brings its PPN where it is credited. */
export const creditEffect = (rows: readonly CreditedRow[]): MasaChange[] =>
  masaChanges(rows, ({ officeState, differences }, side) => {
    const changedValue = valueFrom(differences, side);
    if (changedValue('status', officeState.status) !== 'CREDITED') return null;
    return {
      masa: changedValue('creditPeriod', officeState.creditPeriod),
      change: sen(changedValue('ppn', officeState.ppn) ?? '0'),
    };
  });

/** A document of what was sold, as the office tells of it, and where ours differs; amounts in rupiah. */
export type SoldRow = {
  readonly officeState: {
    readonly status: string;
    readonly date: string;
    readonly period: string;
    readonly dpp: string;
  };
  readonly differences: Differences;
};

/** What taking the office's word over ours does to the base of sales of each masa: a document counts once it is approved. */
export const baseEffect = (rows: readonly SoldRow[]): MasaChange[] =>
  masaChanges(rows, ({ officeState, differences }, side) => {
    const changedValue = valueFrom(differences, side);
    if (changedValue('status', officeState.status) !== 'APPROVED') return null;
    const date = differences.find(({ field }) => field === 'date')?.[side];
    return { masa: date?.slice(0, 7) ?? officeState.period, change: sen(changedValue('dpp', officeState.dpp) ?? '0') };
  });
