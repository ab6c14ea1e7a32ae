import { sql } from 'drizzle-orm';
import type { FilingCode, StoredAttachment } from '#domain/efiling/filing.ts';
import type { FilingStatus } from '#domain/efiling/filing-status.ts';
import type { ReturnKind } from '#domain/efiling/kinds.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, officeColumns, record } from './groups.ts';

/** Returns that were not prepared here: brought as files, or recorded with their receipt. */
export const filings = c.table(
  'filing',
  {
    ...record(),
    kind: c.code<ReturnKind>('kind').notNull(),
    period: c.day('period').notNull(),
    revision: c.count('revision').notNull(),
    origin: c.code<'FILE' | 'HAND'>('origin').notNull(),
    status: c.code<FilingStatus>('status').notNull(),
    fileName: c.words('file_name').notNull(),
    fileId: c.id('file_id'),
    size: c.count('size').notNull(),
    hash: c.words('hash').notNull(),
    attachments: c.json<readonly StoredAttachment[]>('attachments').notNull(),
    code: c.json<FilingCode>('code'),
    bpe: c.words('bpe'),
    filedAt: c.moment('filed_at'),
    ...officeColumns(),
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    /** A rejected file may be brought again. */
    c.uniqueIndex('filing_version').on(t.companyId, t.kind, t.period, t.revision).where(sql`status <> 'REJECTED'`),
    c.index('filing_made').on(t.companyId, t.createdAt, t.id),
    c.index('filing_status').on(t.companyId, t.status, t.id),
  ],
);
