import type { Received } from '#domain/bupot/received/received.ts';
import type { ReceivedStatus } from '#domain/bupot/received/status.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record } from './groups.ts';

/** Slips that others issued about the company. `slipKey` is withholder, number and kind: a slip counts once. */
export const receivedSlips = c.table(
  'received_slip',
  {
    ...record(),
    status: c.code<ReceivedStatus>('status').notNull(),
    slipKey: c.words('slip_key').notNull(),
    number: c.words('number').notNull(),
    kind: c.code<Received['kind']>('kind').notNull(),
    article: c.code<Received['article']>('article').notNull(),
    taxCode: c.words('tax_code'),
    final: c.flag('final').notNull(),
    withholderNpwp: c.words('withholder_npwp').notNull(),
    withholderName: c.words('withholder_name').notNull(),
    date: c.day('date').notNull(),
    period: c.day('period').notNull(),
    taxYear: c.words('tax_year').notNull(),
    base: c.rupiah('base').notNull(),
    tax: c.rupiah('tax').notNull(),
    source: c.code<Received['source']>('source').notNull(),
    usedIn: c.id('used_in'),
    importId: c.id('import_id'),
    /** Lower-case number and withholder, for the search box. */
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    c.uniqueIndex('received_slip_key').on(t.companyId, t.slipKey),
    c.index('received_slip_date').on(t.companyId, t.date, t.id),
    c.index('received_slip_year').on(t.companyId, t.taxYear, t.status),
    c.index('received_slip_withholder').on(t.companyId, t.withholderNpwp, t.period),
    c.index('received_slip_import').on(t.companyId, t.importId),
    c.index('received_slip_used').on(t.companyId, t.usedIn),
  ],
);
