import { type MasaChange, masaChanges, valueFrom } from '../../definition/masa-change.ts';
import { sen } from '../../definition/money.ts';
import type { DokumenPullRow, FakturPullRow } from './view-schema.ts';

type Differences = FakturPullRow['differences'] | DokumenPullRow['differences'];
/** A creditable document as returned by the office, and its differences from the document here; amounts in rupiah. */
export type CreditedRow = {
  readonly officeState: { readonly status: string; readonly creditPeriod: string | null; readonly ppn: string };
  readonly differences: Differences;
};

/** Effect of the office's values on the input tax of each masa: credited documents add their PPN. */
export const creditEffect = (rows: readonly CreditedRow[]): MasaChange[] =>
  masaChanges(rows, ({ officeState, differences }, side) => {
    const changedValue = valueFrom(differences, side);
    if (changedValue('status', officeState.status) !== 'CREDITED') return null;
    return {
      masa: changedValue('creditPeriod', officeState.creditPeriod),
      change: sen(changedValue('ppn', officeState.ppn) ?? '0'),
    };
  });

/** A sales document as returned by the office, and its differences from the document here; amounts in rupiah. */
export type SoldRow = {
  readonly officeState: {
    readonly status: string;
    readonly date: string;
    readonly period: string;
    readonly dpp: string;
  };
  readonly differences: Differences;
};

/** Effect of importing the office's values on the sales base of each masa: a document counts once it is approved. */
export const baseEffect = (rows: readonly SoldRow[]): MasaChange[] =>
  masaChanges(rows, ({ officeState, differences }, side) => {
    const changedValue = valueFrom(differences, side);
    if (changedValue('status', officeState.status) !== 'APPROVED') return null;
    const date = differences.find(({ field }) => field === 'date')?.[side];
    return { masa: date?.slice(0, 7) ?? officeState.period, change: sen(changedValue('dpp', officeState.dpp) ?? '0') };
  });
