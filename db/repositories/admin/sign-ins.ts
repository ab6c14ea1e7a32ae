import { and, desc, eq } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { history } from '../../tables.ts';
import { readColumns } from '../history-columns.ts';
import { SYSTEM_COMPANY } from '../system-company.ts';

/** Newest first. */
export const unsafeMovedSignIns = unscoped((read: Query, objectType: string, limit: number) =>
  read
    .select(readColumns)
    .from(history)
    .where(and(eq(history.companyId, SYSTEM_COMPANY), eq(history.objectType, objectType)))
    .orderBy(desc(history.seq))
    .limit(limit)
    .then((rows) => rows),
);
