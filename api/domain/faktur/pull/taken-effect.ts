import { type MasaChange, masaChanges, saidBy } from '../../definition/masa-change.ts';
import { sen } from '../../definition/money.ts';
import type { DokumenPullRow, FakturPullRow } from './view-schema.ts';

type Differences = FakturPullRow['differences'] | DokumenPullRow['differences'];
/** A document whose PPN may be credited, as the office tells of it, and where ours differs; amounts in rupiah. */
export type CreditedRow = {
  readonly told: { readonly status: string; readonly creditPeriod: string | null; readonly ppn: string };
  readonly differences: Differences;
};

/** What taking the office's word over ours does to the input tax of each masa: a document brings its PPN where it is credited. */
export const creditEffect = (rows: readonly CreditedRow[]): MasaChange[] =>
  masaChanges(rows, ({ told, differences }, side) => {
    const said = saidBy(differences, side);
    if (said('status', told.status) !== 'CREDITED') return null;
    return { masa: said('creditPeriod', told.creditPeriod), change: sen(said('ppn', told.ppn) ?? '0') };
  });

/** A document of what was sold, as the office tells of it, and where ours differs; amounts in rupiah. */
export type SoldRow = {
  readonly told: { readonly status: string; readonly date: string; readonly period: string; readonly dpp: string };
  readonly differences: Differences;
};

/** What taking the office's word over ours does to the base of sales of each masa: a document counts once it is approved. */
export const baseEffect = (rows: readonly SoldRow[]): MasaChange[] =>
  masaChanges(rows, ({ told, differences }, side) => {
    const said = saidBy(differences, side);
    if (said('status', told.status) !== 'APPROVED') return null;
    const date = differences.find(({ field }) => field === 'date')?.[side];
    return { masa: date?.slice(0, 7) ?? told.period, change: sen(said('dpp', told.dpp) ?? '0') };
  });
