import { isUnmade, isVoidReturn, type RegisterRow } from '#domain/efiling/register.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { staleReturns } from '../../modules/spt-badan/sources/stale.ts';

const isAnnual = (row: RegisterRow): boolean =>
  row.kind === 'BADAN' && row.origin === 'HERE' && !isUnmade(row) && !isVoidReturn(row);

/** With the annual returns among them whose sources changed. */
export const withStale = async (scope: Scope, query: Query, rows: readonly RegisterRow[]): Promise<RegisterRow[]> => {
  if (!rows.some(isAnnual)) return [...rows];
  const stale = await staleReturns(scope, query);
  return rows.map((row) => (isAnnual(row) ? { ...row, stale: stale[row.id] !== undefined } : row));
};
