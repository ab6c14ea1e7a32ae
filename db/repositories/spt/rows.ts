import { rupiah, sen } from '#domain/definition/money.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { spts } from '../../tables.ts';

type Stored = typeof spts.$inferSelect;

/** A row without the text it is found by. */
export type StoredSpt = Omit<Stored, 'searchText'> & { searchText?: string };

export const toSpt = ({ searchText: _, ...row }: StoredSpt): SptRecord => ({
  ...row,
  payable: rupiah(row.payable),
  overpaid: rupiah(row.overpaid),
});

/** What a list says of a return: everything but its lines. */
export type SptRow = Omit<SptRecord, 'inputs' | 'amounts' | 'companyId'>;

export const toStoredSpt = (spt: SptRecord): Stored => ({
  ...spt,
  payable: sen(spt.payable),
  overpaid: sen(spt.overpaid),
  searchText: [spt.period, formatPeriod(spt.period), spt.bpe].filter(Boolean).join(' ').toLowerCase(),
});
