import { isUnmade, isVoidReturn, type RegisterRow } from '#domain/efiling/register.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { annualReturns } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { staleAmong } from '../../modules/spt-badan/sources/stale.ts';

const isAnnual = (row: RegisterRow): boolean =>
  row.kind === 'BADAN' && row.origin === 'HERE' && !isUnmade(row) && !isVoidReturn(row);

/** With the annual returns among them whose sources changed, for which their sheets are read. */
export const withStale = async (scope: Scope, query: Query, rows: readonly RegisterRow[]): Promise<RegisterRow[]> => {
  const annual = rows.filter(isAnnual);
  if (annual.length === 0) return [...rows];
  const years = [...new Set(annual.map(({ period }) => Number(period)))];
  const ids = new Set(annual.map(({ id }) => id));
  const stale = await staleAmong(scope, query, ids, await annualReturns(scope, query, years));
  return rows.map((row) => (ids.has(row.id) ? { ...row, stale: (stale.get(row.id) ?? []).length > 0 } : row));
};
