import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

type Params = {
  readonly kind: SlipKind;
  /** The key of the object: the code, with the variant after a slash. */
  readonly taxCode: string;
  /** First and last masa, YYYY-MM. */
  readonly from: string;
  readonly to: string;
};

const MOST = 50;

/** Numbers of the issued slips of a tax code, in all companies: the first 50. */
export const unsafeIssuedSlips = unscoped(
  async (query: Query, { kind, taxCode, from, to }: Params): Promise<readonly string[]> => {
    const rows = await query
      .select({ number: bupots.number, id: bupots.id })
      .from(bupots)
      .where(
        and(
          eq(bupots.kind, kind),
          eq(bupots.taxCode, taxCode),
          gte(bupots.period, from),
          lte(bupots.period, to),
          inArray(bupots.status, [...issuedStatuses]),
        ),
      )
      .orderBy(asc(bupots.period), asc(bupots.id))
      .limit(MOST);
    return rows.map(({ number, id }) => number ?? id);
  },
);
