import { and, asc, eq, isNull, lt, notExists } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { companies, spts } from '../../tables.ts';

/** PKP companies created before a moment, without archived ones. YYYY-MM. Across companies. */
export const unsafeWithoutVatReturn = unscoped(
  async (query: Query, period: string, before: number): Promise<string[]> => {
    const made = query
      .select({ id: spts.id })
      .from(spts)
      .where(and(eq(spts.companyId, companies.id), eq(spts.type, 'PPN'), eq(spts.period, period)));
    const rows = await query
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(eq(companies.pkp, true), isNull(companies.archivedAt), lt(companies.createdAt, before), notExists(made)),
      )
      .orderBy(asc(companies.id));
    return rows.map(({ id }) => id);
  },
);
