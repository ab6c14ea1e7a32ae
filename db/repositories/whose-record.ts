import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { unscoped } from '../company-context.ts';
import type { Db } from '../database.ts';
import * as tables from '../tables.ts';

const named = Object.values<unknown>(tables).flatMap((table) =>
  is(table, Table) && 'id' in getTableColumns(table) && 'companyId' in getTableColumns(table)
    ? [getTableName(table)]
    : [],
);
const selects = named
  .map((table) => `select company_id as "companyId" from "${table}" where id = ?`)
  .join(' union all ');

/** Of whatever table; undefined when there is none. Across companies: called after a request was refused. */
export const unsafeCompanyOfRecord = unscoped(async (db: Db, id: string): Promise<string | undefined> => {
  const [found] = await db.rows<{ companyId: string }>(
    selects,
    named.map(() => id),
  );
  return found?.companyId;
});
