import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

/** From this masa (YYYY-MM) on, the masa and kinds of slips in force that no return holds. */
export const unreturnedSlips = (
  scope: Scope,
  query: Query,
  from: string,
): Promise<{ period: string; kind: SlipKind }[]> =>
  query
    .selectDistinct({ period: bupots.period, kind: bupots.kind })
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, scope.companyId),
        gte(bupots.period, from),
        inArray(bupots.status, [...issuedStatuses]),
        isNull(bupots.returnId),
      ),
    );
