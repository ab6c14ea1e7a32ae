import type { DecidedAs } from '#domain/cocokkan/decision.ts';
import type { Cause } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { LeftOut } from '#domain/cocokkan/view-schema.ts';
import { columns as c } from '../dialect/columns.ts';
import { record } from './groups.ts';

/** The last uploaded export of an account; each is one source of a side. */
export const ledgers = c.table(
  'ledgers',
  {
    ...record(),
    side: c.code<Side>('side').notNull(),
    source: c.words('source').notNull(),
    fileName: c.words('file_name').notNull(),
    /** Rows of the last file that could not be counted. */
    leftOut: c.json<LeftOut>('left_out').notNull(),
    readBy: c.words('read_by').notNull(),
    readAt: c.moment('read_at').notNull(),
  },
  (t) => [c.uniqueIndex('ledgers_source').on(t.companyId, t.side, t.source)],
);

/** The id is derived from source and contents: uploading the same entry again gives the same id. */
export const ledgerRows = c.table(
  'ledger_rows',
  {
    id: c.id('id').notNull(),
    companyId: c.id('company_id').notNull(),
    ledgerId: c.id('ledger_id').notNull(),
    date: c.day('date').notNull(),
    journal: c.words('journal').notNull(),
    account: c.words('account'),
    text: c.words('text').notNull(),
    partyName: c.words('party_name'),
    partyNpwp: c.words('party_npwp'),
    reference: c.words('reference'),
    number: c.words('number'),
    base: c.sen('base'),
    ppn: c.sen('ppn').notNull(),
    currency: c.words('currency').notNull(),
  },
  (t) => [
    c.primaryKey({ columns: [t.companyId, t.id] }),
    c.index('ledger_rows_date').on(t.companyId, t.ledgerId, t.date),
  ],
);

export const ledgerDecisions = c.table(
  'ledger_decisions',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    side: c.code<Side>('side').notNull(),
    /** The first masa it covers. */
    period: c.day('period').notNull(),
    decidedAs: c.code<DecidedAs>('decided_as').notNull(),
    rows: c.json<string[]>('rows').notNull(),
    documents: c.json<string[]>('documents').notNull(),
    cause: c.code<Cause>('cause'),
    reason: c.words('reason'),
    createdBy: c.words('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.index('ledger_decisions_side').on(t.companyId, t.side, t.period)],
);
