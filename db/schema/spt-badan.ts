import { sql } from 'drizzle-orm';
import type { Amounts } from '#domain/definition/worked.ts';
import type { AnnualEra } from '#domain/spt-badan/era.ts';
import type { StoredSheets } from '#domain/spt-badan/record.ts';
import type { AnnualStatus } from '#domain/spt-badan/status.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, officeColumns, record } from './groups.ts';

/** Annual returns of companies, a row for each version. */
export const sptBadans = c.table(
  'spt_badan',
  {
    ...record(),
    taxYear: c.count('tax_year').notNull(),
    months: c.count('months').notNull(),
    revision: c.count('revision').notNull(),
    replaces: c.id('replaces'),
    era: c.code<AnnualEra>('era').notNull(),
    status: c.code<AnnualStatus>('status').notNull(),
    sheets: c.json<StoredSheets>('sheets').notNull(),
    amounts: c.json<Amounts>('amounts').notNull(),
    taxDue: c.rupiah('tax_due').notNull(),
    payable: c.rupiah('payable').notNull(),
    overpaid: c.rupiah('overpaid').notNull(),
    signeeId: c.id('signee_id'),
    filedAt: c.moment('filed_at'),
    bpe: c.words('bpe'),
    extendedTo: c.day('extended_to'),
    ...officeColumns(),
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    /** Annulled returns are excluded: the next one takes their place. */
    c.uniqueIndex('spt_badan_version').on(t.companyId, t.taxYear, t.revision).where(sql`status <> 'CANCELED'`),
    c.index('spt_badan_year').on(t.companyId, t.taxYear, t.id),
  ],
);
