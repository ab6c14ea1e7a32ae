import { rupiah, sen } from '#domain/definition/money.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { spts } from '../../tables.ts';

type Stored = typeof spts.$inferSelect;

export const toSpt = ({ searchText: _, ...row }: Omit<Stored, 'searchText'> & { searchText?: string }): SptRecord => ({
  ...row,
  payable: rupiah(row.payable),
  overpaid: rupiah(row.overpaid),
});

/** What a list says of a return: everything but its lines. */
export type SptRow = Omit<SptRecord, 'inputs' | 'amounts'>;

export const toSptRow = (row: Omit<Stored, 'searchText' | 'inputs' | 'amounts'>): SptRow => ({
  ...row,
  payable: rupiah(row.payable),
  overpaid: rupiah(row.overpaid),
});

export const toStoredSpt = (spt: SptRecord): Stored => ({
  ...spt,
  payable: sen(spt.payable),
  overpaid: sen(spt.overpaid),
  searchText: [spt.period, formatPeriod(spt.period), spt.bpe].filter(Boolean).join(' ').toLowerCase(),
});
